import { sql } from "drizzle-orm";
import type { BusinessContext, Context } from "~/core/context";
import { DomainError } from "~/core/errors";
import { DAY_MS, toUnixSeconds } from "~/core/seconds";
import { IF_UNCHANGED, isAborted, statement } from "~/core/statement";
import { getSocialLead } from "../list-leads.server";
import { type SocialLead, type SocialLeadMerge, socialLeadMerges, socialLeads } from "../tables";
import { getMerge, UNDO_DAYS } from "./list-merges.server";
import { moveBackSql } from "./merge-sql";

const OVER = `You can undo a merge for ${UNDO_DAYS} days. That time has passed.`;
const LATER = "This lead was merged into another lead. Undo that merge first.";

const fieldsBack = ({ keptId, accountId, changes }: SocialLeadMerge, now: number) => {
  const set = Object.entries(changes ?? {})
    .filter(([column]) => column !== "updated_at")
    .map(([column, [before, after]]) => {
      const name = sql.raw(column);
      return sql`${name} = case when ${name} is ${after} then ${before} else ${name} end`;
    });
  return sql`update ${socialLeads} set ${sql.join([...set, sql`updated_at = ${now}`], sql`, `)}
    where id = ${keptId} and account_id = ${accountId}`;
};

/**
 * Restores both leads, each with its own records; later changes and opt-outs stay.
 * Safe to repeat. @throws DomainError not_found; conflict if the undo period has ended
 */
export async function undoLeadMerge(
  ctx: BusinessContext,
  mergeId: number,
): Promise<{ kept: SocialLead; back: SocialLead }> {
  const merge = await getMerge(ctx, mergeId);
  const { keptId, mergedId } = merge;
  const now = toUnixSeconds(ctx.now());
  const cutoff = toUnixSeconds(new Date(ctx.now().getTime() - UNDO_DAYS * DAY_MS));
  const claim = sql`update ${socialLeadMerges} set undone_at = ${now} where id = ${mergeId} and account_id = ${ctx.account.id}
    and undone_at is null and removed is not null and merged_at > ${cutoff} and lead_id = kept_id
    and exists (select 1 from ${socialLeads} where id = ${keptId} and account_id = ${ctx.account.id})`;
  const forget = sql`update ${socialLeadMerges} set removed = null, moved = null, changes = null, email_key = null,
    phone_key = null where id = ${mergeId}`;
  const write = [...moveBackSql(ctx, { keptId, otherId: mergedId, mergeId }), fieldsBack(merge, now), forget];
  try {
    await ctx.d1.batch([
      statement(ctx, claim),
      ctx.d1.prepare(IF_UNCHANGED),
      ...write.map((query) => statement(ctx, query)),
    ]);
  } catch (error) {
    if (!isAborted(error)) throw error;
    const after = await getMerge(ctx, mergeId);
    if (after.undoneAt === null)
      throw new DomainError("conflict", after.leadId === after.keptId ? OVER : LATER);
  }
  return { kept: await getSocialLead(ctx, keptId), back: await getSocialLead(ctx, mergedId) };
}

const BATCH_SIZE = 500;

/** Deletes the undo data of old merges: the merged lead's data is deleted; its address still finds the kept lead. */
export async function purgeLeadMerges(ctx: Context, before: Date): Promise<number> {
  const query = sql`update ${socialLeadMerges} set removed = null, moved = null, changes = null
    where id in (select id from ${socialLeadMerges} where removed is not null and merged_at < ${toUnixSeconds(before)}
      order by merged_at limit ${BATCH_SIZE})`;
  return (await statement(ctx, query).run()).meta.changes;
}
