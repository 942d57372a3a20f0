import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { callApp, cookieOf, fetchApp, postForm, signedInBusiness } from "../../support/harness/app";
import { env, makeBusiness } from "../../support/harness/context";

const SCREENS = ["/business/database-expansion", "/ai-lead-search/database-expansion"];
const STARTS = ["/api/research-bot/start", "/api/database-expansion/start"];

let me: Awaited<ReturnType<typeof signedInBusiness>>;
let admin = "";
beforeAll(async () => {
  me = await signedInBusiness();
  const { user } = await makeBusiness();
  await env.DB.prepare("update users set user_type = 'admin', is_admin = 1 where id = ?")
    .bind(user.userId)
    .run();
  admin = await cookieOf(user.userId);
});
beforeEach(async () => {
  await env.DB.batch([
    env.DB.prepare("DELETE FROM research_runs"),
    env.DB.prepare("DELETE FROM research_requests"),
    env.DB.prepare("UPDATE research_sources SET removed_at = 1 WHERE kind = 'feed'"),
  ]);
});

const runs = async () =>
  (await env.DB.prepare("SELECT target_count, outcome FROM research_runs").all()).results;
const status = async () => (await fetchApp("/api/research-bot/status", { cookie: me.cookie })).json();
const flashOf = (answer: Response) => decodeURIComponent(answer.headers.getSetCookie().join());
const open = async (path: string, cookie = me.cookie) => (await fetchApp(path, { cookie })).text();

describe("database research", () => {
  it("returns the five specified figures and shows Not started yet before the first run", async () => {
    expect(await status()).toMatchObject({
      status: "stopped",
      currentCount: expect.any(Number),
      targetCount: 200_000,
      percentComplete: 0,
      addedToday: expect.any(Number),
    });
    for (const path of SCREENS) {
      const html = await open(path);
      expect([path, html.includes("Not started yet."), html.includes("of 619")]).toEqual([path, true, true]);
      expect(html).toContain("of 100,000");
      expect(html).not.toContain('http-equiv="refresh"');
    }
  });

  it.each(SCREENS)("starts and stops through the form on %s", async (path) => {
    const started = await postForm(path, { targetCount: "200000" }, me.cookie);
    expect([started.status, started.headers.get("location")]).toEqual([302, path]);
    expect(flashOf(started)).toContain('"title":"Database Expansion Started"');
    expect(await runs()).toEqual([{ target_count: 200_000, outcome: null }]);
    expect(await status()).toMatchObject({ status: "running" });
    expect(await open(path)).toMatch(/<noscript><meta http-equiv="refresh" content="10"/i);
    const stopped = await postForm(`${path}/stop`, {}, me.cookie);
    expect([stopped.status, stopped.headers.get("location")]).toEqual([302, path]);
    expect(flashOf(stopped)).toContain('"title":"Database Expansion Stopped"');
    expect(await runs()).toEqual([{ target_count: 200_000, outcome: "stopped" }]);
  });

  it.each(STARTS)("starts through %s and stops through the API", async (path) => {
    const started = await callApp("POST", path, {}, me.cookie);
    expect(started.status).toBe(202);
    expect(await started.json()).toMatchObject({
      message: "Database Expansion Started",
      status: "running",
      targetCount: 200_000,
    });
    expect(await runs()).toEqual([{ target_count: 200_000, outcome: null }]);
    const stopped = await callApp("POST", "/api/research-bot/stop", {}, me.cookie);
    expect(await stopped.json()).toMatchObject({ message: "Database Expansion Stopped", status: "stopped" });
  });

  it.each([
    ["0", 0],
    ["-5", -5],
    ["1000000000000", 1e12],
    ["1.5", 1.5],
    ["many", "many"],
  ])("rejects a target of %s with the same message, and the form keeps its input", async (typed, sent) => {
    const form = await postForm(SCREENS[0] ?? "", { targetCount: typed }, me.cookie);
    const call = await callApp("POST", "/api/research-bot/start", { targetCount: sent }, me.cookie);
    expect([form.status, call.status]).toEqual([422, 422]);
    const words = "Enter a whole number of companies from 1 to 1,000,000.";
    const html = await form.text();
    expect([html.includes(words), (await call.text()).includes(words)]).toEqual([true, true]);
    expect(html).toContain("Failed to start database expansion");
    expect(html).toContain(`value="${typed}"`);
    expect(await runs()).toEqual([]);
  });

  it("can be restricted to administrators by a setting, for form and API", async () => {
    const settings = { startedBy: "administrators", mostADay: "700" };
    expect((await postForm("/admin/research", settings, admin)).status).toBe(302);
    const form = await postForm(SCREENS[0] ?? "", { targetCount: "5000" }, me.cookie);
    const call = await callApp("POST", "/api/research-bot/start", {}, me.cookie);
    const stop = await callApp("POST", "/api/research-bot/stop", {}, me.cookie);
    expect([form.status, call.status, stop.status]).toEqual([403, 403, 403]);
    expect(await open(SCREENS[0] ?? "")).toContain("Only an administrator can start and stop research");
    expect((await postForm("/admin/research/start", { targetCount: "5000" }, admin)).status).toBe(302);
    expect(await runs()).toEqual([{ target_count: 5_000, outcome: null }]);
    expect((await postForm("/admin/research/stop", {}, admin)).status).toBe(302);
    expect((await callApp("POST", "/api/admin/research/start", { targetCount: 6000 }, admin)).status).toBe(
      202,
    );
    expect((await callApp("POST", "/api/admin/research/stop", {}, admin)).status).toBe(200);
    const changed = await callApp("PATCH", "/api/admin/research", { startedBy: "businesses" }, admin);
    expect(await changed.json()).toEqual({ settings: { startedBy: "businesses", mostADay: 700 } });
    const bad = await postForm("/admin/research", { ...settings, mostADay: "0" }, admin);
    const badCall = await callApp("PATCH", "/api/admin/research", { mostADay: 0 }, admin);
    expect([bad.status, badCall.status]).toEqual([422, 422]);
  });
});

describe("a research source", () => {
  const feed = {
    address: "feeds/all.csv",
    format: "csv",
    licence: "CC BY 4.0",
    licenceUrl: "https://licence.example/",
  };
  const listed = async () => {
    const rows = (await (await fetchApp("/api/admin/research/sources", { cookie: admin })).json()) as {
      id: number;
      source: string;
    }[];
    return rows.filter(({ source }) => source.startsWith("Register"));
  };
  const only = (rows: object[]) => rows.map((row) => ({ ...row, id: 0, source: "", nextAt: "" }));

  it("is added, edited and removed by form and API with the same result", async () => {
    const add = { ...feed, name: "Register A", key: "Bearer secret" };
    expect((await postForm("/admin/research/sources/new", add, admin)).status).toBe(302);
    const byForm = await listed();
    const idOf = (rows: { id: number }[]) => rows[0]?.id ?? 0;
    const page = `/admin/research/sources/${idOf(byForm)}`;
    const html = await open(page, admin);
    expect([html.includes("Leave blank to keep the current key."), html.includes("secret")]).toEqual([
      true,
      false,
    ]);
    const change = { ...feed, licence: "Bought", isOn: "" };
    expect((await postForm(page, change, admin)).status).toBe(302);
    const changed = await listed();
    expect((await postForm(`${page}/remove`, {}, admin)).status).toBe(302);
    expect(await listed()).toEqual([]);

    const added = await callApp("POST", "/api/admin/research/sources", { ...add, name: "Register B" }, admin);
    expect(added.status).toBe(201);
    expect(only(await listed())).toEqual(only(byForm));
    const call = `/api/admin/research/sources/${idOf(await listed())}`;
    const body = { ...feed, licence: "Bought", isOn: false, homeUrl: null };
    expect((await callApp("PATCH", call, body, admin)).status).toBe(200);
    expect(only(await listed())).toEqual(only(changed));
    expect(await (await fetchApp(call, { cookie: admin })).json()).toMatchObject({
      hasKey: true,
      errors: [],
    });
    expect((await callApp("DELETE", call, undefined, admin)).status).toBe(204);
    expect((await fetchApp(call, { cookie: admin })).status).toBe(404);
  });

  it.each([
    [{ address: "http://169.254.169.254/latest" }, "This address can’t be used"],
    [{ address: "http://127.0.0.1:8787/" }, "This address can’t be used"],
    [{ address: "feeds/../x" }, "Enter a file in our storage"],
    [{ licence: "" }, "Enter the feed’s licence"],
    [{ format: "xml" }, "Choose CSV or JSON."],
    [{ licenceUrl: "javascript:alert(1)" }, "Enter a web address, e.g."],
    [{ key: "a\nb: c" }, "Use only plain letters"],
    [{ name: "gleif" }, "A source with this name already exists. Choose another name."],
  ])("is rejected with the same message for %j", async (over, words) => {
    const typed = { ...feed, name: "Register C", ...over };
    const form = await postForm("/admin/research/sources/new", typed, admin);
    const call = await callApp("POST", "/api/admin/research/sources", typed, admin);
    expect(form.status).toBe(call.status);
    expect([409, 422]).toContain(form.status);
    const plain = (text: string) => text.replaceAll("&#x27;", "’").replaceAll("'", "’");
    expect([plain(await form.text()).includes(words), plain(await call.text()).includes(words)]).toEqual([
      true,
      true,
    ]);
    expect(await listed()).toEqual([]);
  });
});
