/** What the things of a game look like: from the server's catalogue and the art's manifest. */

import * as api from "./api";
import type { CatalogCard, CatalogCharacter, Catalog as Listing } from "./protocol";

interface Manifest {
  cards: { [id: string]: { symbols: string[] } };
  people: string[];
}

class Catalog {
  #listing = $state.raw<Listing | null>(null);
  #cards = new Map<string, CatalogCard>();
  #characters = new Map<string, CatalogCharacter>();
  #faces = new Set<string>();
  #art: Manifest = { cards: {}, people: [] };
  #people = new Set<string>();

  get listing(): Listing | null {
    return this.#listing;
  }

  async load(game: string): Promise<void> {
    if (this.#listing?.game === game) return;
    const [listing, art] = await Promise.all([
      api.catalog(game),
      fetch(`/art/${game}.json`).then((answer) => answer.json() as Promise<Manifest>),
      loadSprite(`/art/${game}.svg`, "game"),
    ]);
    this.#cards = new Map(listing.sets.flatMap((set) => set.cards.map((card) => [card.id, card])));
    this.#characters = new Map(listing.sets.flatMap((set) => set.characters.map((each) => [each.id, each])));
    this.#faces = new Set(listing.sets.flatMap((set) => set.faces ?? []));
    this.#art = art;
    this.#people = new Set(art.people);
    this.#listing = listing;
  }

  card(kind: string): CatalogCard | undefined {
    return this.#cards.get(kind);
  }

  character(id: string): CatalogCharacter | undefined {
    return this.#characters.get(id);
  }

  isCharacter(id: string): boolean {
    return this.#characters.has(id);
  }

  /** Whether it is a face of a die. */
  isFace(id: string): boolean {
    return this.#faces.has(id);
  }

  symbols(kind: string): string[] {
    return this.#art.cards[kind]?.symbols ?? [];
  }

  print(kind: string): string {
    return kind in this.#art.cards ? `art-${kind}` : "art-unknown";
  }

  glyph(kind: string): string {
    return kind in this.#art.cards ? `t-${kind}` : "t-unknown";
  }

  face(character: string): string {
    return this.#people.has(character) ? `face-${character}` : "face-unknown";
  }
}

export const catalog = new Catalog();

const loaded = new Map<string, Promise<Element>>();

/** Put a file of symbols into the page; `<use>` finds them there. Of those that share a place, only the last stays:
 * the games use the same ids for pictures of their own.
 */
export async function loadSprite(path: string, place: string): Promise<void> {
  let loading = loaded.get(path);
  if (!loading) {
    loading = fetch(path)
      .then((answer) => answer.text())
      .then((source) => document.importNode(new DOMParser().parseFromString(source, "image/svg+xml").documentElement, true));
    loaded.set(path, loading);
  }
  const sprite = await loading;
  sprite.setAttribute("aria-hidden", "true");
  sprite.classList.add("sprite");
  sprite.setAttribute("data-sprite", place);
  document.querySelector(`[data-sprite="${place}"]`)?.remove();
  document.body.prepend(sprite);
}
