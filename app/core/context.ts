import type { DrizzleD1Database } from "drizzle-orm/d1";
import type { FileStore } from "~/adapters/files/file-store";
import type { CriteriaWriter } from "~/adapters/llm/criteria-writer";
import type { MailSender } from "~/adapters/mail/mail-sender";
import type { Config } from "~/core/config";
import type { JobMessage } from "~/core/jobs";
import type { Log } from "~/core/log";

/** The signed-in user, as every domain function sees them. */
export interface UserActor {
  kind: "user";
  userId: number;
  userType: "business" | "agent" | "admin";
  isAdmin: boolean;
  email: string;
  firstName: string;
  lastName: string;
  isDemo: boolean;
  /** The last part of their picture's URL; null without a picture. */
  profilePicture?: string | null;
  /** What a business user may do in the account; null for agents and administrators. */
  role: Role | null;
  /** Whether the user has verified their email address. */
  isVerified: boolean;
  /** The administrator who impersonates this user, or null. */
  impersonatorId: number | null;
  /** Sign-in time of this session, UTC. */
  signedInAt: Date;
  /** SHA-256 of this session's token; identifies it among the user's sessions. Never leaves the server. */
  sessionHash?: string;
  /** Whether the user has two-factor authentication turned on. */
  hasSecondFactor?: boolean;
  /**
   * Whether the account requires its own SSO provider and this user is not linked to it yet: until then, only linking
   * is allowed.
   */
  mustLink?: boolean;
  /** Whether this is a demo visitor acting as the demo user: every request but GET is refused. */
  isReadOnly?: boolean;
}

/** Owners also manage the team and the plan, members work, viewers read. */
export type Role = "owner" | "member" | "viewer";

export type Actor = { kind: "visitor" } | { kind: "system" } | UserActor;

export const PAID_PLANS = ["startup", "scaleup", "corporate"] as const;
/** Plans from smallest to largest. */
export const PLAN_KEYS = ["trial", ...PAID_PLANS] as const;
export type Plan = (typeof PLAN_KEYS)[number];

/** Only an active account sends, redirects and collects. */
export type AccountState = "active" | "suspended" | "closed";

/** The tenant: the subscribing business. */
export interface Account {
  id: number;
  name: string;
  state: AccountState;
  plan: Plan;
  /** Trial end, UTC; null once a plan was bought. */
  trialEndsAt: Date | null;
  /** The plan the account falls back to while an upgrade is unpaid. */
  formerPlan?: Plan | null;
  /** Due date of an upgrade invoice, UTC; null if none is due. */
  paymentDueAt?: Date | null;
  /** When the account became read-only because a payment was missing. */
  readOnlySince?: Date | null;
  isDemo: boolean;
  /** Set only by demo code: new rows are marked as demo data and excluded from usage limits. */
  isDemoWork?: boolean;
  /** ISO 3166 alpha-2; null if unknown. */
  hqCountry: string | null;
  /** Whether a member has confirmed an email address. */
  isConfirmed: boolean;
}

interface JobQueue {
  /** Queues one job. Delivery is at least once: every consumer is idempotent. */
  send(message: JobMessage): Promise<void>;
}

/** Everything a domain function may touch. Built in one place: `workers/context.ts`. */
export interface Context {
  db: DrizzleD1Database;
  /** The same database without Drizzle, for full-text queries and `batch` of hand-written SQL. */
  d1: D1Database;
  actor: Actor;
  account: Account | null;
  /** Where the request came from; nulls for jobs. */
  client: {
    address: string | null;
    userAgent: string | null;
    /** The token of the device cookie, as it was sent. */
    device?: string | null;
  };
  now: () => Date;
  queue: JobQueue;
  files: FileStore;
  /** Reads a file below `public/` by its path from "/"; null if there is none. */
  readAsset: (path: string) => Promise<ArrayBuffer | null>;
  /** Only the email job sends; all other code writes rows with `mailStatement`. */
  mail: MailSender;
  ai: CriteriaWriter | null;
  config: Config;
  log: Log;
}

/** The context of a business account member, created by `requireBusiness`. */
export type BusinessContext = Context & { actor: UserActor; account: Account };

/** The context of a queue or scheduled job that runs for an account. */
export type AccountContext = Context & { account: Account };

/** Whether new rows are demo data: marked, excluded from usage limits and never sent. */
export const isDemoWork = ({ account }: { account: Account | null }) => account?.isDemoWork === true;
