import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { at, id } from "~/core/columns";
import { accountId } from "~/domains/identity/tables";
import { META_PLATFORMS } from "~/domains/marketing/platforms/names";
import { MESSAGE_KINDS, MESSAGE_STATES, OUTCOMES } from "./policy";

/** One conversation per lead, across all platforms. */
export const socialConversations = sqliteTable(
  "social_conversations",
  {
    leadId: integer("lead_id").primaryKey(),
    accountId: accountId(),
    lastAt: at("last_at").notNull(),
    readTo: integer("read_to").notNull().default(0),
    outcome: text("outcome", { enum: OUTCOMES }),
    outcomeAt: at("outcome_at"),
    isDemo: integer("is_demo", { mode: "boolean" }).notNull().default(false),
  },
  (table) => [
    index("social_conversations_account").on(table.accountId, table.lastAt),
    index("social_conversations_last").on(table.lastAt),
  ],
);

/** How to reach a person: the number or ID under which one of our pages, accounts or numbers knows them. */
export const socialChannels = sqliteTable(
  "social_channels",
  {
    id: id(),
    accountId: accountId(),
    leadId: integer("lead_id").notNull(),
    connectionId: integer("connection_id").notNull(),
    platform: text("platform", { enum: META_PLATFORMS }).notNull(),
    placeId: text("place_id").notNull(),
    personKey: text("person_key").notNull(),
    /** Start of the window in which the platform lets us reply. */
    lastInboundAt: at("last_inbound_at").notNull(),
    isDemo: integer("is_demo", { mode: "boolean" }).notNull().default(false),
  },
  (table) => [
    uniqueIndex("social_channels_once").on(table.accountId, table.platform, table.personKey, table.isDemo),
    index("social_channels_lead").on(table.leadId, table.lastInboundAt),
  ],
);
export type SocialChannel = typeof socialChannels.$inferSelect;

export const socialMessages = sqliteTable(
  "social_messages",
  {
    id: id(),
    accountId: accountId(),
    leadId: integer("lead_id").notNull(),
    /** Null for messages sent through a link, outside the platform's API. */
    channelId: integer("channel_id"),
    platform: text("platform", { enum: META_PLATFORMS }).notNull(),
    direction: text("direction", { enum: ["in", "out"] }).notNull(),
    kind: text("kind", { enum: MESSAGE_KINDS }).notNull(),
    state: text("state", { enum: MESSAGE_STATES }).notNull(),
    externalId: text("external_id"),
    text: text("text"),
    userId: integer("user_id"),
    writtenAt: at("written_at").notNull(),
    claimedAt: at("claimed_at"),
    /** When the author last edited the text. */
    editedAt: at("edited_at"),
    lastError: text("last_error"),
    isDemo: integer("is_demo", { mode: "boolean" }).notNull().default(false),
  },
  (table) => [
    uniqueIndex("social_messages_once")
      .on(table.accountId, table.platform, table.externalId)
      .where(sql`external_id is not null`),
    index("social_messages_lead").on(table.leadId, table.id),
    index("social_messages_lead_written").on(table.leadId, table.writtenAt, table.id),
    index("social_messages_account").on(table.accountId, table.id),
    index("social_messages_open").on(table.writtenAt).where(sql`state in ('waiting', 'sending')`),
    index("social_messages_written").on(table.writtenAt),
    index("social_messages_user").on(table.userId, table.id).where(sql`user_id is not null`),
  ],
);
export type SocialMessage = typeof socialMessages.$inferSelect;
