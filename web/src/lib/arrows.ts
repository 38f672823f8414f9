/** Arrow keys move the focus from one thing to the next inside a group. */
export function arrows(event: KeyboardEvent & { currentTarget: HTMLElement }, things: string): void {
  const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!by) return;
  const found = [...event.currentTarget.querySelectorAll<HTMLElement>(things)];
  const at = found.indexOf(document.activeElement as HTMLElement);
  found[(at + by + found.length) % found.length]?.focus();
  event.preventDefault();
}
