import type { Context } from "~/core/context";
import { reasonOf } from "~/core/log";
import { oldestStaleImportAt } from "~/domains/directory/imports/with-lease.server";
import { oldestRunAt } from "~/domains/lead-search/runs/run-lead-search.server";
import { readMailHealth } from "~/domains/mail/count-mails.server";
import { oldestStaleScanAt } from "~/domains/merging/duplicate-scan/scan-lease.server";
import { readSetting, settingStatement } from "~/domains/settings/settings.server";
import { oldestStaleSocialImportAt } from "~/domains/social-leads/imports/with-lease.server";
import { m } from "~/messages/messages";

/** Seconds for which an isolate caches the status. */
const STATUS_TTL_SECONDS = 30;
/** Minutes after which a job, and a scheduled run, counts as late. */
const MAX_JOB_AGE_MINUTES = 15;
const MAX_RUN_AGE_MINUTES = 5;
/** Email sending is late if at least this many, and more than this share, of the last 50 emails within an hour failed. */
const MIN_FAILED_EMAILS = 3;
const MAX_FAILED_SHARE = 0.1;
const FAILURE_PERIOD_MINUTES = 60;

export type PartState = "operational" | "delayed" | "down" | "unknown";

interface StatusPart {
  name: string;
  state: PartState;
  fact: string;
  at: Date | null;
}

interface ServiceStatus {
  checkedAt: Date;
  parts: StatusPart[];
}

/** Records the run of the minute schedule; called as its last job. */
export async function recordSchedulerRun(ctx: Context): Promise<void> {
  await settingStatement(ctx, "schedulerRun", { at: ctx.now().toISOString() });
}

const minutesSince = (ctx: Context, at: Date) => (ctx.now().getTime() - at.getTime()) / 60_000;

const oldest = (times: (Date | null)[]) =>
  times.reduce((first, at) => (first === null || (at !== null && at < first) ? at : first), null);

async function readParts(ctx: Context): Promise<StatusPart[]> {
  const since = new Date(ctx.now().getTime() - FAILURE_PERIOD_MINUTES * 60_000);
  const [mail, scheduler, ...jobs] = await Promise.all([
    readMailHealth(ctx, since),
    readSetting(ctx, "schedulerRun"),
    oldestRunAt(ctx),
    oldestStaleImportAt(ctx),
    oldestStaleSocialImportAt(ctx),
    oldestStaleScanAt(ctx),
  ]);
  const jobAt = oldest([mail.oldestUnsentAt, ...jobs]);
  const stateOf = (at: Date | null, maxMinutes: number): PartState =>
    at !== null && minutesSince(ctx, at) > maxMinutes ? "delayed" : "operational";
  const hasFailed = mail.failed >= MIN_FAILED_EMAILS && mail.failed > mail.finished * MAX_FAILED_SHARE;
  const ranAt = scheduler && new Date(scheduler.at);
  return [
    {
      name: m.site_service_status_database(),
      state: "operational",
      fact: m.site_service_status_answered_a_query(),
      at: ctx.now(),
    },
    {
      name: m.site_service_status_job_queue(),
      state: stateOf(jobAt, MAX_JOB_AGE_MINUTES),
      fact: jobAt
        ? m.site_service_status_oldest_email_lead_search_import()
        : m.site_service_status_no_emails_lead_searches_imports(),
      at: jobAt ?? ctx.now(),
    },
    {
      name: m.site_service_status_email_sending(),
      state: hasFailed ? "delayed" : stateOf(mail.oldestUnsentAt, MAX_JOB_AGE_MINUTES),
      fact: hasFailed
        ? m.site_service_status_more_than_10_of_recent()
        : mail.lastSentAt
          ? m.site_service_status_last_email_sent()
          : m.site_service_status_no_emails_sent_yet(),
      at: mail.lastSentAt,
    },
    {
      name: m.site_service_status_scheduled_tasks(),
      state: ranAt ? stateOf(ranAt, MAX_RUN_AGE_MINUTES) : "unknown",
      fact: ranAt ? m.site_service_status_last_run_finished() : m.site_service_status_no_run_recorded_yet(),
      at: ranAt,
    },
  ];
}

function unreachable(ctx: Context, error: unknown): StatusPart[] {
  ctx.log.error("status not read", reasonOf(error));
  const rest = [
    m.site_service_status_job_queue,
    m.site_service_status_email_sending,
    m.site_service_status_scheduled_tasks,
  ].map(
    (name): StatusPart => ({
      name: name(),
      state: "unknown",
      fact: m.site_service_status_unknown_while_the_database_is(),
      at: null,
    }),
  );
  return [
    {
      name: m.site_service_status_database(),
      state: "down",
      fact: m.site_service_status_a_query_failed(),
      at: ctx.now(),
    },
    ...rest,
  ];
}

const memory = new WeakMap<object, ServiceStatus>();

/** Returns the status of each part of the product from its tables, cached for 30 seconds. */
export async function readServiceStatus(ctx: Context): Promise<ServiceStatus> {
  const kept = memory.get(ctx.d1);
  const now = ctx.now();
  if (kept && Math.abs(now.getTime() - kept.checkedAt.getTime()) < STATUS_TTL_SECONDS * 1_000) return kept;
  const parts = await readParts(ctx).catch((error) => unreachable(ctx, error));
  const status = { checkedAt: now, parts };
  memory.set(ctx.d1, status);
  return status;
}
