import { beforeAll, describe, expect, it } from "vitest";
import { applyAsAgent, signUpAdmin } from "../support/fixtures/people";
import { cookieOf, fetchApp, ORIGIN } from "../support/harness/app";
import { makeBusiness } from "../support/harness/context";
import { watchRows } from "../support/harness/every-row";
import { isExhaustive } from "../support/harness/test-scope";
import { addressFor, endpoints, layoutsOf } from "./matrix";
import { type Access, TABLE } from "./table";

// Each loader and action has its own URL: `/x.data`. `?_routes=` requests one route without those around it.
const rowOf = (path: string) => TABLE.find((row) => row.path === path);

/** Who may open a URL: for an endpoint, its row's access; for a layout, the access of every page inside it. */
const accessesOf = (id: string) =>
  endpoints
    .filter(({ route }) => [route, ...layoutsOf(route)].some((route) => route.id === id))
    .flatMap(({ path }) => rowOf(path)?.access ?? []);

const everything = endpoints.flatMap(({ route, path }) => {
  const row = rowOf(path);
  if (!row || row.access === "public" || !route.module.loader) return [];
  const around = layoutsOf(route).filter(({ module }) => module.loader);
  const target = { row, path, route, isInLayout: around.length > 0 };
  return [
    { ...target, name: `${path}.data`, routeId: null, accesses: [row.access] },
    ...[route, ...around].map(({ id }) => ({
      ...target,
      name: `${path}.data of ${id}`,
      routeId: id,
      accesses: id === route.id ? [row.access] : accessesOf(id),
    })),
  ];
});

/** The roles closest to a page's access: a guard that rejects them rejects all others. */
const NEAREST: Record<Exclude<Access, "public">, string> = {
  user: "nobody",
  business: "an agent",
  agent: "a business",
  admin: "a business",
};

/**
 * The gate requests the loader of each page in a layout on its own, as the role in NEAREST. It requests each layout's
 * loader as every role. A call uses one function for its own URL and for this one (methods.test.ts). The walks request
 * each page as a whole and post to it; without a layout, that is the page's loader alone.
 */
const isInGate = ({ routeId, path, row, route, isInLayout }: (typeof everything)[number], who: string) => {
  if (routeId === route.id)
    return isInLayout && row.kind === "page" && row.access !== "public" && NEAREST[row.access] === who;
  return routeId !== null && everything.find((other) => other.routeId === routeId)?.path === path;
};
const guardedFrom = (who: string) =>
  isExhaustive ? everything : everything.filter((target) => isInGate(target, who));
const METHODS = isExhaustive ? ["GET", "POST"] : ["GET"];

const addressOf = ({ row, routeId }: (typeof everything)[number]) =>
  `${addressFor(row, 1)}.data${routeId ? `?_routes=${encodeURIComponent(routeId)}` : ""}`;

/**
 * Responses without page content: a redirect to sign-in, a refusal, or no such address or method (calls and files have
 * no `.data`).
 */
const NOTHING = [202, 204, 302, 401, 403, 404, 405];

const people: Record<string, { cookie?: string; denied: Access[]; words: RegExp }> = {
  nobody: { denied: ["user", "business", "agent", "admin"], words: /business-login|agent-auth|Unauthorized/ },
  "a business": { denied: ["agent", "admin"], words: /for sales agents|administrator privileges/ },
  "an agent": { denied: ["business", "admin"], words: /for business accounts|administrator privileges/ },
  "an administrator": { denied: ["business", "agent"], words: /for business accounts|for sales agents/ },
};

beforeAll(async () => {
  const ids = {
    "a business": (await makeBusiness()).user.userId,
    "an agent": (await applyAsAgent()).userId,
    "an administrator": (await signUpAdmin()).userId,
  };
  for (const [who, userId] of Object.entries(ids))
    Object.assign(people[who] ?? {}, { cookie: await cookieOf(userId) });
});

describe.each(Object.keys(people))("a caller signed in as %s", (who) => {
  const { denied, words } = people[who] ?? { denied: [], words: /./ };
  const watched = watchRows();
  it.each(guardedFrom(who).filter(({ accesses }) => accesses.every((access) => denied.includes(access))))(
    "gets no data and changes nothing through $name",
    async (target) => {
      const cookie = people[who]?.cookie;
      for (const method of METHODS) {
        const response = await fetchApp(addressOf(target), {
          method,
          ...(cookie ? { cookie } : {}),
          ...(method === "POST"
            ? { body: new URLSearchParams(), headers: { origin: ORIGIN, "sec-fetch-site": "same-origin" } }
            : {}),
        });
        const text = await response.text();
        expect(NOTHING, `${method} ${response.status} ${text.slice(0, 200)}`).toContain(response.status);
        // A call without GET responds with 405 to everyone, before authentication.
        if (response.status !== 404 && method === "GET")
          expect(text).toMatch(new RegExp(`${words.source}|Method not allowed`));
        expect(text).not.toMatch(/@business\.test/);
      }
      await watched(target.name);
    },
  );
});
