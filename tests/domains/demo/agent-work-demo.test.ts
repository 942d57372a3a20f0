import { expect, it } from "vitest";
import { DEMO_BUSINESS, seedDemoAccounts } from "~/domains/demo/seed-demo-accounts.server";
import { seedDemoAgentWork } from "~/domains/demo/seed-demo-agent-work.server";
import { seedDemoAssignments, seedDemoMatching } from "~/domains/demo/seed-demo-assignments.server";
import { seedDemoBilling } from "~/domains/demo/seed-demo-billing.server";
import { seedDemoCommunity } from "~/domains/demo/seed-demo-community.server";
import { seedDemoTalk } from "~/domains/demo/seed-demo-talk.server";
import { seedDemoWork } from "~/domains/demo/seed-demo-work.server";
import { env, testContext } from "../../support/harness/context";

const count = async (table: string, where = "1") =>
  (await env.DB.prepare(`select count(*) as n from ${table} where ${where}`).first<{ n: number }>())?.n;

it("seeds a demo agent's work with reported and confirmed deals, once however often it runs", async () => {
  const system = testContext();
  await seedDemoAccounts(system);
  await seedDemoCommunity(system);
  await seedDemoWork(system, DEMO_BUSINESS);
  await seedDemoAssignments(system, DEMO_BUSINESS);
  await seedDemoBilling(system, DEMO_BUSINESS);
  for (const _ of ["first", "again"]) {
    await seedDemoAgentWork(system, DEMO_BUSINESS);
    await seedDemoMatching(system, DEMO_BUSINESS);
    await seedDemoTalk(system, DEMO_BUSINESS);
    expect(await count("agent_ratings", "is_demo = 1")).toBe(2);
    expect(await count("agent_metrics", "ratings = 2 and stars = 9")).toBe(1);
    expect(await count("agent_chat_messages", "is_demo = 1")).toBe(6);
    expect(await count("agent_chats", "is_demo = 1 and account_unread = 1 and agent_unread = 0")).toBe(1);
    expect(await count("agent_requests", "is_demo = 1 and match_count > 0")).toBe(2);
    expect(await count("agent_matches", "is_demo = 1 and state = 'contacted'")).toBe(2);
    expect(await count("shared_leads", "is_demo = 1")).toBe(10);
    expect(await count("shared_lead_events")).toBe(9);
    expect(await count("closes", "is_demo = 1 and state = 'confirmed'")).toBe(2);
    expect(await count("closes", "is_demo = 1 and state = 'reported'")).toBe(1);
    expect(await count("commissions", "is_demo = 1 and kind = 'deal' and state = 'paid'")).toBe(1);
    expect(await count("commissions", "is_demo = 1 and kind = 'signup'")).toBe(2);
    expect(await count("payouts", "is_demo = 1 and state = 'paid' and reference is not null")).toBe(1);
    expect(await count("payout_batches", "is_demo = 0")).toBe(0);
  }
  expect(await count("closes", "is_demo = 1 and state = 'confirmed' and fee_rate = 10")).toBe(2);
  const ours = "cause like 'close:%' or cause like 'chat:%' or cause like 'payout:%'";
  expect(await count("transactional_emails", ours)).toBe(0);
});
