import { type SQL, sql } from "drizzle-orm";
import type { MessageReason } from "../message-reasons";

export const stopMessages = (which: SQL, reasonCode: MessageReason): SQL =>
  sql`update outreach_messages as m set state = 'stopped', reason_code = ${reasonCode}, reason = null where ${which}`;

export const stopCampaignMessages = (which: SQL, reasonCode: MessageReason): SQL =>
  sql`update outreach_messages as m indexed by outreach_messages_campaign
    set state = 'stopped', reason_code = ${reasonCode}, reason = null where ${which}`;

/** Counts the first emails of a sequence among messages `m`, as `people` per `campaign_id`. */
export const firstMailsByCampaign = (which: SQL): SQL =>
  sql`(select m.campaign_id, count(*) as people from outreach_messages m
    where ${which} and m.position = 1 and m.campaign_id is not null group by m.campaign_id)`;

export const takeOverStopped = (who: SQL, reasonCode: MessageReason): SQL =>
  sql`update outreach_messages as m set reason_code = ${reasonCode}
    where ${who} and m.state = 'stopped' and m.reason_code = 'manual_hard_bounce'`;

export const decidedMessages = (accountId: number, address: string): SQL =>
  sql`m.account_id = ${accountId} and m.to_address = ${address} collate nocase and m.state = 'stopped'
    and m.reason_code = 'manual_hard_bounce' and m.erased_at is null and m.campaign_id is not null
    and not exists (select 1 from outreach_messages o where o.campaign_id = m.campaign_id
      and o.lead_id is m.lead_id and o.contact_id is m.contact_id
      and (o.responded_at is not null or o.complained_at is not null or o.unsubscribed_at is not null))`;

export const campaignsAmong = (which: SQL): SQL =>
  sql`(select m.campaign_id from outreach_messages m where ${which})`;

export const wakeMessages = (which: SQL, isHeld: SQL, now: number): SQL =>
  sql`update outreach_messages as m set state = 'waiting', reason_code = null, due_at = max(m.due_at, ${now}),
    held_at = case when ${isHeld} then ${now} end where ${which}`;
