import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// Built into the Python package: the server serves that folder. `npm run dev` needs a server at 8000.
export default defineConfig({
  plugins: [svelte()],
  build: { outDir: "../src/standoff/web", emptyOutDir: true, assetsInlineLimit: 0 },
  server: {
    fs: { allow: [".", "../src/standoff/texts"] }, // tests read the words
    proxy: {
      "/api": { target: "http://127.0.0.1:8000", changeOrigin: false },
      "/ws": { target: "ws://127.0.0.1:8000", ws: true, changeOrigin: false },
    },
  },
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"] },
});
