import { type SQL, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { isMailboxThere } from "~/domains/mailboxes/mailbox-sql";
import { campaignsAmong, decidedMessages, wakeMessages } from "~/domains/messages/sequences/stop-messages";
import { incrementAudience } from "../audience-counters";

interface Wake {
  accountId: number;
  address: string;
  /** When the classification stopped the messages; a campaign that completed since then becomes active again. */
  since: Date;
  condition: SQL;
}

const statusOf = sql`(select oc.status from outreach_campaigns oc where oc.id = m.campaign_id)`;

/** Resumes messages that an undone classification had stopped. Cancelled campaigns and removed mailboxes are excluded. */
export function wakeSequenceStatements(ctx: Context, { accountId, address, since, condition }: Wake): SQL[] {
  const now = toUnixSeconds(ctx.now());
  const stopped = sql`${decidedMessages(accountId, address)} and ${isMailboxThere(sql`m.mailbox_id`)} and ${condition}`;
  const which = sql`${stopped} and ${statusOf} in ('active', 'paused')`;
  return [
    sql`update outreach_campaigns set status = 'active', ended_at = null, updated_at = ${now}
      where status = 'completed' and archived_at is null and ended_at >= ${toUnixSeconds(since)}
        and id in ${campaignsAmong(stopped)}`,
    incrementAudience(which),
    wakeMessages(which, sql`${statusOf} = 'paused'`, now),
  ];
}
