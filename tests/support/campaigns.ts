import { eq, sql } from "drizzle-orm";
import type { BusinessContext } from "~/core/context";
import { CampaignSchema } from "~/domains/campaigns/campaign-schemas";
import { createCampaign } from "~/domains/campaigns/create-campaign.server";
import { planCampaign } from "~/domains/campaigns/planning/plan-campaign.server";
import { startCampaign } from "~/domains/campaigns/planning/start-campaign.server";
import { users } from "~/domains/identity/tables";
import { isReachable } from "~/domains/lead-search/leads/campaign-leads";
import { mailboxes } from "~/domains/mailboxes/tables";
import { type MessageReason, reasonText } from "~/domains/messages/message-reasons";
import { outreachTemplates } from "~/domains/templates/tables";
import { makeSearch } from "./lead-search";

type TemplateRow = typeof outreachTemplates.$inferInsert;

export async function makeTemplate(ctx: BusinessContext, more: Partial<TemplateRow> = {}) {
  const [row] = await ctx.db
    .insert(outreachTemplates)
    .values({
      accountId: ctx.account.id,
      createdBy: ctx.actor.userId,
      name: "First mail",
      templateType: "cold_email",
      subject: "Solar for {{companyName}}",
      content: "<p>Hello {{firstName|there}}</p>",
      variables: ["companyName", "firstName"],
      ccEmails: [],
      createdAt: ctx.now(),
      updatedAt: ctx.now(),
      ...more,
    })
    .returning();
  return row?.id ?? 0;
}

/** A mailbox that may send, of somebody who has confirmed her address. */
export async function makeMailbox(ctx: BusinessContext, more: Partial<typeof mailboxes.$inferInsert> = {}) {
  const [row] = await ctx.db
    .insert(mailboxes)
    .values({
      accountId: ctx.account.id,
      createdBy: ctx.actor.userId,
      kind: "smtp",
      fromAddress: "sales@business.test",
      fromName: "Amina Owner",
      postalAddress: "1 Moi Avenue, Nairobi",
      readyAt: ctx.now(),
      createdAt: ctx.now(),
      ...more,
    })
    .returning();
  await ctx.db.update(users).set({ emailVerifiedAt: ctx.now() }).where(eq(users.accountId, ctx.account.id));
  return row?.id ?? 0;
}

let companies = 1_000_000;

/** Leads with an address and its source, as a run writes them; `more` changes columns, by the number of the lead from 1. */
export async function makeLeads(
  ctx: BusinessContext,
  searchId: number,
  count: number,
  { country = "'KE'", email = "'buyer' || n || '@shop.test'", source = "'test.csv'", isDemo = "0" } = {},
) {
  const first = companies;
  companies += count;
  await ctx.db.run(sql`
    with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${count})
    insert into leads (account_id, search_id, run_number, company_id, contact_name, contact_email, company_name, country,
      confidence, reasons, evidence, is_charged, is_demo, created_at)
    select ${ctx.account.id}, ${searchId}, 1, ${first} + n, 'Buyer ' || n, ${sql.raw(email)}, 'Shop ' || n,
      ${sql.raw(country)}, 80, '[]',
      json_object('contactEmail', json_object('source', ${sql.raw(source)}, 'at', '2026-11-01')), 0, ${sql.raw(isDemo)}, 1
    from numbers`);
  await ctx.db.run(
    sql`update lead_searches set results_count = results_count + ${count}, reachable_count = (select count(*) from leads
      where search_id = lead_searches.id and ${isReachable}) where id = ${searchId}`,
  );
}

/** A draft to `leads` leads, with all that it needs to start. */
export async function makeCampaign(ctx: BusinessContext, leads = 3, more: Record<string, unknown> = {}) {
  const search = await makeSearch(ctx);
  if (leads > 0) await makeLeads(ctx, search.id, leads);
  const templateId = await makeTemplate(ctx);
  const mailboxId = await makeMailbox(ctx);
  const input = { name: "Solar", templateId, leadSearchId: search.id, ...more };
  const campaign = await createCampaign(ctx, CampaignSchema.parse(input));
  return { id: campaign.id, searchId: search.id, templateId, mailboxId };
}

/** Starts it and writes its messages. */
export async function launch(ctx: BusinessContext, campaignId: number) {
  await startCampaign(ctx, campaignId);
  await planCampaign(ctx, campaignId);
}

interface MessageRow extends Record<string, unknown> {
  id: number;
  state: string;
  due_at: number;
  position: number;
  variant: string | null;
  lead_id: number | null;
  contact_id: number | null;
  to_name: string | null;
  reason_code: MessageReason | null;
  reason: string | null;
}

/** The rows of its messages, `reason` in words. */
export const messagesOf = async (ctx: BusinessContext, campaignId: number) =>
  (
    await ctx.db.all<MessageRow>(
      sql`select * from outreach_messages where campaign_id = ${campaignId} order by id`,
    )
  ).map((row) => ({ ...row, reason: reasonText({ reasonCode: row.reason_code, reason: row.reason }) }));
