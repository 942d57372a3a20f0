import { type SQL, sql } from "drizzle-orm";

/** For claims and sends; a one-off email has no campaign and may always be sent. */
export const isCampaignActive = (campaignId: SQL): SQL =>
  sql`(${campaignId} is null or exists (select 1 from outreach_campaigns oc
    where oc.id = ${campaignId} and oc.status = 'active' and oc.archived_at is null
      and oc.taken_down_at is null))`;

export const isCampaignCancelled = (campaignId: SQL): SQL =>
  sql`exists (select 1 from outreach_campaigns oc where oc.id = ${campaignId} and oc.status = 'cancelled')`;

/** For emails that are sent during a pause: whether an administrator took the campaign down. */
export const isCampaignTakenDown = (campaignId: SQL): SQL =>
  sql`exists (select 1 from outreach_campaigns oc where oc.id = ${campaignId} and oc.taken_down_at is not null)`;
