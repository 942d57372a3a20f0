import { entries } from "./offline-outbox";
import { empty } from "./offline-store";
import type { Asked } from "./offline-worker";
import { say } from "./toast";

/** Adds a copy button beside the link (`CopyField`); without scripts, the user selects the link instead. */
function offerToCopy(): void {
  const link = document.querySelector<HTMLInputElement>(".copy input");
  if (!link || !navigator.clipboard) return;
  const button = document.createElement("button");
  button.type = "button";
  button.className = "button";
  button.textContent = "Copy link";
  button.onclick = async () => {
    link.select();
    await navigator.clipboard.writeText(link.value);
    say("Link Copied");
  };
  link.parentElement?.appendChild(button);
}

interface Entry {
  key: string;
  to: string;
  body: string;
  at: number;
  refusal?: string;
}

const HOUR_MS = 3_600_000;
const KEPT = "agent-pages-kept";
const OFFLINE = "/agent/offline";
/** "25 Nov 2026, 10:02", the format of the pages. */
const WHEN = { dateStyle: "medium", timeStyle: "short" } as const;
const { agent = "", logout = "" } = document.querySelector<HTMLElement>("script[data-agent]")?.dataset ?? {};

function ask(asked: Asked): Promise<Entry[]> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
    navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(asked, [port2]));
  });
}

function made(tag: string, text: string, className = ""): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  element.className = className;
  return element;
}

/** A queued form: what the user entered, and the alert text of the page with which the server refused it. */
function shownEntry({ key, to, body, at, refusal }: Entry): HTMLElement {
  const row = document.createElement("li");
  const isLesson = to.includes("/training/");
  const about = to.includes("close") ? "Reported deal" : "Lead update";
  const link = made("a", isLesson ? "Completed lesson" : about);
  const page = to.replace(/^\/agent\/tasks\/(\d+)\/done$/, "/agent/leads/$1").replace(/\/done$/, "");
  link.setAttribute("href", page);
  const typed = [...new URLSearchParams(body)]
    .filter(([name, value]) => value !== "" && !/^(idempotencyKey|happenedAt)$/.test(name))
    .map(([, value]) => value);
  const why =
    refusal === undefined
      ? "Queued until you’re online."
      : new DOMParser().parseFromString(refusal, "text/html").querySelector("[role=alert]")?.textContent ||
        "The server rejected this update.";
  const button = made("button", "Remove", "button slim");
  button.setAttribute("type", "button");
  button.addEventListener("click", () => ask({ what: "drop", key }).then(show));
  const line = made("div", `${new Date(at).toLocaleString("en-GB", WHEN)}: ${typed.join(", ")}`, "small");
  row.replaceChildren(link, line, made("div", why, "small muted"), button);
  return row;
}

const updates = (count: number) => `${count} ${count === 1 ? "update" : "updates"}`;

function show(entries: Entry[]): void {
  const list = document.querySelector("[data-outbox]");
  list?.replaceChildren(
    ...(entries.length > 0 ? entries.map(shownEntry) : [made("li", "No queued updates", "muted")]),
  );
  const refused = entries.filter(({ refusal }) => refusal !== undefined).length;
  const said = [
    navigator.onLine ? "" : "You’re offline. Updates are saved and sent when you’re back online.",
    entries.length > refused ? `${updates(entries.length - refused)} queued.` : "",
    refused > 0 ? `${updates(refused)} rejected.` : "",
  ].join(" ");
  document.querySelector("[data-line]")?.remove();
  if (said.trim() === "") return;
  const note = made("p", `${said} `, "note info");
  note.dataset.line = "";
  note.setAttribute("role", "status");
  const link = made("a", "Queued updates");
  link.setAttribute("href", OFFLINE);
  if (!list) note.appendChild(link);
  const main = document.querySelector("main");
  main?.insertBefore(note, main.firstChild);
}

/** Prefetches pages once an hour, counted from the service worker's response, because a user may leave a page before then. */
async function seen(): Promise<void> {
  const keeps = navigator.onLine && Date.now() - Number(sessionStorage.getItem(KEPT) ?? 0) > HOUR_MS;
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  const isDear = connection?.saveData === true || /2g/.test(connection?.effectiveType ?? "");
  show(await ask({ what: "seen", agent, keeps, isDear }));
  if (keeps) sessionStorage.setItem(KEPT, String(Date.now()));
}

/** Signs out without the service worker: if it didn't respond, its agent would stay signed in. */
async function logOut(form: HTMLFormElement): Promise<void> {
  const waiting = await entries();
  const isSure =
    waiting.length === 0 || confirm(`You’ll lose ${updates(waiting.length)} not sent yet. Log out anyway?`);
  if (!isSure) return;
  sessionStorage.removeItem(KEPT);
  await empty();
  await (await navigator.serviceWorker.getRegistration("/agent"))?.unregister();
  form.submit();
}

if (agent && "serviceWorker" in navigator) {
  navigator.serviceWorker
    .register("/agent/worker.js", { scope: "/agent", updateViaCache: "none" })
    .then(seen);
  addEventListener("online", seen);
  addEventListener("offline", seen);
  document.addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    if (form.getAttribute("action") !== logout) return;
    event.preventDefault();
    logOut(form).catch(() => form.submit());
  });
}

offerToCopy();
