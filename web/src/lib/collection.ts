/** Every card, face of a die, character and role of a game as one list to look through. */

import type { Catalog } from "./protocol";
import { found } from "./search";
import type { Words } from "./words";

export interface Piece {
  id: string;
  type: "card" | "face" | "character" | "role";
  /** Cards are listed by their borders, the others by what they are. */
  shelf: string;
  set: string | null;
  signs: readonly string[];
  copies: number;
  reach: number | null;
  damage: number | null;
  book: boolean;
  life: number | null;
  cost: number | null;
  load: number | null;
}

export function piecesOf(catalog: Catalog): Piece[] {
  const plain = { set: null, signs: [], copies: 0, reach: null, damage: null, book: false, life: null, cost: null, load: null };
  return [
    ...catalog.sets.flatMap((set) =>
      set.cards.map(({ id, border, copies, signs = [], reach = null, damage = null, book = false, cost = null, load = null }) => ({
        ...plain,
        id,
        type: "card" as const,
        shelf: `border-${border}`,
        set: set.id,
        signs,
        copies,
        reach,
        damage,
        book,
        cost,
        load,
      })),
    ),
    ...catalog.sets.flatMap((set) => (set.faces ?? []).map((id) => ({ ...plain, id, type: "face" as const, shelf: "faces", set: set.id }))),
    ...catalog.sets.flatMap((set) =>
      set.characters.map(({ id, life }) => ({ ...plain, id, type: "character" as const, shelf: "characters", set: set.id, life })),
    ),
    ...catalog.roles.map((id) => ({ ...plain, id, type: "role" as const, shelf: "roles" })),
  ];
}

export const nameIn = (piece: Piece, words: Words): string => (piece.type === "role" ? words.role(piece.id) : words.kind(piece.id));

/** Whether a piece fits what is typed: by its name and text, or by its name in another language. */
export function fits(piece: Piece, query: string, words: Words, others: readonly Words[]): boolean {
  if (found(query, nameIn(piece, words), words.text(piece.id))) return true;
  return others.some((other) => found(query, nameIn(piece, other)));
}

/** The pieces on their shelves, in the order in which they come. */
export function shelves(pieces: readonly Piece[]): Map<string, Piece[]> {
  const all = new Map<string, Piece[]>();
  for (const piece of pieces) {
    const shelf = all.get(piece.shelf);
    if (shelf) shelf.push(piece);
    else all.set(piece.shelf, [piece]);
  }
  return all;
}

/** The piece an address points at: `#card-bang`, or `#bang`. */
export function pieceAt(hash: string, pieces: readonly Piece[]): Piece | undefined {
  const id = hash.replace(/^#/, "").replace(/^card-/, "");
  return pieces.find((piece) => piece.id === id);
}
