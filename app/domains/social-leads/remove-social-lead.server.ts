import { sql } from "drizzle-orm";
import type { BusinessContext } from "~/core/context";
import { statement } from "~/core/statement";
import { auditStatement } from "~/domains/audit/audit.server";
import { removeConversationStatements } from "./conversations/purge-conversations.server";
import { getSocialLead } from "./list-leads.server";
import { socialLeads } from "./tables";

/** Deletes a lead with its messages; its deal stays. @throws DomainError not_found, also if submitted twice */
export async function removeSocialLead(ctx: BusinessContext, leadId: number): Promise<void> {
  await getSocialLead(ctx, leadId);
  const byId = sql`id = ${leadId} and account_id = ${ctx.account.id}`;
  const own = sql`(select id from ${socialLeads} where ${byId})`;
  const trail = auditStatement(ctx, { action: "remove-social-lead", target: `social-lead:${leadId}` });
  await ctx.d1.batch([
    ...removeConversationStatements(ctx, own),
    statement(ctx, sql`delete from ${socialLeads} where ${byId}`),
    statement(ctx, trail),
  ]);
}
