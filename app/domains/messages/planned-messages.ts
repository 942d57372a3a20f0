import { type SQL, sql } from "drizzle-orm";
import { inJsonArray } from "~/core/statement";

const COLUMNS = sql.raw(
  "account_id, campaign_id, position, lead_id, mailbox_id, to_address, to_name, country, variant, state, reason_code, due_at, created_at, contact_id",
);

/** Inserts planned messages from a query of `COLUMNS`; existing messages stay unchanged. */
export const insertMessages = (query: SQL, before: SQL = sql``): SQL =>
  sql`${before} insert or ignore into outreach_messages (${COLUMNS}) ${query}`;

export const skippedCount = (campaignId: number): SQL =>
  sql`(select count(*) from outreach_messages indexed by outreach_messages_campaign
    where campaign_id = ${campaignId} and state = 'skipped')`;

/** SQL condition: the campaign has a message that is queued, claimed or in transmission. Three index lookups. */
export const hasWork = (campaignId: SQL): SQL =>
  sql`exists (select 1 from outreach_messages w indexed by outreach_messages_campaign
    where w.campaign_id = ${campaignId} and w.state in ('waiting', 'claimed', 'sending'))`;

export const isWrittenTo = (campaignId: number, leadId: SQL, address: SQL): SQL =>
  sql`(exists (select 1 from outreach_messages w where w.campaign_id = ${campaignId} and w.position = 1 and w.lead_id = ${leadId})
    or exists (select 1 from outreach_messages w indexed by outreach_messages_address
      where w.to_address = ${address} collate nocase and w.campaign_id = ${campaignId}))`;

export const plannedCount = (campaignId: number, leadIds: readonly number[], at: number): SQL =>
  sql`(select count(*) from outreach_messages p where p.campaign_id = ${campaignId} and p.position = 1
    and p.lead_id in ${inJsonArray(leadIds)} and p.created_at = ${at} and p.state <> 'skipped')`;

const isSamePerson = (address: SQL, accountId: number): SQL =>
  sql`w.to_address = ${address} collate nocase and w.account_id = ${accountId}`;

/** SQL condition: the campaign already has a message to the address that is not skipped. */
export const isPlannedTo = (campaignId: number, address: SQL, accountId: number): SQL =>
  sql`exists (select 1 from outreach_messages w indexed by outreach_messages_address
    where ${isSamePerson(address, accountId)} and w.campaign_id = ${campaignId} and w.state <> 'skipped')`;

/** SQL condition: another campaign for which `isUnderWay` holds emails the address. */
export const isWrittenElsewhere = (
  campaignId: number | null,
  address: SQL,
  accountId: number,
  isUnderWay: (campaignId: SQL) => SQL,
): SQL =>
  sql`exists (select 1 from outreach_messages w indexed by outreach_messages_address
    where ${isSamePerson(address, accountId)} and w.campaign_id is not null and w.campaign_id is not ${campaignId}
      and w.state in ('waiting', 'claimed', 'sending', 'sent') and ${isUnderWay(sql`w.campaign_id`)})`;
