import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { at, id } from "~/core/columns";

export type Attachment = { name: string; type: string } & ({ key: string } | { text: string });

export const transactionalEmails = sqliteTable(
  "transactional_emails",
  {
    id: id(),
    cause: text("cause").notNull().unique(),
    toAddress: text("to_address").notNull(),
    /** Hash of the address, as in `suppressedAddresses`; kept after the address itself is erased. */
    addressHash: text("address_hash"),
    taggedHash: text("tagged_hash"),
    isEssential: integer("is_essential", { mode: "boolean" }).notNull().default(true),
    toName: text("to_name"),
    fromName: text("from_name"),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    html: text("html").notNull(),
    headers: text("headers", { mode: "json" }).$type<Record<string, string>>().notNull(),
    attachments: text("attachments", { mode: "json" }).$type<Attachment[]>().notNull(),
    messageId: text("message_id").notNull(),
    /** "unconfirmed": the connection broke after the handover; it is not resent automatically; "stopped": the address is suppressed. */
    state: text("state", {
      enum: ["queued", "sending", "sent", "failed", "unconfirmed", "kept", "stopped"],
    }).notNull(),
    attempts: integer("attempts").notNull().default(0),
    error: text("error"),
    createdAt: at("created_at").notNull(),
    claimedAt: at("claimed_at"),
    sentAt: at("sent_at"),
  },
  (table) => [
    index("transactional_emails_state").on(table.state, table.createdAt),
    index("transactional_emails_created").on(table.createdAt),
    index("transactional_emails_address").on(table.addressHash),
  ],
);
