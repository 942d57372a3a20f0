import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { at, id } from "~/core/columns";
import { accountId } from "~/domains/identity/tables";
import { HEALTHS, PLATFORMS } from "./names";

/** One row per account and platform. A disconnected row keeps its webhook URL, but neither token nor secret. */
export const platformConnections = sqliteTable(
  "platform_connections",
  {
    id: id(),
    accountId: accountId(),
    platform: text("platform", { enum: PLATFORMS }).notNull(),
    encryptedToken: text("encrypted_token"),
    tokenKey: text("token_key"),
    tokenTail: text("token_tail"),
    encryptedSecret: text("encrypted_secret"),
    secretKey: text("secret_key"),
    places: text("places", { mode: "json" }).$type<{ id: string; name: string }[]>().notNull(),
    webhookKey: text("webhook_key").notNull(),
    verifyToken: text("verify_token").notNull(),
    /** Null for a token that does not expire. */
    expiresAt: at("expires_at"),
    health: text("health", { enum: HEALTHS }).notNull(),
    lastError: text("last_error"),
    connectedAt: at("connected_at"),
    syncRequestedAt: at("sync_requested_at"),
    syncedAt: at("synced_at"),
    syncedCount: integer("synced_count"),
    syncError: text("sync_error"),
    readTo: at("read_to"),
    /** Past conversations: the cursor of the current round, its start, and the end of the previous round. */
    historyCursor: text("history_cursor"),
    historyStartedAt: at("history_started_at"),
    historyReadTo: at("history_read_to"),
    webhookSeenAt: at("webhook_seen_at"),
    eventsQueuedAt: at("events_queued_at"),
  },
  (table) => [
    uniqueIndex("platform_connections_account").on(table.accountId, table.platform),
    uniqueIndex("platform_connections_webhook_key").on(table.webhookKey),
    index("platform_connections_sync_requested")
      .on(table.syncRequestedAt)
      .where(sql`sync_requested_at is not null`),
    index("platform_connections_token_key").on(table.tokenKey).where(sql`token_key is not null`),
  ],
);
export type PlatformConnection = typeof platformConnections.$inferSelect;
