import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import type { AccountContext, BusinessContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { type Total, totalUpTo } from "~/core/pagination";
import { auditIfChanged } from "~/domains/audit/audit.server";
import { suppressions } from "./tables";

const MAX_EXACT_COUNT = 1_000;

const ofImport = ({ account }: AccountContext, importId: number) =>
  and(eq(suppressions.accountId, account.id), eq(suppressions.importId, importId));

/** Counts suppressions that only this import caused. */
export async function countImportedSuppressions(ctx: AccountContext, importId: number): Promise<Total> {
  const [row] = await ctx.db.all<{ n: number }>(
    sql`select count(*) as n from (select 1 from suppressions where ${ofImport(ctx, importId)} limit ${MAX_EXACT_COUNT})`,
  );
  return totalUpTo(row?.n ?? 0, MAX_EXACT_COUNT);
}

export interface UndecidedOptOut {
  /** The cell as written in the file. */
  value: string;
  count: number;
}

/** Cells that could not be read, most frequent first; their addresses are suppressed until a user decides. */
export const listUndecidedOptOuts = (
  ctx: AccountContext,
  importId: number,
  limit: number,
): Promise<UndecidedOptOut[]> =>
  ctx.db.all(
    sql`select import_value as value, count(*) as count from suppressions
      where ${ofImport(ctx, importId)} and import_value is not null
      group by import_value order by count desc, value limit ${limit}`,
  );

const withValue = (ctx: AccountContext, importId: number, value: string): SQL | undefined =>
  and(ofImport(ctx, importId), isNotNull(suppressions.importValue), eq(suppressions.importValue, value));

/** Returns the number of decisions. @throws DomainError not_found without a pending one */
export async function decideOptOut(
  ctx: BusinessContext,
  importId: number,
  { value, isSuppressed }: { value: string; isSuppressed: boolean },
): Promise<number> {
  const those = withValue(ctx, importId, value);
  const [decided] = await ctx.db.batch([
    isSuppressed
      ? ctx.db
          .update(suppressions)
          .set({ importValue: null })
          .where(those)
          .returning({ hash: suppressions.addressHash })
      : ctx.db.delete(suppressions).where(those).returning({ hash: suppressions.addressHash }),
    auditIfChanged(ctx, {
      action: isSuppressed ? "confirm-imported-suppressions" : "remove-imported-suppressions",
      target: `import:${importId}`,
    }),
  ]);
  if (decided.length === 0)
    throw new DomainError(
      "conflict",
      "This value was already handled or isn’t in the file. Reload the import.",
    );
  return decided.length;
}

/** Removes at most `limit` suppressions that only this import caused; returns how many. */
export async function liftImportedSuppressions(
  ctx: AccountContext,
  importId: number,
  limit: number,
): Promise<number> {
  const removed = await ctx.db
    .delete(suppressions)
    .where(
      sql`${suppressions.accountId} = ${ctx.account.id} and ${suppressions.addressHash} in (
        select address_hash from suppressions where ${ofImport(ctx, importId)} limit ${limit})
        and ${suppressions.importId} = ${importId}`,
    )
    .returning({ hash: suppressions.addressHash });
  return removed.length;
}
