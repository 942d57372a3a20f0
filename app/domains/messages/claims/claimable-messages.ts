import { type SQL, sql } from "drizzle-orm";

const value = sql.placeholder;

interface OfCampaign {
  columns: SQL;
  join: SQL;
  isActive: SQL;
}

export const claimableMessages = ({ columns, join, isActive }: OfCampaign): SQL =>
  sql`select m.id, m.campaign_id, m.position, m.lead_id, m.to_address, m.to_name, m.variant, m.country, ${columns}
    from outreach_messages m indexed by outreach_messages_due ${join}
    where m.mailbox_id = ${value("mailboxId")} and m.state = 'waiting' and m.held_at is null
      and m.due_at <= ${value("now")} and ${isActive}
    order by m.due_at limit ${value("most")}`;

export const hasClaimable = (mailboxId: SQL, now: number, isCampaignActive: (campaignId: SQL) => SQL): SQL =>
  sql`exists (select 1 from outreach_messages m where m.mailbox_id = ${mailboxId} and m.state = 'waiting'
    and m.held_at is null and m.due_at <= ${now} and ${isCampaignActive(sql`m.campaign_id`)})`;
