import { beforeAll, describe, expect, it } from "vitest";
import { TABLE } from "../../access/table";
import { signUpAdmin } from "../../support/fixtures/people";
import { cookieOf, fetchApp, ORIGIN, signedInBusiness } from "../../support/harness/app";
import { everyRow, watchRows } from "../../support/harness/every-row";
import { sampled } from "../../support/harness/test-scope";

const EVIL = "https://evil.test";
const SITES = ["same-origin", "same-site", "cross-site", "none", null];
const ORIGINS = [ORIGIN, EVIL, "null", null];
const MATRIX = SITES.flatMap((site) => ORIGINS.map((origin) => ({ site, origin })));
const isOurs = ({ site, origin }: (typeof MATRIX)[number]) =>
  site ? site === "same-origin" : origin === ORIGIN || origin === null;

/** Headers that proxies and anyone else can set: none makes another site ours. */
const LIES = {
  "x-forwarded-host": "evil.test",
  "x-forwarded-proto": "https",
  "x-original-host": "evil.test",
  "x-http-method-override": "GET",
  forwarded: "host=evil.test",
  referer: `${ORIGIN}/account`,
};

const headersOf = ({ site, origin }: (typeof MATRIX)[number]) => ({
  ...LIES,
  ...(site && { "sec-fetch-site": site }),
  ...(origin && { origin }),
});

/** Mail providers post here from their own pages (RFC 8058); the token in the path is enough. */
const OPEN = ["/unsubscribe/:unsubscribeToken", "/digest/:digestToken"];

const actions = TABLE.filter(({ path }) => !OPEN.includes(path)).flatMap((row) =>
  (row.methods ?? ["GET"])
    .filter((method) => method !== "GET")
    .map((method) => ({ row, method, name: `${method} ${row.path}` })),
);

const BODIES = ["application/x-www-form-urlencoded", "text/plain"];
const HOSTILE = MATRIX.filter((sender) => !isOurs(sender)).flatMap((from) =>
  BODIES.map((type) => ({ from, type })),
);

/** The gate sends all hostile requests to a tenth of the endpoints, and three of them, in turn, to each other one. */
const ASKED_ALL = new Set(sampled(actions, 0.1).map(({ name }) => name));
const IN_TURN = 3;
const hostileFor = (name: string) => {
  if (ASKED_ALL.has(name)) return HOSTILE;
  const first = actions.findIndex((action) => action.name === name) * IN_TURN;
  return Array.from({ length: IN_TURN }, (_, index) => HOSTILE[(first + index) % HOSTILE.length]).flatMap(
    (request) => request ?? [],
  );
};

describe("a form submitted from another site's page (listmonk CVE-2025-58430, Remix CVE-2026-22030)", () => {
  const cookies: Record<string, string> = {};
  beforeAll(async () => {
    const { cookie } = await signedInBusiness({ plan: "scaleup" });
    const admin = await signUpAdmin();
    Object.assign(cookies, { business: cookie, user: cookie, admin: await cookieOf(admin.userId) });
  });

  it("is tested against more than 70 endpoints that change data", () =>
    expect(actions.length).toBeGreaterThan(70));

  const watched = watchRows();
  it.each(actions)("is refused at $name, whatever headers it sends", async ({ row, method, name }) => {
    const path = row.path.replace(/:\w+/g, "1");
    for (const { from, type } of hostileFor(name)) {
      const answer = await fetchApp(path, {
        method,
        body: type === "text/plain" ? JSON.stringify(row.body ?? {}) : "which=all&role=owner",
        headers: { ...headersOf(from), "content-type": type },
        cookie: cookies[row.access] ?? cookies.business ?? "",
      });
      expect([from, answer.status, await answer.text()]).toEqual([
        from,
        403,
        "This request came from another site and was refused. Reload the page and try again.\n",
      ]);
    }
    await watched(name);
  });

  it("is refused while requests from our own pages and API clients pass", async () => {
    for (const from of MATRIX.filter(isOurs)) {
      const headers = { ...headersOf(from), "content-type": "application/json" };
      const answer = await fetchApp("/api/auth/email-login", { method: "POST", body: "{}", headers });
      expect([from, answer.status]).toEqual([from, 422]);
    }
  });

  it("is also refused through .data URLs, HEAD, or a method in the query", async () => {
    const before = await everyRow(["sessions"]);
    const foreign = { "sec-fetch-site": "cross-site", origin: EVIL };
    for (const path of ["/account/sessions/end.data", "/team.data?index", "/admin/users/new.data"])
      expect(
        (await fetchApp(path, { method: "POST", headers: foreign, cookie: cookies.admin ?? "" })).status,
      ).toBe(403);
    for (const [method, path] of [
      ["HEAD", "/account/sessions/end?which=all"],
      ["GET", "/account/sessions/end?which=all&_method=POST"],
      ["GET", "/api/admin/users/1?_method=DELETE"],
    ] as const)
      await fetchApp(path, { method, headers: { ...foreign, ...LIES }, cookie: cookies.admin ?? "" });
    expect((await fetchApp("/admin", { cookie: cookies.admin ?? "" })).status).toBe(200);
    expect(await everyRow(["sessions"])).toEqual(before);
  });
});
