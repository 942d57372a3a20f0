import type { Account, Actor, Plan } from "~/core/context";

/** What an account may use in one day (UTC). Bytes are those of files; mails are those that the product itself sends. */
export interface Allowance {
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

/**
 * The allowances of a day. Mails of campaigns are not counted here: each mailbox has its own limit of the day, and an
 * account that nobody stands behind sends none.
 */
export const ALLOWANCES: Record<Plan | "unconfirmed", Allowance> = {
  unconfirmed: { rows: 2_000, bytes: 20 * MB, jobs: 20, questions: 20, mails: 5 },
  trial: TRIAL,
  startup: times(3),
  scaleup: times(10),
  corporate: times(30),
};

/** Bytes of all files of an agent, whatever the day. */
export const AGENT_BYTES = 300 * MB;

/** Mails of a day that anybody can have sent with no account: to one address, and from one network. */
export const STRANGERS_MAILS = { address: 10, network: 200 } as const;

/** What one event of a mail server counts for: the event, its signature, and the reply or bounce it brings. */
export const EVENT_ROWS = 3;

/** The line of the table that holds for an account. */
export const tierOf = ({ plan, isConfirmed }: Pick<Account, "plan" | "isConfirmed">) =>
  isConfirmed ? plan : "unconfirmed";

/** Who is not counted: the product itself, when it seeds, or writes what an answer or a clock brings. */
export const isExempt = (actor: Actor) => actor.kind === "system";

/** The UTC day as `2026-11-22`. */
export const dayOf = (now: Date) => now.toISOString().slice(0, 10);

/** The period of what is counted once and for all. */
export const FOR_EVER = "all";

/** When the allowances of a day are there again: the next midnight, UTC. */
export const dayEnd = (now: Date) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1));
