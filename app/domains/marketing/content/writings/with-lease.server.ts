import { and, eq, sql } from "drizzle-orm";
import type { AccountContext, Context } from "~/core/context";
import { type Held, Lease } from "~/core/lease";
import { isAccountActive } from "~/domains/identity/account-state";
import { contentDrafts, type MarketingWriting } from "../tables";
import { isWriting } from "./writings.server";

const writingLease = new Lease({
  table: contentDrafts,
  fence: ["id", "state"],
  /** Longer than a model's longest response time. */
  ttlSeconds: 180,
  maxAttempts: 3,
  hasQueueGrace: true,
});

const TOO_MANY_ATTEMPTS_MESSAGE = "Writing was interrupted several times. Try again.";

/** Runs `work` under the lease. An error of `work` is stored with the row. */
export function withWritingLease(
  ctx: AccountContext,
  writingId: number,
  work: (row: MarketingWriting) => Promise<void>,
): Promise<void> {
  const end = (held: Held<MarketingWriting>, failureReason: string | null) =>
    writingLease.end(ctx, held, { state: failureReason === null ? "written" : "failed", failureReason });
  const isOpen = and(
    isWriting(ctx, writingId),
    eq(contentDrafts.state, "writing"),
    isAccountActive(ctx.account.id),
  );
  return writingLease.run(ctx, isOpen, {
    work: async (held) => {
      await work(held.row);
      await end(held, null);
      return true;
    },
    fail: end,
    tooManyAttempts: TOO_MANY_ATTEMPTS_MESSAGE,
  });
}

const BATCH_SIZE = 50;

export function requeueWritings(ctx: Context): Promise<number> {
  const { id, accountId, state } = contentDrafts;
  return writingLease.requeueStale(ctx, {
    columns: { writingId: id, accountId },
    where: and(eq(state, "writing"), isAccountActive(sql`${accountId}`)),
    limit: BATCH_SIZE,
    message: (ids) => ({ kind: "write-posts", ...ids }),
  });
}
