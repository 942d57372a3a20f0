import type { Context } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";

const LAST_MAILS = 1_000;
/** Number of recent emails that the failure rate is based on. */
const RATE_SAMPLE_SIZE = 50;

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

/** Returns the newest email whose cause is this word and a sortable time; null if there is none. */
export async function findNewestMail({ d1 }: Pick<Context, "d1">, cause: string) {
  const row = await d1
    .prepare(NEWEST)
    .bind(cause)
    .first<{ to_address: string; state: string; error: string | null; created_at: number }>();
  return row
    ? { to: row.to_address, state: row.state, error: row.error, at: new Date(row.created_at * 1000) }
    : null;
}

const newest = (state: string) =>
  `SELECT state, created_at FROM (SELECT state, created_at FROM transactional_emails
    WHERE state = '${state}' AND created_at > ?1 ORDER BY created_at DESC LIMIT ${RATE_SAMPLE_SIZE})`;
const RATE = `SELECT count(*) AS finished, coalesce(sum(state = 'failed'), 0) AS failed FROM (
  ${newest("sent")} UNION ALL ${newest("kept")} UNION ALL ${newest("failed")} ORDER BY created_at DESC LIMIT ${RATE_SAMPLE_SIZE})`;

const inState = (column: string, state: string) =>
  `SELECT ${column} AS at FROM transactional_emails WHERE state = '${state}'`;
const TIMES = `SELECT
  (SELECT min(at) FROM (${inState("min(created_at)", "queued")} UNION ALL ${inState("min(created_at)", "sending")})) AS unsent,
  (SELECT max(at) FROM (${inState("max(created_at)", "sent")} UNION ALL ${inState("max(created_at)", "kept")})) AS sent`;

const timeOf = (seconds: number | null | undefined) => (seconds ? new Date(seconds * 1_000) : null);

/** Returns when our oldest unsent and newest sent emails were queued, and how many of the latest since a time failed. */
export async function readMailHealth({ d1 }: Pick<Context, "d1">, since: Date) {
  const [times, rate] = await d1.batch<Record<string, number | null>>([
    d1.prepare(TIMES),
    d1.prepare(RATE).bind(toUnixSeconds(since)),
  ]);
  const { unsent, sent } = times?.results[0] ?? {};
  const { finished, failed } = rate?.results[0] ?? {};
  return {
    oldestUnsentAt: timeOf(unsent),
    lastSentAt: timeOf(sent),
    finished: finished ?? 0,
    failed: failed ?? 0,
  };
}
