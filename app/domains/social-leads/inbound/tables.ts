import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { at, id } from "~/core/columns";
import { accountId } from "~/domains/identity/tables";
import type { MetaEvent } from "./meta-event";

export const EVENT_KINDS = [
  "lead",
  "message",
  "echo",
  "status",
  "edit",
  "revoke",
  "preference",
  "unreadable",
] as const;

/** A platform's events, once each; the content is deleted after processing, the key stays against replays. */
export const platformEvents = sqliteTable(
  "platform_events",
  {
    id: id(),
    accountId: accountId(),
    connectionId: integer("connection_id").notNull(),
    eventKey: text("event_key").notNull(),
    kind: text("kind", { enum: EVENT_KINDS }).notNull(),
    payload: text("payload", { mode: "json" }).$type<MetaEvent>(),
    receivedAt: at("received_at").notNull(),
    attempts: integer("attempts").notNull().default(0),
    /** Until then another job holds the event, or it is not retried. */
    dueAt: at("due_at").notNull(),
    doneAt: at("done_at"),
    lastError: text("last_error"),
  },
  (table) => [
    uniqueIndex("platform_events_once").on(table.connectionId, table.eventKey),
    index("platform_events_pending").on(table.connectionId, table.dueAt).where(sql`done_at is null`),
    index("platform_events_due").on(table.dueAt).where(sql`done_at is null`),
    index("platform_events_account").on(table.accountId),
    index("platform_events_received").on(table.receivedAt),
    index("platform_events_unreadable").on(table.id).where(sql`kind = 'unreadable'`),
  ],
);
export type PlatformEvent = typeof platformEvents.$inferSelect;
