import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

const at = (name: string) => integer(name, { mode: "timestamp" });

/** Requests that create something, by the key they came with: a second one with the same key gets the first one's outcome. */
export const idempotencyKeys = sqliteTable(
  "idempotency_keys",
  {
    /** SHA-256 of who asked, for what, and the key itself. */
    keyHash: text("key_hash").primaryKey(),
    /** SHA-256 of the body. */
    bodyHash: text("body_hash").notNull(),
    /** The attempt that holds the key, and until when the others wait for it. */
    leaseId: text("lease_id").notNull(),
    leaseUntil: at("lease_until").notNull(),
    /** What was answered, sealed; null while the attempt runs. */
    outcome: text("outcome"),
    expiresAt: at("expires_at").notNull(),
  },
  (table) => [index("idempotency_keys_expires").on(table.expiresAt)],
);
