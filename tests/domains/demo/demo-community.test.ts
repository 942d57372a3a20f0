import { beforeAll, expect, it } from "vitest";
import { getQueue, listWork } from "~/domains/admin/reviews/list-reviews.server";
import { countAgents } from "~/domains/agents/agents.server";
import { DEMO_AGENTS } from "~/domains/demo/plan/agents";
import { DEMO_BUSINESSES } from "~/domains/demo/plan/businesses";
import { seedDemoAccounts } from "~/domains/demo/seed-demo-accounts.server";
import { seedDemoApplications } from "~/domains/demo/seed-demo-applications.server";
import { seedDemoCommunity } from "~/domains/demo/seed-demo-community.server";
import { isReservedAddress } from "~/domains/mail/policy";
import { env, testContext } from "../../support/harness/context";
import { tableCounts } from "../../support/harness/table-counts";

const all = async <T>(sql: string) => (await env.DB.prepare(sql).all<T>()).results;
const figures = () => all("select * from activity_counts order by measure, grain, period");
const ofSeed = "email like '%@demo-people.example'";

const ctx = testContext();
let before: Record<string, number>;
let agentsBefore: unknown;
let figuresBefore: unknown;

beforeAll(async () => {
  await seedDemoAccounts(ctx);
  [before, agentsBefore, figuresBefore] = [await tableCounts(), await countAgents(ctx), await figures()];
  await seedDemoCommunity(ctx);
});

it("is created once, marked as demo data, without passwords and without sending email", async () => {
  const made = await tableCounts();
  await seedDemoCommunity(ctx);
  expect(await tableCounts()).toEqual(made);
  const people = DEMO_AGENTS.length + DEMO_BUSINESSES.length;
  expect([(made.users ?? 0) - (before.users ?? 0), made.transactional_emails]).toEqual([
    people,
    before.transactional_emails,
  ]);
  const users = await all<Record<string, unknown>>(`select * from users where ${ofSeed}`);
  expect(users).toHaveLength(people);
  for (const { email, is_demo, password_hash } of users)
    expect([isReservedAddress(String(email)), is_demo, password_hash]).toEqual([true, 1, null]);
});

it("gives the administrator pending agents, businesses of three plans, and log entries of reviews", async () => {
  const { rows } = await listWork(ctx, getQueue("agent-applications"), { limit: 50 });
  const waiting = DEMO_AGENTS.filter(({ reviewedAfter }) => reviewedAfter === null);
  expect(rows.map(({ who }) => who)).toEqual(expect.arrayContaining(waiting.map(({ name }) => name)));
  expect(rows.every(({ what }) => what.endsWith("(demo)"))).toBe(true);
  expect(rows.map(({ since }) => since.getTime())).toEqual(rows.map(({ since }) => since.getTime()).sort());
  const plans = await all<{ plan: string }>(
    "select distinct plan from accounts where is_demo = 1 order by plan",
  );
  expect(plans.map(({ plan }) => plan)).toEqual(["scaleup", "startup", "trial"]);
  const acts = await all<{ action: string }>(
    "select distinct action from audit_log where actor_id = (select id from users where email = 'admin@demo.test')",
  );
  expect(acts.map(({ action }) => action)).toEqual(
    expect.arrayContaining(["review-agent", "suspend-user", "change-plan"]),
  );
  const [times] = await all<{ first: number; last: number }>(
    `select min(created_at) as first, max(created_at) as last from users where ${ofSeed}`,
  );
  const now = Date.now() / 1000;
  expect(times?.first).toBeGreaterThan(now - 91 * 86_400);
  expect(times?.last).toBeLessThan(now);
});

it("shows applicants at different stages with reviewer notes, seeded once", async () => {
  await seedDemoApplications(ctx);
  const made = await tableCounts();
  await seedDemoApplications(ctx);
  expect(await tableCounts()).toEqual(made);
  expect(made.transactional_emails).toBe(before.transactional_emails);
  const stages = await all<{ stage: string; asked: number }>(
    "select stage, requested_at is not null as asked from applications where stage not in ('approved') order by agent_id",
  );
  expect(stages.map(({ stage, asked }) => `${stage}${asked ? " asked" : ""}`)).toEqual([
    "video",
    "profile asked",
    "profile",
    "applied",
  ]);
  expect([made.application_scores, made.application_notes]).toEqual([2, 1]);
});

it("is excluded from public and operator figures", async () => {
  expect(await countAgents(ctx)).toEqual(agentsBefore);
  expect(await figures()).toEqual(figuresBefore);
});
