/** What was clicked with: "mouse", "touch", "pen", or "" for a key. */
export const pointerOf = (event: Event): string => ("pointerType" in event ? String(event.pointerType) : "");
