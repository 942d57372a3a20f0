import { type SQL, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { isMailboxThere } from "~/domains/mailboxes/mailbox-sql";
import { campaignsAmong, decidedMessages, wakeMessages } from "~/domains/messages/sequences/stop-messages";
import { incrementAudience } from "../audience-counters";

interface Wake {
  accountId: number;
  address: string;
  /** When the decision stopped them: a campaign that ended since for want of work goes on. */
  since: Date;
  condition: SQL;
}

const statusOf = sql`(select oc.status from outreach_campaigns oc where oc.id = m.campaign_id)`;

/** After a decision that stopped them is taken back; a campaign that was cancelled, and a mailbox that is gone, stay so. */
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
