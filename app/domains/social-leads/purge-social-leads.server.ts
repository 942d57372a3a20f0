import { and, desc, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import type { AccountContext, Context } from "~/core/context";
import { deleteInBatches } from "~/core/delete-in-batches";
import { isSameKey } from "~/core/same-address";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { removeConversationStatements } from "./conversations/purge-conversations.server";
import { socialConversations } from "./conversations/tables";
import { socialImports } from "./imports/tables";
import { socialLeadMerges, socialLeads, socialLeadTouches } from "./tables";

/** Triggers delete a lead's origins, touches, merges and campaign memberships with it, and rejected rows with an import. */
const WITH_DEMO = ["social_campaign_leads", "social_campaigns", "social_imports", "social_leads"];
const BATCH_SIZE = 500;

async function removeFile(ctx: AccountContext): Promise<boolean> {
  const [held] = await ctx.db
    .select({ id: socialImports.id, fileKey: socialImports.fileKey })
    .from(socialImports)
    .where(and(eq(socialImports.accountId, ctx.account.id), isNotNull(socialImports.fileKey)))
    .limit(1);
  if (!held?.fileKey) return false;
  await ctx.files.delete(held.fileKey);
  await ctx.db
    .update(socialImports)
    .set({ fileKey: null, status: "failed" })
    .where(eq(socialImports.id, held.id));
  return true;
}

/** For an account that is being deleted. */
export const eraseOwnSocialLeads = async (ctx: AccountContext): Promise<boolean> =>
  (await removeFile(ctx)) || deleteInBatches(ctx, [...WITH_DEMO, "social_lead_counts"]);

export const deleteDemoSocialLeads = (ctx: AccountContext): Promise<boolean> =>
  deleteInBatches(ctx, WITH_DEMO, "demo");

/** Also matches an address that a lead had before it was merged into another. */
const leadsWith = (key: string): SQL =>
  sql`(select id from ${socialLeads} where ${isSameKey(sql`email_key`, key)}
    union all select lead_id from ${socialLeadMerges} where ${isSameKey(sql`email_key`, key)})`;

/** For an erasure request: deletes everything about the person, including messages. */
export const eraseSocialLeads = (ctx: Context, key: string): D1PreparedStatement[] => [
  ...removeConversationStatements(ctx, leadsWith(key)),
  statement(ctx, sql`delete from ${socialLeads} where id in ${leadsWith(key)}`),
];

export const socialLeadCountOf = (key: string): SQL =>
  sql`(select count(*) from ${socialLeads} where id in ${leadsWith(key)})`;

export const socialLeadsHeldOf = (ctx: Context, key: string, limit: number) =>
  ctx.db
    .select({
      accountId: socialLeads.accountId,
      platform: socialLeads.platform,
      name: socialLeads.name,
      email: socialLeads.email,
      phone: socialLeads.phone,
      companyName: socialLeads.companyName,
      message: socialLeads.message,
      consentText: socialLeads.consentText,
      consentAt: socialLeads.consentAt,
      status: socialLeads.status,
      takenAt: socialLeads.createdAt,
    })
    .from(socialLeads)
    .where(sql`${socialLeads.id} in ${leadsWith(key)}`)
    .orderBy(desc(socialLeads.id))
    .limit(limit);

export const socialLeadIdsOf = leadsWith;

export const STATEMENTS_PER_PURGE = 5;

/** Deletes leads without activity since then, with their messages, and imports that ended before. At most 500 of each. */
export async function purgeSocialLeads(ctx: Context, before: Date): Promise<number> {
  const at = toUnixSeconds(before);
  const old = sql`(select l.id from ${socialLeads} l where l.updated_at < ${at} and not exists (
    select 1 from ${socialConversations} c where c.lead_id = l.id and c.last_at >= ${at})
    order by l.updated_at limit ${BATCH_SIZE})`;
  const results = await ctx.d1.batch([
    ...removeConversationStatements(ctx, old),
    statement(ctx, sql`delete from ${socialLeads} where id in ${old}`),
    statement(
      ctx,
      sql`delete from ${socialImports} where id in (select id from ${socialImports}
        where completed_at < ${at} order by completed_at limit ${BATCH_SIZE})`,
    ),
  ]);
  return (results[3]?.meta.changes ?? 0) + (results[4]?.meta.changes ?? 0);
}

/** A user's actions on leads, newest first. */
export const touchesOfUser = (ctx: AccountContext, userId: number, limit: number) =>
  ctx.db
    .select({ kind: socialLeadTouches.kind, text: socialLeadTouches.text, at: socialLeadTouches.at })
    .from(socialLeadTouches)
    .where(and(eq(socialLeadTouches.accountId, ctx.account.id), eq(socialLeadTouches.byUserId, userId)))
    .orderBy(desc(socialLeadTouches.id))
    .limit(limit);
