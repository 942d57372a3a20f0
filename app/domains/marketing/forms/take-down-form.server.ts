import { desc, eq, isNotNull, type SQL } from "drizzle-orm";
import type { Context } from "~/core/context";
import { restoreStatement, type TakeDownRow, takeDownStatement } from "~/core/take-down";
import { MARKETING } from "~/paths/business/marketing";
import { leadForms } from "./tables";

async function read(ctx: Context, where: SQL, limit: number): Promise<TakeDownRow[]> {
  const { id, accountId, title, slug, takenDownAt, takeDownReason } = leadForms;
  const rows = await ctx.db
    .select({ id, accountId, name: title, slug, takenDownAt, takeDownReason })
    .from(leadForms)
    .where(where)
    .orderBy(desc(takenDownAt))
    .limit(limit);
  return rows.map(({ slug, ...row }) => ({ ...row, path: MARKETING.publicForm(slug) }));
}

/** For administrators: lead forms of all accounts. */
export const formTakeDowns = {
  find: async (ctx: Context, formId: number) => (await read(ctx, eq(leadForms.id, formId), 1))[0],
  findBySlug: async (ctx: Context, slug: string) => (await read(ctx, eq(leadForms.slug, slug), 1))[0],
  list: (ctx: Context, limit: number) => read(ctx, isNotNull(leadForms.takenDownAt), limit),
  takeDown: (ctx: Context, formId: number, reason: string) =>
    takeDownStatement(ctx, leadForms, formId, reason),
  restore: (formId: number) => restoreStatement(leadForms, formId),
};
