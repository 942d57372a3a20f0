import { expect, it } from "vitest";
import { DEMO_BUSINESS, seedDemoAccounts } from "~/domains/demo/seed-demo-accounts.server";
import { seedDemoAgentWork } from "~/domains/demo/seed-demo-agent-work.server";
import { seedDemoAssignments } from "~/domains/demo/seed-demo-assignments.server";
import { seedDemoBilling } from "~/domains/demo/seed-demo-billing.server";
import { seedDemoCommunity } from "~/domains/demo/seed-demo-community.server";
import { seedDemoRecord } from "~/domains/demo/seed-demo-record.server";
import { seedDemoWork } from "~/domains/demo/seed-demo-work.server";
import { businessOf } from "~/domains/demo/work/demo-sides.server";
import { isOpen } from "~/domains/opportunities/stages";
import { getCompanyRecord } from "~/domains/records/company-record.server";
import { env, testContext } from "../../support/harness/context";
import { tableCounts } from "../../support/harness/table-counts";

it("seeds one company with everything that its page can show, once however often it runs", async () => {
  const system = testContext();
  await seedDemoAccounts(system);
  await seedDemoCommunity(system);
  await seedDemoWork(system, DEMO_BUSINESS);
  await seedDemoAssignments(system, DEMO_BUSINESS);
  await seedDemoBilling(system, DEMO_BUSINESS);
  await seedDemoAgentWork(system, DEMO_BUSINESS);
  await seedDemoRecord(system, DEMO_BUSINESS);
  const made = await tableCounts();
  await seedDemoRecord(system, DEMO_BUSINESS);
  expect(await tableCounts()).toEqual(made);
  const business = await businessOf(system, DEMO_BUSINESS);
  if (!business) throw new Error("no demo business");
  const companyId = await env.DB.prepare("select company_id as id from company_notes").first<number>("id");
  const { people, deals, tasks, threads, sharings, pending, timeline } = await getCompanyRecord(
    business,
    companyId ?? 0,
  );
  const shown = { people, deals, tasks, threads, sharings };
  for (const [name, rows] of Object.entries(shown)) expect(rows.length, name).toBeGreaterThan(0);
  expect(deals.some(({ status }) => isOpen(status))).toBe(true);
  expect(pending.map(({ id }) => id.split("-")[0])).toEqual(["draft", "queued"]);
  for (const [kind, count] of Object.entries(timeline.totals)) expect(count, kind).toBeGreaterThan(0);
});
