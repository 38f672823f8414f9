/** The one enlarged card on the screen, and the ways to open it: hover, focus and I, long press. */

import type { Attachment } from "svelte/attachments";

export interface Subject {
  card?: string;
  role?: string;
  note?: string;
}

const HOVER = 250;
const LONG_PRESS = 400;

class Zoom {
  subject = $state.raw<Subject | null>(null);
  anchor = $state.raw<DOMRect | null>(null);
  /** Opened by a press: it stays until it is dismissed. */
  pinned = $state(false);
  #opener: Element | null = null;
  /** When a long press has opened it, the click that ends the press is none. */
  #pressed = -Infinity;

  open(subject: Subject, element: Element, pinned = false): void {
    this.#opener = element;
    this.subject = subject;
    this.anchor = element.getBoundingClientRect();
    this.pinned = pinned;
  }

  /** Close what this element has opened. */
  leave(element: Element): void {
    if (this.#opener === element) this.close();
  }

  close(): boolean {
    const was = this.subject !== null;
    this.#opener = null;
    this.subject = null;
    this.pinned = false;
    return was;
  }

  longPressed(): void {
    this.#pressed = performance.now();
  }

  /** Whether a click is only the end of a long press. */
  get swallowed(): boolean {
    return performance.now() - this.#pressed < 600;
  }
}

export const zoom = new Zoom();

/** Where the mouse was last: a page that changes below a mouse at rest tells its elements that it has come. */
let mouse = { x: NaN, y: NaN };
addEventListener("pointermove", ({ clientX, clientY }) => (mouse = { x: clientX, y: clientY }));
const rests = ({ clientX, clientY }: PointerEvent): boolean => clientX === mouse.x && clientY === mouse.y;

/** Let an element show a card in full; not by hovering where that would be in the way. */
export function zooms(subject: () => Subject | null, hovers: () => boolean = () => true): Attachment<HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = (wait: number, then: () => void): void => {
      clearTimeout(timer);
      timer = setTimeout(then, wait);
    };
    const show = (pinned: boolean): void => {
      const what = subject();
      if (what && element.isConnected) zoom.open(what, element, pinned);
    };
    const stop = (): void => clearTimeout(timer);
    let over = false;
    const enter = (event: PointerEvent): void => {
      if (over || event.pointerType !== "mouse" || rests(event) || !hovers()) return;
      over = true;
      later(HOVER, () => show(false));
    };
    const leave = (event: PointerEvent): void => {
      over = false;
      stop();
      if (event.pointerType === "mouse" && !zoom.pinned) zoom.close();
    };
    const down = (event: PointerEvent): void => {
      stop();
      if (event.pointerType === "mouse") {
        if (!zoom.pinned) zoom.close();
        return;
      }
      later(LONG_PRESS, () => {
        zoom.longPressed();
        show(true);
      });
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== "i" || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      if (zoom.subject) zoom.close();
      else show(true);
    };
    const blur = (): void => {
      stop();
      // An element that is taken out of the page loses the focus in the middle of an update.
      queueMicrotask(() => zoom.leave(element));
    };
    const menu = (event: Event): void => event.preventDefault(); // a long press opens the card instead
    element.addEventListener("pointerenter", enter);
    element.addEventListener("pointermove", enter);
    element.addEventListener("pointerleave", leave);
    element.addEventListener("pointerdown", down);
    element.addEventListener("pointerup", stop);
    element.addEventListener("pointercancel", stop);
    element.addEventListener("keydown", key);
    element.addEventListener("blur", blur);
    element.addEventListener("contextmenu", menu);
    return () => {
      stop();
      zoom.leave(element); // its card lies elsewhere now
      element.removeEventListener("pointerenter", enter);
      element.removeEventListener("pointermove", enter);
      element.removeEventListener("pointerleave", leave);
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointerup", stop);
      element.removeEventListener("pointercancel", stop);
      element.removeEventListener("keydown", key);
      element.removeEventListener("blur", blur);
      element.removeEventListener("contextmenu", menu);
    };
  };
}
