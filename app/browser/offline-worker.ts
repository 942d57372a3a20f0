/// <reference types="@cloudflare/workers-types" />
// The service worker of agents' pages: app/browser/README.md.
import { drop, entries, isTaken, sendAll, take } from "./offline-outbox";
import { keepAll, openFigure, openModule, openPage } from "./offline-pages";
import { empty, isAuthPage, own } from "./offline-store";

/** A message from a page to the service worker. */
export type Asked =
  | { what: "seen"; agent: string; keeps: boolean; isDear: boolean }
  | { what: "drop"; key: string };

type Extended = Event & { waitUntil(work: Promise<unknown>): void };
type Fetched = Extended & { request: Request; respondWith(answer: Promise<Response>): void };
type Message = Extended & { data: Asked; ports: MessagePort[] };

const worker = globalThis as unknown as {
  addEventListener(type: string, listener: (event: never) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
};

async function answer(asked: Asked, port: MessagePort | undefined): Promise<void> {
  if (asked.what === "drop") await drop(asked.key);
  else {
    await own(asked.agent);
    await sendAll();
  }
  port?.postMessage(await entries());
  if (asked.what === "seen" && asked.keeps) await keepAll(asked.isDear);
}

/**
 * Opens a sign-in page. It means that the user signed out, even if the page with that button had no script: signed-in
 * users are redirected.
 */
async function openAuthPage(request: Request): Promise<Response> {
  const answer = await fetch(request);
  if ((answer.type as string) !== "opaqueredirect") await empty();
  return answer;
}

worker.addEventListener("install", () => void worker.skipWaiting());
worker.addEventListener("activate", (event: Extended) => event.waitUntil(worker.clients.claim()));
worker.addEventListener("message", (event: Message) => event.waitUntil(answer(event.data, event.ports[0])));
worker.addEventListener("fetch", (event: Fetched) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin) return;
  const isVisit = (request.mode as string) === "navigate";
  const isPage = isVisit && /^\/agent(\/|$)/.test(pathname);
  if (/^\/(agent-modules\/|assets\/.*\.css$)/.test(pathname)) event.respondWith(openModule(request));
  else if (pathname.startsWith("/training/figures/")) event.respondWith(openFigure(request));
  else if (isVisit && isAuthPage(pathname)) event.respondWith(openAuthPage(request));
  else if (isPage && request.method === "GET") event.respondWith(openPage(request));
  else if (isPage && isTaken(pathname)) event.respondWith(take(request));
});
