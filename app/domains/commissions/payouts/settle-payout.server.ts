import { eq, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Context, UserActor } from "~/core/context";
import { DomainError } from "~/core/errors";
import { toUnixSeconds } from "~/core/seconds";
import { IF_UNCHANGED, type Statement } from "~/core/statement";
import { findAgent } from "~/domains/agents/agents.server";
import { auditStatement } from "~/domains/audit/audit.server";
import { mailStatement } from "~/domains/mail/mail-statement.server";
import { queueMails } from "~/domains/mail/queue-mails.server";
import { appendFacts } from "../ledger/append-facts.server";
import { uncoverStatement } from "../ledger/cover-commissions.server";
import { factOf } from "../ledger/facts";
import { commissions, payoutAccounts, payouts } from "../tables";
import { getBatch, getPayout, type Payout } from "./list-payouts.server";
import { paidMail, returnedMail } from "./payout-mails";
import { followReferralsOf } from "./withdraw-from-batch.server";

const REFERENCE = "Enter the bank’s or operator’s reference, at most 64 characters.";
const REASON = "Enter a failure reason of 3 to 200 characters. The agent will see it.";

export const PaidInput = z.object({
  reference: z.string(REFERENCE).trim().min(1, REFERENCE).max(64, REFERENCE),
});
export const ReturnInput = z.object({ reason: z.string(REASON).trim().min(3, REASON).max(200, REASON) });

type AdminContext = Context & { actor: UserActor };
type Mail = ReturnType<typeof paidMail>;

/** Ends the payout. If the agent was erased since, the payout's copy of the account is erased too. */
const ended = ({ actor, now }: AdminContext, to: SQL, { id, agentId }: Payout) => {
  const isKnown = sql`exists (select 1 from ${payoutAccounts} where agent_id = ${agentId} and left_at is null)`;
  return sql`update ${payouts} set ${to}, ended_at = ${toUnixSeconds(now())}, ended_by = ${actor.userId},
      encrypted_details = case when ${isKnown} then encrypted_details end, hint = case when ${isKnown} then hint else '' end
    where id = ${id} and state = 'batched'`;
};

async function noticesOf(ctx: AdminContext, payout: Payout, mail: Mail): Promise<Statement[]> {
  const agent = payout.isDemo ? null : await findAgent(ctx, payout.agentId);
  if (!agent) return [];
  const to = { address: agent.email, name: agent.firstName };
  return [mailStatement(ctx, { cause: `payout:${payout.id}:ended`, to, isEssential: true, ...mail })];
}

type Change = Parameters<typeof appendFacts>[1];

/** Writes state, ledger, email and log entry in one batch. Returns false, and writes nothing, if the payout was already settled. */
async function settle(ctx: AdminContext, payout: Payout, { by, ...change }: Change): Promise<boolean> {
  const [first, ...rest] = by;
  if (payout.state !== "batched" || !first) return false;
  return appendFacts(ctx, { ...change, by: [first, sql.raw(IF_UNCHANGED), ...rest] });
}

const settled = () =>
  new DomainError("conflict", "This payout isn’t part of a payout run or is already settled.");

async function pay(ctx: AdminContext, payout: Payout, reference: string): Promise<boolean> {
  const pinned = await ctx.db.select().from(commissions).where(eq(commissions.payoutId, payout.id));
  const mail = paidMail(ctx.config.APP_ORIGIN, payout.cents, payout.hint, reference);
  return settle(ctx, payout, {
    facts: pinned.map((commission) => ({ ...factOf(commission, "paid"), payout: payout.id })),
    by: [
      ended(ctx, sql`state = 'paid', reference = ${reference}`, payout),
      sql`update ${commissions} set state = 'paid' where payout_id = ${payout.id} and state = 'payable'`,
    ],
    after: [
      auditStatement(ctx, { action: "pay-payout", target: `payout:${payout.id}`, detail: { reference } }),
      ...(await noticesOf(ctx, payout, mail)),
    ],
    isDemo: payout.isDemo,
  });
}

/** @throws DomainError not_found; conflict if the payout is not in a payout run or is already settled */
export async function markPaid(ctx: AdminContext, payoutId: number, reference: string): Promise<Payout> {
  if (!(await pay(ctx, await getPayout(ctx, payoutId), reference))) throw settled();
  await queueMails(ctx);
  return getPayout(ctx, payoutId);
}

/**
 * Marks the open payouts of a payout run as paid; concurrently settled ones keep their result. Returns the count.
 * @throws DomainError not_found, conflict
 */
export async function markBatchPaid(
  ctx: AdminContext,
  batchId: number,
  reference: string,
  isDemo = false,
): Promise<number> {
  const { payouts: all } = await getBatch(ctx, batchId, isDemo);
  let paid = 0;
  for (const payout of all) if (await pay(ctx, payout, reference)) paid += 1;
  if (paid === 0) throw new DomainError("conflict", "All payouts in this run are already settled.");
  await queueMails(ctx);
  return paid;
}

/** Marks a payout as failed; its commissions are payable again. @throws DomainError not_found, conflict */
export async function markReturned(ctx: AdminContext, payoutId: number, reason: string): Promise<Payout> {
  const payout = await getPayout(ctx, payoutId);
  const pinned = await ctx.db.select().from(commissions).where(eq(commissions.payoutId, payout.id));
  const accounts = new Set(pinned.map(({ accountId }) => accountId));
  const isDone = await settle(ctx, payout, {
    facts: [],
    by: [
      ended(ctx, sql`state = 'returned', reason = ${reason}`, payout),
      followReferralsOf(payout.id),
      ...[...accounts].map((accountId) => uncoverStatement(sql`${accountId}`)),
      sql`update ${commissions} set payout_id = null where payout_id = ${payout.id} and state = 'payable'`,
    ],
    after: [
      auditStatement(ctx, { action: "return-payout", target: `payout:${payoutId}` }),
      ...(await noticesOf(ctx, payout, returnedMail(ctx.config.APP_ORIGIN, payout.cents, reason))),
    ],
  });
  if (!isDone) throw settled();
  await queueMails(ctx);
  return getPayout(ctx, payoutId);
}
