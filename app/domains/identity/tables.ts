import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

const at = (name: string) => integer(name, { mode: "timestamp" });

/** The tenant: a subscribing business. */
export const accounts = sqliteTable("accounts", {
  id: integer("id").primaryKey({ autoIncrement: true }),
  name: text("name").notNull(),
  plan: text("plan", { enum: ["trial", "startup", "scaleup", "corporate"] }).notNull(),
  trialEndsAt: at("trial_ends_at"),
  companySize: text("company_size"),
  industry: text("industry"),
  hqCountry: text("hq_country"),
  operationalMarkets: text("operational_markets", { mode: "json" }).$type<string[]>().notNull(),
  isDemo: integer("is_demo", { mode: "boolean" }).notNull().default(false),
  createdAt: at("created_at").notNull(),
});

export const users = sqliteTable(
  "users",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    /** Null for agents and administrators, who belong to no business. */
    accountId: integer("account_id").references(() => accounts.id),
    email: text("email").notNull(),
    /** The e-mail as `emailKey()` folds it; unique, so one address is one user in any letter case. */
    emailKey: text("email_key").notNull().unique(),
    passwordHash: text("password_hash"),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    phone: text("phone"),
    userType: text("user_type", { enum: ["business", "agent", "admin"] }).notNull(),
    isAdmin: integer("is_admin", { mode: "boolean" }).notNull().default(false),
    isDemo: integer("is_demo", { mode: "boolean" }).notNull().default(false),
    createdAt: at("created_at").notNull(),
    deactivatedAt: at("deactivated_at"),
  },
  (table) => [index("users_account").on(table.accountId)],
);

export const sessions = sqliteTable(
  "sessions",
  {
    /** SHA-256 of the cookie's token, hex: the token itself is never stored. */
    tokenHash: text("token_hash").primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    createdAt: at("created_at").notNull(),
    lastSeenAt: at("last_seen_at").notNull(),
    expiresAt: at("expires_at").notNull(),
  },
  (table) => [index("sessions_user").on(table.userId), index("sessions_expiry").on(table.expiresAt)],
);
