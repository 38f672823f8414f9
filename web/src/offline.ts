/** The page one sees when the server does not answer: it brings its own words. */

import { mount } from "svelte";
import en from "../../src/standoff/texts/en/web/offline.ftl?raw";
import es from "../../src/standoff/texts/es/web/offline.ftl?raw";
import it from "../../src/standoff/texts/it/web/offline.ftl?raw";
import { preferences } from "./lib/preferences.svelte";
import { Words } from "./lib/words";
import Offline from "./pages/Offline.svelte";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/pages.css";

preferences.apply();
const words = new Words(preferences.language, { en, es, it }[preferences.language]);
mount(Offline, { target: document.getElementById("app")!, props: { words } });
