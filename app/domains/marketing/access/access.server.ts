import { and, asc, eq, gt, type SQL, sql } from "drizzle-orm";
import type { AccountContext, Context } from "~/core/context";
import { DomainError, notFound } from "~/core/errors";
import { MAX_EXACT_COUNT } from "~/core/pagination";
import { statement } from "~/core/statement";
import { accountNames } from "~/domains/identity/erasure/held-by-address.server";
import { NOT_OPEN, stateOf } from "./policy";
import { type MarketingAccess, marketingAccess } from "./tables";

/** Returns null if the account has not applied. */
export async function findAccess(ctx: AccountContext): Promise<MarketingAccess | null> {
  const isOwn = eq(marketingAccess.accountId, ctx.account.id);
  const [row] = await ctx.db.select().from(marketingAccess).where(isOwn).limit(1);
  return row ?? null;
}

export const hasMarketing = async (ctx: AccountContext): Promise<boolean> =>
  (await findAccess(ctx))?.state === "approved";

/** Returns why the account has no portal access; null if it has access. */
export async function marketingBlockingReason(ctx: AccountContext): Promise<string | null> {
  const state = stateOf(await findAccess(ctx));
  return state === "approved" ? null : NOT_OPEN[state];
}

/** Must be called first by every portal action. @throws DomainError forbidden until an administrator approves the account */
export async function requireMarketing(ctx: AccountContext): Promise<void> {
  const blockingReason = await marketingBlockingReason(ctx);
  if (blockingReason !== null) throw new DomainError("forbidden", blockingReason);
}

/** SQL condition: no administrator has withdrawn the account's marketing access. */
export const hasNotLostMarketing = (accountId: SQL): SQL =>
  sql`not exists (select 1 from ${marketingAccess} lost where lost.account_id = ${accountId} and lost.state = 'withdrawn')`;

/** For administrators: any account's application. @throws DomainError not_found */
export async function getApplication(ctx: Context, id: number): Promise<MarketingAccess> {
  const [row] = await ctx.db.select().from(marketingAccess).where(eq(marketingAccess.id, id)).limit(1);
  if (!row) throw notFound("This application");
  return row;
}

/** For administrators: the ID of an account's application; null if it has not applied. */
export async function findApplicationId(ctx: Context, accountId: number): Promise<number | null> {
  const [row] = await ctx.db
    .select({ id: marketingAccess.id })
    .from(marketingAccess)
    .where(eq(marketingAccess.accountId, accountId))
    .limit(1);
  return row?.id ?? null;
}

const PENDING = sql`state = 'pending'`;

/** Oldest first, each with its business; one more than `limit` if there are more. */
export async function listPending(ctx: Context, { after, limit }: { after: number; limit: number }) {
  const rows = await ctx.db
    .select()
    .from(marketingAccess)
    .where(and(gt(marketingAccess.id, after), PENDING))
    .orderBy(asc(marketingAccess.id))
    .limit(limit + 1);
  const names = await accountNames(
    ctx,
    rows.map(({ accountId }) => accountId),
  );
  return rows.map((row) => ({ ...row, business: names.get(row.accountId) || row.businessName }));
}

/** Up to 300. */
export async function countPending(ctx: Context): Promise<number> {
  const some = sql`select 1 from ${marketingAccess} where ${PENDING} limit ${MAX_EXACT_COUNT}`;
  const counted = await statement(ctx, sql`select count(*) as n from (${some})`).first<{ n: number }>();
  return counted?.n ?? 0;
}
