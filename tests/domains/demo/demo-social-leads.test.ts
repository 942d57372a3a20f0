import { expect, it } from "vitest";
import { deleteDemoRows } from "~/domains/demo/delete-demo-rows.server";
import { DEMO_MERGED, DEMO_SOCIAL_LEADS } from "~/domains/demo/plan/reach/social-leads";
import { DEMO_BUSINESS, seedDemoAccounts } from "~/domains/demo/seed-demo-accounts.server";
import { seedDemoSocialLeads } from "~/domains/demo/seed-demo-social-leads.server";
import { findAccount } from "~/domains/identity/find-account.server";
import { env, testContext } from "../../support/harness/context";
import { tableCounts } from "../../support/harness/table-counts";

it("seeds social leads of every status once, marked as demo data and removed with it", async () => {
  const ctx = testContext();
  await seedDemoAccounts(ctx);
  await seedDemoSocialLeads(ctx, DEMO_BUSINESS);
  const made = await tableCounts();
  await seedDemoSocialLeads(ctx, DEMO_BUSINESS);
  expect(await tableCounts()).toEqual(made);
  const { results } = await env.DB.prepare(
    "select name, status, is_demo, account_id, opportunity_id from social_leads order by id",
  ).all<{
    name: string;
    status: string;
    is_demo: number;
    account_id: number;
    opportunity_id: number | null;
  }>();
  const [, merged] = DEMO_MERGED;
  expect(results.map(({ name, status, is_demo }) => [name, status, is_demo])).toEqual(
    DEMO_SOCIAL_LEADS.filter(({ address }) => address !== merged).map(({ name, status }) => [
      name,
      status,
      1,
    ]),
  );
  const one = await env.DB.prepare("select count(*) as n from social_lead_merges where is_demo = 1").first(
    "n",
  );
  expect(one).toBe(1);
  expect(results[0]?.opportunity_id).not.toBeNull();
  const account = await findAccount(ctx.db, results[0]?.account_id ?? 0);
  if (!account) throw new Error("no account");
  while (await deleteDemoRows({ ...ctx, account })) {}
  const left = await tableCounts();
  expect([left.social_leads, left.social_lead_origins, left.social_lead_touches]).toEqual([0, 0, 0]);
  expect(left.social_lead_merges).toBe(0);
});
