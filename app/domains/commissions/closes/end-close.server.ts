import { eq, type SQL, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { DomainError } from "~/core/errors";
import { formatDate } from "~/core/format";
import { toUnixSeconds } from "~/core/seconds";
import type { Statement } from "~/core/statement";
import { reopenSharedLead } from "~/domains/agents/closing/closable-leads.server";
import { moveTotals } from "~/domains/agents/closing/totals";
import { m } from "~/messages/messages";
import { appendFacts } from "../ledger/append-facts.server";
import { coverStatement } from "../ledger/cover-commissions.server";
import { factOf } from "../ledger/facts";
import { did } from "../ledger/hold-commission";
import { takenOutMails, withdrawFromBatchStatements } from "../payouts/withdraw-from-batch.server";
import { closes, commissions } from "../tables";
import { answered, type Close, dealOf, moveFees, userOf } from "./answer-close.server";

/** A condition on a close: disputed, or unanswered after the deadline. Before that only the business can answer. */
export const canBeDecided = (ctx: Context): SQL =>
  sql`(state = 'disputed' or (state = 'reported' and due_at <= ${toUnixSeconds(ctx.now())}))`;

/** @throws DomainError conflict while the business still has time to answer */
export function requireDecidable(ctx: Context, close: Close): void {
  if (close.state === "reported" && close.dueAt > ctx.now())
    throw new DomainError(
      "conflict",
      m.agents_end_close_the_business_has_until_to({ dueAt: formatDate(close.dueAt) }),
    );
}

/** Rejects a disputed or unanswered deal, by an administrator. @throws DomainError conflict */
export async function rejectClose(ctx: Context, close: Close, notices: Statement[] = []): Promise<void> {
  if (close.state !== "reported" && close.state !== "disputed") throw answered(close);
  requireDecidable(ctx, close);
  const isDone = await appendFacts(ctx, {
    facts: [],
    by: [
      sql`update ${closes} set state = 'rejected', decided_at = ${toUnixSeconds(ctx.now())}, decided_by = ${userOf(ctx)}
        where id = ${close.id} and state = ${close.state} and ${canBeDecided(ctx)}`,
    ],
    after: [
      ...(close.state === "reported" ? [moveTotals(close, -1, did)] : []),
      ...(close.sharedLeadId === null ? [] : [reopenSharedLead(close.sharedLeadId, did)]),
      ...notices,
    ],
  });
  if (!isDone) throw answered(close);
}

/** Reverses the deal and its earnings that are neither paid nor in a payout run. @throws DomainError conflict */
export async function reverseClose(
  ctx: Context,
  close: Close,
  reason: string | null = null,
  notices: Statement[] = [],
): Promise<void> {
  const deal = dealOf(close);
  const [earned] = await ctx.db.select().from(commissions).where(eq(commissions.subject, deal.subject));
  const isDone =
    close.state === "confirmed" &&
    earned !== undefined &&
    (await appendFacts(ctx, {
      facts: [factOf(deal, "reversed")],
      by: withdrawFromBatchStatements(ctx, deal.subject),
      after: [
        moveFees(close, -(close.fee ?? 0)),
        sql`update ${closes} set state = 'reversed', reason = coalesce(${reason}, reason), decided_at = ${toUnixSeconds(ctx.now())}, decided_by = ${userOf(ctx)}
          where id = ${close.id} and state = 'confirmed' and ${did}`,
        moveTotals(close, -1, did),
        ...(await takenOutMails(ctx, earned)),
        ...notices,
        coverStatement(ctx, close.accountId),
      ],
      isDemo: close.isDemo,
    }));
  if (!isDone) throw new DomainError("conflict", m.agents_end_close_this_commission_is_already_paid());
}
