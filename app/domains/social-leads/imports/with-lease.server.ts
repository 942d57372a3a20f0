import { and, eq, isNull, lte, or, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { isAccountActive } from "~/domains/identity/account-state";
import { isImport } from "./import-job.server";
import { type SocialImport, socialImports } from "./tables";

const LEASE_SECONDS = 60;
const MAX_ATTEMPTS = 20;

const TOO_MANY_ATTEMPTS_MESSAGE =
  "Something on our side stops this import again and again. Please write to us.";

async function claim(ctx: AccountContext, importId: number): Promise<SocialImport | null> {
  const now = ctx.now();
  const [row] = await ctx.db
    .update(socialImports)
    .set({
      leaseUntil: new Date(now.getTime() + LEASE_SECONDS * 1000),
      attempts: sql`${socialImports.attempts} + 1`,
    })
    .where(
      and(
        isImport(ctx, importId),
        eq(socialImports.status, "running"),
        isAccountActive(ctx.account.id),
        or(isNull(socialImports.leaseUntil), lte(socialImports.leaseUntil, now)),
      ),
    )
    .returning();
  return row ?? null;
}

/** Its file goes with its end: what was refused stays as line and reason. */
async function end(ctx: AccountContext, row: SocialImport, failureReason: string | null): Promise<void> {
  await ctx.db
    .update(socialImports)
    .set({
      status: failureReason === null ? "completed" : "failed",
      failureReason,
      completedAt: ctx.now(),
      leaseUntil: null,
      fileKey: null,
    })
    .where(isImport(ctx, row.id));
  if (row.fileKey) await ctx.files.delete(row.fileKey);
}

const release = (ctx: AccountContext, importId: number) =>
  ctx.db.update(socialImports).set({ leaseUntil: null }).where(isImport(ctx, importId));

/** A second delivery finds the lease taken. `work` gives whether it is done; if not, a further job goes on. */
export async function withImportLease(
  ctx: AccountContext,
  importId: number,
  work: (row: SocialImport) => Promise<boolean>,
): Promise<void> {
  const row = await claim(ctx, importId);
  if (!row) return;
  try {
    if (row.attempts > MAX_ATTEMPTS) return await end(ctx, row, TOO_MANY_ATTEMPTS_MESSAGE);
    if (await work(row)) return await end(ctx, row, null);
    await release(ctx, importId);
    await ctx.queue.send({
      kind: "import-social-leads",
      accountId: ctx.account.id,
      socialImportId: importId,
    });
  } catch (error) {
    if (error instanceof DomainError) return await end(ctx, row, error.message);
    await release(ctx, importId).catch(() => {});
    throw error;
  }
}
