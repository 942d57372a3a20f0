import { and, asc, eq, isNull, lt, lte, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { offsetsByCountry } from "~/core/time/time-zones";
import { type Reader, readersAmong } from "~/domains/identity/digest-readers.server";
import { mailStatement } from "~/domains/mail/mail-statement.server";
import { queueMails } from "~/domains/mail/queue-mails.server";
import {
  listUnmailed,
  markMailed,
  usersWithUnmailed,
} from "~/domains/notifications/unmailed-notifications.server";
import { oneClickHeaders } from "~/domains/suppressions/links.server";
import { digestSettings, tasks } from "../tables";
import { digestMail } from "./digest-mail";
import { digestLink } from "./stop-digest.server";

/** The local hour at which the digest is sent. */
const DIGEST_HOUR = 6;
/** Hours after `DIGEST_HOUR` within which a missed run is still made up for. */
const LATE_HOURS = 6;

/** The digest's times in UTC; later events belong to the next digest. Null before the digest hour, or once it is too late. */
function digestOf(country: string | null, now: Date): { day: string; dueAt: Date; dayEnds: Date } | null {
  const offset = (country && offsetsByCountry(now)[country]) || 0;
  const local = new Date(now.getTime() + offset * 1000);
  const hour = local.getUTCHours();
  if (hour < DIGEST_HOUR || hour >= DIGEST_HOUR + LATE_HOURS) return null;
  const day = local.toISOString().slice(0, 10);
  const midnight = Date.parse(`${day}T00:00:00Z`) - offset * 1000;
  return {
    day,
    dueAt: new Date(midnight + DIGEST_HOUR * 3_600_000),
    dayEnds: new Date(midnight + 24 * 3_600_000),
  };
}

const BATCH_SIZE = 80;
const LINES = 10;

async function withNews(ctx: Context, after: number): Promise<number[]> {
  const tomorrow = toUnixSeconds(ctx.now()) + 86_400;
  const rows = await ctx.db.all<{ id: number }>(sql`
    select id from (${usersWithUnmailed(after, BATCH_SIZE)})
    union select id from (select distinct assigned_to as id from ${tasks}
      where done_at is null and not is_demo and assigned_to > ${after} and due_at < ${tomorrow} order by assigned_to limit ${BATCH_SIZE})
    order by 1 limit ${BATCH_SIZE}`);
  return rows.map(({ id }) => id);
}

async function writeDigest(ctx: Context, user: Reader): Promise<boolean> {
  const digest = digestOf(user.country, ctx.now());
  if (!digest) return false;
  const { userId, accountId } = user;
  const [settings] = await ctx.db
    .select()
    .from(digestSettings)
    .where(eq(digestSettings.userId, userId))
    .limit(1);
  if (settings?.isOff || (settings?.lastDay && settings.lastDay >= digest.day)) return false;
  const isDue = and(
    eq(tasks.assignedTo, userId),
    sql`+${tasks.accountId} = ${accountId}`,
    isNull(tasks.doneAt),
    eq(tasks.isDemo, false),
    lt(tasks.dueAt, digest.dayEnds),
    lte(tasks.createdAt, digest.dueAt),
  );
  const news = await listUnmailed(ctx, user, digest.dueAt, LINES + 1);
  const due = await ctx.db
    .select()
    .from(tasks)
    .where(isDue)
    .orderBy(asc(tasks.dueAt))
    .limit(LINES + 1);
  if (news.length === 0 && due.length === 0) return false;
  // Skips notifications of tasks that are already listed.
  const told = new Set(due.slice(0, LINES).map(({ id }) => `task:${id}:due:`));
  const notices = news.filter(({ cause }) => !told.has(cause.slice(0, cause.lastIndexOf(":") + 1)));
  const stopUrl = digestLink(ctx.config, user);
  const mail = digestMail(ctx.config, {
    firstName: user.firstName,
    tasks: due.slice(0, LINES).map(({ title, dueAt }) => ({ title, isOverdue: dueAt < ctx.now() })),
    notices: notices.slice(0, LINES),
    hasMoreTasks: due.length > LINES,
    hasMoreNotices: news.length > LINES,
    stopUrl,
  });
  const to = { address: user.email, name: `${user.firstName} ${user.lastName}` };
  await ctx.db.batch([
    mailStatement(ctx, {
      ...mail,
      cause: `digest:${userId}:${digest.day}`,
      to,
      hasGreeting: true,
      headers: oneClickHeaders(stopUrl),
    }),
    ctx.db
      .insert(digestSettings)
      .values({ userId, lastDay: digest.day })
      .onConflictDoUpdate({ target: digestSettings.userId, set: { lastDay: digest.day } }),
    markMailed(
      ctx,
      news.map(({ id }) => id),
    ),
  ]);
  return true;
}

/** The email, its date and its content are one batch, so overlapping runs create one email. */
export async function sendDigests(ctx: Context): Promise<number> {
  let written = 0;
  let after = 0;
  for (;;) {
    const ids = await withNews(ctx, after);
    if (ids.length === 0) break;
    after = ids.at(-1) ?? after;
    for (const user of await readersAmong(ctx, ids)) {
      // One failing address must not block the emails of the others.
      try {
        if (await writeDigest(ctx, user)) written += 1;
      } catch (error) {
        ctx.log.error("digest not written", { userId: user.userId, reason: String(error).slice(0, 200) });
      }
    }
  }
  if (written > 0) await queueMails(ctx);
  return written;
}
