import { type SQL, sql } from "drizzle-orm";
import type { MessageReason } from "../message-reasons";

export const stopMessages = (which: SQL, reasonCode: MessageReason): SQL =>
  sql`update outreach_messages as m set state = 'stopped', reason_code = ${reasonCode}, reason = null where ${which}`;

export const stopCampaignMessages = (which: SQL, reasonCode: MessageReason): SQL =>
  sql`update outreach_messages as m indexed by outreach_messages_campaign
    set state = 'stopped', reason_code = ${reasonCode}, reason = null where ${which}`;

/** Of messages `m` the first of a sequence, counted as `people` for each `campaign_id`. */
export const firstMailsByCampaign = (which: SQL): SQL =>
  sql`(select m.campaign_id, count(*) as people from outreach_messages m
    where ${which} and m.position = 1 and m.campaign_id is not null group by m.campaign_id)`;
