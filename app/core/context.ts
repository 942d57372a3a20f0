import type { DrizzleD1Database } from "drizzle-orm/d1";
import type { FileStore } from "~/adapters/files/file-store";
import type { CriteriaWriter } from "~/adapters/llm/criteria-writer";
import type { MailSender } from "~/adapters/mail/mail-sender";
import type { Config } from "~/core/config";
import type { JobMessage } from "~/core/jobs";
import type { Log } from "~/core/log";

/** The signed-in person, as every domain function sees them. */
export interface UserActor {
  kind: "user";
  userId: number;
  userType: "business" | "agent" | "admin";
  isAdmin: boolean;
  email: string;
  firstName: string;
  lastName: string;
  isDemo: boolean;
  /** The last part of the address of their picture; null without one. */
  profilePicture?: string | null;
  /** What a business user may do in the account; null for agents and administrators. */
  role: Role | null;
  /** Whether the address was proved to be theirs. */
  isVerified: boolean;
  /** The administrator who acts as this person, or null. */
  impersonatorId: number | null;
  /** When this session was opened, UTC. */
  signedInAt: Date;
  /** SHA-256 of this session's token: which one of a user's sessions this is. Never leaves the server. */
  sessionHash?: string;
  /** Whether signing in asks this user for a code too. */
  hasSecondFactor?: boolean;
  /** Whether the account wants its members linked to its own provider, and this one is not yet: until then, only that is open. */
  mustLink?: boolean;
  /** Whether this is a visitor who looks at the demo as its user: every request but GET is refused. */
  isReadOnly?: boolean;
}

/** An owner also has the team and the plan, a member works, a viewer reads. */
export type Role = "owner" | "member" | "viewer";

export type Actor = { kind: "visitor" } | { kind: "system" } | UserActor;

export const PAID_PLANS = ["startup", "scaleup", "corporate"] as const;
/** Smallest first. */
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
  /** End of the trial, UTC; null once a plan was bought. */
  trialEndsAt: Date | null;
  /** What it falls back to while a larger plan is not paid. */
  formerPlan?: Plan | null;
  /** Until when the invoice of an upgrade is to be paid, UTC; null where none is due. */
  paymentDueAt?: Date | null;
  /** The start of read-only access, because nothing was paid. */
  readOnlySince?: Date | null;
  isDemo: boolean;
  /** Set by the demo only: its rows are marked and excluded from usage limits. */
  isDemoWork?: boolean;
  /** ISO 3166 alpha-2; null where it is not known. */
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
  /** The same database without drizzle, for full-text queries and `batch` of hand-written SQL. */
  d1: D1Database;
  actor: Actor;
  account: Account | null;
  /** Where the request came from; nulls for jobs. */
  client: {
    address: string | null;
    userAgent: string | null;
    /** The token of its device cookie, as it was sent. */
    device?: string | null;
  };
  now: () => Date;
  queue: JobQueue;
  files: FileStore;
  /** A file below `public/`, by its path from "/"; null where there is none. */
  readAsset: (path: string) => Promise<ArrayBuffer | null>;
  /** Only the email job sends; all other code writes rows with `mailStatement`. */
  mail: MailSender;
  ai: CriteriaWriter | null;
  config: Config;
  log: Log;
}

/** The context of a member of a business account; `requireBusiness` makes it. */
export type BusinessContext = Context & { actor: UserActor; account: Account };

/** The context of a job that the queue or the clock runs for an account. */
export type AccountContext = Context & { account: Account };

/** Whether new rows are demo data: marked, excluded from usage limits and never sent. */
export const isDemoWork = ({ account }: { account: Account | null }) => account?.isDemoWork === true;
