/** Runs beside the pages: without a server there is a page that says so, and code that was fetched once is not fetched again.
 *
 * Pages come from the network, always: after an upgrade nobody sees an old one. What has its content in its name is kept
 * until the next build. Requests of the game are never touched.
 */

/** Filled in by the build: its name, and what the page without a server needs. */
declare const BUILD: string;
declare const SHELL: readonly string[];

/** As much of a service worker's world as is used here. */
interface Scope {
  location: Location;
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", heard: (event: { waitUntil(done: Promise<void>): void }) => void): void;
  addEventListener(type: "fetch", heard: (event: { request: Request; respondWith(answer: Promise<Response>): void }) => void): void;
}

const scope = self as unknown as Scope;
const OFFLINE = "/offline.html";
/** What a gateway answers when there is no server behind it. */
const NOBODY = [502, 504];

async function fill(): Promise<void> {
  const cache = await caches.open(BUILD);
  await cache.addAll(SHELL.map((path) => new Request(path, { cache: "reload" })));
  await scope.skipWaiting();
}

async function tidy(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name !== BUILD);
  await Promise.all(old.map((name) => caches.delete(name)));
  await scope.clients.claim();
}

async function page(request: Request): Promise<Response> {
  const answer = await fetch(request).catch(() => null);
  if (answer && !NOBODY.includes(answer.status)) return answer;
  return (await caches.match(OFFLINE)) ?? answer ?? Response.error();
}

async function kept(request: Request): Promise<Response> {
  const found = await caches.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(BUILD)).put(request, answer.clone());
  return answer;
}

const fresh = async (request: Request): Promise<Response> => fetch(request).catch(async () => (await caches.match(request)) ?? Response.error());

scope.addEventListener("install", (event) => event.waitUntil(fill()));
scope.addEventListener("activate", (event) => event.waitUntil(tidy()));
scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== scope.location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (pathname.startsWith("/assets/")) event.respondWith(kept(request));
  else if (SHELL.includes(pathname)) event.respondWith(fresh(request));
});
