import { type SQL, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { offsetsByCountry } from "~/core/time/time-zones";
import { NO_ADDRESS, NO_SOURCE } from "~/domains/lead-search/leads/campaign-leads";
import { isDemoMailbox } from "~/domains/mailboxes/mailbox-sql";
import { insertMessages, skippedCount } from "~/domains/messages/planned-messages";
import type { CampaignRow } from "../campaign";
import { variantOf } from "../steps/assign-variant";
import { nextOpening } from "./sending-window";

/** The next opening of the sending window by country; "" is an unknown country, treated as UTC. */
function openings(campaign: CampaignRow, now: Date): string {
  const offsets: Record<string, number> = { "": 0, ...offsetsByCountry(now) };
  const opens = Object.entries(offsets).map(([country, offset]) => [
    country,
    nextOpening(toUnixSeconds(now), offset, campaign),
  ]);
  return JSON.stringify(Object.fromEntries(opens));
}

/** Inserts the first messages for a page of an audience; `judged` is a query of `Judged` rows. A deleted contact keeps its id. */
export function audienceMessages(
  ctx: Context,
  campaign: CampaignRow,
  { judged, isOfLeads, isHere }: { judged: SQL; isOfLeads: boolean; isHere: SQL },
): D1PreparedStatement {
  const opens = sql`with z as materialized (select key, value as due from json_each(${openings(campaign, ctx.now())}))`;
  const contactId = isOfLeads ? sql`null` : sql`coalesce(l.contact_id, l.id)`;
  return statement(
    ctx,
    insertMessages(
      sql`select ${campaign.accountId}, ${campaign.id}, 1, l.lead_id, ${campaign.mailboxId}, coalesce(l.email, ''), l.name,
          l.country, ${variantOf(sql`coalesce(l.contact_id, l.lead_id)`)}, iif(l.reason is null, 'waiting', 'skipped'), l.reason,
          coalesce(z.due, n.due), ${toUnixSeconds(ctx.now())}, ${contactId}
        from campaign_steps s, z n, (${judged}) l left join z on z.key = l.country
        where n.key = '' and s.campaign_id = ${campaign.id} and s.position = 1 and ${isHere} order by l.id`,
      opens,
    ),
  );
}

interface Planned {
  leads: SQL;
  isSameAddress: SQL;
  isHere: SQL;
  limit: number;
}

export function firstMessages(ctx: Context, campaign: CampaignRow, planned: Planned): D1PreparedStatement {
  const { leads, isSameAddress, isHere, limit } = planned;
  const opens = sql`with z as materialized (select key, value as due from json_each(${openings(campaign, ctx.now())}))`;
  const why = sql`case
    when l.is_demo and not ${isDemoMailbox(campaign.mailboxId)} then 'demo_lead'
    when ${NO_ADDRESS} then 'no_address'
    when ${NO_SOURCE} then 'no_source'
    when ${isSameAddress} then 'duplicate_address' end`;
  // The limit keeps SQLite from evaluating `why` twice per lead.
  const rows = sql`select l.id, l.account_id, l.contact_email, l.contact_name, l.country, ${why} as reason
    from ${leads} limit ${limit}`;
  const messages = sql`
    select l.account_id, ${campaign.id}, 1, l.id, ${campaign.mailboxId}, coalesce(l.contact_email, ''), l.contact_name,
      l.country, ${variantOf(sql`l.id`)}, iif(l.reason is null, 'waiting', 'skipped'), l.reason,
      coalesce(z.due, n.due), ${toUnixSeconds(ctx.now())}, null
    from campaign_steps s, z n, (${rows}) l left join z on z.key = l.country
    where n.key = '' and s.campaign_id = ${campaign.id} and s.position = 1 and ${isHere}`;
  return statement(ctx, insertMessages(messages, opens));
}

export function countPlanned(campaignId: number): SQL {
  const allSkipped = skippedCount(campaignId);
  return sql`total_messages = total_messages + changes(),
    total_targets = total_targets + changes() - (${allSkipped} - skipped), skipped = ${allSkipped}`;
}
