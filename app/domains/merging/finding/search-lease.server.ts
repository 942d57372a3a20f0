import { and, eq, isNull, lte, or, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { secondsOf } from "~/core/seconds";
import { abortUnless, isAborted } from "~/core/statement";
import { isAccountActive } from "~/domains/identity/account-state";
import { duplicateSearches } from "../tables";
import type { Piece } from "./piece";
import { isWorkingStep, STEPS, type Step } from "./steps";

export type DuplicateSearch = typeof duplicateSearches.$inferSelect;

/** A step that has not renewed its lease for so long is taken for dead. */
const LEASE_SECONDS = 60;

export class LeaseLost extends Error {}

const leaseFrom = (now: Date) => new Date((secondsOf(now) + LEASE_SECONDS) * 1000);

const HOLDS = abortUnless(
  "EXISTS (SELECT 1 FROM duplicate_searches WHERE account_id = ?1 AND number = ?2 AND step = ?3 AND lease_until = ?4 AND merges = ?5)",
);

const ADVANCE = `UPDATE duplicate_searches SET step = ?3, cursor = ?4, lease_until = ?5, attempts = 0,
  rows_done = rows_done + ?6, keys_done = keys_done + ?7, keys_total = keys_total + ?8,
  companies_removed = companies_removed + ?9, contacts_removed = contacts_removed + ?10
WHERE account_id = ?1 AND number = ?2`;

const WORKING = STEPS.filter(isWorkingStep);

export async function claimSearch(ctx: AccountContext): Promise<DuplicateSearch | null> {
  const now = ctx.now();
  const [row] = await ctx.db
    .update(duplicateSearches)
    .set({ leaseUntil: leaseFrom(now), attempts: sql`${duplicateSearches.attempts} + 1` })
    .where(
      and(
        eq(duplicateSearches.accountId, ctx.account.id),
        isAccountActive(ctx.account.id),
        sql`${duplicateSearches.step} in (select value from json_each(${JSON.stringify(WORKING)}))`,
        or(isNull(duplicateSearches.leaseUntil), lte(duplicateSearches.leaseUntil, now)),
      ),
    )
    .returning();
  return row ?? null;
}

/** One batch, written only while nobody else has taken over. @throws LeaseLost */
export async function writePiece(
  ctx: AccountContext,
  search: DuplicateSearch,
  piece: Piece,
  step: Step,
): Promise<DuplicateSearch> {
  const { id } = ctx.account;
  const until = leaseFrom(ctx.now());
  const cursor = piece.cursor ?? 0;
  const { rowsDone = 0, keysDone = 0, keysTotal = 0, removed } = piece;
  const counts = [rowsDone, keysDone, keysTotal, removed?.companies ?? 0, removed?.contacts ?? 0];
  const held = search.leaseUntil ? secondsOf(search.leaseUntil) : 0;
  try {
    await ctx.d1.batch([
      ctx.d1.prepare(HOLDS).bind(id, search.number, search.step, held, Number(search.merges)),
      ...piece.statements,
      ctx.d1.prepare(ADVANCE).bind(id, search.number, step, cursor, secondsOf(until), ...counts),
    ]);
  } catch (error) {
    if (isAborted(error)) throw new LeaseLost();
    throw error;
  }
  return { ...search, step, cursor, leaseUntil: until };
}

/** Ends it, or lets go so that the next delivery goes on at once. */
export async function releaseSearch(
  ctx: AccountContext,
  search: DuplicateSearch,
  end: Partial<DuplicateSearch> = {},
): Promise<void> {
  await ctx.db
    .update(duplicateSearches)
    .set({ ...end, leaseUntil: null })
    .where(and(eq(duplicateSearches.accountId, ctx.account.id), eq(duplicateSearches.number, search.number)));
}
