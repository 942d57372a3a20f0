import { and, eq, sql } from "drizzle-orm";
import type { BusinessContext } from "~/core/context";
import { statement } from "~/core/statement";
import { addressHash } from "~/domains/global-suppressions/address-hash.server";
import { withQuota } from "~/domains/quotas/charge-quota.server";
import { suppressStatements } from "./suppress.server";
import type { SuppressionsInput } from "./suppression-schemas";
import { suppressions } from "./tables";

/** Adds suppressions; existing ones stay unchanged. @throws DomainError limit_reached */
export async function addSuppressions(
  ctx: BusinessContext,
  { addresses, note }: SuppressionsInput,
): Promise<{ added: number; known: number }> {
  const hashes = [...new Set(addresses.map((address) => addressHash(ctx.config, address)))];
  const [row] = await ctx.db
    .select({ count: sql<number>`count(*)` })
    .from(suppressions)
    .where(
      and(
        eq(suppressions.accountId, ctx.account.id),
        sql`${suppressions.addressHash} in (select value from json_each(${JSON.stringify(hashes)}))`,
      ),
    );
  const known = row?.count ?? 0;
  const list = addresses.map((address) => ({
    accountId: ctx.account.id,
    address,
    reason: "manual" as const,
    note: note || null,
    createdBy: ctx.actor.userId,
  }));
  const added = hashes.length - known;
  await withQuota(ctx, { rows: added }, (count) =>
    ctx.d1.batch([count, ...suppressStatements(ctx, list)].map((query) => statement(ctx, query))),
  );
  return { added, known };
}
