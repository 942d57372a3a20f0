import { sql } from "drizzle-orm";
import { index, integer, sqliteTable } from "drizzle-orm/sqlite-core";
import { at } from "~/core/columns";
import { accountId } from "~/domains/identity/tables";

/** An account's automation; stage ids mark its progress. */
export const automations = sqliteTable(
  "automations",
  {
    accountId: accountId().primaryKey(),
    minConfidence: integer("min_confidence").notNull(),
    /** If null, no leads are added to a campaign (`campaignId`) or no replies are shared with an agent (`agentId`). */
    campaignId: integer("campaign_id"),
    agentId: integer("agent_id"),
    runningSince: at("running_since"),
    nextRunAt: at("next_run_at"),
    lastRunAt: at("last_run_at"),
    leadsUpTo: integer("leads_up_to").notNull().default(0),
    repliesUpTo: integer("replies_up_to").notNull().default(0),
    leadsSent: integer("leads_sent").notNull().default(0),
    repliesShared: integer("replies_shared").notNull().default(0),
    savedBy: integer("saved_by").notNull(),
    savedAt: at("saved_at").notNull(),
  },
  (table) => [index("automations_due").on(table.nextRunAt).where(sql`running_since is not null`)],
);
