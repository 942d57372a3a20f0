import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { at } from "~/core/columns";
import { accountId } from "~/domains/identity/tables";

/** One row an account that has demo work, or is being given or rid of it. */
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
    /** Ids of what was made, by the plan's own names. */
    made: text("made", { mode: "json" }).$type<Record<string, number>>().notNull(),
    /** A step was begun and has not ended: should its job die, all is removed and made anew. */
    isMidStep: integer("is_mid_step", { mode: "boolean" }).notNull().default(false),
    failures: integer("failures").notNull().default(0),
    /** A job works on it until then. */
    leaseUntil: at("lease_until"),
    createdAt: at("created_at").notNull(),
  },
  (table) => [index("demo_fills_running").on(table.leaseUntil).where(sql`state in ('filling', 'removing')`)],
);
