import { expect, it } from "vitest";
import { deleteDemoRows } from "~/domains/demo/delete-demo-rows.server";
import { DEMO_CONVERSATIONS } from "~/domains/demo/plan/reach/conversations";
import { DEMO_BUSINESS, seedDemoAccounts } from "~/domains/demo/seed-demo-accounts.server";
import { seedDemoConversations } from "~/domains/demo/seed-demo-conversations.server";
import { findAccount } from "~/domains/identity/find-account.server";
import { requeueMessages } from "~/domains/social-leads/conversations/send-message.server";
import { env, testContext } from "../../support/harness/context";
import { tableCounts } from "../../support/harness/table-counts";

it("seeds conversations of the demo business once, marked as demo data, and sends nothing", async () => {
  const ctx = testContext();
  await seedDemoAccounts(ctx);
  await seedDemoConversations(ctx, DEMO_BUSINESS);
  const made = await tableCounts();
  await seedDemoConversations(ctx, DEMO_BUSINESS);
  expect(await tableCounts()).toEqual(made);
  const { results } = await env.DB.prepare(
    "select direction, state, is_demo, account_id from social_messages order by id",
  ).all<{ direction: string; state: string; is_demo: number; account_id: number }>();
  expect(results.every(({ is_demo }) => is_demo === 1)).toBe(true);
  expect(results.map(({ direction, state }) => `${direction} ${state}`)).toEqual([
    "in received",
    "in received",
    "in received",
    "out sent",
    "in received",
  ]);
  expect(made.social_conversations).toBe(DEMO_CONVERSATIONS.length);
  expect(made.platform_connections).toBe(0);
  expect(await requeueMessages(ctx)).toBe(0);
  const account = await findAccount(ctx.db, results[0]?.account_id ?? 0);
  if (!account) throw new Error("no account");
  while (await deleteDemoRows({ ...ctx, account })) {}
  const left = await tableCounts();
  expect([left.social_messages, left.social_channels, left.social_conversations]).toEqual([0, 0, 0]);
});
