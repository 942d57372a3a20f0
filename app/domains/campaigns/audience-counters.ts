import { type SQL, sql } from "drizzle-orm";
import { firstMailsByCampaign } from "~/domains/messages/sequences/stop-messages";

/** Before first mails stop for good: a target was written to or still waits. `which` is a condition on messages `m`. */
export const decrementAudience = (which: SQL): SQL =>
  sql`update outreach_campaigns as c set total_targets = c.total_targets - n.people
    from ${firstMailsByCampaign(which)} n where c.id = n.campaign_id`;

/** Before first mails wait again. */
export const incrementAudience = (which: SQL): SQL =>
  sql`update outreach_campaigns as c set total_targets = c.total_targets + n.people
    from ${firstMailsByCampaign(which)} n where c.id = n.campaign_id`;
