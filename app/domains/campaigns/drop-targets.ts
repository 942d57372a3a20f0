import { type SQL, sql } from "drizzle-orm";
import { firstMailsByCampaign } from "~/domains/messages/sequences/stop-messages";

/**
 * Takes people out of the targets of their campaigns, before their first mail stops for good: a target is somebody who was
 * written to or still waits. `which` is a condition on messages `m`.
 */
export const dropTargets = (which: SQL): SQL =>
  sql`update outreach_campaigns as c set total_targets = c.total_targets - n.people
    from ${firstMailsByCampaign(which)} n where c.id = n.campaign_id`;
