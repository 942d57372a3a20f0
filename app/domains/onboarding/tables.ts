import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { at, id } from "~/core/columns";
import { agents } from "~/domains/agents/tables";

const agentId = () =>
  integer("agent_id")
    .notNull()
    .references(() => agents.id);

export const onboardings = sqliteTable("onboardings", {
  agentId: integer("agent_id")
    .primaryKey()
    .references(() => agents.id),
  industry: text("industry"),
  experience: text("experience"),
  education: text("education"),
  linkedinUrl: text("linkedin_url"),
  portfolioUrl: text("portfolio_url"),
  profileAt: at("profile_at"),
  cvAt: at("cv_at"),
  testConsentAt: at("test_consent_at"),
  testAt: at("test_at"),
  /** Of 100, all traits and each of them. */
  testScore: integer("test_score"),
  traitScores: text("trait_scores", { mode: "json" }).$type<Record<string, number>>(),
});

export const testAnswers = sqliteTable(
  "test_answers",
  {
    agentId: agentId(),
    question: integer("question").notNull(),
    option: integer("option").notNull(),
    answeredAt: at("answered_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.agentId, table.question] })],
);

/** Its bytes are in R2 under `key`. One that was dropped waits for the nightly job. */
export const agentCvs = sqliteTable(
  "agent_cvs",
  {
    id: id(),
    agentId: agentId(),
    key: text("key").notNull().unique(),
    originalName: text("original_name").notNull(),
    mimeType: text("mime_type").notNull(),
    size: integer("size").notNull(),
    createdAt: at("created_at").notNull(),
    droppedAt: at("dropped_at"),
  },
  (table) => [
    uniqueIndex("agent_cvs_current").on(table.agentId).where(sql`dropped_at is null`),
    index("agent_cvs_dropped").on(table.droppedAt).where(sql`dropped_at is not null`),
  ],
);
