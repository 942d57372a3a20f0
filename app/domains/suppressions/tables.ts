import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { at } from "~/core/columns";
import { accountId } from "~/domains/identity/tables";
import { SUPPRESSION_REASONS } from "./reason-labels";

/** No merge, import or export removes a row. */
export const suppressions = sqliteTable(
  "suppressions",
  {
    accountId: accountId(),
    addressHash: text("address_hash").notNull(),
    /** Null after an erasure request: the hash still suppresses. */
    address: text("address"),
    reason: text("reason", { enum: SUPPRESSION_REASONS }).notNull(),
    outreachMessageId: integer("outreach_message_id"),
    note: text("note"),
    createdBy: integer("created_by"),
    createdAt: at("created_at").notNull(),
    isDemo: integer("is_demo", { mode: "boolean" }).notNull().default(false),
    /** The bounce that a teammate classified as a hard bounce; null for other reasons. */
    bounceEmailId: integer("bounce_email_id"),
    /** The only import that suppresses the address; null if there is any other cause. */
    importId: integer("import_id"),
    /** The unreadable cell of that file with a pending decision. */
    importValue: text("import_value"),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.addressHash] }),
    index("suppressions_account").on(table.accountId, table.createdAt),
    index("suppressions_hash").on(table.addressHash),
    index("suppressions_import").on(table.accountId, table.importId).where(sql`import_id is not null`),
    index("suppressions_tagged").on(table.createdAt).where(sql`instr(address, '+') > 0`),
  ],
);

export const consents = sqliteTable(
  "consents",
  {
    accountId: accountId(),
    addressHash: text("address_hash").notNull(),
    requestedAt: at("requested_at"),
    /** Set only by the recipient's own answer on the linked page. */
    grantedAt: at("granted_at"),
    deniedAt: at("denied_at"),
    /** The message held until the recipient answers; names the recipient until then. */
    heldMessageId: integer("held_message_id"),
    source: text("source"),
    claimedAt: at("claimed_at"),
    claimSource: text("claim_source"),
    claimedBy: integer("claimed_by"),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.addressHash] }),
    index("consents_hash").on(table.addressHash),
  ],
);
