import type { Account, Actor, Plan } from "~/core/context";
import { settledPlan } from "~/domains/billing/plans/plans";

/** Per UTC day. Emails are the platform's own. */
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

/** The storage limits of an agent's files: until the email is confirmed, and after. */
export const AGENT_BYTES = { unconfirmed: 20 * MB, confirmed: 300 * MB } as const;

export const CHAT_MESSAGES = 200;

/** Daily replies of one account to people on social platforms. */
export const SOCIAL_REPLIES = 1_000;

export const OUTCOME_BYTES = 5 * MB;

/** Confirmation requests that an account may send in a day. */
export const CONSENT_REQUESTS = 100;

/** Daily replies that the model classifies for an account. */
export const REPLIES_READ = 200;

/** Emails per day from the open internet, and of one sender without reports. Further ones are returned to their sender. */
export const OPEN_MAILS = { account: 5_000, byAddress: 1_000, sender: 100, unmatched: 20_000 } as const;

/** Emails per day that a visitor without an account can trigger (docs/decisions/016-device-cookies.md). */
export const STRANGERS_MAILS = { address: 10, network: 1_000, signUps: 200 } as const;

/** Rows that one event of a mail server counts: the event, its signature, and its reply or bounce. */
export const EVENT_ROWS = 3;

export const quotaClassOf = (account: Pick<Account, "plan" | "formerPlan" | "isConfirmed">) =>
  account.isConfirmed ? settledPlan(account) : "unconfirmed";

/** Exempt: the product itself, when it seeds or writes the effects of a reply or a schedule. */
export const isExempt = (actor: Actor) => actor.kind === "system";

export const dayEnd = (now: Date) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1));
