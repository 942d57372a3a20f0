import { type SQL, sql } from "drizzle-orm";
import { type Context, isDemoWork } from "~/core/context";
import { reasonOf } from "~/core/log";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { isAccountActive } from "~/domains/identity/account-state";

/** Seconds; longer than a model call may take. */
const LOST_AFTER = 120;
const BATCH_SIZE = 100;

export const asksModel = (ctx: Context): boolean => ctx.ai !== null && !isDemoWork(ctx);

/** For the batch that assigns the reply to its thread, before the assignment. Whether a deal opens depends on the result. */
export const readingStatement = (ctx: Context, inboundId: number, accountId: number): SQL =>
  sql`insert into model_reviews (inbound_id, account_id, state, queued_at)
    select ${inboundId}, ${accountId}, 'pending', ${toUnixSeconds(ctx.now())}
    where exists (select 1 from inbound_emails where id = ${inboundId} and thread_id is null) on conflict do nothing`;

/** Never throws: the scheduled run picks up a lost message. */
export async function queueReading(ctx: Context, inboundId: number): Promise<void> {
  try {
    await ctx.queue.send({ kind: "read-reply", inboundId });
  } catch (error) {
    ctx.log.error("reading not queued", reasonOf(error));
  }
}

export async function requeueReadings(ctx: Context): Promise<number> {
  const now = toUnixSeconds(ctx.now());
  const { results } = await statement(
    ctx,
    sql`update model_reviews set queued_at = ${now} where inbound_id in (select inbound_id from model_reviews
      where state = 'pending' and queued_at <= ${now - LOST_AFTER} and ${isAccountActive(sql`account_id`)} order by queued_at limit ${BATCH_SIZE})
      returning inbound_id`,
  ).all<{ inbound_id: number }>();
  for (const { inbound_id: inboundId } of results) await queueReading(ctx, inboundId);
  return results.length;
}
