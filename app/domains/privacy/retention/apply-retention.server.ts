import type { Context } from "~/core/context";
import { reasonOf } from "~/core/log";
import { secondsOf } from "~/core/seconds";
import { auditStatement } from "~/domains/audit/audit.server";
import { forgetRemovedCompanies } from "~/domains/directory/companies/removal/find-removed-company.server";
import { removeImportFiles } from "~/domains/directory/imports/remove-import-files.server";
import { removeOldKeys } from "~/domains/idempotency/answer-once.server";
import * as identity from "~/domains/identity/erasure/remove-expired.server";
import { emptyOldMails, removeOldMails } from "~/domains/mail/mails.server";
import { removeOldNotifications } from "~/domains/notifications/remove-notices.server";
import { forgetPastUse } from "~/domains/quotas/forget-past-use.server";
import { removeOldRawMails, removeOldWebhookEvents } from "~/domains/replies/erase-person.server";
import { eraseUnusedUsers } from "./erase-unused-users.server";
import { RETENTION, type RetentionKey } from "./retention";
import { listRetentionPeriods, noteRun, type RetentionPeriod } from "./retention-periods.server";

/** Removes a piece of what is older; returns how many rows. */
type Removal = (ctx: Context, before: Date) => Promise<number>;

/** Pieces of a kind that one run removes at most; a further job of the same night takes the rest. */
const PIECES = 40;

const oldRequests =
  (condition: string) =>
  async (ctx: Context, before: Date): Promise<number> => {
    const old = `delete from data_requests where id in (select id from data_requests where ${condition} limit 500)`;
    return (await ctx.d1.prepare(old).bind(secondsOf(before)).run()).meta.changes;
  };

/** How each kind goes: a few hundred rows at a time. */
const REMOVALS: Record<RetentionKey, Removal> = {
  sessions: identity.removeSessions,
  attempts: identity.removeAttempts,
  "one-time-tokens": identity.removeTokens,
  devices: identity.removeDevices,
  invitations: identity.removeInvitations,
  "idempotency-keys": removeOldKeys,
  "mail-texts": emptyOldMails,
  mails: removeOldMails,
  imports: removeImportFiles,
  "raw-mails": removeOldRawMails,
  "webhook-events": removeOldWebhookEvents,
  notifications: removeOldNotifications,
  "unproved-requests": oldRequests("done_at is null and expires_at < ?1"),
  "data-requests": oldRequests("done_at < ?1"),
  "unused-users": eraseUnusedUsers,
  "quota-use": forgetPastUse,
  "removed-companies": forgetRemovedCompanies,
};

async function removeOld(ctx: Context, { key, days }: RetentionPeriod) {
  const before = new Date(ctx.now().getTime() - days * 86_400_000);
  let removed = 0;
  for (let piece = 0; piece < PIECES; piece += 1) {
    const some = await REMOVALS[key](ctx, before);
    removed += some;
    if (some === 0) return { removed, isDone: true };
  }
  return { removed, isDone: false };
}

/**
 * Once a day: removes what is kept no longer, kind by kind, and writes one line of the audit trail with the counts. A
 * kind that fails is logged, and the others go on. What one run does not end, a further job does in the same night, until
 * nothing is left. Safe to repeat. Returns the counts.
 */
export async function applyRetention(ctx: Context): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  let isDone = true;
  for (const period of await listRetentionPeriods(ctx)) {
    try {
      const piece = await removeOld(ctx, period);
      const { removed } = piece;
      isDone &&= piece.isDone;
      counts[period.key] = removed;
      await noteRun(ctx, period.key, removed, period.removedInAll + removed);
    } catch (error) {
      ctx.log.error("retention failed", { kind: period.key, ...reasonOf(error) });
    }
  }
  await auditStatement(ctx, { action: "apply-retention", detail: counts });
  ctx.log.info("retention applied", { kinds: RETENTION.length, ...counts });
  if (!isDone) await ctx.queue.send({ kind: "apply-retention" });
  return counts;
}
