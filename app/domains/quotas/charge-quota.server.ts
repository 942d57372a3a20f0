import { and, eq, type SQL, sql } from "drizzle-orm";
import { type Account, type Actor, type Context, isDemoWork } from "~/core/context";
import { DomainError } from "~/core/errors";
import { dayOf } from "~/core/seconds";
import { dayEnd, isExempt } from "./policy";
import { ALL_TIME, chargesFor, holderOf, type QuotaCharge, type Uses } from "./quota-charges";
import { refusalText } from "./quota-messages";
import { quotaUsage } from "./tables";

export type QuotaContext = Pick<Context, "db" | "now"> & { actor: Actor; account: Account };

interface CountOptions {
  /** A condition checked in the same batch: if it does not hold, nothing is counted. */
  onlyIf?: SQL;
  /** Count a job that a member requested. */
  byJob?: boolean;
}

export const quotaUpsertStatement = (
  ctx: Pick<Context, "db">,
  charges: QuotaCharge[],
  onlyIf: SQL = sql`true`,
) =>
  ctx.db
    .insert(quotaUsage)
    .select(
      sql`select value ->> 'holder', value ->> 'period', value ->> 'kind', value ->> 'amount', value ->> 'allowed'
        from json_each(${JSON.stringify(charges)}) where ${onlyIf}`,
    )
    .onConflictDoUpdate({
      target: [quotaUsage.holder, quotaUsage.period, quotaUsage.kind],
      set: { used: sql`${quotaUsage.used} + excluded.used`, allowed: sql`excluded.allowed` },
    });

export type CountStatement = ReturnType<typeof quotaUpsertStatement>;

function isOverAllowance(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause)
    if (at.message.includes("quota_use_allowance")) return true;
  return false;
}

async function refusalOf(ctx: Pick<Context, "db" | "now">, charges: QuotaCharge[]): Promise<DomainError> {
  const now = ctx.now();
  const used = async ({ holder, period, kind }: QuotaCharge) => {
    const byKey = and(
      eq(quotaUsage.holder, holder),
      eq(quotaUsage.period, period),
      eq(quotaUsage.kind, kind),
    );
    const [row] = await ctx.db.select({ used: quotaUsage.used }).from(quotaUsage).where(byKey).limit(1);
    return row?.used ?? 0;
  };
  const all = await Promise.all(charges.map(async (charge) => ({ charge, used: await used(charge) })));
  const over = all.find(({ charge, used }) => used + charge.amount > charge.allowed) ?? all[0];
  if (!over) throw new Error("Nothing was taken");
  const seconds = Math.ceil((dayEnd(now).getTime() - now.getTime()) / 1000);
  const text = refusalText(over.charge, over.used, now);
  if (over.charge.period === ALL_TIME) return new DomainError("too_large", text);
  return new DomainError("limit_reached", text, { retryAfter: seconds });
}

/**
 * Runs `write` with the counting statement: rejected writes are not counted, and concurrent writes can't exceed the
 * quota.
 * @throws DomainError limit_reached; too_large for a storage limit
 */
export async function chargeQuota<T>(
  ctx: Pick<Context, "db" | "now">,
  charges: QuotaCharge[],
  write: (count: CountStatement) => Promise<T>,
  onlyIf?: SQL,
): Promise<T> {
  try {
    return await write(quotaUpsertStatement(ctx, charges, onlyIf));
  } catch (error) {
    throw isOverAllowance(error) ? await refusalOf(ctx, charges) : error;
  }
}

/** As `chargeQuota`, but returns null if the limit is reached: nothing is written and no one is notified. */
export async function tryChargeQuota<T>(
  ctx: Pick<Context, "db">,
  charges: QuotaCharge[],
  write: (count: CountStatement) => Promise<T>,
  onlyIf?: SQL,
): Promise<T | null> {
  try {
    return await write(quotaUpsertStatement(ctx, charges, onlyIf));
  } catch (error) {
    if (isOverAllowance(error)) return null;
    throw error;
  }
}

/** As `chargeQuota`, with the account's daily allowances. @throws DomainError limit_reached */
export function withQuota<T>(
  ctx: QuotaContext,
  uses: Uses,
  write: (count: CountStatement) => Promise<T>,
  { onlyIf, byJob = false }: CountOptions = {},
): Promise<T> {
  const isCounted = !isDemoWork(ctx) && (byJob || !isExempt(ctx.actor));
  return chargeQuota(ctx, isCounted ? chargesFor(ctx.account, uses, ctx.now()) : [], write, onlyIf);
}

/**
 * Counts work outside this database before it is done: bytes of a file, a question to a model. @throws DomainError
 * limit_reached
 */
export const consumeQuota = (ctx: QuotaContext, uses: Uses): Promise<unknown> =>
  withQuota(ctx, uses, (count) => count.run());

export const refundQuota = (
  ctx: Pick<Context, "db"> & { account: Account },
  kind: keyof Uses,
  amount: number,
  takenAt: Date,
  onlyIf: SQL = sql`true`,
) =>
  ctx.db
    .update(quotaUsage)
    .set({ used: sql`max(0, ${quotaUsage.used} - ${amount})` })
    .where(
      and(
        eq(quotaUsage.holder, holderOf(ctx.account)),
        eq(quotaUsage.period, dayOf(takenAt)),
        eq(quotaUsage.kind, kind),
        isDemoWork(ctx) ? sql`false` : onlyIf,
      ),
    );

const BATCH_SIZE = 500;

/** Deletes at most 500 rows. */
export async function purgeQuotaUsage(ctx: Pick<Context, "d1">, before: Date): Promise<number> {
  const old = `delete from quota_usage where rowid in (select rowid from quota_usage where period < ?1 limit ${BATCH_SIZE})`;
  return (await ctx.d1.prepare(old).bind(before.toISOString().slice(0, 10)).run()).meta.changes;
}
