import { and, eq, inArray, isNull, lt, lte, or, sql } from "drizzle-orm";
import type { AccountContext, Context } from "~/core/context";
import { DomainError } from "~/core/errors";
import { isAccountActive } from "~/domains/identity/account-state";
import { imports } from "../tables";
import { type Import, isWorking, JOB_OF, WORKING, type WorkingStatus } from "./import";
import { ImportLease, LeaseLost, leaseFrom } from "./import-lease.server";

const MAX_ATTEMPTS = 20;

/** What an account asked to undo is undone while it is suspended too. */
const mayWork = () => or(eq(imports.status, "undoing"), isAccountActive(sql`${imports.accountId}`));

async function claim(
  ctx: AccountContext,
  importId: number,
  status: WorkingStatus,
): Promise<ImportLease | null> {
  const now = ctx.now();
  const until = leaseFrom(now);
  const [row] = await ctx.db
    .update(imports)
    .set({ leaseUntil: until, attempts: sql`${imports.attempts} + 1` })
    .where(
      and(
        eq(imports.id, importId),
        eq(imports.accountId, ctx.account.id),
        eq(imports.status, status),
        mayWork(),
        or(isNull(imports.leaseUntil), lte(imports.leaseUntil, now)),
      ),
    )
    .returning();
  return row ? new ImportLease(ctx, row, status, until) : null;
}

/** A second delivery finds the lease taken. `work` gives what the row becomes, or null to go on in a further job. */
export async function withLease(
  ctx: AccountContext,
  importId: number,
  status: WorkingStatus,
  work: (lease: ImportLease) => Promise<Partial<Import> | null>,
): Promise<void> {
  const lease = await claim(ctx, importId, status);
  if (!lease) return;
  try {
    if (lease.row.attempts > MAX_ATTEMPTS)
      throw new DomainError(
        "unavailable",
        "Something on our side stops this import again and again. Please write to us.",
      );
    const end = await work(lease);
    if (end) return await lease.finish(end);
    await lease.release();
    await ctx.queue.send({ kind: JOB_OF[status], importId });
  } catch (error) {
    if (error instanceof LeaseLost) return;
    if (error instanceof DomainError)
      return await lease.finish({ status: "failed", failureReason: error.message });
    await lease.release().catch(() => {});
    throw error;
  }
}

const BATCH_SIZE = 100;

/** Its message was lost, or its job died. */
export async function requeueStaleImports(ctx: Context): Promise<number> {
  const stale = await ctx.db
    .select({ id: imports.id, status: imports.status })
    .from(imports)
    .where(
      and(
        inArray(imports.status, [...WORKING]),
        or(isNull(imports.leaseUntil), lt(imports.leaseUntil, ctx.now())),
        mayWork(),
      ),
    )
    .limit(BATCH_SIZE);
  for (const { id, status } of stale)
    if (isWorking(status)) await ctx.queue.send({ kind: JOB_OF[status], importId: id });
  return stale.length;
}
