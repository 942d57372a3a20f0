import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { at, id } from "~/core/columns";
import { agents } from "~/domains/agents/tables";
import { DECISIONS, STAGES } from "./review/stages";

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
  /** 0 to 100; overall, and per trait. */
  testScore: integer("test_score"),
  traitScores: text("trait_scores", { mode: "json" }).$type<Record<string, number>>(),
  videoConsentAt: at("video_consent_at"),
  /** When the agent stated that they have no camera: from then on, answers may be spoken or written. */
  noCameraAt: at("no_camera_at"),
  videoAt: at("video_at"),
  videoScore: integer("video_score"),
  /** When a time was booked; null again after a cancellation or a missed interview. */
  interviewAt: at("interview_at"),
  /** When all steps were first completed. */
  completedAt: at("completed_at"),
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

/** A CV; its bytes are in R2 under `key`. The nightly job deletes discarded ones. */
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
    discardedAt: at("discarded_at"),
  },
  (table) => [
    uniqueIndex("agent_cvs_current").on(table.agentId).where(sql`discarded_at is null`),
    index("agent_cvs_discarded").on(table.discardedAt).where(sql`discarded_at is not null`),
  ],
);

/** An upload until it is completed, then the answer. The nightly job deletes discarded ones with their chunks. */
export const videoAnswers = sqliteTable(
  "video_answers",
  {
    id: id(),
    agentId: agentId(),
    question: integer("question").notNull(),
    /** Unknown, like `seconds`, until the bytes are read. */
    kind: text("kind", { enum: ["video", "audio", "text"] }),
    mimeType: text("mime_type"),
    size: integer("size").notNull(),
    seconds: integer("seconds"),
    text: text("text"),
    createdAt: at("created_at").notNull(),
    completedAt: at("completed_at"),
    discardedAt: at("discarded_at"),
  },
  (table) => [
    uniqueIndex("video_answers_current")
      .on(table.agentId, table.question)
      .where(sql`completed_at is not null and discarded_at is null`),
    index("video_answers_agent").on(table.agentId),
    index("video_answers_open").on(table.createdAt).where(sql`completed_at is null and discarded_at is null`),
    index("video_answers_discarded").on(table.discardedAt).where(sql`discarded_at is not null`),
  ],
);

/** A chunk; its bytes are in R2 under `key`. The row is inserted first, so that every object has one. */
export const answerChunks = sqliteTable(
  "answer_chunks",
  {
    answerId: integer("answer_id")
      .notNull()
      .references(() => videoAnswers.id),
    place: integer("place").notNull(),
    key: text("key").notNull(),
    size: integer("size").notNull(),
    sha256: text("sha256").notNull(),
    storedAt: at("stored_at"),
  },
  (table) => [primaryKey({ columns: [table.answerId, table.place] })],
);

export const interviewers = sqliteTable("interviewers", {
  id: id(),
  name: text("name").notNull(),
  email: text("email").notNull(),
  zone: text("zone").notNull(),
  /** Seven entries from Monday, in `zone`: "09:00-12:00, 13:00-17:00". */
  hours: text("hours", { mode: "json" }).$type<string[]>().notNull(),
  minutes: integer("minutes").notNull(),
  /** Dates in `zone`: "2026-12-25". */
  daysOff: text("days_off", { mode: "json" }).$type<string[]>().notNull(),
  /** A video room URL, or a note that the interviewer calls. */
  place: text("place"),
  createdAt: at("created_at").notNull(),
  pausedAt: at("paused_at"),
  /** Removal deletes the email address; the name is kept for past interviews. */
  removedAt: at("removed_at"),
  isDemo: integer("is_demo", { mode: "boolean" }).notNull().default(false),
});

export const interviews = sqliteTable(
  "interviews",
  {
    id: id(),
    agentId: agentId(),
    interviewerId: integer("interviewer_id")
      .notNull()
      .references(() => interviewers.id),
    startsAt: at("starts_at").notNull(),
    minutes: integer("minutes").notNull(),
    /** The time zone that the candidate chose. */
    zone: text("zone").notNull(),
    /** Booked until an administrator records whether the interview was held. */
    state: text("state", { enum: ["booked", "held", "missed", "cancelled"] }).notNull(),
    /** UID of the calendar event (RFC 5545): the same for each version. */
    uid: text("uid").notNull().unique(),
    sequence: integer("sequence").notNull().default(0),
    bookedAt: at("booked_at").notNull(),
    remindedAt: at("reminded_at"),
    isDemo: integer("is_demo", { mode: "boolean" }).notNull().default(false),
  },
  (table) => [
    uniqueIndex("interviews_open").on(table.agentId).where(sql`state = 'booked'`),
    uniqueIndex("interviews_slot").on(table.interviewerId, table.startsAt).where(sql`state = 'booked'`),
    index("interviews_agent").on(table.agentId),
    index("interviews_unreminded")
      .on(table.startsAt)
      .where(sql`state = 'booked' and reminded_at is null and is_demo = 0`),
  ],
);

/** One row per agent: triggers derive stage and country from the view `application_stages`. */
export const applications = sqliteTable(
  "applications",
  {
    agentId: integer("agent_id")
      .primaryKey()
      .references(() => agents.id),
    country: text("country").notNull(),
    stage: text("stage", { enum: [...STAGES, "withdrawn"] }).notNull(),
    /** Number of decisions plus 1: a decision must name the version it is based on. */
    version: integer("version").notNull().default(1),
    /** The last message shown to the agent. */
    message: text("message"),
    /** When more information was requested; null once it is decided. */
    requestedAt: at("requested_at"),
  },
  (table) => [
    index("applications_stage").on(table.stage, table.agentId),
    index("applications_place").on(table.stage, table.country, table.agentId),
  ],
);

export const applicationDecisions = sqliteTable(
  "application_decisions",
  {
    id: id(),
    agentId: agentId(),
    decision: text("decision", { enum: DECISIONS }).notNull(),
    reason: text("reason"),
    isNotified: integer("is_notified", { mode: "boolean" }).notNull(),
    decidedBy: integer("decided_by").notNull(),
    decidedAt: at("decided_at").notNull(),
  },
  (table) => [index("application_decisions_agent").on(table.agentId, table.id)],
);

export const applicationScores = sqliteTable(
  "application_scores",
  {
    agentId: agentId(),
    reviewerId: integer("reviewer_id").notNull(),
    criterion: text("criterion").notNull(),
    /** 1 to 5. */
    points: integer("points").notNull(),
    comment: text("comment"),
    scoredAt: at("scored_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.agentId, table.reviewerId, table.criterion] })],
);

export const applicationNotes = sqliteTable(
  "application_notes",
  {
    id: id(),
    agentId: agentId(),
    authorId: integer("author_id").notNull(),
    text: text("text").notNull(),
    createdAt: at("created_at").notNull(),
  },
  (table) => [index("application_notes_agent").on(table.agentId, table.id)],
);
