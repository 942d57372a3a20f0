import { and, eq, sql } from "drizzle-orm";
import type { BusinessContext } from "~/core/context";
import { statement } from "~/core/statement";
import { withQuota } from "~/domains/quotas/count-use.server";
import { addressHash } from "~/domains/suppression/address-hash.server";
import type { RefusalsInput } from "./refusal-schemas";
import { refuseStatements } from "./refuse.server";
import { refusals } from "./tables";

/** What is there already stays as it is. @throws DomainError limit_reached */
export async function addRefusals(
  ctx: BusinessContext,
  { addresses, note }: RefusalsInput,
): Promise<{ added: number; known: number }> {
  const hashes = [...new Set(addresses.map((address) => addressHash(ctx.config, address)))];
  const [row] = await ctx.db
    .select({ count: sql<number>`count(*)` })
    .from(refusals)
    .where(
      and(
        eq(refusals.accountId, ctx.account.id),
        sql`${refusals.addressHash} in (select value from json_each(${JSON.stringify(hashes)}))`,
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
    ctx.d1.batch([count, ...refuseStatements(ctx, list)].map((each) => statement(ctx, each))),
  );
  return { added, known };
}
