import { eq } from "drizzle-orm";
import { z } from "zod";
import type { Context } from "~/core/context";
import { DomainError, notFound } from "~/core/errors";
import { auditIfChanged } from "~/domains/audit/audit.server";
import { retentionPeriods } from "../tables";
import { RETENTION, type RetentionKey } from "./retention";
import type { RetentionRule } from "./retention-rule";

export interface RetentionPeriod extends Omit<RetentionRule, "what" | "since" | "why"> {
  what: string;
  since: string;
  why: string;
  key: RetentionKey;
  lastRunAt: Date | null;
  lastRemoved: number;
  removedInAll: number;
}

const KEYS = RETENTION.map(({ key }) => key) as [RetentionKey, ...RetentionKey[]];

export const RetentionDays = z.object({
  days: z.number({ error: "Enter a number of days." }).int("Enter a whole number of days."),
});

export const RetentionChange = RetentionDays.extend({
  key: z.enum(KEYS, { error: "This retention period wasn’t found." }),
});

/** The operator's retention periods, else the defaults. */
export async function listRetentionPeriods(ctx: Pick<Context, "db">): Promise<RetentionPeriod[]> {
  const rows = await ctx.db.select().from(retentionPeriods).limit(100);
  const known = new Map(rows.map((row) => [row.key, row]));
  return RETENTION.map((rule) => {
    const row = known.get(rule.key);
    const { days = rule.days, lastRunAt = null, lastRemoved = 0, removedTotal: removedInAll = 0 } = row ?? {};
    return {
      ...rule,
      what: rule.what(),
      since: rule.since(),
      why: rule.why(),
      days: Math.min(rule.maxDays, Math.max(rule.minDays, days)),
      lastRunAt,
      lastRemoved,
      removedInAll,
    };
  });
}

/** @throws DomainError not_found */
export async function getRetentionPeriod(ctx: Context, key: string): Promise<RetentionPeriod> {
  const found = (await listRetentionPeriods(ctx)).find((period) => period.key === key);
  if (!found) throw notFound("This retention period");
  return found;
}

/** Takes effect with the next run. @throws DomainError not_found; invalid on `days` */
export async function changeRetentionPeriod(
  ctx: Context,
  key: string,
  days: number,
): Promise<RetentionPeriod> {
  const before = await getRetentionPeriod(ctx, key);
  if (days < before.minDays || days > before.maxDays)
    throw new DomainError("invalid", `Enter ${before.minDays} to ${before.maxDays} days.`, {
      field: "days",
    });
  const changedBy = ctx.actor.kind === "user" ? ctx.actor.userId : null;
  const set = { days, changedAt: ctx.now(), changedBy };
  await ctx.db.batch([
    ctx.db
      .insert(retentionPeriods)
      .values({ key, ...set })
      .onConflictDoUpdate({ target: retentionPeriods.key, set }),
    auditIfChanged(ctx, {
      action: "change-retention",
      target: `retention:${key}`,
      detail: { from: before.days, to: days },
    }),
  ]);
  return getRetentionPeriod(ctx, key);
}

export const noteRun = (ctx: Context, key: RetentionKey, removed: number, inAll: number) =>
  ctx.db
    .update(retentionPeriods)
    .set({ lastRunAt: ctx.now(), lastRemoved: removed, removedTotal: inAll })
    .where(eq(retentionPeriods.key, key));

export const retentionJson = ({ lastRunAt, minDays, maxDays, ...period }: RetentionPeriod) => ({
  ...period,
  least: minDays,
  most: maxDays,
  lastRunAt: lastRunAt?.toISOString() ?? null,
});
