import { and, eq, inArray, or, sql } from "drizzle-orm";
import type { AccountContext, Context } from "~/core/context";
import { isAccountActive } from "~/domains/identity/account-state";
import { imports } from "../tables";
import { type Import, JOB_OF, WORKING, type WorkingStatus } from "./import";
import { ImportLease, importLease } from "./import-lease.server";

const TOO_MANY_ATTEMPTS_MESSAGE =
  "This import keeps failing because of an error on our side. Contact support.";

/** An undo runs even while the account is suspended. */
const mayWork = () => or(eq(imports.status, "undoing"), isAccountActive(sql`${imports.accountId}`));

/** `work` returns the new row, or null to continue in another job. */
export function withLease(
  ctx: AccountContext,
  importId: number,
  status: WorkingStatus,
  work: (lease: ImportLease) => Promise<Partial<Import> | null>,
): Promise<void> {
  const isOpen = and(
    eq(imports.id, importId),
    eq(imports.accountId, ctx.account.id),
    eq(imports.status, status),
    mayWork(),
  );
  return importLease.run(ctx, isOpen, {
    work: async (held) => {
      const end = await work(new ImportLease(ctx, held));
      if (end) await importLease.end(ctx, held, { ...end, attempts: 0 });
      return end !== null;
    },
    fail: (held, failureReason) =>
      importLease.end(ctx, held, { status: "failed", failureReason, attempts: 0 }),
    tooManyAttempts: TOO_MANY_ATTEMPTS_MESSAGE,
    enqueue: () => ctx.queue.send({ kind: JOB_OF[status], importId }),
  });
}

const BATCH_SIZE = 100;

const hasWork = () => and(inArray(imports.status, [...WORKING]), mayWork());

export const oldestStaleImportAt = (ctx: Context) => importLease.oldestExpiryAt(ctx, hasWork());

export function requeueStaleImports(ctx: Context): Promise<number> {
  const { id, status } = imports;
  return importLease.requeueStale(ctx, {
    columns: { importId: id, status },
    where: hasWork(),
    limit: BATCH_SIZE,
    message: ({ importId, status }) => ({ kind: JOB_OF[status as WorkingStatus], importId }),
  });
}
