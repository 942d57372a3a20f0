import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Context, UserActor } from "~/core/context";
import { DomainError } from "~/core/errors";
import { reasonOf } from "~/core/log";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { auditIfChanged } from "~/domains/audit/audit.server";
import { settleReferrals } from "../affiliate/settle-referrals.server";
import { payoutBatches, payouts, referrals } from "../tables";
import { MAX_PER_BATCH, type PayoutKind, waitsForMoney } from "./list-payouts.server";

export const BatchInput = z.object({
  kind: z.enum(["bank", "mobile"], "Choose a bank file or a mobile money file."),
});

/**
 * Puts the oldest requests of a kind into a new, final payout run. Excludes requests with unsettled referrals of the
 * agent or uncovered deals. If two administrators do this concurrently, one succeeds. Returns the id.
 * @throws DomainError conflict without pending requests
 */
export async function makeBatch(
  ctx: Context & { actor: UserActor },
  kind: PayoutKind,
  isDemo = false,
): Promise<number> {
  await settleReferrals(ctx).catch((error) => ctx.log.error("referrals not followed", reasonOf(error)));
  const is = sql.raw(isDemo ? "1" : "0");
  const waiting = sql`select id from ${payouts} where kind = ${kind} and state = 'requested' and is_demo = ${is}
    and not exists (select 1 from ${referrals} r where r.agent_id = ${payouts}.agent_id and r.unsettled > 0)
    and not ${waitsForMoney}
    order by id limit ${MAX_PER_BATCH}`;
  const [made] = await ctx.d1.batch<{ id: number }>([
    statement(
      ctx,
      sql`insert into ${payoutBatches} (kind, created_at, created_by, is_demo)
        select ${kind}, ${toUnixSeconds(ctx.now())}, ${ctx.actor.userId}, ${is} where exists (${waiting}) returning id`,
    ),
    statement(
      ctx,
      sql`update ${payouts} set state = 'batched', batch_id = last_insert_rowid()
        where changes() > 0 and id in (select id from (${waiting}))`,
    ),
    statement(ctx, auditIfChanged(ctx, { action: "make-payout-batch", detail: { kind } })),
  ]);
  const batchId = made?.results[0]?.id;
  if (batchId === undefined)
    throw new DomainError("conflict", "No requests with this payout method can be paid now.");
  return batchId;
}
