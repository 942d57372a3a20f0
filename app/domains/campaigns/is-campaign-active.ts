import { type SQL, sql } from "drizzle-orm";

/** For the statements that claim and send; a single mail has no campaign and may always leave. */
export const isCampaignActive = (campaignId: SQL): SQL =>
  sql`(${campaignId} is null or exists (select 1 from outreach_campaigns oc
    where oc.id = ${campaignId} and oc.status = 'active' and oc.archived_at is null
      and oc.taken_down_at is null))`;

export const isCampaignCancelled = (campaignId: SQL): SQL =>
  sql`exists (select 1 from outreach_campaigns oc where oc.id = ${campaignId} and oc.status = 'cancelled')`;

/** For what may leave while its campaign is paused: an administrator took the campaign down. */
export const isCampaignTakenDown = (campaignId: SQL): SQL =>
  sql`exists (select 1 from outreach_campaigns oc where oc.id = ${campaignId} and oc.taken_down_at is not null)`;
