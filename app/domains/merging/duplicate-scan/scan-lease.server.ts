import { and, eq, sql } from "drizzle-orm";
import type { AccountContext, Context } from "~/core/context";
import { type Held, Lease } from "~/core/lease";
import { isAccountActive } from "~/domains/identity/account-state";
import { duplicateScans } from "../tables";
import type { Piece } from "./piece";
import { isWorkingStep, STEPS, type Step } from "./steps";

export type DuplicateSearch = typeof duplicateScans.$inferSelect;

/** A new request to merge ends the running job's lease: `merges` is part of the fence. */
export const searchLease = new Lease({
  table: duplicateScans,
  fence: ["accountId", "number", "merges"],
  ttlSeconds: 60,
  maxAttempts: 19,
});

const WORKING = STEPS.filter(isWorkingStep);
const isWorking = sql`${duplicateScans.step} in (select value from json_each(${JSON.stringify(WORKING)}))`;

/** SQL condition: the account has an unfinished scan. */
export const isOpen = (ctx: AccountContext) =>
  and(eq(duplicateScans.accountId, ctx.account.id), isAccountActive(ctx.account.id), isWorking);

/** Writes one batch, only while the lease is held. @throws LeaseLost */
export async function writePiece(
  ctx: AccountContext,
  held: Held<DuplicateSearch>,
  piece: Piece,
  step: Step,
): Promise<Held<DuplicateSearch>> {
  const cursor = piece.cursor ?? 0;
  const { rowsDone = 0, keysDone = 0, keysTotal = 0, removed } = piece;
  await searchLease.batch(ctx, held, piece.statements, {
    step,
    cursor,
    rowsDone: sql`rows_done + ${rowsDone}`,
    keysDone: sql`keys_done + ${keysDone}`,
    keysTotal: sql`keys_total + ${keysTotal}`,
    companiesRemoved: sql`companies_removed + ${removed?.companies ?? 0}`,
    contactsRemoved: sql`contacts_removed + ${removed?.contacts ?? 0}`,
  });
  return { ...held, row: { ...held.row, step, cursor } };
}

const BATCH_SIZE = 100;

const isRunning = () =>
  and(
    sql`${duplicateScans.step} not in ('done', 'failed')`,
    isAccountActive(sql`${duplicateScans.accountId}`),
  );

export const oldestStaleScanAt = (ctx: Context) => searchLease.oldestExpiryAt(ctx, isRunning());

export function requeueDuplicateSearches(ctx: Context): Promise<number> {
  const { accountId } = duplicateScans;
  return searchLease.requeueStale(ctx, {
    columns: { accountId },
    where: isRunning(),
    limit: BATCH_SIZE,
    message: (search) => ({ kind: "find-duplicates", ...search }),
  });
}
