import { beforeAll, describe, expect, it } from "vitest";
import { makeMailbox, makeTemplate } from "../support/fixtures/campaigns";
import { makeSearch } from "../support/fixtures/lead-search";
import { callApp, fetchApp, postForm, signedInBusiness } from "../support/harness/app";
import { env } from "../support/harness/context";

type Signed = Awaited<ReturnType<typeof signedInBusiness>>;
let me: Signed;
let campaign: { templateId: string; targetLeadSearchId: string };
beforeAll(async () => {
  me = await signedInBusiness({ plan: "corporate", hqCountry: "KE" });
  await makeMailbox(me.ctx);
  const search = await makeSearch(me.ctx);
  campaign = { templateId: String(await makeTemplate(me.ctx)), targetLeadSearchId: String(search.id) };
});

const page = async (path: string) =>
  (await (await fetchApp(path, { cookie: me.cookie })).text()).replaceAll("<!-- -->", "");
const newest = (table: string, column: string) =>
  env.DB.prepare(`select id, ${column} as at from ${table} where account_id = ? order by id desc limit 1`)
    .bind(me.account.id)
    .first<{ id: number; at: number }>();
const NOON = "2030-03-01T12:00";
const seconds = (time: string) => Date.parse(time) / 1000;

describe("a time without a UTC offset, by form and API", () => {
  it.each([
    ["Africa/Nairobi", "2030-03-01T09:00Z"],
    ["Africa/Lagos", "2030-03-01T11:00Z"],
    ["", "2030-03-01T12:00Z"],
  ])("in time zone %j is stored as %s for tasks and campaigns", async (zone, expected) => {
    const assignedTo = String(me.user.userId);
    for (const send of [
      () => postForm("/tasks/new", { title: "Call", dueAt: NOON, zone }, me.cookie),
      () => callApp("POST", "/api/tasks", { title: "Call", dueAt: NOON, zone }, me.cookie),
    ]) {
      expect([201, 302]).toContain((await send()).status);
      expect((await newest("tasks", "due_at"))?.at).toBe(seconds(expected));
    }
    const { id } = (await newest("tasks", "due_at")) ?? { id: 0 };
    for (const send of [
      () => postForm(`/tasks/${id}`, { title: "Call", dueAt: NOON, assignedTo, zone }, me.cookie),
      () => callApp("PATCH", `/api/tasks/${id}`, { dueAt: NOON, zone }, me.cookie),
    ]) {
      await callApp("PATCH", `/api/tasks/${id}`, { dueAt: "2031-01-01T00:00Z" }, me.cookie);
      expect([200, 302]).toContain((await send()).status);
      expect((await newest("tasks", "due_at"))?.at).toBe(seconds(expected));
    }
    const ids = {
      templateId: Number(campaign.templateId),
      leadSearchId: Number(campaign.targetLeadSearchId),
    };
    for (const send of [
      () => postForm("/campaigns/new", { name: "A", ...campaign, scheduledStartDate: NOON, zone }, me.cookie),
      () => callApp("POST", "/api/ai/campaigns", { name: "A", ...ids, scheduledAt: NOON, zone }, me.cookie),
    ]) {
      expect([201, 302]).toContain((await send()).status);
      expect((await newest("outreach_campaigns", "scheduled_at"))?.at).toBe(seconds(expected));
    }
    const made = await newest("outreach_campaigns", "scheduled_at");
    const api = `/api/ai/campaigns/${made?.id}`;
    await callApp("PATCH", api, { scheduledAt: "2031-01-01T00:00Z" }, me.cookie);
    await callApp("PATCH", api, { scheduledStartDate: NOON, zone }, me.cookie);
    expect((await newest("outreach_campaigns", "scheduled_at"))?.at).toBe(seconds(expected));
  });

  it("is rejected with the same message for an invalid time zone, and the form keeps its input", async () => {
    const before = await newest("tasks", "due_at");
    const input = { title: "Call Baraka", dueAt: NOON, zone: "Mars/Phobos" };
    const [form, call] = [
      await postForm("/tasks/new", input, me.cookie),
      await callApp("POST", "/api/tasks", input, me.cookie),
    ];
    const html = await form.text();
    expect([form.status, call.status]).toEqual([422, 422]);
    for (const text of [html.replaceAll("&#x27;", "'"), await call.text()])
      expect(text).toContain("Enter a time zone");
    expect(html).toContain('value="Call Baraka"');
    expect(html).toContain(`value="${NOON}"`);
    expect(await newest("tasks", "due_at")).toEqual(before);
  });
});

describe("screens of a business in Kenya", () => {
  it("show and prefill times in the local time zone, with a label; the API stays in UTC", async () => {
    const dueAt = "2030-03-01T22:30:00Z";
    const made = await callApp("POST", "/api/tasks", { title: "Late", dueAt }, me.cookie);
    const { id, ...task } = await made.json<{ id: number; dueAt: string }>();
    expect(task.dueAt).toBe("2030-03-01T22:30:00.000Z");
    expect(await page("/tasks?whose=all")).toContain("2 Mar 2030, 01:30 EAT");
    const form = await page(`/tasks/${id}`);
    expect(form).toContain('value="2030-03-02T01:30"');
    expect(form).toContain("In Nairobi time.");
    for (const path of [`/tasks/${id}`, "/tasks/new", "/campaigns/new", "/business/campaigns"])
      expect(await page(path)).toContain('name="zone" value="Africa/Nairobi"');
  });

  it("show UTC for an account without a country", async () => {
    const { cookie } = await signedInBusiness({ plan: "corporate" });
    await callApp("POST", "/api/tasks", { title: "Late", dueAt: "2030-03-01T22:30:00Z" }, cookie);
    const html = await (await fetchApp("/tasks", { cookie })).text();
    expect(html).toContain("1 Mar 2030, 22:30 UTC");
    expect(await (await fetchApp("/tasks/new", { cookie })).text()).toContain("In UTC.");
  });
});
