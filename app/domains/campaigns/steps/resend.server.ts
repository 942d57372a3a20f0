import { type SQL, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { isMailboxThere } from "~/domains/mailboxes/mailbox-sql";
import { bouncedMessage, waitAgain } from "~/domains/messages/mark-outcome.server";

interface Again {
  accountId: number;
  messageId: number;
  cameBackAt: Date;
}

const statusOf = sql`(select oc.status from outreach_campaigns oc where oc.id = m.campaign_id and oc.archived_at is null)`;

/** Queues a soft-bounced email again; it counts when it is sent. Idempotent: the last statement returns whether it was queued. */
export function sendAgainStatements(ctx: Context, { accountId, messageId, cameBackAt }: Again): SQL[] {
  const condition = sql`${isMailboxThere(sql`m.mailbox_id`)}
    and (m.campaign_id is null or ${statusOf} in ('active', 'paused', 'completed'))`;
  const returned = bouncedMessage({
    accountId,
    id: messageId,
    before: toUnixSeconds(cameBackAt),
    condition,
  });
  const follows = sql`exists (select 1 from campaign_steps f where f.campaign_id = r.campaign_id and f.position = r.position + 1)`;
  const isApart = sql`(r.language is not null and s.subject_b is not null)`;
  return [
    sql`update outreach_campaigns as c set sent = max(0, c.sent - 1), total_messages = c.total_messages - ${follows},
        ended_at = iif(c.status = 'completed', null, c.ended_at), status = iif(c.status = 'completed', 'active', c.status)
      from ${returned} r where c.id = r.campaign_id`,
    sql`update campaign_steps as s set
        sent_a = s.sent_a - (not ${isApart} and r.variant is not 'b'), sent_b = s.sent_b - (not ${isApart} and r.variant is 'b'),
        sent_translated = s.sent_translated - ${isApart}
      from ${returned} r where s.campaign_id = r.campaign_id and s.position = r.position`,
    waitAgain(returned, sql`${statusOf} is 'paused'`, toUnixSeconds(ctx.now())),
  ];
}
