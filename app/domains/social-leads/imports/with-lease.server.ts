import { and, eq, or, sql } from "drizzle-orm";
import type { AccountContext, Context } from "~/core/context";
import { type Held, Lease } from "~/core/lease";
import { isAccountActive } from "~/domains/identity/account-state";
import { isImport } from "./import-job.server";
import { type SocialImport, socialImports } from "./tables";

export const importLease = new Lease({
  table: socialImports,
  fence: ["id", "status"],
  ttlSeconds: 60,
  maxAttempts: 20,
});

const TOO_MANY_ATTEMPTS_MESSAGE =
  "This import keeps failing because of an error on our side. Contact support.";

/**
 * Ends an import and deletes its file; rejected rows keep their line and reason. A job that lost its lease leaves the
 * file to the next.
 */
async function end(
  ctx: AccountContext,
  held: Held<SocialImport>,
  failureReason: string | null,
): Promise<void> {
  const status = failureReason === null ? "completed" : "failed";
  const set = { status, failureReason, completedAt: ctx.now(), fileKey: null } as const;
  const isEnded = await importLease.end(ctx, held, set);
  if (isEnded && held.row.fileKey) await ctx.files.delete(held.row.fileKey);
}

/** `work` returns whether it is done; if not, another job continues. */
export function withImportLease(
  ctx: AccountContext,
  importId: number,
  work: (held: Held<SocialImport>) => Promise<boolean>,
): Promise<void> {
  const isOpen = and(
    isImport(ctx, importId),
    eq(socialImports.status, "running"),
    isAccountActive(ctx.account.id),
  );
  return importLease.run(ctx, isOpen, {
    work: async (held) => {
      const isDone = await work(held);
      if (isDone) await end(ctx, held, null);
      return isDone;
    },
    fail: (held, reason) => end(ctx, held, reason),
    tooManyAttempts: TOO_MANY_ATTEMPTS_MESSAGE,
    enqueue: () =>
      ctx.queue.send({
        kind: "import-social-leads",
        accountId: ctx.account.id,
        socialImportId: importId,
      }),
  });
}

const BATCH_SIZE = 100;

/** Imports and removals. A removal of a suspended account continues. */
const isRunning = () =>
  and(eq(socialImports.status, "running"), isAccountActive(sql`${socialImports.accountId}`));

export const oldestStaleSocialImportAt = (ctx: Context) => importLease.oldestExpiryAt(ctx, isRunning());

export function requeueSocialImports(ctx: Context): Promise<number> {
  const { id, accountId, status } = socialImports;
  return importLease.requeueStale(ctx, {
    columns: { socialImportId: id, accountId, status },
    where: or(isRunning(), sql`removal = 'running'`),
    limit: BATCH_SIZE,
    message: ({ status, ...each }) => ({
      kind: status === "running" ? "import-social-leads" : "remove-imported-leads",
      ...each,
    }),
  });
}
