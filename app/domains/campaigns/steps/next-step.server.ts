import { sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { offsetsByCountry } from "~/core/time/time-zones";
import { insertFollowUps } from "~/domains/messages/sequences/follow-ups";
import { statusesWhere } from "../campaign-status-filter";
import { nextOpeningSql } from "../planning/sending-window";
import { variantOf } from "./assign-variant";

/** Queues the follow-up in the recipient's sending window. Must run in the batch that records a send, after it. Idempotent. */
export function nextStepStatement(ctx: Context, messageIds: readonly number[]): D1PreparedStatement {
  const zones = sql`with z as materialized
    (select key, value as offset from json_each(${JSON.stringify(offsetsByCountry(ctx.now()))}))`;
  const due = nextOpeningSql(sql`m.sent_at + s.delay_hours * 3600`, sql`coalesce(z.offset, 0)`);
  return statement(
    ctx,
    insertFollowUps(messageIds, {
      before: zones,
      join: sql`join campaign_steps s on s.campaign_id = m.campaign_id and s.position = m.position + 1
        join outreach_campaigns c on c.id = m.campaign_id
        left join z on z.key = m.country`,
      isWanted: sql`c.status in ${statusesWhere(({ canEdit, isOver }) => !canEdit && !isOver)}`,
      position: sql`s.position`,
      variant: variantOf(sql`coalesce(m.contact_id, m.lead_id)`),
      dueAt: due,
      createdAt: toUnixSeconds(ctx.now()),
    }),
  );
}
