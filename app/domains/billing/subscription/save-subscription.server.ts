import { and, eq, ne, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { toUnixSeconds } from "~/core/seconds";
import { IF_UNCHANGED, isAborted, type Statement, statement } from "~/core/statement";
import { effectivePlanStatement } from "~/domains/identity/users/user-statements.server";
import { UNPAID_EVERY_DAYS } from "../plans/plans";
import { invoices, subscriptions } from "../tables";
import { daysAfter, effectOf, type Subscription, withoutRow } from "./subscription";

const TRIES = 20;

export interface Read {
  subscription: Subscription;
  version: number;
  open: typeof invoices.$inferSelect | null;
  /** Unpaid plans chosen within 30 days: the start of the last upgrade, and the number of void invoices. */
  unpaid: { upgradeAt: Date | null; count: number };
}

export async function readSubscription(ctx: AccountContext): Promise<Read> {
  const { id } = ctx.account;
  const since = toUnixSeconds(daysAfter(ctx.now(), -UNPAID_EVERY_DAYS));
  const [[row], [open], [left]] = await ctx.db.batch([
    ctx.db.select().from(subscriptions).where(eq(subscriptions.accountId, id)),
    ctx.db
      .select()
      .from(invoices)
      .where(and(eq(invoices.accountId, id), eq(invoices.state, "open"), ne(invoices.kind, "extra")))
      .limit(1),
    ctx.db
      .select({
        upgradeAt: sql<number | null>`max(case kind when 'upgrade' then issued_at end)`,
        count: sql<number>`count(*)`,
      })
      .from(invoices)
      .where(sql`account_id = ${id} and state = 'void' and kind <> 'extra' and issued_at > ${since}`),
  ]);
  const at = left?.upgradeAt ?? null;
  const unpaid = { upgradeAt: at === null ? null : new Date(at * 1000), count: left?.count ?? 0 };
  if (!row) return { subscription: withoutRow(ctx.account), version: 0, open: open ?? null, unpaid };
  const { accountId: _, version, changedAt: __, isDemo: ___, ...subscription } = row;
  return { subscription, version, open: open ?? null, unpaid };
}

const seconds = (time: Date | null) => (time === null ? null : toUnixSeconds(time));

/** Writes nothing, and the batch aborts, if a concurrent writer was first. */
function writeStatement(ctx: AccountContext, s: Subscription, version: number) {
  const values = sql`${version + 1}, ${s.plan}, ${s.billing}, ${seconds(s.startedAt)}, ${seconds(s.periodStart)},
    ${seconds(s.periodEnd)}, ${s.nextPlan}, ${s.nextBilling}, ${seconds(s.cancelledAt)}, ${seconds(s.endedAt)},
    ${s.upgradePlan}, ${s.upgradeBilling}, ${seconds(s.upgradeDueAt)}, ${toUnixSeconds(ctx.now())}`;
  const columns =
    sql.raw(`version, plan, billing, started_at, period_start, period_end, next_plan, next_billing,
    cancelled_at, ended_at, upgrade_plan, upgrade_billing, upgrade_due_at, changed_at`);
  return version === 0
    ? sql`insert into ${subscriptions} (account_id, ${columns}, is_demo)
        values (${ctx.account.id}, ${values}, ${ctx.account.isDemo ? 1 : 0}) on conflict do nothing`
    : sql`update ${subscriptions} set (${columns}) = (select ${values})
        where account_id = ${ctx.account.id} and version = ${version}`;
}

/**
 * Writes the subscription and its side effects in one batch.
 * @throws an error that `isMoved` recognises if a concurrent writer was first
 */
export const subscriptionStatements = (
  ctx: AccountContext,
  next: Subscription,
  version: number,
): Statement[] => [
  writeStatement(ctx, next, version),
  sql.raw(IF_UNCHANGED),
  effectivePlanStatement(ctx, ctx.account.id, effectOf(next)),
];

export const isMoved = (error: unknown) => isAborted(error) || String(error).includes("UNIQUE constraint");

export const runBatch = (ctx: AccountContext, statements: Statement[]) =>
  ctx.d1.batch(statements.map((query) => statement(ctx, query)));

/** Reads, decides and writes; retries if a concurrent writer was first. @throws DomainError unavailable */
export async function changing<Result>(
  ctx: AccountContext,
  decide: (read: Read) => Promise<{ statements: Statement[]; result: Result }>,
): Promise<Result> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const { statements, result } = await decide(await readSubscription(ctx));
    if (statements.length === 0) return result;
    try {
      await runBatch(ctx, statements);
      return result;
    } catch (error) {
      if (!isMoved(error)) throw error;
    }
  }
  throw new DomainError("unavailable", "This subscription was updated elsewhere. Reload and try again.", {
    retryAfter: 5,
  });
}
