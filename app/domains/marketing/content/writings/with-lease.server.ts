import { and, eq, lte, or, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { isAccountActive } from "~/domains/identity/account-state";
import { type MarketingWriting, marketingWritings } from "../tables";
import { isWriting } from "./writings.server";

/** Longer than the longest answer of a model. */
const LEASE_SECONDS = 180;
const MAX_ATTEMPTS = 3;

const TOO_MANY_ATTEMPTS_MESSAGE = "The writing was interrupted several times. Please try again.";

async function claim(ctx: AccountContext, writingId: number): Promise<MarketingWriting | null> {
  const now = ctx.now();
  const { attempts, leaseUntil, state } = marketingWritings;
  const [row] = await ctx.db
    .update(marketingWritings)
    .set({ attempts: sql`${attempts} + 1`, leaseUntil: new Date(now.getTime() + LEASE_SECONDS * 1000) })
    .where(
      and(
        isWriting(ctx, writingId),
        eq(state, "writing"),
        or(eq(attempts, 0), lte(leaseUntil, now)),
        isAccountActive(ctx.account.id),
      ),
    )
    .returning();
  return row ?? null;
}

const end = (ctx: AccountContext, { id, attempts }: MarketingWriting, failureReason: string | null) =>
  ctx.db
    .update(marketingWritings)
    .set({ state: failureReason === null ? "written" : "failed", failureReason, leaseUntil: null })
    .where(
      and(
        isWriting(ctx, id),
        eq(marketingWritings.state, "writing"),
        eq(marketingWritings.attempts, attempts),
      ),
    );

/** A second delivery finds the lease taken; what `work` is refused is kept with the row. */
export async function withWritingLease(
  ctx: AccountContext,
  writingId: number,
  work: (row: MarketingWriting) => Promise<void>,
): Promise<void> {
  const row = await claim(ctx, writingId);
  if (!row) return;
  if (row.attempts > MAX_ATTEMPTS) return void (await end(ctx, row, TOO_MANY_ATTEMPTS_MESSAGE));
  try {
    await work(row);
    await end(ctx, row, null);
  } catch (error) {
    if (error instanceof DomainError) return void (await end(ctx, row, error.message));
    await ctx.db.update(marketingWritings).set({ leaseUntil: ctx.now() }).where(isWriting(ctx, writingId));
    throw error;
  }
}
