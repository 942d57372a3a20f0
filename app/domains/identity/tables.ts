import { sql } from "drizzle-orm";
import {
  type AnySQLiteColumn,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { at, id } from "~/core/columns";
import { PLAN_KEYS } from "~/core/context";

export const accounts = sqliteTable("accounts", {
  id: id(),
  name: text("name").notNull(),
  /** Every statement that sends, redirects or collects for the account checks `isAccountActive`. */
  state: text("state", { enum: ["active", "suspended", "closed"] })
    .notNull()
    .default("active"),
  suspendedAt: at("suspended_at"),
  suspendedBy: integer("suspended_by"),
  suspensionCause: text("suspension_cause", { enum: ["administrator", "last-user"] }),
  suspensionReason: text("suspension_reason"),
  plan: text("plan", { enum: PLAN_KEYS }).notNull(),
  trialEndsAt: at("trial_ends_at"),
  /** The plan that applies while a larger plan is unpaid; billing writes these three columns with the plan. */
  formerPlan: text("former_plan", { enum: PLAN_KEYS }),
  paymentDueAt: at("payment_due_at"),
  readOnlySince: at("read_only_since"),
  companySize: text("company_size"),
  industry: text("industry"),
  hqCountry: text("hq_country"),
  operationalMarkets: text("operational_markets", { mode: "json" }).$type<string[]>().notNull(),
  isDemo: integer("is_demo", { mode: "boolean" }).notNull().default(false),
  createdAt: at("created_at").notNull(),
  /** Incremented whenever an owner or member leaves, or an owner loses the role: this invalidates keys they saw. */
  teamVersion: integer("team_version").notNull().default(0),
  /** When its last user erased themselves; a job then deletes its data, until `purgedAt`. */
  closedAt: at("closed_at"),
  purgedAt: at("purged_at"),
});

export const accountId = () =>
  integer("account_id")
    .notNull()
    .references(() => accounts.id);

export const users = sqliteTable(
  "users",
  {
    id: id(),
    /** Null for agents and administrators, who belong to no account. */
    accountId: integer("account_id").references(() => accounts.id),
    email: text("email").notNull(),
    /** The email as `emailKey()` folds it; unique, so one address is one user in any letter case. */
    emailKey: text("email_key").notNull().unique(),
    passwordHash: text("password_hash"),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    phone: text("phone"),
    userType: text("user_type", { enum: ["business", "agent", "admin"] }).notNull(),
    isAdmin: integer("is_admin", { mode: "boolean" }).notNull().default(false),
    isDemo: integer("is_demo", { mode: "boolean" }).notNull().default(false),
    role: text("role", { enum: ["owner", "member", "viewer"] }),
    createdAt: at("created_at").notNull(),
    emailVerifiedAt: at("email_verified_at"),
    suspendedAt: at("suspended_at"),
    /** Erased: the personal fields are empty, the row stays for references. */
    deactivatedAt: at("deactivated_at"),
    /** The TOTP secret, encrypted (AES-GCM); it applies once it was confirmed. */
    totpSecret: text("totp_secret"),
    totpConfirmedAt: at("totp_confirmed_at"),
    /** The last 30-second step used, so that a code works once. */
    totpLastStep: integer("totp_last_step"),
    /** A name in `profile_pictures`. */
    profilePicture: text("profile_picture"),
  },
  (table) => [
    uniqueIndex("users_profile_picture").on(table.profilePicture).where(sql`profile_picture is not null`),
    index("users_account").on(table.accountId),
    index("users_created").on(table.createdAt, table.id),
    index("users_type_created").on(table.userType, table.createdAt, table.id),
  ],
);

/** Pictures in R2 under `profile-pictures/`. A picture that no user's row names is deleted nightly. */
export const profilePictures = sqliteTable(
  "profile_pictures",
  {
    /** 256 random bits and the file extension: the last part of the picture's URL. */
    name: text("name").primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    /** Bytes. */
    size: integer("size").notNull(),
    createdAt: at("created_at").notNull(),
  },
  (table) => [
    index("profile_pictures_user").on(table.userId),
    index("profile_pictures_created").on(table.createdAt),
  ],
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
    userAgent: text("user_agent"),
    address: text("address"),
    /** The administrator who impersonates this user during this session. */
    impersonatorId: integer("impersonator_id").references((): AnySQLiteColumn => users.id),
    secondFactorAt: at("second_factor_at"),
    /** The session of a demo visitor, which can read but not change anything. */
    isReadOnly: integer("is_read_only", { mode: "boolean" }).notNull().default(false),
  },
  (table) => [index("sessions_user").on(table.userId), index("sessions_expiry").on(table.expiresAt)],
);

export const externalIdentities = sqliteTable(
  "external_identities",
  {
    issuer: text("issuer").notNull(),
    subject: text("subject").notNull(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    createdAt: at("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    index("external_identities_user").on(table.userId),
  ],
);

/** A form submitted after the session expired: the latest of each user, for 30 minutes. */
export const formDrafts = sqliteTable(
  "form_drafts",
  {
    /** SHA-256 of the token that the browser keeps, hex. */
    tokenHash: text("token_hash").primaryKey(),
    userId: integer("user_id")
      .notNull()
      .unique()
      .references(() => users.id),
    path: text("path").notNull(),
    encryptedFields: text("encrypted_fields").notNull(),
    expiresAt: at("expires_at").notNull(),
  },
  (table) => [index("form_drafts_expiry").on(table.expiresAt)],
);

export const oneTimeTokens = sqliteTable(
  "one_time_tokens",
  {
    /** SHA-256 of the token, hex. */
    tokenHash: text("token_hash").primaryKey(),
    purpose: text("purpose", {
      enum: [
        "verify-email",
        "change-email",
        "reset-password",
        "second-factor",
        "member-second-factor",
        "erase-account",
      ],
    }).notNull(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    email: text("email"),
    createdAt: at("created_at").notNull(),
    expiresAt: at("expires_at").notNull(),
    usedAt: at("used_at"),
  },
  (table) => [
    index("one_time_tokens_user").on(table.userId, table.purpose),
    index("one_time_tokens_expiry").on(table.expiresAt),
  ],
);

export const recoveryCodes = sqliteTable(
  "recovery_codes",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    codeHash: text("code_hash").notNull(),
    usedAt: at("used_at"),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** Failed attempts of one account or one network address, identified by an HMAC key. */
export const rateLimitBuckets = sqliteTable(
  "rate_limit_buckets",
  {
    key: text("key").primaryKey(),
    failures: integer("failures").notNull(),
    notBefore: at("not_before").notNull(),
    expiresAt: at("expires_at").notNull(),
  },
  (table) => [index("rate_limit_buckets_expiry").on(table.expiresAt)],
);

export const devices = sqliteTable(
  "devices",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    deviceHash: text("device_hash").notNull(),
    createdAt: at("created_at").notNull(),
    lastSeenAt: at("last_seen_at").notNull().default(sql`0`),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.deviceHash] }),
    index("devices_hash").on(table.deviceHash, table.lastSeenAt),
  ],
);

export const invitations = sqliteTable(
  "invitations",
  {
    id: id(),
    accountId: integer("account_id")
      .notNull()
      .references(() => accounts.id),
    email: text("email").notNull(),
    emailKey: text("email_key").notNull(),
    role: text("role", { enum: ["owner", "member", "viewer"] }).notNull(),
    tokenHash: text("token_hash").notNull().unique(),
    invitedBy: integer("invited_by")
      .notNull()
      .references(() => users.id),
    createdAt: at("created_at").notNull(),
    expiresAt: at("expires_at").notNull(),
    acceptedAt: at("accepted_at"),
    revokedAt: at("revoked_at"),
  },
  (table) => [
    index("invitations_account").on(table.accountId, table.createdAt),
    index("invitations_email").on(table.emailKey),
    index("invitations_inviter").on(table.invitedBy),
  ],
);

/** The brand of emails in the account's name. Stored but unused while the plan has no white-label branding. */
export const accountBrands = sqliteTable("account_brands", {
  accountId: integer("account_id")
    .primaryKey()
    .references(() => accounts.id),
  senderName: text("sender_name").notNull(),
  logo: text("logo"),
  colour: text("colour"),
  changedAt: at("changed_at").notNull(),
});

/** An account's single sign-on provider; it applies while the plan has single sign-on. */
export const ssoConnections = sqliteTable("sso_connections", {
  accountId: integer("account_id")
    .primaryKey()
    .references(() => accounts.id),
  slug: text("slug").notNull().unique(),
  issuer: text("issuer").notNull(),
  clientId: text("client_id").notNull(),
  encryptedSecret: text("encrypted_secret"),
  isOn: integer("is_on", { mode: "boolean" }).notNull().default(false),
  isRequired: integer("is_required", { mode: "boolean" }).notNull().default(false),
  changedAt: at("changed_at").notNull(),
});

/** Separate from `external_identities`: an account's own provider opens that account only. */
export const ssoIdentities = sqliteTable(
  "sso_identities",
  {
    accountId: accountId(),
    issuer: text("issuer").notNull(),
    subject: text("subject").notNull(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    createdAt: at("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.issuer, table.subject] }),
    uniqueIndex("sso_identities_user").on(table.userId, table.issuer),
  ],
);
