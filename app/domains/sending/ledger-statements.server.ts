import { sql } from "drizzle-orm";
import { reusableStatement } from "~/core/statement";
import { isCampaignActive } from "~/domains/campaigns/is-campaign-active";
import { isRefused } from "~/domains/refusals/is-refused.server";

const value = sql.placeholder;

/** Marks what may go on the wire: still ours as its mailbox is, its campaign active, its mailbox open, its reader willing. */
export const markStatement = reusableStatement(
  sql`update outreach_messages set state = 'sending' from json_each(${value("rows")}) j
    where outreach_messages.id = json_extract(j.value, '$[0]') and state = 'claimed' and claim = ${value("claim")}
      and ${isCampaignActive(sql`campaign_id`)}
      and not ${isRefused(sql`account_id`, sql`json_extract(j.value, '$[1]')`)}
      and exists (select 1 from mailboxes b where b.id = ${value("mailboxId")} and b.paused_at is null
        and b.removed_at is null and b.lease_until = ${value("until")} and b.lease_until >= ${value("now")})
    returning outreach_messages.id as id`,
);

/** Renews the lease, or says that something was sent just now. */
export const leaseStatement = reusableStatement(
  sql`update mailboxes set lease_until = ${value("next")}, last_sent_at = ifnull(${value("sentAt")}, last_sent_at)
    where id = ${value("mailboxId")} and lease_until = ${value("until")}`,
);
