import { type SQL, sql } from "drizzle-orm";
import { firstMailsByCampaign } from "~/domains/messages/sequences/stop-messages";

/** Must run before first emails are permanently stopped. `which` is a condition on messages `m`. */
export const decrementAudience = (which: SQL): SQL =>
  sql`update outreach_campaigns as c set total_targets = c.total_targets - n.people
    from ${firstMailsByCampaign(which)} n where c.id = n.campaign_id`;

/** Must run before first emails are queued again. `which` is a condition on messages `m`. */
export const incrementAudience = (which: SQL): SQL =>
  sql`update outreach_campaigns as c set total_targets = c.total_targets + n.people
    from ${firstMailsByCampaign(which)} n where c.id = n.campaign_id`;
