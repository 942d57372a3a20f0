import { type SQL, sql } from "drizzle-orm";

/** Whether messages of the campaign may leave now; a single mail has none. For the statements that claim and send. */
export const isCampaignActive = (campaignId: SQL): SQL =>
  sql`(${campaignId} is null or exists (select 1 from outreach_campaigns oc
    where oc.id = ${campaignId} and oc.status = 'active' and oc.archived_at is null))`;

/** Whether the campaign was ended for good: nothing of it waits any more. */
export const isCampaignCancelled = (campaignId: SQL): SQL =>
  sql`exists (select 1 from outreach_campaigns oc where oc.id = ${campaignId} and oc.status = 'cancelled')`;
