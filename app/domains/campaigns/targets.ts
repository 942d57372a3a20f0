import { type SQL, sql } from "drizzle-orm";

/**
 * Takes people out of the targets of their campaigns, before their first mail stops for good: a target is somebody who was
 * written to or still waits. `which` is a condition on messages `m`.
 */
export const dropTargets = (which: SQL): SQL =>
  sql`update outreach_campaigns as c set total_targets = c.total_targets - n.people
    from (select m.campaign_id, count(*) as people from outreach_messages m
      where ${which} and m.position = 1 and m.campaign_id is not null group by m.campaign_id) n
    where c.id = n.campaign_id`;
