import { beforeAll, expect, it } from "vitest";
import { deleteDemoRows } from "~/domains/demo/delete-demo-rows.server";
import { DEMO_UNREADABLE_CALLS } from "~/domains/demo/plan/reach/platform-events";
import { DEMO_BUSINESS, seedDemoAccounts } from "~/domains/demo/seed-demo-accounts.server";
import { seedDemoMailbox } from "~/domains/demo/seed-demo-mailbox.server";
import { seedDemoOptOuts } from "~/domains/demo/seed-demo-opt-outs.server";
import { seedDemoPlatformEvents } from "~/domains/demo/seed-demo-platform-events.server";
import { businessOf } from "~/domains/demo/work/demo-sides.server";
import { countUnreadableEvents } from "~/domains/social-leads/inbound/unreadable-events.server";
import { env, testContext } from "../../support/harness/context";
import { tableCounts } from "../../support/harness/table-counts";

const system = testContext();
let before: Record<string, number>;
let made: Record<string, number>;

async function seed() {
  await seedDemoPlatformEvents(system, DEMO_BUSINESS);
  await seedDemoOptOuts(system, DEMO_BUSINESS);
  await seedDemoMailbox(system, DEMO_BUSINESS);
}

const rowsOf = async (query: string) => (await env.DB.prepare(query).all<Record<string, unknown>>()).results;

beforeAll(async () => {
  await seedDemoAccounts(system);
  before = await tableCounts();
  await seed();
  made = await tableCounts();
});

it("is seeded once", async () => {
  await seed();
  expect(await tableCounts()).toEqual(made);
});

it("includes a Meta test lead, and unreadable events for the operator", async () => {
  expect(await rowsOf("select name, is_test, is_demo from social_leads")).toEqual([
    { name: "Test lead", is_test: 1, is_demo: 1 },
  ]);
  expect(await countUnreadableEvents(system)).toBe(DEMO_UNREADABLE_CALLS.length);
});

it("includes imported contacts, one unsubscribed and one suppressed until a decision", async () => {
  expect(await rowsOf("select status, rows_rejected, is_demo from imports")).toEqual([
    { status: "completed", rows_rejected: 0, is_demo: 1 },
  ]);
  expect(await rowsOf("select reason, import_value, is_demo from suppressions order by reason desc")).toEqual(
    [
      { reason: "unsubscribe", import_value: null, is_demo: 1 },
      { reason: "manual", import_value: "paused", is_demo: 1 },
    ],
  );
  expect(made.contacts).toBe((before.contacts ?? 0) + 3);
});

it("includes a mailbox slowed down by a rate limit", async () => {
  const [mailbox] = await rowsOf(
    "select slowed_until > unixepoch() as slowed, paused_at, is_demo from mailboxes",
  );
  expect(mailbox).toEqual({ slowed: 1, paused_at: null, is_demo: 1 });
});

it("is removed with the demo data", async () => {
  const business = await businessOf(system, DEMO_BUSINESS);
  if (!business) throw new Error("no demo business");
  while (await deleteDemoRows(business)) {}
  const { id_sequences: _, social_lead_counts: __, ...left } = await tableCounts();
  expect({ ...before, ...left }).toEqual(before);
});
