import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { at, id } from "~/core/columns";
import { agents } from "~/domains/agents/tables";
import { accountId } from "~/domains/identity/tables";
import type { Experience } from "./scoring/match-weights";
import type { Reason } from "./scoring/reason";
import type { AgentFacts, Wanted } from "./scoring/score-match";

const list = (name: string) => text(name, { mode: "json" }).$type<string[]>().notNull();

export const agentRequests = sqliteTable(
  "agent_requests",
  {
    id: id(),
    accountId: accountId(),
    createdBy: integer("created_by").notNull(),
    title: text("title").notNull(),
    description: text("description").notNull(),
    industries: list("industries"),
    /** ISO codes. */
    countries: list("countries"),
    skills: list("skills"),
    languages: list("languages"),
    minExperience: text("min_experience").$type<Experience>(),
    /** US cents. */
    maxBudget: integer("max_budget"),
    duration: text("duration"),
    urgency: text("urgency", { enum: ["low", "medium", "high", "urgent"] }).notNull(),
    specialRequirements: text("special_requirements"),
    matchCount: integer("match_count").notNull(),
    isDemo: integer("is_demo", { mode: "boolean" }).notNull().default(false),
    createdAt: at("created_at").notNull(),
  },
  (table) => [index("agent_requests_account").on(table.accountId, table.id)],
);

/** One agent matched to one request, with the inputs of the score. */
export const agentMatches = sqliteTable(
  "agent_matches",
  {
    id: id(),
    accountId: accountId(),
    requestId: integer("request_id")
      .notNull()
      .references(() => agentRequests.id),
    agentId: integer("agent_id")
      .notNull()
      .references(() => agents.id),
    state: text("state", { enum: ["suggested", "contacted", "accepted", "declined", "hired"] }).notNull(),
    /** 0 to 100. */
    score: integer("score").notNull(),
    weightsVersion: integer("weights_version").notNull(),
    reasons: text("reasons", { mode: "json" }).$type<Reason[]>().notNull(),
    inputs: text("inputs", { mode: "json" }).$type<{ wanted: Wanted; agent: AgentFacts }>().notNull(),
    createdAt: at("created_at").notNull(),
    contactedAt: at("contacted_at"),
    answeredAt: at("answered_at"),
    hiredAt: at("hired_at"),
    declinedBy: text("declined_by", { enum: ["business", "agent"] }),
    isDemo: integer("is_demo", { mode: "boolean" }).notNull().default(false),
  },
  (table) => [
    uniqueIndex("agent_matches_once").on(table.requestId, table.agentId),
    index("agent_matches_request").on(table.requestId, table.score),
    index("agent_matches_account").on(table.accountId, table.id),
    index("agent_matches_agent").on(table.agentId, table.id),
    index("agent_matches_in_touch")
      .on(table.agentId, table.accountId)
      .where(sql`state in ('contacted', 'accepted')`),
    index("agent_matches_pair")
      .on(table.agentId, table.accountId, table.id)
      .where(sql`contacted_at is not null or hired_at is not null`),
    index("agent_matches_contacted")
      .on(table.agentId, table.id)
      .where(sql`contacted_at is not null or hired_at is not null`),
  ],
);
export type AgentRequest = typeof agentRequests.$inferSelect;
export type AgentMatch = typeof agentMatches.$inferSelect;
