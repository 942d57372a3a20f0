import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { at } from "~/core/columns";
import { accountId } from "~/domains/identity/tables";

/** One row per account that has demo data, or whose demo data is being added or removed. */
export const demoFills = sqliteTable(
  "demo_fills",
  {
    accountId: accountId().primaryKey(),
    userId: integer("user_id").notNull(),
    state: text("state", { enum: ["filling", "filled", "removing", "failed"] }).notNull(),
    /** Midnight, UTC: the origin of the plan's times. */
    endsAt: at("ends_at").notNull(),
    stepsDone: integer("steps_done").notNull().default(0),
    stepsTotal: integer("steps_total").notNull(),
    /** Ids of created records, by their names in the plan. */
    made: text("made", { mode: "json" }).$type<Record<string, number>>().notNull(),
    /** A step was started and has not ended. If its job dies, everything is removed and created again. */
    isMidStep: integer("is_mid_step", { mode: "boolean" }).notNull().default(false),
    failures: integer("failures").notNull().default(0),
    /** Until when a job holds the lease; null if none does. */
    leaseUntil: at("lease_until"),
    createdAt: at("created_at").notNull(),
  },
  (table) => [index("demo_fills_running").on(table.leaseUntil).where(sql`state in ('filling', 'removing')`)],
);
