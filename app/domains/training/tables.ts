import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { at, id } from "~/core/columns";
import { users } from "~/domains/identity/tables";

const userId = () =>
  integer("user_id")
    .notNull()
    .references(() => users.id);

const isDemo = () => integer("is_demo", { mode: "boolean" }).notNull().default(false);

export const moduleVersions = sqliteTable(
  "module_versions",
  {
    id: id(),
    moduleId: text("module_id").notNull(),
    text: text("text").notNull(),
    state: text("state", { enum: ["draft", "published", "former"] }).notNull(),
    savedAt: at("saved_at").notNull(),
    savedBy: integer("saved_by").notNull(),
    publishedAt: at("published_at"),
  },
  (table) => [
    uniqueIndex("module_versions_published").on(table.moduleId).where(sql`state = 'published'`),
    index("module_versions_module").on(table.moduleId, table.id),
  ],
);
export type ModuleVersion = typeof moduleVersions.$inferSelect;

export const enrolments = sqliteTable(
  "enrolments",
  {
    id: id(),
    userId: userId(),
    moduleId: text("module_id").notNull(),
    enrolledAt: at("enrolled_at").notNull(),
    completedAt: at("completed_at"),
    rating: integer("rating"),
    isDemo: isDemo(),
  },
  (table) => [uniqueIndex("enrolments_once").on(table.userId, table.moduleId)],
);
export type Enrolment = typeof enrolments.$inferSelect;

export const lessonCompletions = sqliteTable(
  "lesson_completions",
  {
    enrolmentId: integer("enrolment_id")
      .notNull()
      .references(() => enrolments.id),
    lessonId: text("lesson_id").notNull(),
    doneAt: at("done_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.enrolmentId, table.lessonId] })],
);

export const quizAttempts = sqliteTable(
  "quiz_attempts",
  {
    id: id(),
    enrolmentId: integer("enrolment_id")
      .notNull()
      .references(() => enrolments.id),
    /** Seed for shuffling the questions and their options. */
    seed: integer("seed").notNull(),
    quizMark: text("quiz_mark").notNull(),
    startedAt: at("started_at").notNull(),
    /** The chosen options as shown, question by question; null until submitted, and again after the retention period. */
    answers: text("answers", { mode: "json" }).$type<number[]>(),
    answeredAt: at("answered_at"),
    score: integer("score"),
    passedAt: at("passed_at"),
  },
  (table) => [
    uniqueIndex("quiz_attempts_open").on(table.enrolmentId).where(sql`answered_at is null`),
    index("quiz_attempts_enrolment").on(table.enrolmentId, table.id),
    index("quiz_attempts_answered").on(table.answeredAt).where(sql`answers is not null`),
  ],
);
export type QuizAttempt = typeof quizAttempts.$inferSelect;

export const certificates = sqliteTable(
  "certificates",
  {
    /** 20 random characters: anyone who knows the ID can verify the certificate. */
    id: text("id").primaryKey(),
    userId: userId(),
    moduleId: text("module_id").notNull(),
    name: text("name").notNull(),
    title: text("title").notNull(),
    issuedAt: at("issued_at").notNull(),
    expiresAt: at("expires_at").notNull(),
    isDemo: isDemo(),
    signature: text("signature").notNull(),
    publicKey: text("public_key").notNull(),
  },
  (table) => [uniqueIndex("certificates_once").on(table.userId, table.moduleId)],
);
export type Certificate = typeof certificates.$inferSelect;

/** Maintained by triggers on `enrolments`; excludes demo data. */
export const moduleCounts = sqliteTable("module_counts", {
  moduleId: text("module_id").primaryKey(),
  enrolled: integer("enrolled").notNull().default(0),
  ratings: integer("ratings").notNull().default(0),
  ratingSum: integer("rating_sum").notNull().default(0),
});
