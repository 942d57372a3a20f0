import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { AccountContext, Context } from "~/core/context";
import { reasonOf } from "~/core/log";
import { MAX_EXACT_COUNT } from "~/core/pagination";
import { toUnixSeconds } from "~/core/seconds";
import { inJsonArray, statement } from "~/core/statement";
import { isAccountActive } from "~/domains/identity/account-state";
import { formEntries, leadForms } from "./tables";

/** Submissions that are not yet imported as leads, oldest first, with their form's title. */
export const waitingEntries = (ctx: AccountContext, limit: number) =>
  ctx.db
    .select({ entry: formEntries, title: leadForms.title })
    .from(formEntries)
    .innerJoin(leadForms, eq(leadForms.id, formEntries.formId))
    .where(
      and(
        eq(formEntries.accountId, ctx.account.id),
        isNull(formEntries.processedAt),
        isAccountActive(ctx.account.id),
      ),
    )
    .orderBy(asc(formEntries.id))
    .limit(limit);

/** Up to 300. */
export async function countWaitingEntries(ctx: AccountContext): Promise<number> {
  const some = sql`select 1 from ${formEntries} where account_id = ${ctx.account.id} and processed_at is null limit ${MAX_EXACT_COUNT}`;
  return (await statement(ctx, sql`select count(*) as n from (${some})`).first<number>("n")) ?? 0;
}

/** Marks submissions as processed. Part of the batch that imports them. */
export const handedStatement = (ctx: Context, ids: readonly number[]): D1PreparedStatement =>
  statement(
    ctx,
    sql`update ${formEntries} set processed_at = ${toUnixSeconds(ctx.now())} where id in ${inJsonArray(ids)} and processed_at is null`,
  );

/** Queues the import of form submissions. Never throws: a schedule replaces a lost message within a minute. */
export async function queueFormEntries(ctx: Context, accountId: number): Promise<void> {
  try {
    await ctx.queue.send({ kind: "take-form-entries", accountId });
  } catch (error) {
    ctx.log.error("form entries not queued", reasonOf(error));
  }
}

const ACCOUNTS_BATCH_SIZE = 100;
const LATE_SECONDS = 60;

/** For the schedule: queues accounts with unprocessed submissions older than a minute. */
export async function requeueFormEntries(ctx: Context): Promise<void> {
  const late = toUnixSeconds(ctx.now()) - LATE_SECONDS;
  const waiting = sql`select distinct account_id as accountId from ${formEntries}
    where processed_at is null and submitted_at < ${late} and ${isAccountActive(sql`account_id`)} limit ${ACCOUNTS_BATCH_SIZE}`;
  const { results } = await statement(ctx, waiting).all<{ accountId: number }>();
  for (const { accountId } of results) await queueFormEntries(ctx, accountId);
}
