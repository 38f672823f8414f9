/** How the cards of the game at this table are printed, if not as those of the West are. */

import type { Component } from "svelte";

export interface CardProps {
  /** A card, a kind or a character; none: the back. */
  card?: string | null | undefined;
  role?: string | null | undefined;
  /** With its full text. */
  zoom?: boolean;
  /** Without any but its name. */
  mini?: boolean;
}

export const printing = $state<{ Card: Component<CardProps> | undefined }>({ Card: undefined });
