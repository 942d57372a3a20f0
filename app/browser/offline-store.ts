/** What the caches of agents' pages hold, and whose it is: app/browser/README.md. */
export const PAGES = "agent-pages";
export const OUTBOX = "agent-outbox";
export const OFFLINE = "/agent/offline";
const OWNER = "/agent/offline/owner";
const DAY_MS = 86_400_000;

/** `seen`: when the server last showed this agent a page, in milliseconds. */
interface Owner {
  agent: string;
  seen: number;
}

export const json = (value: unknown) => new Response(JSON.stringify(value));

export const empty = () => Promise.all([caches.delete(PAGES), caches.delete(OUTBOX)]);

async function ownerOf(): Promise<Owner | null> {
  const found = await caches.match(OWNER, { cacheName: PAGES });
  return found ? ((await found.json()) as Owner) : null;
}

const isOld = ({ seen }: Owner) => Date.now() - seen > DAY_MS;

/** Pages and outbox belong to this agent from now on; what is another's, or older than a day, is gone. */
export async function own(agent: string): Promise<void> {
  const owner = await ownerOf();
  if (owner && (owner.agent !== agent || isOld(owner))) await empty();
  await (await caches.open(PAGES)).put(OWNER, json({ agent, seen: Date.now() } satisfies Owner));
}

/** For a page that the server drew for this agent: what is kept of another goes, before anything is kept or shown. */
export async function emptyOfOthers(agent: string): Promise<void> {
  const owner = await ownerOf();
  if (owner && owner.agent !== agent) await empty();
}

export async function isFresh(): Promise<boolean> {
  const owner = await ownerOf();
  if (owner && !isOld(owner)) return true;
  await empty();
  return false;
}

/** Where an agent signs in or applies. */
export const isAuthPage = (pathname: string) => /^\/agent-(login|auth)$/.test(pathname);

/** Stored pages and accepted forms redirect to a sign-in page only if no one is signed in. */
export const isSignedOut = ({ status, url }: Response) =>
  status === 401 || (url !== "" && isAuthPage(new URL(url).pathname));
