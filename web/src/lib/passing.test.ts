import { afterEach, expect, test, vi } from "vitest";
import { copied } from "./passing";

afterEach(() => vi.unstubAllGlobals());

test("a link is copied by the clipboard", async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  expect(await copied("http://here/")).toBe(true);
  expect(writeText).toHaveBeenCalledWith("http://here/");
});

test.each([true, false])("without a clipboard the old way is tried: %s", async (works) => {
  vi.stubGlobal("navigator", {});
  const before = document.execCommand;
  let selected = "";
  document.execCommand = () => {
    selected = document.querySelector("textarea")?.value ?? "";
    return works;
  };
  expect(await copied("http://here/")).toBe(works);
  expect([selected, document.querySelector("textarea")]).toEqual(["http://here/", null]);
  document.execCommand = before;
});
