import type { Context } from "~/core/context";

const LAST_MAILS = 1_000;

const BY_STATE = `SELECT state, count(*) AS count FROM (SELECT state FROM transactional_emails ORDER BY id DESC LIMIT ?1)
GROUP BY state`;

export async function countLastMails({ d1 }: Pick<Context, "d1">) {
  const { results } = await d1.prepare(BY_STATE).bind(LAST_MAILS).all<{ state: string; count: number }>();
  const countOf = (...states: string[]) =>
    results.filter(({ state }) => states.includes(state)).reduce((sum, { count }) => sum + count, 0);
  return {
    sent: countOf("sent"),
    kept: countOf("kept"),
    waiting: countOf("queued", "sending"),
    failed: countOf("failed"),
    unknown: countOf("unconfirmed"),
  };
}

const NEWEST = `SELECT to_address, state, error, created_at FROM transactional_emails WHERE cause >= ?1 || ':' AND cause < ?1 || ';'
ORDER BY cause DESC LIMIT 1`;

/** The newest mail whose cause begins with this word and goes on with a time that sorts; null when there is none. */
export async function findNewestMail({ d1 }: Pick<Context, "d1">, cause: string) {
  const row = await d1
    .prepare(NEWEST)
    .bind(cause)
    .first<{ to_address: string; state: string; error: string | null; created_at: number }>();
  return row
    ? { to: row.to_address, state: row.state, error: row.error, at: new Date(row.created_at * 1000) }
    : null;
}

const inState = (column: string, state: string) =>
  `SELECT ${column} AS at FROM transactional_emails WHERE state = '${state}'`;
const TIMES = `SELECT
  (SELECT min(at) FROM (${inState("min(created_at)", "queued")} UNION ALL ${inState("min(created_at)", "sending")})) AS unsent,
  (SELECT max(at) FROM (${inState("max(created_at)", "sent")} UNION ALL ${inState("max(created_at)", "kept")})) AS sent,
  (${inState("max(created_at)", "failed")}) AS failed`;

const timeOf = (seconds: number | null | undefined) => (seconds ? new Date(seconds * 1_000) : null);

/** When the oldest unsent, the newest sent and the newest failed of our own emails were queued: one row of an index each. */
export async function readMailTimes({ d1 }: Pick<Context, "d1">) {
  const row = await d1.prepare(TIMES).first<Record<"unsent" | "sent" | "failed", number | null>>();
  return {
    oldestUnsentAt: timeOf(row?.unsent),
    lastSentAt: timeOf(row?.sent),
    lastFailedAt: timeOf(row?.failed),
  };
}
