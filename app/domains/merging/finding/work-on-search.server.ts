import { and, isNull, lt, or, sql } from "drizzle-orm";
import type { AccountContext, Context } from "~/core/context";
import { isAccountActive } from "~/domains/identity/account-state";
import { mergeCertain } from "../merging/merge-certain.server";
import { duplicateSearches } from "../tables";
import { comparePiece } from "./compare-rows.server";
import type { Piece } from "./piece";
import { readPiece } from "./read-rows.server";
import {
  claimSearch,
  type DuplicateSearch,
  LeaseLost,
  releaseSearch,
  writePiece,
} from "./search-lease.server";
import { isWorkingStep, type Step, stepAfter } from "./steps";
import { clearPiece, tidyPiece } from "./tidy.server";
import { groupPiece } from "./write-groups.server";

/** What a job takes before it queues the next: D1 allows 1,000 statements of one. A piece has some 8, one that merges some 270. */
const OF_A_JOB = { milliseconds: 20_000, pieces: 25 };
const PIECES_OF_A_MERGE = 9;
const MAX_ATTEMPTS = 20;
const TOO_MANY_ATTEMPTS_MESSAGE =
  "Something on our side stops this search again and again. Please write to us.";

type Work = (ctx: AccountContext, search: DuplicateSearch) => Promise<Piece>;

const WORK: Record<Exclude<Step, "done" | "failed">, Work> = {
  clearing: clearPiece,
  "reading-companies": (ctx, { cursor }) => readPiece(ctx, "companies", cursor),
  "reading-contacts": (ctx, { cursor }) => readPiece(ctx, "contacts", cursor),
  "comparing-companies": (ctx, { cursor }) => comparePiece(ctx, "companies", cursor),
  "comparing-contacts": (ctx, { cursor }) => comparePiece(ctx, "contacts", cursor),
  "grouping-companies": (ctx, { cursor }) => groupPiece(ctx, "companies", cursor),
  "grouping-contacts": (ctx, { cursor }) => groupPiece(ctx, "contacts", cursor),
  merging: async (ctx, { merges }) => (merges ? mergeCertain(ctx) : { statements: [], cursor: null }),
  tidying: tidyPiece,
};

async function work(ctx: AccountContext, search: DuplicateSearch, most: typeof OF_A_JOB): Promise<boolean> {
  const until = ctx.now().getTime() + most.milliseconds;
  let now = search;
  for (let pieces = 0; pieces < most.pieces && ctx.now().getTime() < until; ) {
    const { step } = now;
    pieces += step === "merging" ? PIECES_OF_A_MERGE : 1;
    if (step === "done" || step === "failed") break;
    const piece = await WORK[step](ctx, now);
    now = await writePiece(ctx, now, piece, piece.cursor === null ? stepAfter(step) : step);
  }
  const isDone = !isWorkingStep(now.step);
  await releaseSearch(ctx, now, isDone ? { completedAt: ctx.now() } : {});
  return isDone;
}

/** Safe to repeat: a second delivery finds the lease taken, and a job that died goes on where it stood. */
export async function workOnDuplicates(ctx: AccountContext, most = OF_A_JOB): Promise<void> {
  const search = await claimSearch(ctx);
  if (!search) return;
  if (search.attempts >= MAX_ATTEMPTS)
    return releaseSearch(ctx, search, {
      step: "failed",
      failureReason: TOO_MANY_ATTEMPTS_MESSAGE,
      completedAt: ctx.now(),
    });
  try {
    if (!(await work(ctx, search, most)))
      await ctx.queue.send({ kind: "find-duplicates", accountId: ctx.account.id });
  } catch (error) {
    if (error instanceof LeaseLost) return;
    await releaseSearch(ctx, search).catch(() => {});
    throw error;
  }
}

const BATCH_SIZE = 100;

export async function requeueDuplicateSearches(ctx: Context): Promise<number> {
  const stale = await ctx.db
    .select({ accountId: duplicateSearches.accountId })
    .from(duplicateSearches)
    .where(
      and(
        sql`${duplicateSearches.step} not in ('done', 'failed')`,
        isAccountActive(sql`${duplicateSearches.accountId}`),
        or(isNull(duplicateSearches.leaseUntil), lt(duplicateSearches.leaseUntil, ctx.now())),
      ),
    )
    .limit(BATCH_SIZE);
  for (const { accountId } of stale) await ctx.queue.send({ kind: "find-duplicates", accountId });
  return stale.length;
}
