import { empty, isFresh, isSignedOut, json, OFFLINE, OUTBOX } from "./offline-store";

const MAX_PENDING = 100;
const MAX_LENGTH = 20_000;
const LEAD = /^\/agent\/leads\/\d{1,15}$/;
/** Forms accepted offline: a lead's event, a reported close, a completed task and a completed lesson. */
const TAKEN =
  /^\/agent\/(leads\/\d{1,15}(\/close)?|tasks\/\d{1,15}\/done|training\/modules\/[a-z0-9-]{1,40}\/lessons\/[a-z0-9-]{1,60}\/done)$/;

export const isTaken = (path: string) => TAKEN.test(path);

interface Entry {
  to: string;
  body: string;
  at: number;
  /** The error page that the server returned when it refused the form. */
  refusal?: string;
}

export async function entries(): Promise<({ key: string } & Entry)[]> {
  if (!(await caches.has(OUTBOX))) return [];
  const cache = await caches.open(OUTBOX);
  const keys = (await cache.keys()).map(({ url }) => new URL(url).pathname).sort();
  const found = await Promise.all(keys.map(async (key) => ({ key, page: await cache.match(key) })));
  return Promise.all(
    found.flatMap(({ key, page }) =>
      page ? [page.json().then((entry) => ({ key, ...(entry as Entry) }))] : [],
    ),
  );
}

export const drop = async (key: string) =>
  void ((await caches.has(OUTBOX)) && (await (await caches.open(OUTBOX)).delete(key)));

const post = ({ to, body }: Entry, redirect: "follow" | "manual") =>
  fetch(to, {
    method: "POST",
    redirect,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body,
  });

/**
 * Sends queued forms one at a time, in order. A refused form stays queued with the error page; a temporary failure
 * stops until the next try.
 */
export const sendAll = () =>
  navigator.locks.request(OUTBOX, async () => {
    for (const { key, ...entry } of await entries()) {
      if (entry.refusal !== undefined) continue;
      const answer = await post(entry, "follow").catch(() => null);
      if (!answer || answer.status >= 500 || answer.status === 429) return;
      if (isSignedOut(answer)) return void (await empty());
      const refusal = answer.ok ? null : (await answer.text()).slice(0, 100_000);
      if (refusal === null) await drop(key);
      else await (await caches.open(OUTBOX)).put(key, json({ ...entry, refusal }));
    }
  });

/** Forms by content: the same form submitted twice is one entry with one time. */
const pressed = new Map<string, string>();

function bodyOf(path: string, form: FormData): string {
  const fields = new URLSearchParams([...form].map(([name, value]) => [name, String(value)]));
  const plain = `${path}?${fields}`;
  if (LEAD.test(path)) fields.set("happenedAt", new Date().toISOString());
  const body = pressed.get(plain) ?? String(fields);
  if (pressed.size > MAX_PENDING) pressed.clear();
  pressed.set(plain, body);
  return body;
}

/** Sends a form after earlier entries. Offline, it is queued and the browser goes to the page of queued updates. */
export async function take(request: Request): Promise<Response> {
  const to = new URL(request.url).pathname;
  const entry: Entry = { to, body: bodyOf(to, await request.formData()), at: Date.now() };
  const isOwned = await isFresh();
  await sendAll();
  const before = await entries();
  try {
    if (before.some(({ refusal }) => refusal === undefined)) throw new Error("others wait");
    return await post(entry, "manual");
  } catch {
    if (!isOwned || before.length >= MAX_PENDING || entry.body.length > MAX_LENGTH) return Response.error();
    if (!before.some((waiting) => waiting.to === to && waiting.body === entry.body))
      await (await caches.open(OUTBOX)).put(`${OFFLINE}/${entry.at}-${crypto.randomUUID()}`, json(entry));
    return Response.redirect(OFFLINE, 303);
  }
}
