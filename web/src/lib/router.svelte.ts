/** Which page is shown: the address, and links that change it without a reload. */

export type Page =
  | { name: "front" }
  | { name: "table"; code: string }
  | { name: "rules" }
  | { name: "learn"; game: string }
  | { name: "replays" }
  | { name: "me" }
  | { name: "replay"; match: string }
  | { name: "nowhere" };

export function pageAt(path: string): Page {
  const [first = "", second, ...more] = path.split("/").filter(Boolean);
  if (more.length) return { name: "nowhere" };
  if (second === undefined) {
    if (first === "") return { name: "front" };
    if (first === "learn") return { name: first, game: "bang" };
    if (first === "rules" || first === "replays" || first === "me") return { name: first };
  } else {
    const value = decodeURIComponent(second);
    if (first === "t") return { name: "table", code: value };
    if (first === "learn") return { name: first, game: value };
    if (first === "replay") return { name: "replay", match: value };
  }
  return { name: "nowhere" };
}

class Router {
  #page = $state.raw<Page>(pageAt(location.pathname));

  constructor() {
    addEventListener("popstate", () => (this.#page = pageAt(location.pathname)));
    document.addEventListener("click", (event) => this.#follow(event));
  }

  get page(): Page {
    return this.#page;
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.#page = pageAt(location.pathname);
    scrollTo(0, 0);
  }

  #follow(event: MouseEvent): void {
    const link = (event.target as Element).closest?.("a");
    if (!link || link.target || link.origin !== location.origin || link.hasAttribute("download")) return;
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.defaultPrevented) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
