import { and, eq, not, sql } from "drizzle-orm";
import { type AccountContext, type BusinessContext, isDemoWork } from "~/core/context";
import { statement } from "~/core/statement";
import { countOwnRows } from "~/domains/directory/own-rows.server";
import { withQuota } from "~/domains/quotas/charge-quota.server";
import { duplicateScans } from "../tables";
import type { DuplicateSearch } from "./scan-lease.server";
import { isWorkingStep } from "./steps";

export async function findSearch(ctx: AccountContext): Promise<DuplicateSearch | null> {
  const [row] = await ctx.db
    .select()
    .from(duplicateScans)
    .where(eq(duplicateScans.accountId, ctx.account.id))
    .limit(1);
  return row ?? null;
}

const isAtEnd = sql`${duplicateScans.step} in ('done', 'failed')`;

/**
 * Starts a scan. A running scan continues, and merges certain duplicates if either request asked for it. @throws
 * DomainError limit_reached
 */
export async function startSearch(ctx: BusinessContext, merges: boolean): Promise<DuplicateSearch> {
  const { companies, contacts } = await countOwnRows(ctx);
  const begun = {
    number: 1,
    byUserId: ctx.actor.userId,
    step: "clearing",
    cursor: 0,
    merges,
    rowsDone: 0,
    rowsTotal: companies + Math.max(0, contacts),
    keysDone: 0,
    keysTotal: 0,
    companiesRemoved: 0,
    contactsRemoved: 0,
    failureReason: null,
    leaseUntil: null,
    attempts: 0,
    startedAt: ctx.now(),
    completedAt: null,
    isDemo: ctx.account.isDemo || isDemoWork(ctx),
  } as const;
  const start = ctx.db
    .insert(duplicateScans)
    .values({ accountId: ctx.account.id, ...begun })
    .onConflictDoUpdate({
      target: duplicateScans.accountId,
      set: { ...begun, number: sql`${duplicateScans.number} + 1` },
      setWhere: isAtEnd,
    });
  const join = ctx.db
    .update(duplicateScans)
    .set({
      merges: true,
      // The running job still assumes that nothing is merged, so the new request ends its lease.
      leaseUntil: null,
      step: sql`case ${duplicateScans.step} when 'tidying' then 'merging' else ${duplicateScans.step} end`,
    })
    .where(and(eq(duplicateScans.accountId, ctx.account.id), eq(duplicateScans.merges, false), not(isAtEnd)));
  const isIdle = sql`not exists (select 1 from ${duplicateScans} where account_id = ${ctx.account.id} and not ${isAtEnd})`;
  await withQuota(
    ctx,
    { jobs: 1 },
    (count) => ctx.d1.batch([count, start, ...(merges ? [join] : [])].map((query) => statement(ctx, query))),
    { onlyIf: isIdle },
  );
  const search = await findSearch(ctx);
  if (!search) throw new Error("No search for duplicates was begun.");
  return search;
}

export async function requestSearch(ctx: BusinessContext): Promise<DuplicateSearch> {
  const search = await startSearch(ctx, false);
  if (isWorkingStep(search.step))
    await ctx.queue.send({ kind: "find-duplicates", accountId: ctx.account.id });
  return search;
}
