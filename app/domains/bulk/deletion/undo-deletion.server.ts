import { and, eq, lt, sql } from "drizzle-orm";
import type { AccountContext, BusinessContext, Context } from "~/core/context";
import { deleteInBatches } from "~/core/delete-in-batches";
import { notFound } from "~/core/errors";
import type { Restored } from "~/core/removal/restored";
import { toUnixSeconds } from "~/core/seconds";
import { restoreCompanies } from "~/domains/directory/companies/removal/restore-companies.server";
import { restoreContacts } from "~/domains/directory/contacts/removal/restore-contacts.server";
import { restoreLeads } from "~/domains/lead-search/leads/removal/restore-leads.server";
import { restoreOpportunities } from "~/domains/opportunities/removal/remove-opportunities.server";
import { countText } from "../selection-text";
import { bulkDeletions } from "../tables";

const RESTORE = {
  companies: restoreCompanies,
  contacts: restoreContacts,
  leads: restoreLeads,
  opportunities: restoreOpportunities,
} as const;

export async function getDeletion(ctx: AccountContext, deletionId: number) {
  const [row] = await ctx.db
    .select()
    .from(bulkDeletions)
    .where(and(eq(bulkDeletions.id, deletionId), eq(bulkDeletions.accountId, ctx.account.id)))
    .limit(1);
  if (!row) throw notFound("This deletion");
  return row;
}

/** Restores the deleted rows. Safe to repeat: existing rows are not changed. @throws DomainError not_found */
export async function undoDeletion(ctx: BusinessContext, deletionId: number) {
  const { list, ids, deletedAt } = await getDeletion(ctx, deletionId);
  const restored = await RESTORE[list](ctx, ids, deletedAt);
  await ctx.db
    .update(bulkDeletions)
    .set({ undoneAt: sql`coalesce(${bulkDeletions.undoneAt}, ${toUnixSeconds(ctx.now())})` })
    .where(and(eq(bulkDeletions.id, deletionId), eq(bulkDeletions.accountId, ctx.account.id)));
  return { ...restored, list, text: undoneText(list, restored) };
}

function undoneText(list: keyof typeof RESTORE, { back, refused }: Restored): string {
  const came = `${countText(list, back.length)} restored.`;
  if (refused.length === 0) return came;
  const reasons = [...new Set(refused.map(({ reason }) => reason))];
  const left = reasons.map(
    (text) => `${refused.filter(({ reason }) => reason === text).length} not restored: ${text}`,
  );
  return [came, ...left].join(" ");
}

export async function purgeDeletions(ctx: Context, before: Date): Promise<number> {
  const old = ctx.db
    .select({ id: bulkDeletions.id })
    .from(bulkDeletions)
    .where(lt(bulkDeletions.deletedAt, before))
    .limit(500);
  const { meta } = await ctx.db.delete(bulkDeletions).where(sql`${bulkDeletions.id} in ${old}`);
  return meta.changes;
}

export const eraseOwnDeletions = (ctx: AccountContext): Promise<boolean> =>
  deleteInBatches(ctx, ["bulk_deletions"]);

export const deleteDemoDeletions = (ctx: AccountContext): Promise<boolean> =>
  deleteInBatches(ctx, ["bulk_deletions"], "demo");
