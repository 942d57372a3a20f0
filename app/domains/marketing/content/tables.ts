import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { at, id } from "~/core/columns";
import type { ProductLanguage } from "~/core/languages";
import { accountId } from "~/domains/identity/tables";
import type { CampaignBrief, ContentBrief } from "./brief-schema";
import type { ClaimKind, ContentType, Platform, Tone } from "./choices";
import type { Piece } from "./write-post";

export const marketingPosts = sqliteTable(
  "marketing_posts",
  {
    id: id(),
    accountId: accountId(),
    campaignId: integer("campaign_id"),
    /** The writing job that created the post, and the index of its piece, from 0. */
    draftId: integer("draft_id"),
    piece: integer("piece"),
    /** A counter per account: the built-in writer repeats no sentence within 50 posts. */
    sequence: integer("sequence").notNull(),
    platform: text("platform").$type<Platform>().notNull(),
    contentType: text("content_type").$type<ContentType>().notNull(),
    language: text("language").$type<ProductLanguage>().notNull(),
    tone: text("tone").$type<Tone>().notNull(),
    topic: text("topic").notNull(),
    caption: text("caption").notNull(),
    hashtags: text("hashtags", { mode: "json" }).$type<string[]>().notNull(),
    /** The whole brief: claims that it contains need no confirmation. */
    briefText: text("brief_text").notNull(),
    /** The name of the model; null for the built-in writer. */
    writtenBy: text("written_by"),
    state: text("state", { enum: ["draft", "approved"] })
      .notNull()
      .default("draft"),
    version: integer("version").notNull().default(1),
    approvedBy: integer("approved_by"),
    approvedAt: at("approved_at"),
    /** "2026-11-26", a day of the account's country. */
    plannedOn: text("planned_on"),
    createdBy: integer("created_by").notNull(),
    createdAt: at("created_at").notNull(),
    isDemo: integer("is_demo", { mode: "boolean" }).notNull().default(false),
  },
  (table) => [
    index("marketing_posts_account").on(table.accountId, table.id),
    index("marketing_posts_state").on(table.accountId, table.state, table.id),
    uniqueIndex("marketing_posts_sequence").on(table.accountId, table.sequence),
    uniqueIndex("marketing_posts_piece").on(table.draftId, table.piece).where(sql`draft_id is not null`),
    index("marketing_posts_campaign").on(table.campaignId, table.id).where(sql`campaign_id is not null`),
    index("marketing_posts_planned")
      .on(table.accountId, table.plannedOn, table.id)
      .where(sql`planned_on is not null`),
  ],
);
export type MarketingPost = typeof marketingPosts.$inferSelect;

/** A post's claims that are not in its brief. */
export const marketingClaims = sqliteTable(
  "marketing_claims",
  {
    id: id(),
    accountId: accountId(),
    postId: integer("post_id").notNull(),
    kind: text("kind").$type<ClaimKind>().notNull(),
    text: text("text").notNull(),
    confirmedBy: integer("confirmed_by"),
    confirmedAt: at("confirmed_at"),
    isDemo: integer("is_demo", { mode: "boolean" }).notNull().default(false),
  },
  (table) => [
    uniqueIndex("marketing_claims_post").on(table.postId, table.kind, table.text),
    index("marketing_claims_account").on(table.accountId, table.id),
  ],
);
export type MarketingClaim = typeof marketingClaims.$inferSelect;

/** The brief of a writing job; each piece is stored when it arrives. */
export const contentDrafts = sqliteTable(
  "content_drafts",
  {
    id: id(),
    accountId: accountId(),
    kind: text("kind", { enum: ["content", "campaign"] }).notNull(),
    brief: text("brief", { mode: "json" }).$type<ContentBrief | CampaignBrief>().notNull(),
    pieces: text("pieces", { mode: "json" }).$type<Piece[]>().notNull(),
    removedPieces: text("removed_pieces", { mode: "json" }).$type<number[]>().notNull().default([]),
    state: text("state", { enum: ["writing", "written", "failed"] })
      .notNull()
      .default("writing"),
    failureReason: text("failure_reason"),
    /** Set for a campaign brief, once the first piece has created the campaign. */
    campaignId: integer("campaign_id"),
    attempts: integer("attempts").notNull().default(0),
    /** Until then, a job has leased it; afterwards the sweep queues it again. */
    leaseUntil: at("lease_until"),
    createdBy: integer("created_by").notNull(),
    createdAt: at("created_at").notNull(),
    isDemo: integer("is_demo", { mode: "boolean" }).notNull().default(false),
  },
  (table) => [
    index("content_drafts_account").on(table.accountId, table.id),
    index("content_drafts_lease").on(table.state, table.leaseUntil),
    index("content_drafts_age").on(table.createdAt),
  ],
);
export type MarketingWriting = typeof contentDrafts.$inferSelect;
