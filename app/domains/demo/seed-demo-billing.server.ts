import type { BusinessContext, Context } from "~/core/context";
import { listLeadCharges } from "~/domains/billing/lead-charges.server";
import { startDemoSubscription } from "~/domains/billing/subscription/start-demo-subscription.server";
import { createLeadSearch } from "~/domains/lead-search/create-lead-search.server";
import { NO_CRITERIA } from "~/domains/lead-search/criteria/search-criteria";
import { runLeadSearch } from "~/domains/lead-search/runs/run-lead-search.server";
import { startLeadSearch } from "~/domains/lead-search/runs/start-lead-search.server";
import { businessOf } from "./work/demo-sides.server";

const LEADS = 6;

/** Runs a search outside the demo data: it finds companies in the shared directory and uses leads of the demo business's plan. */
async function spendLeads(business: BusinessContext): Promise<void> {
  const ctx = { ...business, account: { ...business.account, isDemoWork: false } };
  if ((await listLeadCharges(ctx, { limit: 1 })).rows.length > 0) return;
  const { id } = await createLeadSearch(ctx, {
    searchName: "Software in Nigeria",
    sentence: "software companies in Nigeria",
    criteria: { ...NO_CRITERIA, industry: ["technology"], location: ["NG"] },
    maxLeads: LEADS,
  });
  const { runNumber } = await startLeadSearch(ctx, id);
  await runLeadSearch(ctx, { searchId: id, runNumber });
}

/**
 * A plan with past invoices, marked as demo (never charged, without a number or notification), and used leads.
 * Created once.
 */
export async function seedDemoBilling(system: Context, email: string): Promise<void> {
  const business = await businessOf(system, email);
  if (!business?.account.isDemo) return;
  await startDemoSubscription(business);
  const subscribed = await businessOf(system, email);
  if (subscribed) await spendLeads(subscribed);
}
