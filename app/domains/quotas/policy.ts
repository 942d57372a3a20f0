import type { Account, Actor, Plan } from "~/core/context";
import { settledPlan } from "~/domains/billing/plans/plans";

/** Allowances per UTC day. `mails` are emails sent by the platform itself. */
interface Allowance {
  rows: number;
  bytes: number;
  jobs: number;
  questions: number;
  mails: number;
}

export type QuotaKind = keyof Allowance;
export const QUOTA_KINDS = ["rows", "bytes", "jobs", "questions", "mails"] as const satisfies QuotaKind[];

const MB = 1_000_000;
const TRIAL: Allowance = { rows: 60_000, bytes: 200 * MB, jobs: 200, questions: 100, mails: 100 };

const times = (factor: number): Allowance => ({
  rows: TRIAL.rows * factor,
  bytes: TRIAL.bytes * factor,
  jobs: TRIAL.jobs * factor,
  questions: TRIAL.questions * factor,
  mails: TRIAL.mails * factor,
});

export const ALLOWANCES: Record<Plan | "unconfirmed", Allowance> = {
  unconfirmed: { rows: 2_000, bytes: 20 * MB, jobs: 20, questions: 20, mails: 5 },
  trial: TRIAL,
  startup: times(3),
  scaleup: times(10),
  corporate: times(30),
};

/** Storage limits for an agent's files, before and after the email address is confirmed. */
export const AGENT_BYTES = { unconfirmed: 20 * MB, confirmed: 300 * MB } as const;

export const CHAT_MESSAGES = 200;

/** Daily replies of one account to people on social platforms. */
export const SOCIAL_REPLIES = 1_000;

export const OUTCOME_BYTES = 5 * MB;

/** Confirmation requests that an account may send per day. */
export const CONSENT_REQUESTS = 100;

/** Daily replies that the model classifies for an account. */
export const REPLIES_READ = 200;

/**
 * Incoming emails per day: of an account, of those matched only by address, of one sender without reports, and
 * unmatched. Others are bounced.
 */
export const OPEN_MAILS = { account: 5_000, byAddress: 1_000, sender: 100, unmatched: 20_000 } as const;

/** Emails per day that a visitor without an account can cause (docs/decisions/016-device-cookies.md). */
export const STRANGERS_MAILS = { address: 10, network: 1_000, signUps: 200 } as const;

/** Rows counted for one event of a mail server: the event, its signature, and its reply or bounce. */
export const EVENT_ROWS = 3;

export const quotaClassOf = (account: Pick<Account, "plan" | "formerPlan" | "isConfirmed">) =>
  account.isConfirmed ? settledPlan(account) : "unconfirmed";

/** Exempt: the system itself, when it seeds data or writes the effects of a reply or a schedule. */
export const isExempt = (actor: Actor) => actor.kind === "system";

export const dayEnd = (now: Date) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1));
