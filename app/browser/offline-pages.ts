import { empty, emptyOfOthers, isFresh, isSignedOut, OFFLINE, PAGES } from "./offline-store";

const MAX_LEADS = 50;
const LEAD = /^\/agent\/leads\/\d{1,15}$/;
const NAMED = /href="(\/agent\/leads\/\d{1,15})"/g;
const MAX_LESSONS = 60;
const LESSON = /^\/agent\/training\/modules\/[a-z0-9-]{1,40}(\/lessons\/[a-z0-9-]{1,60})?$/;
const KEPT = /^\/agent\/(leads(\/\d{1,15})?|tasks|help|training|offline)$/;
const isKeptPath = (path: string) => KEPT.test(path) || LESSON.test(path);
/** The tasks page comes first, so that the leads of today's tasks are prefetched first. */
const LISTS = ["/agent/tasks", "/agent/leads", "/agent/help", "/agent/training"];

const pathOf = ({ url }: { url: string }) => new URL(url).pathname;

/** The agent that the server rendered a page for, in the format of app/routes/agents/modules/page-modules.tsx. */
const AGENT = /data-agent="(\d+)"/;

/** The one-time message in the format of app/ui/feedback/flash.tsx: one element inside another. */
const FLASH = 'class="note flash';
const END = "</div></div>";

/** Returns a copy without the one-time flash message, which must not show again offline. */
async function withoutFlash(page: Response): Promise<Response> {
  const html = await page.clone().text();
  const index = html.indexOf(FLASH);
  const end = html.indexOf(END, index);
  if (index < 0 || end < 0) return page;
  const plain = html.slice(0, html.lastIndexOf("<", index)) + html.slice(end + END.length);
  const headers = new Headers(page.headers);
  for (const name of ["content-encoding", "content-length"]) headers.delete(name);
  return new Response(plain, { headers });
}

/** The stylesheet that a stored page needs; its URL changes with its content. */
const STYLE = /<link rel="stylesheet" href="(\/assets\/[^"]+\.css)"/;

async function keepStyleOf(page: Response): Promise<void> {
  const [, style] = STYLE.exec(await page.text()) ?? [];
  if (style) await openModule(new Request(style));
}

/** Stores a page, or removes it if the server returned an error. Keeps at most 50 leads and 60 lesson pages. */
async function keep(path: string, page: Response): Promise<void> {
  // A sign-out emptied the store since then.
  if (!(await caches.has(PAGES))) return;
  const cache = await caches.open(PAGES);
  if (page.ok) await keepStyleOf(page.clone());
  await (page.ok ? cache.put(path, await withoutFlash(page)) : cache.delete(path));
  for (const [kind, limit] of [
    [LEAD, MAX_LEADS],
    [LESSON, MAX_LESSONS],
  ] as const) {
    const held = (await cache.keys()).map(pathOf).filter((text) => kind.test(text) && text !== path);
    for (const old of held.slice(0, Math.max(0, held.length - limit + 1))) await cache.delete(old);
  }
}

/**
 * Opens a page from the network, or the stored one offline. A stored page is never a redirect: a redirect means that no
 * one is signed in.
 */
export async function openPage(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const isKept = isKeptPath(pathname) && search === "";
  try {
    const answer = await fetch(request);
    const [, agent] = (answer.ok && AGENT.exec(await answer.clone().text())) || [];
    if (agent) await emptyOfOthers(agent);
    if (isKept && (answer.type === "opaqueredirect" || isSignedOut(answer))) await empty();
    else if (isKept) await keep(pathname, answer.clone());
    return answer;
  } catch {
    const cache = (await isFresh()) ? await caches.open(PAGES) : null;
    return (await cache?.match(pathname)) ?? (await cache?.match(OFFLINE)) ?? Response.error();
  }
}

/** Prefetches today's tasks and leads for offline use; on a slow or metered connection only the page of queued updates. */
export async function keepAll(isDear: boolean): Promise<void> {
  const cache = await caches.open(PAGES);
  const wanted = isDear ? [OFFLINE] : [OFFLINE, ...LISTS];
  for (const path of wanted) {
    if (LEAD.test(path) && (await cache.match(path))) continue;
    const page = await fetch(path).catch(() => null);
    if (!page) return;
    if (isSignedOut(page)) return void (await empty());
    const text = LISTS.includes(path) ? await page.clone().text() : "";
    await keep(path, page);
    for (const [, lead = ""] of text.matchAll(NAMED))
      if (!wanted.includes(lead) && wanted.length < MAX_LEADS) wanted.push(lead);
  }
  if (isDear) return;
  for (const old of (await cache.keys()).map(pathOf))
    if (LEAD.test(old) && !wanted.includes(old)) await cache.delete(old);
}

/** Stores the scripts and the stylesheet of stored pages; their URLs change with their content. */
export async function openModule(request: Request): Promise<Response> {
  const kept = await caches.match(request.url, { cacheName: PAGES });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok && (await caches.has(PAGES)))
    await (await caches.open(PAGES)).put(request.url, answer.clone());
  return answer;
}

/** Fetches the current figure of a lesson and stores it for offline use. */
export async function openFigure(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (answer.ok && (await caches.has(PAGES)))
      await (await caches.open(PAGES)).put(request.url, answer.clone());
    return answer;
  } catch {
    return (await caches.match(request.url, { cacheName: PAGES })) ?? Response.error();
  }
}
