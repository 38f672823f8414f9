import { describe, expect, it } from "vitest";
import { commit, inGroups, verify } from "./verify";

// from Python: standoff.server.stream.commit("7", "s")
const COMMITMENT = "22a8457cb34d3aae33ba79805496da0edf83be1c33ba093849b1fca5feda6ca5";

describe("verifying a deal", () => {
  it("computes what the server computes", () => {
    expect(commit("7", "s")).toBe(COMMITMENT);
    expect(commit("ñ🂡", "sal")).toBe("cd6c3687f8c03578bcead437b89e4b53e698e17312a306f90e9d9905fecc714b");
  });

  it("fits when all that was told fits", () => {
    expect(verify("7", "s", COMMITMENT, null)).toMatchObject({ fits: true, remembered: false });
    expect(verify("7", "s", COMMITMENT, COMMITMENT)).toMatchObject({ fits: true, remembered: true });
    expect(verify("7", "s", null, COMMITMENT).fits).toBe(true);
  });

  it("does not fit when the server has changed its mind", () => {
    expect(verify("7", "s", COMMITMENT, commit("8", "s")).fits).toBe(false);
    expect(verify("8", "s", COMMITMENT, null).fits).toBe(false);
    expect(verify("7", "t", COMMITMENT, COMMITMENT).fits).toBe(false);
  });

  it("cannot tell when nothing was told", () => {
    expect(verify("7", "s", null, null)).toMatchObject({ fits: null, told: null });
  });
});

it("shows the beginning of a long seed in groups", () => {
  expect(inGroups("9f3ca17e04bd5c22ffff")).toBe("9f3c a17e 04bd 5c22 …");
  expect(inGroups("7")).toBe("7");
});
