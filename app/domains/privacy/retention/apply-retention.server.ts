import type { Context } from "~/core/context";
import { reasonOf } from "~/core/log";
import { toUnixSeconds } from "~/core/seconds";
import { auditStatement } from "~/domains/audit/audit.server";
import { removeFailedSignIns } from "~/domains/audit/session-entries.server";
import { purgeAssignments } from "~/domains/bulk/assignment/undo-assignment.server";
import { purgeDeletions } from "~/domains/bulk/deletion/undo-deletion.server";
import { purgeChatMessages } from "~/domains/chats/erase-chats.server";
import { purgeReferredAddresses } from "~/domains/commissions/affiliate/erase-referrals.server";
import { purgeReasons } from "~/domains/commissions/closes/erase-closes.server";
import { removeLeftAccounts } from "~/domains/commissions/payouts/left-agents.server";
import { purgeRemovedCompanies } from "~/domains/directory/companies/removal/find-removed-company.server";
import { purgeRemovedContacts } from "~/domains/directory/contacts/removal/removed-contacts.server";
import { purgeReports } from "~/domains/directory/corrections/decide-case.server";
import {
  MAX_IMPORT_PURGE_STATEMENTS,
  removeImportFiles,
} from "~/domains/directory/imports/purge-import-files.server";
import { purgeLabels } from "~/domains/directory/industry-mapping/unknown-labels.server";
import { purgeRequests } from "~/domains/directory/research/research-requests.server";
import { purgeKeys } from "~/domains/idempotency/with-idempotency-key.server";
import * as identity from "~/domains/identity/erasure/purge-expired.server";
import { purgeRemovedLeads } from "~/domains/lead-search/leads/removal/removed-leads.server";
import { purgeMails, purgeOldMails } from "~/domains/mail/mails.server";
import { purgeApplications } from "~/domains/marketing/access/purge-applications.server";
import { purgeWritings } from "~/domains/marketing/content/writings/writings.server";
import { purgeEntries } from "~/domains/marketing/forms/purge-entries.server";
import { purgeVisits } from "~/domains/marketing/links/count-visit.server";
import { purgeMerges } from "~/domains/merging/groups/purge-merges.server";
import { purgeDrafts } from "~/domains/messages/email-drafts.server";
import { purgeNotifications } from "~/domains/notifications/remove-notices.server";
import { purgeOnboardingFiles } from "~/domains/onboarding/erase-onboarding.server";
import { purgeQuotaUsage } from "~/domains/quotas/charge-quota.server";
import { purgeRawMails, purgeWebhookEvents } from "~/domains/replies/erase-person.server";
import { purgeSocialMessages } from "~/domains/social-leads/conversations/purge-conversations.server";
import { purgePlatformEvents } from "~/domains/social-leads/inbound/ingest-events.server";
import { purgeUnreadableEvents } from "~/domains/social-leads/inbound/unreadable-events.server";
import { purgeLeadMerges } from "~/domains/social-leads/merging/undo-merge.server";
import { purgeSocialLeads, STATEMENTS_PER_PURGE } from "~/domains/social-leads/purge-social-leads.server";
import { purgeSupport } from "~/domains/support/purge-support.server";
import { MAX_TAG_PURGE_STATEMENTS, purgeTagChanges } from "~/domains/tags/purge-tag-changes.server";
import { purgeQuizAnswers } from "~/domains/training/erase-training.server";
import { eraseUnusedUsers, MAX_USER_ERASURE_STATEMENTS } from "./erase-unused-users.server";
import type { RetentionKey } from "./retention";
import { listRetentionPeriods, noteRun, type RetentionPeriod } from "./retention-periods.server";

/** Deletes a batch of one kind. `used`: statements executed, at most `maxStatements`. `removed` is 0 when nothing is left. */
interface Removal {
  maxStatements: number;
  remove: (ctx: Context, before: Date) => Promise<{ removed: number; used: number }>;
}

const asOne = (remove: (ctx: Context, before: Date) => Promise<number>, limit = 1): Removal => ({
  maxStatements: limit,
  remove: async (ctx, before) => ({ removed: await remove(ctx, before), used: limit }),
});

const PIECES = 40;
/** Statements per invocation. D1 allows 1,000; the rest is for retention periods, their run records and the audit trail. */
const STATEMENT_BUDGET = 900;

const oldRequests = (condition: string) =>
  asOne(async (ctx, before) => {
    const old = `delete from data_requests where id in (select id from data_requests where ${condition} limit 500)`;
    return (await ctx.d1.prepare(old).bind(toUnixSeconds(before)).run()).meta.changes;
  });

const REMOVALS: Record<RetentionKey, Removal> = {
  sessions: asOne(identity.removeSessions),
  attempts: asOne(identity.removeAttempts),
  "failed-sign-ins": asOne(removeFailedSignIns),
  "one-time-tokens": asOne(identity.removeTokens),
  "form-drafts": asOne(identity.removeFormDrafts),
  "email-drafts": asOne(purgeDrafts),
  devices: asOne(identity.removeDevices),
  invitations: asOne(identity.removeInvitations),
  "idempotency-keys": asOne(purgeKeys),
  "mail-texts": asOne(purgeOldMails),
  mails: asOne(purgeMails),
  imports: { maxStatements: MAX_IMPORT_PURGE_STATEMENTS, remove: removeImportFiles },
  "raw-mails": asOne(purgeRawMails, 2),
  "industry-labels": asOne(purgeLabels, 2),
  "company-reports": asOne(purgeReports, 2),
  "webhook-events": asOne(purgeWebhookEvents),
  notifications: asOne(purgeNotifications),
  "unproved-requests": oldRequests("done_at is null and expires_at < ?1"),
  "data-requests": oldRequests("done_at < ?1"),
  "unused-users": { maxStatements: MAX_USER_ERASURE_STATEMENTS, remove: eraseUnusedUsers },
  "quota-use": asOne(purgeQuotaUsage),
  "research-requests": asOne(purgeRequests),
  "removed-companies": asOne(purgeRemovedCompanies),
  "removed-contacts": asOne(purgeRemovedContacts),
  "removed-leads": asOne(purgeRemovedLeads),
  "bulk-assignments": asOne(purgeAssignments, 2),
  "bulk-deletions": asOne(purgeDeletions),
  "merged-rows": asOne(purgeMerges),
  "onboarding-files": asOne(purgeOnboardingFiles, 9),
  referrals: asOne(purgeReferredAddresses),
  "agent-messages": asOne(purgeChatMessages, 2),
  "support-messages": asOne(purgeSupport, 2),
  "marketing-applications": asOne(purgeApplications),
  "marketing-writings": asOne(purgeWritings),
  "form-entries": asOne(purgeEntries),
  "link-visits": asOne(purgeVisits),
  "social-leads": asOne(purgeSocialLeads, STATEMENTS_PER_PURGE),
  "merged-social-leads": asOne(purgeLeadMerges),
  "social-messages": asOne(purgeSocialMessages, 3),
  "platform-events": asOne(purgePlatformEvents),
  "unreadable-events": asOne(purgeUnreadableEvents),
  "money-words": asOne(purgeReasons, 3),
  "left-payout-accounts": asOne(removeLeftAccounts),
  "quiz-answers": asOne(purgeQuizAnswers),
  "tag-changes": asOne(purgeTagChanges, MAX_TAG_PURGE_STATEMENTS),
};

/** Deletes a batch of each kind in turn, so that none blocks another. A failing kind is skipped for the rest of this run. */
async function removeOld(ctx: Context, periods: RetentionPeriod[]) {
  const counts = new Map<RetentionKey, number>();
  let waiting = periods;
  let left = STATEMENT_BUDGET;
  for (let piece = 0; piece < PIECES; piece += 1)
    for (const period of waiting) {
      const { key, days } = period;
      const before = new Date(ctx.now().getTime() - days * 86_400_000);
      if (REMOVALS[key].maxStatements > left) continue;
      try {
        const { removed, used } = await REMOVALS[key].remove(ctx, before);
        left -= used;
        counts.set(key, (counts.get(key) ?? 0) + removed);
        if (removed === 0) waiting = waiting.filter((row) => row !== period);
      } catch (error) {
        left -= REMOVALS[key].maxStatements;
        waiting = waiting.filter((row) => row !== period);
        ctx.log.error("retention failed", { kind: key, ...reasonOf(error) });
      }
    }
  return { counts, isDone: waiting.length === 0 };
}

/** Applies retention. If the run is incomplete, another job continues it the same night. Safe to repeat. */
export async function applyRetention(ctx: Context): Promise<Record<string, number>> {
  const periods = await listRetentionPeriods(ctx);
  const { counts, isDone } = await removeOld(ctx, periods);
  for (const { key, removedInAll } of periods) {
    const removed = counts.get(key);
    if (removed !== undefined) await noteRun(ctx, key, removed, removedInAll + removed);
  }
  const detail = Object.fromEntries(counts);
  await auditStatement(ctx, { action: "apply-retention", detail });
  ctx.log.info("retention applied", { kinds: periods.length, ...detail });
  if (!isDone) await ctx.queue.send({ kind: "apply-retention" });
  return detail;
}
