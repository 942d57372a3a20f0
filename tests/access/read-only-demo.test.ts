import { beforeAll, describe, expect, it } from "vitest";
import { readOnlyDemo } from "~/core/read-only";
import { seedDemoAccounts } from "~/domains/demo/seed-demo-accounts.server";
import { limitOf } from "~/domains/identity/policy";
import { signUpAdmin } from "../support/fixtures/people";
import { callApp, fetchApp, postForm, signedInBusiness } from "../support/harness/app";
import { env, testContext } from "../support/harness/context";
import { watchRows } from "../support/harness/every-row";
import { isExhaustive, sampled } from "../support/harness/test-scope";
import { ask, asked, GUARD_SHARE } from "./matrix";

const SIDES = ["business", "agent"] as const;
const OPEN = "/demo/open";

const openAs = (side: string, cookie?: string) => postForm(OPEN, { side }, cookie);
const cookieIn = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .find((line) => line.startsWith("njia="))
    ?.split(";")[0];

const writes = asked.filter(({ method }) => !["GET", "HEAD"].includes(method));
/** The paths that end the session, and the page that states it is read-only; tested below. */
const ENDING = ["/demo/leave", "/demo/read-only", "/api/logout"];
const reads = asked.filter(({ method, row }) => method === "GET" && !ENDING.includes(row.path));
const inScope = <T extends { name: string }>(rows: T[]) => (isExhaustive ? rows : sampled(rows, GUARD_SHARE));

/** Also makes the app reload its settings. */
async function setDemo(demo: boolean): Promise<void> {
  const { token } = await signUpAdmin();
  const answer = await callApp("PATCH", "/api/admin/settings", { switches: { demo } }, `njia=${token}`);
  expect(answer.status).toBe(200);
}

const cookies: Record<string, string> = {};
beforeAll(async () => {
  await seedDemoAccounts(testContext());
  await setDemo(true);
  for (const side of SIDES) cookies[side] = cookieIn(await openAs(side)) ?? "";
});

describe.each(SIDES)("a visitor in the read-only demo as %s", (side) => {
  describe("requests that write", () => {
    const watched = watchRows();
    it.each(inScope(writes))("$name is denied with 403 and changes no row", async ({ row, method, name }) => {
      const answer = await ask(row, method, 1, cookies[side]);
      expect([answer.status, await answer.text()]).toEqual([403, expect.stringContaining(readOnlyDemo())]);
      await watched(name);
    });
  });

  describe("requests that read", () => {
    const watched = watchRows();
    it.each(inScope(reads))(
      "$name gets neither a server error nor the read-only message, and changes no row",
      async ({ row, method, name }) => {
        const answer = await ask(row, method, 1, cookies[side]);
        expect(answer.status).toBeLessThan(500);
        expect(await answer.text()).not.toContain(readOnlyDemo());
        await watched(name);
      },
    );
  });
});

describe("the read-only demo session", () => {
  const visit = (cookie: string | undefined, path = "/business") => fetchApp(path, { cookie: cookie ?? "" });
  const opened = async () => cookieIn(await openAs("business")) ?? "";

  it("opens on the dashboard for one hour, without a device cookie or log entry", async () => {
    const before = await env.DB.prepare("select count(*) as n from audit_log").first("n");
    const answer = await openAs("business");
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/business"]);
    const set = answer.headers.getSetCookie();
    expect(set.find((line) => line.startsWith("njia="))).toContain("Max-Age=3600");
    expect(set.join()).not.toContain("njia_device");
    expect(await env.DB.prepare("select count(*) as n from audit_log").first("n")).toBe(before);
    expect((await openAs("agent")).headers.get("location")).toBe("/agent");
    const home = await visit(cookieIn(answer));
    expect(home.headers.get("x-robots-tag")).toBe("noindex");
    const page = await home.text();
    expect(page).toContain("Read-only demo");
    expect(page).toContain("Exit demo");
  });

  it("can't be used once expired, and leaves the login form usable", async () => {
    const cookie = await opened();
    await env.DB.prepare("update sessions set expires_at = unixepoch() - 1 where is_read_only = 1").run();
    expect((await visit(cookie)).status).toBe(302);
    const login = await postForm(
      "/business-login",
      { email: "x@y.test", password: "wrong password" },
      cookie,
    );
    expect(await login.text()).not.toContain(readOnlyDemo());
  });

  it("denies writes as page data and as API calls with 403", async () => {
    const cookie = await opened();
    const data = await postForm("/business/contacts/new.data", {}, cookie);
    expect([data.status, await data.text()]).toEqual([403, expect.stringContaining(readOnlyDemo())]);
    const call = await callApp("POST", "/api/contacts", {}, cookie);
    expect([call.status, await call.text()]).toEqual([403, readOnlyDemo()]);
  });

  it("ends through the leave link or logout, without ending a user's own session", async () => {
    const cookie = await opened();
    const left = await visit(cookie, "/demo/leave?to=trial");
    expect(left.headers.get("location")).toBe("/business-signup");
    expect((await visit(cookie)).status).toBe(302);
    const other = await opened();
    const before = await env.DB.prepare("select count(*) as n from audit_log").first("n");
    await visit(other, "/api/logout");
    expect((await visit(other)).status).toBe(302);
    expect(await env.DB.prepare("select count(*) as n from audit_log").first("n")).toBe(before);
    const { cookie: own } = await signedInBusiness();
    const stays = await visit(own, "/demo/leave?to=//other.test");
    expect(stays.headers.get("location")).toBe("/demo");
    expect((await visit(own)).status).toBe(200);
  });

  it("doesn't replace the session of a signed-in user", async () => {
    const { cookie } = await signedInBusiness();
    const answer = await openAs("business", cookie);
    expect(answer.headers.get("location")).toBe("/demo");
    expect(cookieIn(answer)).toBeUndefined();
  });

  it("is neither offered nor opened while the demo is turned off", async () => {
    expect(await (await visit("", "/demo?x=1")).text()).toContain("Open the agent demo");
    await setDemo(false);
    expect(cookieIn(await openAs("business"))).toBeUndefined();
    expect(await (await visit("", "/?q=solar")).text()).not.toContain("Open the demo");
    await setDemo(true);
  });

  it("can be opened only a limited number of times per network", async () => {
    const { free } = limitOf("open-demo-network");
    const open = () =>
      fetchApp(OPEN, {
        method: "POST",
        body: new URLSearchParams({ side: "business" }),
        headers: { origin: "http://njia.test", "cf-connecting-ip": "203.0.113.77" },
      });
    for (let count = 0; count < free; count++) expect(cookieIn(await open())).toBeDefined();
    expect(cookieIn(await open())).toBeUndefined();
  });
});
