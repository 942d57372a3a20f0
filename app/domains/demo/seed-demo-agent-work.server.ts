import type { BusinessContext, Context } from "~/core/context";
import { DAY_MS } from "~/core/seconds";
import type { AgentContext } from "~/domains/agents/agents.server";
import { writeLeadEvent } from "~/domains/agents/shared-leads/lead-events.server";
import { LeadEventSchema } from "~/domains/agents/shared-leads/schemas";
import { findSharing, shareLead } from "~/domains/agents/shared-leads/share-lead.server";
import { listOwnCloses } from "~/domains/commissions/closes/list-closes.server";
import { confirmOwnClose } from "~/domains/commissions/closes/own-closes.server";
import { reportClose } from "~/domains/commissions/closes/report-close.server";
import { endHolds } from "~/domains/commissions/ledger/end-holds.server";
import { makeBatch } from "~/domains/commissions/payouts/make-batch.server";
import { storeAccountStatement } from "~/domains/commissions/payouts/payout-accounts.server";
import { payoutBlockingReason, requestPayout } from "~/domains/commissions/payouts/request-payout.server";
import { markBatchPaid } from "~/domains/commissions/payouts/settle-payout.server";
import { listLeads } from "~/domains/lead-search/leads/leads.server";
import { updateLead } from "~/domains/lead-search/leads/update-lead.server";
import { DEMO_LEAD_WORK } from "./plan/agent-work";
import { DEMO_ADMIN, DEMO_AGENT_ADDRESS } from "./seed-demo-accounts.server";
import { adminOf, agentOf, businessOf, timeOf } from "./work/demo-sides.server";

const DEMO_PAYOUT_ACCOUNT = { kind: "mobile", holder: "Demo Agent", operator: "M-Pesa" } as const;

type Work = (typeof DEMO_LEAD_WORK)[number];

const dayFrom = (ctx: Context, days: number) =>
  new Date(ctx.now().getTime() + days * DAY_MS).toISOString().slice(0, 10);

async function workOn(side: AgentContext, sharedLeadId: number, { events, step }: Work): Promise<void> {
  for (const [index, { day, ...event }] of events.entries()) {
    const isLast = index === events.length - 1;
    const next = isLast && step ? { nextStep: step.text, nextStepDay: dayFrom(side, step.in) } : {};
    // A callback can't be planned for a past day, so it is planned for tomorrow.
    const callBack = event.outcome === "call_back" && !step ? { nextStepDay: dayFrom(side, 1) } : {};
    const at = timeOf(side, day);
    const input = LeadEventSchema.parse({ ...event, ...callBack, ...next });
    await writeLeadEvent({ ...side, now: () => at }, side.agent, sharedLeadId, input);
  }
}

async function closeLead(
  business: BusinessContext,
  side: AgentContext,
  sharedLeadId: number,
  { day, value, isConfirmed }: NonNullable<Work["close"]>,
): Promise<void> {
  const at = timeOf(side, day);
  await reportClose({ ...side, now: () => at }, side.agent, { leadValue: value, sharedLeadId });
  if (!isConfirmed) return;
  const [newest] = (await listOwnCloses(business, { limit: 1 })).rows;
  const answeredAt = timeOf(side, day - 1);
  if (newest) await confirmOwnClose({ ...business, now: () => answeredAt }, newest.id);
}

/** A separate payout run for the demo: requested two days before `day`, put in the run the day before. */
async function payOut(business: BusinessContext, side: AgentContext, day: number): Promise<void> {
  const admin = await adminOf(side, DEMO_ADMIN);
  if (!admin) return;
  const on = <C extends Context>(ctx: C, before: number): C => {
    const now = timeOf(side, day + before);
    return { ...ctx, now: () => now };
  };
  const asking = on(side, 2);
  await endHolds(asking);
  const phone = "+254700000000";
  await (await storeAccountStatement(asking, side.agent.id, { ...DEMO_PAYOUT_ACCOUNT, phone })).run();
  if ((await payoutBlockingReason(asking, side.agent)) !== null) return;
  await requestPayout(asking, side.agent);
  const operator = { ...admin, account: business.account };
  const batchId = await makeBatch(on(operator, 1), DEMO_PAYOUT_ACCOUNT.kind, true);
  await markBatchPaid(on(operator, 0), batchId, "MPESA-DEMO-1", true);
}

/** Uses the normal functions: leads that the demo business shared with the demo agent, and their outcomes. Created once. */
export async function seedDemoAgentWork(system: Context, email: string): Promise<void> {
  const [business, side] = [await businessOf(system, email), await agentOf(system, DEMO_AGENT_ADDRESS)];
  if (!business || !side) return;
  const { rows } = await listLeads(business, { limit: DEMO_LEAD_WORK.length, order: "surest" });
  for (const [index, lead] of rows.entries()) {
    const work = DEMO_LEAD_WORK[index];
    if (!work || (await findSharing(business, lead.id))) continue;
    const at = timeOf(system, work.shared);
    if (work.worth && lead.convertedAt === null)
      await updateLead(business, lead.id, { estimatedValue: work.worth * 100 });
    const shared = await shareLead({ ...business, now: () => at }, lead.id, { agentId: side.agent.id });
    await workOn(side, shared.id, work);
    if (work.close) await closeLead(business, side, shared.id, work.close);
    if (work.close?.paid) await payOut(business, side, work.close.paid);
  }
  await endHolds(system);
}
