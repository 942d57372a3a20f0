import { desc, eq, isNotNull, type SQL } from "drizzle-orm";
import type { Context } from "~/core/context";
import { restoreStatement, type TakeDownRow, takeDownStatement } from "~/core/take-down";
import { campaigns } from "./tables";

async function read(ctx: Context, where: SQL, limit: number): Promise<TakeDownRow[]> {
  const { id, accountId, name, takenDownAt, takeDownReason } = campaigns;
  const rows = await ctx.db
    .select({ id, accountId, name, takenDownAt, takeDownReason })
    .from(campaigns)
    .where(where)
    .orderBy(desc(takenDownAt))
    .limit(limit);
  return rows.map((row) => ({ ...row, path: null }));
}

/** Takedowns of email campaigns of all accounts, for administrators. */
export const campaignTakeDowns = {
  find: async (ctx: Context, campaignId: number) => (await read(ctx, eq(campaigns.id, campaignId), 1))[0],
  list: (ctx: Context, limit: number) => read(ctx, isNotNull(campaigns.takenDownAt), limit),
  takeDown: (ctx: Context, campaignId: number, reason: string) =>
    takeDownStatement(ctx, campaigns, campaignId, reason),
  restore: (campaignId: number) => restoreStatement(campaigns, campaignId),
};
