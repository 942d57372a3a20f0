/** Contents and owner of the agent page caches: app/browser/README.md. */
export const PAGES = "agent-pages";
export const OUTBOX = "agent-outbox";
export const OFFLINE = "/agent/offline";
const OWNER = "/agent/offline/owner";
const DAY_MS = 86_400_000;

/** `seen`: when the server last showed this agent a page, in Unix milliseconds. */
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

/** Assigns pages and outbox to this agent; first deletes them if they belong to another agent or are over a day old. */
export async function own(agent: string): Promise<void> {
  const owner = await ownerOf();
  if (owner && (owner.agent !== agent || isOld(owner))) await empty();
  await (await caches.open(PAGES)).put(OWNER, json({ agent, seen: Date.now() } satisfies Owner));
}

/** For a page rendered for this agent: deletes another agent's data before anything is stored or shown. */
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

/** Whether the path is an agent sign-in or application page. */
export const isAuthPage = (pathname: string) => /^\/agent-(login|auth)$/.test(pathname);

/** Whether no one is signed in: a stored page or a submitted form redirects to a sign-in page only then. */
export const isSignedOut = ({ status, url }: Response) =>
  status === 401 || (url !== "" && isAuthPage(new URL(url).pathname));
