import { and, eq, lt, sql } from "drizzle-orm";
import type { AccountContext, BusinessContext, Context } from "~/core/context";
import { notFound } from "~/core/errors";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { takeBackStatement } from "~/domains/agents/shared-leads/share-statements.server";
import { countText } from "../selection-text";
import { bulkShares } from "../tables";

/** @throws DomainError not_found */
export async function getShares(ctx: AccountContext, shareId: number) {
  const byId = and(eq(bulkShares.id, shareId), eq(bulkShares.accountId, ctx.account.id));
  const [row] = await ctx.db.select().from(bulkShares).where(byId).limit(1);
  if (!row) throw notFound("This list of shared leads");
  return row;
}

/** Stops sharing each lead that the agent has not started to work on; safe to repeat. @throws DomainError not_found */
export async function undoSharing(ctx: BusinessContext, shareId: number) {
  const shares = await getShares(ctx, shareId);
  const [taken] = await ctx.d1.batch([
    takeBackStatement(ctx, shares),
    statement(
      ctx,
      sql`update ${bulkShares} set undone_at = ${toUnixSeconds(ctx.now())}
        where id = ${shareId} and account_id = ${ctx.account.id} and undone_at is null`,
    ),
  ]);
  const back = taken?.meta.changes ?? 0;
  const kept = shares.leadIds.length - back;
  const left =
    kept > 0 ? ` Not changed: ${countText("leads", kept)} already in progress or no longer shared.` : "";
  return {
    back,
    kept,
    text: `Sharing stopped for ${countText("leads", back)}.${left}`,
  };
}

export async function purgeShares(ctx: Context, before: Date): Promise<number> {
  const old = ctx.db
    .select({ id: bulkShares.id })
    .from(bulkShares)
    .where(lt(bulkShares.sharedAt, before))
    .limit(500);
  const { meta } = await ctx.db.delete(bulkShares).where(sql`${bulkShares.id} in ${old}`);
  return meta.changes;
}
