import { type SQL, sql } from "drizzle-orm";

/** A condition for claims and sends. A one-off email has no campaign and can always be sent. */
export const isCampaignActive = (campaignId: SQL): SQL =>
  sql`(${campaignId} is null or exists (select 1 from outreach_campaigns oc
    where oc.id = ${campaignId} and oc.status = 'active' and oc.archived_at is null
      and oc.taken_down_at is null))`;

export const isCampaignCancelled = (campaignId: SQL): SQL =>
  sql`exists (select 1 from outreach_campaigns oc where oc.id = ${campaignId} and oc.status = 'cancelled')`;

/** A condition for emails sent during a pause: whether an administrator took the campaign down. */
export const isCampaignTakenDown = (campaignId: SQL): SQL =>
  sql`exists (select 1 from outreach_campaigns oc where oc.id = ${campaignId} and oc.taken_down_at is not null)`;
