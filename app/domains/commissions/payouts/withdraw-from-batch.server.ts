import { type SQL, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import type { Statement } from "~/core/statement";
import { findAgent } from "~/domains/agents/agents.server";
import { conditionalMailStatement } from "~/domains/mail/mail-statement.server";
import { closes, commissions, payouts, referrals } from "../tables";
import { emptiedMail, reducedMail } from "./payout-mails";

type Commission = Pick<typeof commissions.$inferSelect, "subject" | "agentId" | "payoutId" | "isDemo">;

/** A condition on a commission: not paid, and in no payout run. */
export const canBeTakenBack = sql`state in ('held', 'payable')
  and not exists (select 1 from ${payouts} p where p.id = payout_id and p.state = 'batched')`;

const REASON = "A reversed commission was removed from this payout.";

/**
 * Reverses a commission and removes it from the requested payout, which is cancelled if it becomes empty. The last
 * statement changes nothing if the commission is paid, in a payout run or already reversed.
 */
export function withdrawFromBatchStatements(ctx: Context, subject: string): SQL[] {
  const own = sql`${commissions} where subject = ${subject}`;
  const cents = sql`(select cents from ${own})`;
  const ifAll = (then: SQL, otherwise: SQL) =>
    sql`case when cents <= ${cents} then ${then} else ${otherwise} end`;
  return [
    sql`update ${payouts} set cents = ${ifAll(sql`cents`, sql`cents - ${cents}`)}, state = ${ifAll(sql`'cancelled'`, sql`state`)},
        ended_at = ${ifAll(sql`${toUnixSeconds(ctx.now())}`, sql`ended_at`)}, reason = ${REASON}
      where id = (select payout_id from ${own} and state = 'payable') and state = 'requested'`,
    sql`update ${commissions} set state = 'reversed', payout_id = null where subject = ${subject} and ${canBeTakenBack}`,
  ];
}

/** Must run in the batch that removes the commission: the payout's new state determines the email. */
export async function takenOutMails(
  ctx: Context,
  { agentId, payoutId, isDemo }: Commission,
): Promise<Statement[]> {
  const agent = payoutId === null || isDemo ? null : await findAgent(ctx, agentId);
  if (!agent) return [];
  const rest = { to: { address: agent.email, name: agent.firstName }, isEssential: true };
  const origin = ctx.config.APP_ORIGIN;
  const is = (state: "requested" | "cancelled") =>
    sql`exists (select 1 from ${payouts} where id = ${payoutId} and state = ${state})`;
  return [
    conditionalMailStatement(
      ctx,
      { cause: `payout:${payoutId}:taken-out`, ...rest, ...reducedMail(origin) },
      is("requested"),
    ),
    conditionalMailStatement(
      ctx,
      { cause: `payout:${payoutId}:emptied`, ...rest, ...emptiedMail(origin) },
      is("cancelled"),
    ),
  ];
}

/** Must run before commissions leave a payout: marks their referrals so that changes are settled again. */
export function followReferralsOf(payoutId: number): SQL {
  const fromCommissions = (kind: string) =>
    sql`from ${commissions} where payout_id = ${payoutId} and kind = ${kind}`;
  const named = (kind: string) =>
    sql`select cast(substr(subject, ${kind.length + 2}) as integer) ${fromCommissions(kind)}`;
  return sql`update ${referrals} set unsettled = unsettled + 1 where referred_id in (${named("signup")}
    union ${named("bonus")} union select agent_id from ${closes} where id in (${named("share")}))`;
}
