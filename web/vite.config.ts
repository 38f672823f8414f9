import { createHash } from "node:crypto";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const WORKER = "sw.js";
const OFFLINE = "offline.html";
/** What the page without a server shows besides its own files. */
const SHOWN = ["/favicon.svg", "/fonts/sancreek-latin-400-normal.woff2", "/fonts/alegreya-sans-latin-500-normal.woff2", "/fonts/alegreya-sans-latin-700-normal.woff2"];

/** Tells the service worker the name of this build, and what it keeps for the page without a server. */
const shell = (): Plugin => ({
  name: "shell",
  enforce: "post",
  generateBundle(_, bundle) {
    const page = bundle[OFFLINE];
    const worker = bundle[WORKER];
    if (page?.type !== "asset" || worker?.type !== "chunk") throw new Error("There is no page for those without a server.");
    const own = [...String(page.source).matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path!);
    const names = Object.keys(bundle).filter((name) => name !== WORKER).sort();
    const build = createHash("sha256").update(names.join("\n")).digest("hex").slice(0, 12);
    worker.code = `const BUILD="standoff-${build}",SHELL=${JSON.stringify([`/${OFFLINE}`, ...own, ...SHOWN])};\n${worker.code}`;
  },
});

// Built into the Python package: the server serves that folder. `npm run dev` needs a server at 8000.
export default defineConfig({
  plugins: [svelte(), shell()],
  build: {
    outDir: "../src/standoff/web",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rollupOptions: {
      input: { index: "index.html", offline: OFFLINE, worker: "src/worker.ts" },
      output: { entryFileNames: ({ name }) => (name === "worker" ? WORKER : "assets/[name]-[hash].js") },
    },
  },
  server: {
    fs: { allow: [".", "../src/standoff/texts"] }, // the page without a server has its words built in; tests read some
    proxy: {
      "/api": { target: "http://127.0.0.1:8000", changeOrigin: false },
      "/ws": { target: "ws://127.0.0.1:8000", ws: true, changeOrigin: false },
    },
  },
  // A busy machine is slow, and what fails takes so long to say so.
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"], testTimeout: 90_000, hookTimeout: 90_000 },
});
