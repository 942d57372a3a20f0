import { beforeEach, describe, expect, it } from "vitest";
import { MAX_EXACT_METRIC } from "~/core/pagination";
import { selectLeads } from "~/domains/bulk/campaign/select-leads.server";
import { SelectionFormSchema } from "~/domains/bulk/campaign/selection-form-schema";
import { CampaignSchema } from "~/domains/campaigns/campaign-schemas";
import { createCampaign } from "~/domains/campaigns/create-campaign.server";
import { getHomeDashboard } from "~/domains/home-dashboard/get-home-dashboard.server";
import { getThirtyDays } from "~/domains/home-dashboard/last-30-days.server";
import { moveOpportunity } from "~/domains/opportunities/move-opportunity.server";
import { TaskSchema } from "~/domains/opportunities/tasks/task-schemas";
import { addTask } from "~/domains/opportunities/tasks/write-task.server";
import { launch, makeCampaign, makeLeads, makeTemplate } from "../../support/fixtures/campaigns";
import { importFile } from "../../support/fixtures/imports";
import { makeSearch } from "../../support/fixtures/lead-search";
import { makeOpportunity } from "../../support/fixtures/opportunities";
import { type Business, env, makeBusiness } from "../../support/harness/context";
import { metered } from "../../support/harness/metered";

const NOW = new Date("2026-11-20T12:00:00Z");
const DAY = 86_400;
const now = NOW.getTime() / 1000;

let business: Business;
beforeEach(async () => {
  business = await makeBusiness({ hqCountry: "KE" });
});

const at = ({ ctx }: Business) => ({ ...ctx, now: () => NOW });

const addThread = ({ account }: Business, lastAt: number, readAt: number | null = null) =>
  env.DB.prepare(
    "insert into threads (account_id, address, subject, reply_class, score, last_at, read_at, created_at) values (?, ?, 'Re: solar', 'interested', 90, ?, ?, ?)",
  )
    .bind(account.id, `${crypto.randomUUID()}@buyer.test`, lastAt, readAt, lastAt)
    .run();

const addLeads = async ({ ctx }: Business, count: number, createdAt: number) => {
  const search = await makeSearch(ctx);
  await makeLeads(ctx, search.id, count);
  await env.DB.prepare("update leads set created_at = ? where search_id = ?")
    .bind(createdAt, search.id)
    .run();
};

const addMails = ({ account }: Business, times: number[]) =>
  env.DB.prepare(
    `insert into outreach_messages (account_id, position, mailbox_id, to_address, state, due_at, created_at, sent_at)
      select ?, 0, 1, 'juma@buyer.test', 'sent', value, value, value from json_each(?)`,
  )
    .bind(account.id, JSON.stringify(times))
    .run();

describe("the figures of the last 30 days", () => {
  const figures = async () =>
    Object.fromEntries((await getThirtyDays(at(business))).map((day) => [day.key, day]));

  it("are zero on every day for an account without activity", async () => {
    for (const { count, byDay } of Object.values(await figures()))
      expect([count, byDay.length, Math.max(...byDay)]).toEqual([0, 30, 0]);
  });

  it("count leads, replies and emails by day, excluding older rows and other accounts", async () => {
    await addLeads(business, 3, now);
    await addLeads(business, 2, now - 29 * DAY);
    await addLeads(business, 7, now - 31 * DAY);
    await addThread(business, now - DAY);
    await addThread(await makeBusiness(), now - DAY);
    await addMails(
      business,
      [0, 3, 40].flatMap((ago) => Array(5).fill(now - ago * DAY)),
    );
    const { leads, answers, mails } = await figures();
    expect([leads?.count, leads?.byDay[29], leads?.byDay[0]]).toEqual([5, 3, 2]);
    expect([answers?.count, answers?.byDay[28]]).toEqual([1, 1]);
    expect([mails?.count, mails?.byDay[29], mails?.byDay[26]]).toEqual([10, 5, 5]);
  });

  it("count deals on the day they were won, with their value", async () => {
    const won = await makeOpportunity(at(business), { revenue: 1200 });
    await makeOpportunity(at(business), { revenue: 900 });
    await moveOpportunity(at(business), won.id, { status: "closed_won" });
    const { deals } = await figures();
    expect([deals?.count, deals?.worth, deals?.byDay[29]]).toEqual([1, 120_000, 1]);
  });

  it("indicate that more rows exist, and stop reading at the limit", async () => {
    await addLeads(business, MAX_EXACT_METRIC + 500, now);
    const { ctx, rowsRead } = metered(at(business));
    const leads = (await getThirtyDays(ctx)).find(({ key }) => key === "leads");
    expect([leads?.count, leads?.isExact]).toEqual([MAX_EXACT_METRIC, false]);
    expect(rowsRead()).toBeLessThan(MAX_EXACT_METRIC + 100);
  });
});

describe("the to-do list", () => {
  const waiting = async () =>
    (await getHomeDashboard(at(business))).waiting.map(({ key, title }) => [key, title]);

  it("includes the unconfirmed address once the first steps are done", async () => {
    expect(await waiting()).toEqual([]);
    expect((await getHomeDashboard(at(business))).steps[0]).toMatchObject({ key: "confirm", isDone: false });
    await addThread(business, now - DAY, now);
    expect(await waiting()).toEqual([["address", `Confirm ${business.user.email}`]]);
    business.ctx.actor = { ...business.ctx.actor, isVerified: true };
    expect(await waiting()).toEqual([]);
  });

  it("contains unread replies, overdue tasks, mailboxes that don't send, and leads without an address", async () => {
    await addThread(business, now - DAY);
    await addThread(business, now - DAY, now);
    await addTask(
      business.ctx,
      TaskSchema.parse({ title: "Call Juma", dueAt: "2026-11-01T09:00", zone: "UTC" }),
    );
    const { mailboxId } = await makeCampaign(business.ctx, 0);
    await env.DB.prepare("update mailboxes set paused_at = 1, pause_reason_code = 'by-hand' where id = ?")
      .bind(mailboxId)
      .run();
    await env.DB.prepare(
      "insert or replace into lead_totals (account_id, leads, searches, reachable, pipeline_value, valued_count) values (?, 10, 1, 4, 0, 0)",
    )
      .bind(business.account.id)
      .run();
    expect(await waiting()).toEqual([
      ["replies", "1 unread reply"],
      ["tasks", "1 overdue task"],
      ["address", `Confirm ${business.user.email}`],
      ["mailbox", "sales@business.test is paused"],
      ["people", "6 leads without an email address"],
    ]);
  });
});

it("counts several unread replies in one plural title", async () => {
  await addThread(business, now - DAY);
  await addThread(business, now - DAY);
  const { waiting } = await getHomeDashboard(at(business));
  expect(waiting).toContainEqual(expect.objectContaining({ key: "replies", title: "2 unread replies" }));
});

describe("the first steps", () => {
  const done = async () =>
    (await getHomeDashboard(business.ctx)).steps.filter(({ isDone }) => isDone).map(({ key }) => key);

  it("are completed by what the account has, and disappear after the first reply", async () => {
    expect(await done()).toEqual(["company"]);
    business.ctx.actor = { ...business.ctx.actor, isVerified: true };
    const { id } = await makeCampaign(business.ctx, 2);
    expect(await done()).toEqual(["confirm", "company", "leads", "people", "mailbox", "template"]);
    await launch(business.ctx, id);
    expect(await done()).toEqual([
      "confirm",
      "company",
      "leads",
      "people",
      "mailbox",
      "template",
      "campaign",
    ]);
    await addThread(business, now);
    expect((await getHomeDashboard(business.ctx)).steps).toEqual([]);
  });

  it("continue after an import with contacts, until leads exist", async () => {
    const { ctx } = business;
    const leads = async () =>
      (await getHomeDashboard(ctx)).steps.find(({ key }) => key === "leads") as {
        to: string;
        isDone: boolean;
      };
    await importFile(ctx, "Company,Country\nUpepo,Kenya\n");
    expect(await done()).toEqual(["company"]);
    expect((await leads()).to).toBe("/ai-lead-search/new");
    const { id } = await importFile(
      ctx,
      "Company,Country,Contact person,Email\nJua,Kenya,Amina Njeri,a@jua.test\n",
    );
    expect(await done()).toEqual(["company", "people"]);
    expect(await leads()).toMatchObject({ to: `/business/imports/${id}`, isDone: false });
    await selectLeads(ctx, SelectionFormSchema.parse({ importId: id }));
    expect(await done()).toEqual(["company", "leads", "people"]);
  });

  it("count a started campaign as emailing the imported contacts", async () => {
    const { ctx } = business;
    await importFile(ctx, "Company,Country,Contact person,Email\nJua,Kenya,Amina Njeri,a@jua.test\n");
    const templateId = await makeTemplate(ctx, {});
    const { id } = await createCampaign(
      ctx,
      CampaignSchema.parse({ name: "First round", templateId, audience: "contacts:scope=own" }),
    );
    expect(await done()).not.toContain("leads");
    await env.DB.prepare("update outreach_campaigns set started_at = 1 where id = ?").bind(id).run();
    expect(await done()).toEqual(expect.arrayContaining(["leads", "campaign"]));
  });
});

describe("demo data on the home dashboard", () => {
  const mark = (table: string) =>
    env.DB.prepare(`update ${table} set is_demo = 1 where account_id = ?`).bind(business.account.id).run();

  beforeEach(async () => {
    const { ctx, account } = business;
    ctx.actor = { ...ctx.actor, isVerified: true };
    const { id } = await makeCampaign(ctx, 3);
    await launch(ctx, id);
    await addThread(business, now);
    await addTask(ctx, TaskSchema.parse({ title: "Call Juma", dueAt: "2026-11-01T09:00", zone: "UTC" }));
    await env.DB.prepare("update mailboxes set paused_at = 1, pause_reason_code = 'by-hand'").run();
    await env.DB.prepare(
      "update lead_totals set reachable = 0, demo_leads = 3, demo_reachable = 0 where account_id = ?",
    )
      .bind(account.id)
      .run();
    for (const table of [
      "lead_searches",
      "leads",
      "outreach_templates",
      "outreach_campaigns",
      "mailboxes",
      "threads",
      "tasks",
    ])
      await mark(table);
  });

  it("adds no to-dos and completes no first steps, and its figures are labelled", async () => {
    const { waiting, figures, steps, hasDemoWork } = await getHomeDashboard(at(business));
    expect(waiting).toEqual([]);
    expect(steps.flatMap(({ key, isDone }) => (isDone ? [key] : []))).toEqual(["confirm", "company"]);
    expect(figures.find(({ key }) => key === "answers")?.count).toBe(1);
    expect(hasDemoWork).toBe(true);
  });

  it("counts in the demo account, which has nothing else", async () => {
    const account = { ...business.account, isDemo: true };
    const { waiting, steps, hasDemoWork } = await getHomeDashboard({ ...at(business), account });
    expect(waiting.map(({ key }) => key)).toEqual(["replies", "tasks", "mailbox", "people"]);
    expect([steps, hasDemoWork]).toEqual([[], false]);
  });

  it("leaves the account's own to-dos and completed steps unchanged", async () => {
    const { ctx } = business;
    await makeTemplate(ctx);
    await addTask(ctx, TaskSchema.parse({ title: "Our own", dueAt: "2026-11-02T09:00", zone: "UTC" }));
    await env.DB.prepare("update lead_totals set leads = 5, reachable = 1 where account_id = ?")
      .bind(business.account.id)
      .run();
    const { waiting, steps } = await getHomeDashboard(at(business));
    expect(waiting.map(({ key, title, text }) => [key, title, text])).toEqual([
      ["tasks", "1 overdue task", "Our own"],
      [
        "people",
        "1 lead without an email address",
        "1 of 2 has a reachable contact. Import contacts or add them manually.",
      ],
    ]);
    expect(steps.flatMap(({ key, isDone }) => (isDone ? [key] : []))).toEqual([
      "confirm",
      "company",
      "leads",
      "people",
      "template",
    ]);
  });
});
