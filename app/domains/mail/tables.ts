import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { at, id } from "~/core/columns";

/** Every mail the product sends: written with what caused it, sent by a job, kept until the retention period ends. */
export const mails = sqliteTable(
  "mails",
  {
    id: id(),
    /** One mail per cause: a retry of the cause writes nothing. */
    cause: text("cause").notNull().unique(),
    toAddress: text("to_address").notNull(),
    /** The address as `suppressedAddresses` names it; outlives the address itself. */
    addressHash: text("address_hash"),
    /** The same with its tag; null for an address without one. */
    taggedHash: text("tagged_hash"),
    /** Whether the receiver asked for it, or it is about how they sign in: it is sent also to who wants no mail. */
    isEssential: integer("is_essential", { mode: "boolean" }).notNull().default(true),
    toName: text("to_name"),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    html: text("html").notNull(),
    /** Further header lines. */
    headers: text("headers", { mode: "json" }).$type<Record<string, string>>().notNull(),
    /** R2 keys with the name and type of each attachment. */
    attachments: text("attachments", { mode: "json" })
      .$type<{ key: string; name: string; type: string }[]>()
      .notNull(),
    messageId: text("message_id").notNull(),
    /** "unknown": the connection broke after the mail was handed over; it is not sent again by itself; "stopped": the receiver wants none. */
    state: text("state", {
      enum: ["queued", "sending", "sent", "failed", "unknown", "kept", "stopped"],
    }).notNull(),
    tries: integer("tries").notNull().default(0),
    error: text("error"),
    createdAt: at("created_at").notNull(),
    claimedAt: at("claimed_at"),
    sentAt: at("sent_at"),
  },
  (table) => [
    index("mails_state").on(table.state, table.createdAt),
    index("mails_created").on(table.createdAt),
    index("mails_address").on(table.addressHash),
  ],
);
