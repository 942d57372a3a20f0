import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { at, id } from "~/core/columns";
import { accounts, users } from "~/domains/identity/tables";

export const agents = sqliteTable(
  "agents",
  {
    id: id(),
    userId: integer("user_id")
      .notNull()
      .unique()
      .references(() => users.id),
    country: text("country").notNull(),
    city: text("city"),
    specializations: text("specializations", { mode: "json" }).$type<string[]>().notNull(),
    operationalMarkets: text("operational_markets", { mode: "json" }).$type<string[]>().notNull(),
    experience: text("experience"),
    bio: text("bio"),
    languages: text("languages", { mode: "json" }).$type<string[]>().notNull(),
    tier: text("tier", { enum: ["entry", "bronze", "silver", "gold", "platinum"] })
      .notNull()
      .default("entry"),
    leadsClosed: integer("leads_closed").notNull().default(0),
    /** US cents. */
    leadValue: integer("lead_value").notNull().default(0),
    referrerId: integer("referrer_id"),
    createdAt: at("created_at").notNull(),
    /** Null while the application is pending. */
    reviewedAt: at("reviewed_at"),
    reviewedBy: integer("reviewed_by"),
    rejectedAt: at("rejected_at"),
    skills: text("skills", { mode: "json" }).$type<string[]>().notNull().default(sql`'[]'`),
  },
  (table) => [
    index("agents_country").on(table.country, table.id),
    index("agents_created").on(table.createdAt),
  ],
);

/** An agent who works for an account, or was invited. An offer immediately uses a seat of the plan. */
export const agentAssignments = sqliteTable(
  "agent_assignments",
  {
    id: id(),
    accountId: integer("account_id")
      .notNull()
      .references(() => accounts.id),
    agentId: integer("agent_id")
      .notNull()
      .references(() => agents.id),
    state: text("state", { enum: ["offered", "accepted", "declined", "ended"] }).notNull(),
    rateBase: text("rate_base", { enum: ["deal_value"] })
      .notNull()
      .default("deal_value"),
    /** Null if the assignment lasts until one side ends it. */
    durationMonths: integer("duration_months"),
    /** ISO codes of the countries the agent sells in for this account. */
    territory: text("territory", { mode: "json" }).$type<string[]>().notNull(),
    message: text("message"),
    /** Percent: the rate of the agent's tier on the day of the offer. The paid rate follows the tier. */
    rateShown: integer("rate_shown"),
    offeredAt: at("offered_at").notNull(),
    offeredBy: integer("offered_by").notNull(),
    answeredAt: at("answered_at"),
    /** When an accepted assignment reaches the end of its duration. */
    endsAt: at("ends_at"),
    endedAt: at("ended_at"),
    /** Null if its duration ended. */
    endedBy: text("ended_by", { enum: ["business", "agent", "operator"] }),
    isDemo: integer("is_demo", { mode: "boolean" }).notNull().default(false),
  },
  (table) => [
    uniqueIndex("agent_assignments_open")
      .on(table.accountId, table.agentId)
      .where(sql`state in ('offered', 'accepted')`),
    index("agent_assignments_account").on(table.accountId, table.id),
    index("agent_assignments_agent").on(table.agentId, table.id),
    index("agent_assignments_pair").on(table.agentId, table.accountId, table.id),
    index("agent_assignments_busy").on(table.agentId).where(sql`state in ('offered', 'accepted')`),
    index("agent_assignments_accepted")
      .on(table.accountId, table.isDemo, table.agentId)
      .where(sql`state in ('accepted', 'ended') and answered_at is not null`),
    index("agent_assignments_ends").on(table.endsAt).where(sql`state = 'accepted' and ends_at is not null`),
  ],
);

/** Counts shown for an agent, maintained by triggers from shared leads, ratings and chats. */
export const agentMetrics = sqliteTable("agent_metrics", {
  agentId: integer("agent_id").primaryKey(),
  closed: integer("closed").notNull().default(0),
  lost: integer("lost").notNull().default(0),
  ratings: integer("ratings").notNull().default(0),
  stars: integer("stars").notNull().default(0),
  unreadChats: integer("unread_chats").notNull().default(0),
});

export const sharedLeads = sqliteTable(
  "shared_leads",
  {
    id: id(),
    accountId: integer("account_id")
      .notNull()
      .references(() => accounts.id),
    agentId: integer("agent_id")
      .notNull()
      .references(() => agents.id),
    assignmentId: integer("assignment_id")
      .notNull()
      .references(() => agentAssignments.id),
    leadId: integer("lead_id").notNull(),
    state: text("state", { enum: ["new", "working", "closed", "lost"] })
      .notNull()
      .default("new"),
    sharedAt: at("shared_at").notNull(),
    sharedBy: integer("shared_by").notNull(),
    revokedAt: at("revoked_at"),
    lastEventAt: at("last_event_at"),
    nextStepAt: at("next_step_at"),
    nextStep: text("next_step"),
    nextStepDoneAt: at("next_step_done_at"),
    isDemo: integer("is_demo", { mode: "boolean" }).notNull().default(false),
  },
  (table) => [
    uniqueIndex("shared_leads_open").on(table.leadId).where(sql`revoked_at is null`),
    index("shared_leads_agent").on(table.agentId, table.state, table.id).where(sql`revoked_at is null`),
    index("shared_leads_lead").on(table.leadId),
    index("shared_leads_account").on(table.accountId, table.id),
    index("shared_leads_assignment").on(table.assignmentId),
    index("shared_leads_shared").on(table.agentId, table.sharedAt),
    index("shared_leads_next_step").on(table.agentId, table.nextStepAt).where(sql`next_step_at is not null`),
  ],
);

export const sharedLeadEvents = sqliteTable(
  "shared_lead_events",
  {
    id: id(),
    sharedLeadId: integer("shared_lead_id")
      .notNull()
      .references(() => sharedLeads.id),
    agentId: integer("agent_id").notNull(),
    kind: text("kind", { enum: ["note", "call", "whatsapp", "mail", "outcome"] }).notNull(),
    outcome: text("outcome", {
      enum: ["reached", "no_answer", "interested", "not_interested", "call_back", "wrong_number"],
    }),
    text: text("text"),
    /** The time reported by the agent's device, because an offline phone sends it later. */
    happenedAt: at("happened_at").notNull(),
    createdAt: at("created_at").notNull(),
    key: text("key"),
  },
  (table) => [
    uniqueIndex("shared_lead_events_key").on(table.agentId, table.key),
    index("shared_lead_events_lead").on(table.sharedLeadId, table.id),
    index("shared_lead_events_time").on(table.sharedLeadId, table.happenedAt),
  ],
);
