import type { AccountContext } from "~/core/context";
import type { Held } from "~/core/lease";
import { hashOfKey } from "~/domains/directory/similarity/block-keys";
import type { MergeList } from "../merge-lists";
import { mergeCertain } from "../merging/merge-certain.server";
import { comparePiece } from "./compare-rows.server";
import { COMPARING } from "./compared-rows.server";
import type { Piece } from "./piece";
import { type DuplicateSearch, isOpen, searchLease, writePiece } from "./scan-lease.server";
import { isWorkingStep, type Step, stepAfter } from "./steps";
import { deleteBatch, tidyPiece } from "./tidy.server";
import { groupPiece } from "./write-groups.server";

const WRITE_KEYS = `INSERT OR IGNORE INTO duplicate_keys (account_id, list, key, row_id)
SELECT ?1, ?2, value ->> 0, value ->> 1 FROM json_each(?3)`;

async function readPiece(ctx: AccountContext, list: MergeList, cursor: number): Promise<Piece> {
  const { read, keys } = COMPARING[list];
  const { rows, next } = await read(ctx, cursor);
  const hashes = rows.flatMap((row) => keys(row).map((key) => [hashOfKey(key), row.id]));
  return {
    statements: [ctx.d1.prepare(WRITE_KEYS).bind(ctx.account.id, list, JSON.stringify(hashes))],
    cursor: next,
    rowsDone: rows.length,
    keysTotal: hashes.length,
  };
}

/** Limits per job: D1 allows 1,000 statements per invocation. A batch has about 8, a merging batch about 270. */
const OF_A_JOB = { milliseconds: 20_000, pieces: 25 };
const PIECES_OF_A_MERGE = 9;
const TOO_MANY_ATTEMPTS_MESSAGE =
  "This scan failed repeatedly because of an error on our side. Contact support.";

type Work = (ctx: AccountContext, search: DuplicateSearch) => Promise<Piece>;

const WORK: Record<Exclude<Step, "done" | "failed">, Work> = {
  clearing: deleteBatch,
  "reading-companies": (ctx, { cursor }) => readPiece(ctx, "companies", cursor),
  "reading-contacts": (ctx, { cursor }) => readPiece(ctx, "contacts", cursor),
  "comparing-companies": (ctx, { cursor }) => comparePiece(ctx, "companies", cursor),
  "comparing-contacts": (ctx, { cursor }) => comparePiece(ctx, "contacts", cursor),
  "grouping-companies": (ctx, { cursor }) => groupPiece(ctx, "companies", cursor),
  "grouping-contacts": (ctx, { cursor }) => groupPiece(ctx, "contacts", cursor),
  merging: async (ctx, { merges }) => (merges ? mergeCertain(ctx) : { statements: [], cursor: null }),
  tidying: tidyPiece,
};

/** Returns whether the scan has ended. */
async function work(
  ctx: AccountContext,
  held: Held<DuplicateSearch>,
  limits: typeof OF_A_JOB,
): Promise<boolean> {
  const until = ctx.now().getTime() + limits.milliseconds;
  let now = held;
  for (let pieces = 0; pieces < limits.pieces && ctx.now().getTime() < until; ) {
    const { step } = now.row;
    pieces += step === "merging" ? PIECES_OF_A_MERGE : 1;
    if (step === "done" || step === "failed") break;
    const piece = await WORK[step](ctx, now.row);
    now = await writePiece(ctx, now, piece, piece.cursor === null ? stepAfter(step) : step);
    held.until = now.until;
  }
  const isDone = !isWorkingStep(now.row.step);
  if (isDone) await searchLease.end(ctx, now, { completedAt: ctx.now() });
  return isDone;
}

/** Safe to repeat: a second delivery finds the lease held, and after a crash the next job resumes. */
export const workOnDuplicates = (ctx: AccountContext, limits = OF_A_JOB): Promise<void> =>
  searchLease.run(ctx, isOpen(ctx), {
    work: (held) => work(ctx, held, limits),
    fail: (held, failureReason) =>
      searchLease.end(ctx, held, { step: "failed", failureReason, completedAt: ctx.now() }),
    tooManyAttempts: TOO_MANY_ATTEMPTS_MESSAGE,
    enqueue: () => ctx.queue.send({ kind: "find-duplicates", accountId: ctx.account.id }),
  });
