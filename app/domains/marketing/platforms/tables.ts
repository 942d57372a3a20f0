import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { at, id } from "~/core/columns";
import { accountId } from "~/domains/identity/tables";
import { HEALTHS, PLATFORMS } from "./names";

/** One of an account and platform; disconnected it keeps its webhook's address and neither token nor secret. */
export const platformConnections = sqliteTable(
  "platform_connections",
  {
    id: id(),
    accountId: accountId(),
    platform: text("platform", { enum: PLATFORMS }).notNull(),
    tokenSealed: text("token_sealed"),
    tokenKey: text("token_key"),
    tokenTail: text("token_tail"),
    secretSealed: text("secret_sealed"),
    secretKey: text("secret_key"),
    places: text("places", { mode: "json" }).$type<{ id: string; name: string }[]>().notNull(),
    hookKey: text("hook_key").notNull(),
    verifyToken: text("verify_token").notNull(),
    /** Null for a token that does not end. */
    expiresAt: at("expires_at"),
    health: text("health", { enum: HEALTHS }).notNull(),
    trouble: text("trouble"),
    connectedAt: at("connected_at"),
    syncAskedAt: at("sync_asked_at"),
    syncedAt: at("synced_at"),
    syncedCount: integer("synced_count"),
    syncTrouble: text("sync_trouble"),
    readTo: at("read_to"),
    /** Past conversations: where the round over them stands, when it began, and up to when the last one read. */
    historyCursor: text("history_cursor"),
    historyBeganAt: at("history_began_at"),
    historyReadTo: at("history_read_to"),
    hookSeenAt: at("hook_seen_at"),
    eventsQueuedAt: at("events_queued_at"),
  },
  (table) => [
    uniqueIndex("platform_connections_account").on(table.accountId, table.platform),
    uniqueIndex("platform_connections_hook").on(table.hookKey),
    index("platform_connections_asked").on(table.syncAskedAt).where(sql`sync_asked_at is not null`),
    index("platform_connections_token_key").on(table.tokenKey).where(sql`token_key is not null`),
  ],
);
export type PlatformConnection = typeof platformConnections.$inferSelect;
