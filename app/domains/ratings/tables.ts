import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { at, id } from "~/core/columns";
import { agents } from "~/domains/agents/tables";
import { closes } from "~/domains/commissions/tables";
import { accountId } from "~/domains/identity/tables";

export const agentRatings = sqliteTable(
  "agent_ratings",
  {
    id: id(),
    closeId: integer("close_id")
      .notNull()
      .unique()
      .references(() => closes.id),
    agentId: integer("agent_id")
      .notNull()
      .references(() => agents.id),
    accountId: accountId(),
    stars: integer("stars").notNull(),
    comment: text("comment"),
    createdAt: at("created_at").notNull(),
    createdBy: integer("created_by").notNull(),
    changedAt: at("changed_at"),
    answer: text("answer"),
    answeredAt: at("answered_at"),
    reportedAt: at("reported_at"),
    reportReason: text("report_reason"),
    /** When an administrator decided to keep the reported comment. */
    keptAt: at("kept_at"),
    removedAt: at("removed_at"),
    removedBy: integer("removed_by"),
    removedReason: text("removed_reason"),
    /** Set by a trigger when the deal is no longer confirmed: excluded from totals and hidden from others. */
    reversedAt: at("reversed_at"),
    isDemo: integer("is_demo", { mode: "boolean" }).notNull().default(false),
  },
  (table) => [
    check("agent_ratings_stars", sql`${table.stars} between 1 and 5`),
    index("agent_ratings_agent").on(table.agentId, table.id).where(sql`reversed_at is null`),
    index("agent_ratings_account").on(table.accountId, table.id),
    index("agent_ratings_created_by").on(table.createdBy, table.id),
    index("agent_ratings_reported")
      .on(table.id)
      .where(sql`reported_at is not null and kept_at is null and removed_at is null and is_demo = 0`),
  ],
);
export type AgentRating = typeof agentRatings.$inferSelect;
