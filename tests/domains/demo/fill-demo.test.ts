import { beforeAll, describe, expect, it } from "vitest";
import { getLeadUsage } from "~/domains/billing/usage.server";
import { removeDemo } from "~/domains/demo/demo-jobs.server";
import { fillDemo, findDemoFill } from "~/domains/demo/fill-demo.server";
import { requestDemoRemoval, requestDemoWork } from "~/domains/demo/request-demo.server";
import { CompanyInput } from "~/domains/directory/companies/company-input";
import { createCompany } from "~/domains/directory/companies/create-company.server";
import { ContactInput } from "~/domains/directory/contacts/contact-input";
import { createContact } from "~/domains/directory/contacts/save-contact.server";
import { addCompanyNote } from "~/domains/directory/notes/notes.server";
import { deleteLeadSearch } from "~/domains/lead-search/delete-lead-search.server";
import { changeOpportunity } from "~/domains/opportunities/changes/change-opportunity.server";
import { createOpportunity } from "~/domains/opportunities/create-opportunity.server";
import { sendDigests } from "~/domains/opportunities/digests/send-digests.server";
import { OpportunitySchema } from "~/domains/opportunities/schemas";
import { remindOfTasks } from "~/domains/opportunities/tasks/remind-of-tasks.server";
import { addTask, changeTask } from "~/domains/opportunities/tasks/write-task.server";
import { changeThread } from "~/domains/replies/threads/change-thread.server";
import { addTeammate } from "../../support/fixtures/people";
import { type Business, env, makeBusiness, still, testContext } from "../../support/harness/context";
import { tableCounts } from "../../support/harness/table-counts";

let ctx: Business["ctx"];
let account: Business["account"];

const all = async <T>(sql: string, ...values: unknown[]) =>
  (
    await env.DB.prepare(sql)
      .bind(...values)
      .all<T>()
  ).results;
const count = async (sql: string, ...values: unknown[]) =>
  (await all<{ n: number }>(`select count(*) as n from ${sql}`, ...values))[0]?.n ?? 0;
const figures = () => all("select * from activity_counts order by measure, grain, period");

let before: Record<string, number>;
let figuresBefore: unknown[];

beforeAll(async () => {
  ({ ctx, account } = await makeBusiness());
  // Freeze the clock: if the day ended during the test, the usage would be in another row.
  ctx = still(ctx);
  await createCompany(ctx, CompanyInput.parse({ name: "Our own customer" }));
  await createContact(ctx, ContactInput.parse({ contactName: "Amina Own" }));
  await createOpportunity(ctx, OpportunitySchema.parse({ title: "Our own deal", region: "Kenya" }));
  before = await tableCounts();
  figuresBefore = await figures();
  ctx.queue.sent.length = 0;
  await requestDemoWork(ctx);
  await requestDemoWork(ctx);
  while (await fillDemo(ctx));
});

describe("demo data", () => {
  it("is created by the product's functions as planned, with each row marked", async () => {
    expect((await findDemoFill(ctx))?.state).toBe("filled");
    const marked = async (table: string) =>
      count(`${table} where account_id = ? and is_demo = 1`, account.id);
    expect(await marked("imports")).toBe(4);
    expect(await marked("lead_searches")).toBe(6);
    expect(await marked("leads")).toBe(200);
    expect(await marked("outreach_campaigns")).toBe(4);
    const deals = await marked("opportunities");
    expect(deals).toBeGreaterThanOrEqual(38);
    expect(deals).toBeLessThanOrEqual(48);
    const unmarked = async (table: string) =>
      count(`${table} where account_id = ? and is_demo = 0`, account.id);
    for (const table of [
      "imports",
      "leads",
      "threads",
      "inbound_emails",
      "tasks",
      "notifications",
      "suppressions",
      "mailboxes",
    ])
      expect(await unmarked(table), table).toBe(0);
    expect(await unmarked("companies")).toBe(1);
    expect(await unmarked("contacts")).toBe(1);
    expect(await unmarked("opportunities")).toBe(1);
  });

  it("includes emails of every kind, deals in every stage and tasks in every state", async () => {
    const campaigns = await all<Record<string, number>>(
      "select sent, failed, skipped, responses, bounces, clicks, status from outreach_campaigns where account_id = ?",
      account.id,
    );
    for (const figure of ["sent", "failed", "skipped", "responses", "bounces", "clicks"])
      expect(
        campaigns.reduce((sum, row) => sum + (row[figure] ?? 0), 0),
        figure,
      ).toBeGreaterThan(2);
    expect(new Set(campaigns.map(({ status }) => status))).toEqual(new Set(["completed", "active"]));
    const classes = await all("select distinct reply_class from threads where account_id = ?", account.id);
    expect(classes.length).toBeGreaterThanOrEqual(5);
    for (const which of ["corrected_class = rules_class", "corrected_class <> rules_class"])
      expect(
        await count(`classification_corrections where account_id = ? and ${which}`, account.id),
        which,
      ).toBeGreaterThan(0);
    expect(
      await count("threads where account_id = ? and needs_review_since is not null", account.id),
    ).toBeGreaterThan(0);
    expect(
      await count("inbound_emails where account_id = ? and reply_class = 'wrong_person'", account.id),
    ).toBeGreaterThan(0);
    const returned = await all<{ bounce_type: string }>(
      "select distinct bounce_type from inbound_emails where account_id = ? and bounce_type is not null",
      account.id,
    );
    expect(returned.map((row) => row.bounce_type).sort()).toEqual([
      "complaint",
      "hard_bounce",
      "policy_block",
      "soft_bounce",
      "undetermined",
    ]);
    const meetings = await all<{ kind: string }>(
      "select meeting ->> 'kind' as kind from inbound_emails where account_id = ? and meeting is not null order by kind",
      account.id,
    );
    expect(meetings.map(({ kind }) => kind)).toEqual(["accepted", "proposed"]);
    const stages = await all("select distinct status from opportunities where account_id = ?", account.id);
    expect(stages.length).toBe(5);
    const now = Math.floor(Date.now() / 1000);
    expect(await count("tasks where account_id = ? and done_at is not null", account.id)).toBeGreaterThan(2);
    expect(
      await count("tasks where account_id = ? and done_at is null and due_at < ?", account.id, now),
    ).toBeGreaterThan(2);
    expect(
      await count("tasks where account_id = ? and done_at is null and due_at > ?", account.id, now),
    ).toBeGreaterThan(2);
    expect(await count("notifications where account_id = ? and read_at is null", account.id)).toBeGreaterThan(
      2,
    );
    expect(await count("mailboxes where account_id = ? and paused_at is not null", account.id)).toBe(0);
  });

  it("is excluded from quotas and operator figures, and queues only itself", async () => {
    expect((await getLeadUsage(ctx)).used).toBe(0);
    expect(await count("charged_companies where account_id = ?", account.id)).toBe(0);
    const rows = await all<{ used: number }>(
      "select used from quota_usage where holder = ?",
      `account:${account.id}`,
    );
    // Three rows of our own, and the job that requested the demo.
    expect(rows.reduce((sum, { used }) => sum + used, 0)).toBe(4);
    expect(await figures()).toEqual(figuresBefore);
    expect(await count("audit_log")).toBe(before.audit_log);
    expect(new Set(ctx.queue.sent.map(({ kind }) => kind))).toEqual(new Set(["demo-work"]));
  });

  it("marks the notifications of a teammate who is assigned its deals and tasks as demo data", async () => {
    await addTeammate(ctx, `mate-${crypto.randomUUID()}@business.test`);
    const [mate] = await all<{ id: number }>(
      "select id from users where account_id = ? and first_name = 'Team'",
      account.id,
    );
    const ownerId = mate?.id ?? 0;
    const ofDemo = async (table: string) =>
      (
        await all<{ id: number }>(`select id from ${table} where account_id = ? and is_demo = 1`, account.id)
      )[0]?.id ?? 0;
    await changeOpportunity(ctx, await ofDemo("opportunities"), { ownerId });
    await changeTask(ctx, await ofDemo("tasks"), { assignedTo: ownerId });
    const marks = await all("select is_demo from notifications where user_id = ?", ownerId);
    expect(marks).toEqual([{ is_demo: 1 }, { is_demo: 1 }]);
    await env.DB.prepare("delete from users where id = ?").bind(ownerId).run();
  });

  it("sends no email: neither reminders nor digests", async () => {
    await env.DB.prepare("update users set email_verified_at = 1 where account_id = ?")
      .bind(account.id)
      .run();
    await remindOfTasks(testContext());
    const morning = new Date(Math.floor(Date.now() / 86_400_000) * 86_400_000 + 7 * 3_600_000);
    await sendDigests({ ...testContext(), now: () => morning });
    expect(await count("transactional_emails")).toBe(before.transactional_emails);
    expect(await count("tasks where account_id = ? and is_demo = 0", account.id)).toBe(0);
  });

  it("is removed completely, while the account's own data is kept", async () => {
    const [deal] = await all<{ id: number }>(
      "select id from opportunities where account_id = ? and is_demo = 1",
      account.id,
    );
    const [company] = await all<{ id: number }>(
      "select id from companies where account_id = ? and is_demo = 1",
      account.id,
    );
    await addCompanyNote(ctx, company?.id ?? 0, { text: "Refresh" });
    const [thread] = await all<{ id: number }>(
      "select id from threads where account_id = ? and reply_class = 'interested'",
      account.id,
    );
    await changeThread(ctx, thread?.id ?? 0, { replyClass: "unsubscribe" });
    const searches = await all<{ id: number }>(
      "select id from lead_searches where account_id = ?",
      account.id,
    );
    for (const { id } of searches) await deleteLeadSearch(ctx, id);
    const own = await addTask(ctx, { title: "Our own task", dueAt: new Date(), opportunityId: deal?.id });
    await requestDemoRemoval(ctx);
    await requestDemoRemoval(ctx);
    for (let jobs = 0; jobs < 20 && (await findDemoFill(ctx)); jobs += 1) await removeDemo(ctx);
    const [task] = await all("select opportunity_id as deal, title from tasks where id = ?", own.id);
    expect(task).toEqual({ deal: null, title: "Our own task" });
    expect(await tableCounts()).toEqual({
      ...before,
      rate_limit_buckets: (before.rate_limit_buckets ?? 0) + 1,
      tasks: (before.tasks ?? 0) + 1,
      quota_usage: (before.quota_usage ?? 0) + 1,
    });
    expect(await figures()).toEqual(figuresBefore);
    const totals = await all("select status, count from opportunity_totals where account_id = ?", account.id);
    expect(totals).toEqual([{ status: "new_lead", count: 1 }]);
  });
});

describe("a demo step that was interrupted", () => {
  it("restarts the fill from the beginning, without duplicates", async () => {
    const { ctx, account } = await makeBusiness();
    await requestDemoWork(ctx);
    for (let step = 0; step < 3; step += 1) await fillDemo(ctx);
    const companies = () => count("companies where account_id = ?", account.id);
    const first = await companies();
    expect(first).toBeGreaterThan(50);
    await env.DB.prepare("update demo_fills set is_mid_step = 1 where account_id = ?").bind(account.id).run();
    expect(await fillDemo(ctx)).toBe(true);
    expect(await companies()).toBe(0);
    for (let step = 0; step < 3; step += 1) await fillDemo(ctx);
    expect(await companies()).toBe(first);
    expect(await findDemoFill(ctx)).toMatchObject({ stepsDone: 3, failures: 1, state: "filling" });
  });
});
