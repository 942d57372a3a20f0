import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

const at = (name: string) => integer(name, { mode: "timestamp" });

/** A request of a person in the directory, or of a user, about the data held on them. */
export const dataRequests = sqliteTable(
  "data_requests",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    kind: text("kind", { enum: ["access", "erase", "stop"] }).notNull(),
    email: text("email").notNull(),
    emailKey: text("email_key").notNull(),
    note: text("note"),
    /** SHA-256 of the token in the mail that proves the address. */
    tokenHash: text("token_hash").notNull().unique(),
    createdAt: at("created_at").notNull(),
    expiresAt: at("expires_at").notNull(),
    verifiedAt: at("verified_at"),
    doneAt: at("done_at"),
    /** How many rows were removed or told. */
    result: text("result", { mode: "json" }).$type<Record<string, number>>(),
  },
  (table) => [
    index("data_requests_created").on(table.createdAt),
    index("data_requests_email").on(table.emailKey),
  ],
);

/** Addresses nobody may write to any more, on the whole platform; as an HMAC, so that the list itself names nobody. */
export const suppressedAddresses = sqliteTable("suppressed_addresses", {
  addressHash: text("address_hash").primaryKey(),
  reason: text("reason", {
    enum: ["data-request", "unsubscribe", "bounce", "complaint", "manual"],
  }).notNull(),
  createdAt: at("created_at").notNull(),
});
