import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/card.css";
import "./styles/table.css";
import "./styles/pages.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { loadSprite } from "./lib/catalog.svelte";
import { preferences } from "./lib/preferences.svelte";
import { texts } from "./lib/texts.svelte";

preferences.apply();
await Promise.all([texts.speak(preferences.language), loadSprite("/art/ui.svg", "pages")]);
mount(App, { target: document.getElementById("app")! });

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  void navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" }).catch(() => {}); // without it one needs the server, as ever
}
