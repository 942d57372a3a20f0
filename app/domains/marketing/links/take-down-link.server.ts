import { desc, eq, isNotNull, type SQL } from "drizzle-orm";
import type { Context } from "~/core/context";
import { restoreStatement, type TakeDownRow, takeDownStatement } from "~/core/take-down";
import { MARKETING } from "~/paths/business/marketing";
import { marketingLinks } from "./tables";

async function read(ctx: Context, where: SQL, limit: number): Promise<TakeDownRow[]> {
  const { id, accountId, label, code, takenDownAt, takeDownReason } = marketingLinks;
  const rows = await ctx.db
    .select({ id, accountId, name: label, code, takenDownAt, takeDownReason })
    .from(marketingLinks)
    .where(where)
    .orderBy(desc(takenDownAt))
    .limit(limit);
  return rows.map(({ code, ...row }) => ({ ...row, path: MARKETING.shortLink(code) }));
}

/** For administrators: short links of all accounts. */
export const linkTakeDowns = {
  find: async (ctx: Context, linkId: number) => (await read(ctx, eq(marketingLinks.id, linkId), 1))[0],
  findByCode: async (ctx: Context, code: string) => (await read(ctx, eq(marketingLinks.code, code), 1))[0],
  list: (ctx: Context, limit: number) => read(ctx, isNotNull(marketingLinks.takenDownAt), limit),
  takeDown: (ctx: Context, linkId: number, reason: string) =>
    takeDownStatement(ctx, marketingLinks, linkId, reason),
  restore: (linkId: number) => restoreStatement(marketingLinks, linkId),
};
