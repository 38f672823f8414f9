import { describe, expect, it } from "vitest";
import { view } from "../../lib/fixtures/table";
import type { BangView, Option, Text } from "../../lib/protocol";
import { paidAt, rolled, tollOf, trainOf, type Train } from "./train";

/** Three stations, the Locomotive at the second: one wagon is at the first, the others wait. */
const standing = (): Train => ({
  line: [
    { id: "creek", toll: { suit: "S" } },
    { id: "rock", toll: { life: 1 } },
    { id: "town", toll: { any: 2 } },
  ],
  at: 1,
  locomotive: "puffer",
  leader: 2,
  wagons: [
    { id: "mail", station: 0, payable: true, with: ["bang-4S", "colt"] },
    { id: "coal", station: null },
    { id: "post", station: null },
  ],
  free: false,
  left: 1,
});

const event = (name: string, args: Text["args"] = {}): Text => ({ id: `event-${name}`, args });
const places = (train: Train): [string, number | null][] => train.wagons.map(({ id, station }) => [id, station]);

describe("a train that rolls", () => {
  it("moves a column with all its wagons, and what they cost there is not known yet", () => {
    const next = rolled(standing(), [event("train-advances", { kind: "town" })]);
    expect(next.at).toBe(2);
    expect(places(next)).toEqual([["mail", 1], ["coal", 0], ["post", null]]);
    expect(next.wagons[0]!.payable).toBeUndefined();
  });

  it("goes straight to the end of its line", () => {
    const next = rolled(standing(), [event("end-of-line", { kind: "puffer" })]);
    expect(next.at).toBe(3);
    expect(places(next)).toEqual([["mail", 2], ["coal", 1], ["post", 0]]);
    expect([rolled(standing(), []).leaves, next.leaves]).toEqual([true, false]);
  });

  it("closes up when a wagon is acquired, and another joins its tail", () => {
    const next = rolled(standing(), [event("acquired", { seat: 0, card: "mail" }), event("wagon-joins", { card: "rear" })]);
    expect(places(next)).toEqual([["coal", 0], ["post", null], ["rear", null]]);
    expect(next.leaves).toBe(true);
  });

  it("stays where it is while the stations are turned over", () => {
    const next = rolled(standing(), [event("end-of-line"), event("new-line"), event("wagon-joins", { card: "rear" })]);
    expect([next.turned, next.at, next.wagons.length]).toEqual([true, 3, 3]);
    expect(rolled(standing(), []).turned).toBe(false);
  });

  it("is as the view says where nothing has happened", () => {
    expect(rolled(standing(), [event("turn", { seat: 1 })]).wagons).toEqual(standing().wagons);
  });
});

describe("what a wagon costs", () => {
  const table = (): BangView => ({ ...view(), parts: { great_train_robbery: standing() } });
  const option = (rest: Partial<Option>): Option => ({ key: "x", verb: "acquire", text: { id: "option" }, tone: "trades", ...rest });

  it("is told by the station it is at, with the very cards that pay", () => {
    expect(tollOf(table(), option({ card: "mail" }))).toEqual({ station: "creek", cards: ["bang-4S", "colt"] });
  });

  it("is nothing for who need not pay, and for what is no wagon", () => {
    expect(tollOf(table(), option({ card: "mail", verb: "acquire-free", tone: "gains" }))).toBeUndefined();
    expect(tollOf(table(), option({ card: "ring" }))).toBeUndefined();
    expect(tollOf(view(), option({ card: "mail" }))).toBeUndefined();
    expect(trainOf(view())).toBeNull();
  });

  it("is paid by cards that are told where, once each", () => {
    const options = [option({ card: "mail", seat: 1 }), option({ card: "mail", seat: 2 }), option({ card: "coal" })];
    expect(paidAt(table(), "bang-4S", options)).toEqual(["creek"]);
    expect(paidAt(table(), "beer-6H", options)).toEqual([]);
  });
});
