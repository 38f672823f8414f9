/** The sprite's symbol for each suit letter. */
export const SUIT_ICONS: { [suit: string]: string } = { C: "clubs", D: "diamonds", H: "hearts", S: "spades" };
