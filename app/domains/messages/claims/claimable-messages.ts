import { type SQL, sql } from "drizzle-orm";

const value = sql.placeholder;

interface OfCampaign {
  columns: SQL;
  join: SQL;
  isActive: SQL;
}

const isDue = (mailboxId: SQL, now: SQL | number): SQL =>
  sql`m.mailbox_id = ${mailboxId} and m.state = 'waiting' and m.held_at is null and m.due_at <= ${now}`;

/** One-to-one emails first, then campaign emails; in each part those due longest come first, up to the part's own limit. */
export function claimableMessages({ columns, join, isActive }: OfCampaign): SQL {
  const part = (from: SQL, condition: SQL, limit: string) =>
    sql`select * from (select m.id, m.campaign_id, m.position, m.lead_id, m.contact_id, m.to_address, m.to_name, m.variant, m.country,
        m.is_one_to_one, ${columns}
      from outreach_messages m indexed by ${from} ${join}
      where ${isDue(sql`${value("mailboxId")}`, sql`${value("now")}`)} and ${condition}
      order by m.due_at limit ${value(limit)})`;
  return sql`${part(sql`outreach_messages_one_to_one`, sql`m.is_one_to_one = 1`, "oneToOne")}
    union all ${part(sql`outreach_messages_due`, sql`m.is_one_to_one = 0 and ${isActive}`, "campaigns")}`;
}

export const hasClaimableOneToOne = (mailboxId: SQL, now: number): SQL =>
  sql`exists (select 1 from outreach_messages m indexed by outreach_messages_one_to_one
    where ${isDue(mailboxId, now)} and m.is_one_to_one = 1)`;

export const hasClaimable = (mailboxId: SQL, now: number, isCampaignActive: (campaignId: SQL) => SQL): SQL =>
  sql`exists (select 1 from outreach_messages m where ${isDue(mailboxId, now)} and m.is_one_to_one = 0
    and ${isCampaignActive(sql`m.campaign_id`)})`;
