import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Context, UserActor } from "~/core/context";
import { DomainError } from "~/core/errors";
import { secondsOf } from "~/core/seconds";
import { statement } from "~/core/statement";
import { auditIfChanged } from "~/domains/audit/audit.server";
import { payoutBatches, payouts } from "../tables";
import { MOST_IN_BATCH, type PayoutKind } from "./list-payouts.server";

export const BatchInput = z.object({
  kind: z.enum(["bank", "mobile"], "Please choose a bank's file or one of mobile money."),
});

/**
 * Takes the oldest requests of a kind into a new batch, which nothing is added to later. Of two administrators at once one
 * makes it. Gives its id. @throws DomainError conflict where none waits
 */
export async function makeBatch(ctx: Context & { actor: UserActor }, kind: PayoutKind): Promise<number> {
  const waiting = sql`select id from ${payouts} where kind = ${kind} and state = 'requested' and is_demo = 0
    order by id limit ${MOST_IN_BATCH}`;
  const [made] = await ctx.d1.batch<{ id: number }>([
    statement(
      ctx,
      sql`insert into ${payoutBatches} (kind, created_at, created_by)
        select ${kind}, ${secondsOf(ctx.now())}, ${ctx.actor.userId} where exists (${waiting}) returning id`,
    ),
    statement(
      ctx,
      sql`update ${payouts} set state = 'batched', batch_id = last_insert_rowid()
        where changes() > 0 and id in (select id from (${waiting}))`,
    ),
    statement(ctx, auditIfChanged(ctx, { action: "make-payout-batch", detail: { kind } })),
  ]);
  const batchId = made?.results[0]?.id;
  if (batchId === undefined) throw new DomainError("conflict", "No request of this kind waits.");
  return batchId;
}
