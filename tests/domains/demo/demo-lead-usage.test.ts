import { expect, it } from "vitest";
import { listLeadCharges } from "~/domains/billing/lead-charges.server";
import { getLeadUsage } from "~/domains/billing/usage.server";
import { DEMO_BUSINESS, seedDemoAccounts } from "~/domains/demo/seed-demo-accounts.server";
import { seedDemoBilling } from "~/domains/demo/seed-demo-billing.server";
import { businessOf } from "~/domains/demo/work/demo-sides.server";
import { addShared } from "../../support/fixtures/lead-search";
import { testContext } from "../../support/harness/context";

it("lists the leads that the demo business used, once however often it is seeded", async () => {
  const system = testContext();
  await seedDemoAccounts(system);
  const business = await businessOf(system, DEMO_BUSINESS);
  if (!business) throw new Error("The demo business is missing");
  await addShared(business, "NG", 8, { industry: "technology" });
  for (const _ of ["first", "again"]) await seedDemoBilling(system, DEMO_BUSINESS);
  const ctx = { ...business, account: { ...business.account, plan: "scaleup" as const, isDemoWork: false } };
  const { rows } = await listLeadCharges(ctx, { limit: 50 });
  expect(rows).toHaveLength(6);
  expect(new Set(rows.map(({ searchId }) => searchId)).size).toBe(1);
  expect((await getLeadUsage(ctx)).used).toBe(6);
});
