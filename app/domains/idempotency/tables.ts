import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { at } from "~/core/columns";

export const idempotencyKeys = sqliteTable(
  "idempotency_keys",
  {
    /** SHA-256 of the identity, the path, and the key. */
    keyHash: text("key_hash").primaryKey(),
    bodyHash: text("body_hash").notNull(),
    leaseId: text("lease_id").notNull(),
    leaseUntil: at("lease_until").notNull(),
    outcome: text("outcome"),
    expiresAt: at("expires_at").notNull(),
  },
  (table) => [index("idempotency_keys_expires").on(table.expiresAt)],
);
