import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { buyExtraLeads } from "~/domains/billing/invoices/buy-extra-leads.server";
import { remindOfInvoices } from "~/domains/billing/invoices/remind-of-invoices.server";
import { settleInvoice } from "~/domains/billing/invoices/settle-invoice.server";
import { reserveLeads } from "~/domains/billing/reserve-leads.server";
import { choosePlan } from "~/domains/billing/subscription/change-plan.server";
import { grantPlanStatements } from "~/domains/billing/subscription/grant-plan.server";
import { startDemoSubscription } from "~/domains/billing/subscription/start-demo-subscription.server";
import { turnSubscriptions } from "~/domains/billing/subscription/turn-subscriptions.server";
import { getLeadUsage } from "~/domains/billing/usage.server";
import { warnOfLimits } from "~/domains/billing/warn-of-limits.server";
import {
  anew,
  buy,
  DAY,
  invoicesOf,
  jobAt,
  makePayer,
  openOf,
  subjectsTo,
} from "../../support/fixtures/billing";
import { mailsTo } from "../../support/fixtures/people";
import { type Business, testContext } from "../../support/harness/context";

const now = new Date();
const later = (days: number) => new Date(now.getTime() + days * DAY);
const EXTRA = { leads: 40, consent: true as const };

let run = 9_000_000;
const use = async (business: Business, leads: number) => {
  run += 1;
  await reserveLeads(await anew(business), { searchId: run, runNumber: 1 }, leads, sql`true`).run();
  return getLeadUsage(await anew(business));
};

/** Buys extra leads; returns the text of the email about the purchase on one line. */
async function announced(business: Business, leads: number) {
  await buyExtraLeads(await anew(business), { ...EXTRA, leads });
  const mails = await mailsTo(testContext(), business.user.email);
  return mails.at(-1)?.text.replace(/\s+/g, " ");
}

describe("extra leads", () => {
  it("are usable once paid, 25 of them before, and can be bought once at a time", async () => {
    const business = await makePayer({ plan: "startup" });
    const ctx = await anew(business);
    const all = await Promise.allSettled([1, 2, 3].map(() => buyExtraLeads(ctx, EXTRA)));
    expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await openOf(business)).toMatchObject({ kind: "extra", total: 8_000 });
    expect(await use(business, 500)).toMatchObject({ used: 125, left: 0 });
    await settleInvoice(jobAt(now), (await openOf(business))?.id ?? 0, { method: "bank", reference: "T" });
    expect(await use(business, 500)).toMatchObject({ used: 140, limit: 140, left: 0 });
    expect(await subjectsTo(business)).toContain("Invoice ready for 40 extra leads");
  });

  it("become void if never paid, and later purchases are usable only once paid", async () => {
    const business = await makePayer({ plan: "startup" });
    await buyExtraLeads(await anew(business), EXTRA);
    for (const days of [8, 11, 15, 22]) await remindOfInvoices(jobAt(later(days)));
    expect((await invoicesOf(business)).map(({ state }) => state)).toEqual(["void"]);
    const reminders = (await subjectsTo(business)).filter((subject) => subject.includes("is unpaid"));
    expect(reminders).toHaveLength(3);
    await buyExtraLeads(await anew(business), EXTRA);
    expect(await getLeadUsage(await anew(business))).toMatchObject({ limit: 100 });
  });

  it.each([
    ["as many as count unpaid", 25, "Your extra leads are available now."],
    ["one", 1, "Your extra lead is available now."],
    ["more", 26, "You can use 25 of your extra leads now and the rest once the invoice is paid."],
  ])("are announced with the number that is usable before payment: %s", async (_, leads, words) => {
    const business = await makePayer({ plan: "startup" });
    expect(await announced(business, leads)).toContain(words);
    expect(await getLeadUsage(await anew(business))).toMatchObject({ limit: 100 + Math.min(leads, 25) });
  });

  it("are announced as available after payment if none are usable before", async () => {
    const words = "Your extra leads will be available once the invoice is paid.";
    const [expired, upgrading] = [await makePayer({ plan: "startup" }), await makePayer()];
    await buyExtraLeads(await anew(expired), EXTRA);
    for (const days of [8, 11, 15, 22]) await remindOfInvoices(jobAt(later(days)));
    expect(await announced(expired, 10)).toContain(words);
    await buy(upgrading, "startup");
    await choosePlan(await anew(upgrading), { plan: "scaleup" });
    expect(await announced(upgrading, 10)).toContain(words);
  });

  it("can't be bought without a lead limit or a paid plan", async () => {
    const [large, ended] = [
      await makePayer({ plan: "corporate" }),
      await makePayer({ trialEndsAt: later(-1) }),
    ];
    await expect(buyExtraLeads(await anew(large), EXTRA)).rejects.toThrow("no lead limit");
    await expect(buyExtraLeads(await anew(ended), EXTRA)).rejects.toThrow("Choose a plan");
  });
});

it("notifies once each at 80 and 100 percent of the lead limit", async () => {
  const business = await makePayer({ plan: "startup" });
  const told = async () => {
    await Promise.all([warnOfLimits(jobAt(new Date())), warnOfLimits(jobAt(new Date()))]);
    return subjectsTo(business);
  };
  await use(business, 79);
  expect(await told()).toEqual([]);
  await use(business, 1);
  expect(await told()).toEqual(["You’ve used 80% of your leads"]);
  await use(business, 20);
  expect(await told()).toEqual(["You’ve used 80% of your leads", "You’ve used all your leads"]);
});

it("ends the bought subscription without further invoices when a plan is granted", async () => {
  const business = await makePayer();
  await buy(business, "startup");
  await business.ctx.db.batch(grantPlanStatements(business.ctx, business.account.id, "corporate"));
  expect((await anew(business)).account).toMatchObject({ plan: "corporate", formerPlan: null });
  await turnSubscriptions(jobAt(later(400)));
  expect(await openOf(business)).toBeUndefined();
});

it("gives the demo account three paid invoices without numbers, and never lets it expire", async () => {
  const business = await makePayer();
  const ctx = await anew(business);
  const demo = { ...ctx, account: { ...ctx.account, isDemo: true } };
  await startDemoSubscription(demo);
  await startDemoSubscription(demo);
  const all = await invoicesOf(business);
  expect(all.map(({ number, state }) => [number, state])).toEqual(Array(3).fill([null, "paid"]));
  await turnSubscriptions(jobAt(later(800)));
  expect((await anew(business)).account).toMatchObject({ plan: "scaleup", readOnlySince: null });
  expect(await subjectsTo(business)).toEqual([]);
});
