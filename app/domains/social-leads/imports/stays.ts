import { sql } from "drizzle-orm";
import { socialCampaignLeads } from "../campaigns/tables";
import { socialChannels, socialConversations, socialMessages } from "../conversations/tables";
import { socialLeadMerges, socialLeadOrigins, socialLeadTouches } from "../tables";

/** Why an undo keeps a lead of its import: [singular, plural]. The first matching reason is shown. */
export const STAYS = {
  opportunity: ["became a deal", "became deals"],
  campaign: ["is in a campaign", "are in a campaign"],
  conversation: ["has messages", "have messages"],
  worked: ["was contacted or has a new status", "were contacted or have a new status"],
  merged: ["was merged with another lead", "were merged with other leads"],
  found: ["also came from another source", "also came from another source"],
} as const;
export type StayReason = keyof typeof STAYS;

/** For a lead `l`; null if the lead was not used. */
export const stayReason = sql`case
  when l.status = 'converted' or l.opportunity_id is not null then 'opportunity'
  when exists (select 1 from ${socialCampaignLeads} x where x.lead_id = l.id) then 'campaign'
  when exists (select 1 from ${socialMessages} x where x.lead_id = l.id)
    or exists (select 1 from ${socialChannels} x where x.lead_id = l.id)
    or exists (select 1 from ${socialConversations} x where x.lead_id = l.id) then 'conversation'
  when l.status <> 'new' or exists (select 1 from ${socialLeadTouches} x where x.lead_id = l.id) then 'worked'
  when exists (select 1 from ${socialLeadMerges} x where x.lead_id = l.id and x.undone_at is null) then 'merged'
  when exists (select 1 from ${socialLeadOrigins} x where x.lead_id = l.id and x.import_id is not l.import_id) then 'found'
end`;
