import { FetchError } from "~/adapters/public-fetch/fetch-error";
import type { Context } from "~/core/context";
import { reasonOf } from "~/core/log";
import { toUnixSeconds } from "~/core/seconds";
import { isAborted } from "~/core/statement";
import { dayOf } from "./directory-growth.server";
import { dueSources, roomOf } from "./due-sources.server";
import { type ResearchSource, readSource } from "./open-source.server";
import { planFound } from "./plan-found.server";
import { AGAIN_DAYS, PAUSE_SECONDS, STEP_MILLISECONDS, waitAfter } from "./policy";
import { removeCopy } from "./read-feed.server";
import {
  claimResearch,
  holdsStatement,
  type ResearchLease,
  releaseResearch,
  renewal,
} from "./research-lease.server";
import { endReached } from "./research-requests.server";

const ADVANCE = `UPDATE research_sources SET cursor = ?2, next_at = ?3, failures = 0, reason = NULL, detail = NULL,
  read_at = ?4, completed_at = iif(?5, ?4, completed_at),
  added = added + ?6, updated = updated + ?7, known = known + ?8, rejected = rejected + ?9,
  added_on_day = iif(added_day = ?10, added_on_day, 0) + ?6, added_day = ?10 WHERE id = ?1`;

const FAIL = `UPDATE research_sources SET failures = failures + 1, reason = ?2, detail = ?3, next_at = ?4,
  cursor = iif(?2 = 'missing', NULL, cursor) WHERE id = ?1`;

const LOG_ERROR = "INSERT INTO research_errors (source_id, at, reason, detail) VALUES (?1, ?2, ?3, ?4)";

/** Writes one page of one source together with the source's progress; returns null at the daily limit or the target. */
async function takePage(
  ctx: Context,
  source: ResearchSource,
  lease: ResearchLease,
): Promise<ResearchLease | null> {
  const room = await roomOf(ctx, lease.row.targetCount);
  if (room <= 0) return null;
  const { rows, next } = await readSource(ctx, source);
  const plan = await planFound(ctx, source.key, rows, room);
  const now = toUnixSeconds(ctx.now());
  const isRead = plan.left === 0;
  const isWhole = isRead && next === null;
  const cursor = isRead ? next : source.cursor;
  const nextAt = now + (isWhole ? AGAIN_DAYS * 86_400 : isRead ? PAUSE_SECONDS : 0);
  const counts = [plan.added, plan.updated, isRead ? plan.known : 0, isRead ? plan.rejected : 0];
  const [renew, renewed] = renewal(ctx, lease);
  await ctx.d1.batch([
    holdsStatement(ctx, lease),
    ...plan.statements,
    ctx.d1
      .prepare(ADVANCE)
      .bind(source.id, cursor, nextAt, now, isWhole ? 1 : 0, ...counts, dayOf(ctx.now())),
    renew,
  ]);
  if (isWhole && source.kind === "feed") await removeCopy(ctx.files, source);
  return renewed;
}

/** Delays the source longer with each failure; other sources continue. */
async function noteFailure(
  ctx: Context,
  source: ResearchSource,
  lease: ResearchLease,
  error: unknown,
): Promise<ResearchLease> {
  const isTheirs = error instanceof FetchError;
  if (!isTheirs) ctx.log.error("research failed", { source: source.key, ...reasonOf(error) });
  const reason = isTheirs ? error.reason : "unexpected";
  const detail = isTheirs ? error.message : "Something failed on our side.";
  const now = toUnixSeconds(ctx.now());
  const nextAt = now + waitAfter(source.failures + 1, isTheirs ? error.retryAfter : 0);
  const [renew, renewed] = renewal(ctx, lease);
  await ctx.d1.batch([
    holdsStatement(ctx, lease),
    ctx.d1.prepare(FAIL).bind(source.id, reason, detail.slice(0, 300), nextAt),
    ctx.d1.prepare(LOG_ERROR).bind(source.id, now, reason, detail.slice(0, 300)),
    renew,
  ]);
  return renewed;
}

async function step(
  ctx: Context,
  source: ResearchSource,
  lease: ResearchLease,
): Promise<ResearchLease | null> {
  try {
    return await takePage(ctx, source, lease);
  } catch (error) {
    if (isAborted(error)) return null;
    return noteFailure(ctx, source, lease, error);
  }
}

/** Reads a page of each due source within a job's time; the schedule starts the next job. */
export async function stepResearch(ctx: Context): Promise<void> {
  const claimed = await claimResearch(ctx);
  if (!claimed) return;
  let lease = claimed;
  const begun = ctx.now().getTime();
  try {
    for (const source of await dueSources(ctx)) {
      const after = await step(ctx, source, lease);
      if (!after) break;
      lease = after;
      if (ctx.now().getTime() - begun > STEP_MILLISECONDS) break;
    }
  } catch (error) {
    if (!isAborted(error)) throw error;
  }
  if (await releaseResearch(ctx, lease)) await endReached(ctx, lease.row.id);
}
