import { afterEach, expect, test, vi } from "vitest";
import { isOutdated } from "./upgrade";

const page = (name: string): string => `<script type="module" crossorigin src="/assets/${name}.js"></script>`;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  ["the same page", async () => new Response(page("index-a")), false],
  ["another one", async () => new Response(page("index-b")), true],
  ["an error", async () => new Response("no", { status: 503 }), false],
  ["nothing", async () => Promise.reject(new TypeError("no network")), false],
])("a server that answers with %s", async (_, answer, outdated) => {
  const script = document.createElement("script");
  script.setAttribute("src", "/assets/index-a.js");
  vi.spyOn(document, "querySelector").mockReturnValue(script);
  vi.stubGlobal("fetch", answer);
  expect(await isOutdated()).toBe(outdated);
});
