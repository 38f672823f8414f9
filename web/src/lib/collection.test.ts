import { describe, expect, test } from "vitest";
import { fits, nameIn, pieceAt, piecesOf, shelves } from "./collection";
import type { Catalog } from "./protocol";
import { Words } from "./words";

const catalog: Catalog = {
  game: "bang",
  sets: [
    {
      id: "base",
      cards: [
        { id: "panic", border: "brown", copies: 2, signs: ["AH", "JH"] },
        { id: "winchester", border: "blue", copies: 1, signs: ["8S"], reach: 5 },
      ],
      characters: [{ id: "rose", life: 4 }],
      faces: ["boot"],
    },
  ],
  roles: ["sheriff"],
};
const english = new Words(
  "en",
  "card-panic = Panic!\n    .text = Take 1 card at distance 1.\ncard-winchester = Winchester\n    .text = Range 5.\ncharacter-rose = Rose\n    .text = Sees nearer.\nrole-sheriff = Sheriff\n    .text = Eliminate every Outlaw.\nface-boot = Boot\n    .text = Kick.\n",
);
const spanish = new Words("es", "card-panic = ¡Pánico!\ncard-winchester = Winchester\ncharacter-rose = Rose\nrole-sheriff = Sheriff\nface-boot = Bota\n");
const pieces = piecesOf(catalog);
const ids = (query: string) => pieces.filter((piece) => fits(piece, query, english, [spanish])).map((piece) => piece.id);

describe("the collection", () => {
  test("holds cards, faces of dice, characters and roles, on their shelves", () => {
    expect([...shelves(pieces).keys()]).toEqual(["border-brown", "border-blue", "faces", "characters", "roles"]);
    expect(pieces.map((piece) => nameIn(piece, english))).toEqual(["Panic!", "Winchester", "Boot", "Rose", "Sheriff"]);
  });

  test("is searched by name and text, and by name in the other languages", () => {
    expect(ids("winch")).toEqual(["winchester"]);
    expect(ids("distance 1")).toEqual(["panic"]);
    expect(ids("pánico")).toEqual(["panic"]);
    expect(ids("panico")).toEqual(["panic"]);
    expect(ids("outlaw")).toEqual(["sheriff"]);
    expect(ids("tombola")).toEqual([]);
  });

  test("is linked to piece by piece", () => {
    expect(pieceAt("#card-panic", pieces)?.id).toBe("panic");
    expect(pieceAt("#rose", pieces)?.id).toBe("rose");
    expect(pieceAt("", pieces)).toBeUndefined();
  });
});
