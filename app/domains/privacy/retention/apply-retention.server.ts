import type { Context } from "~/core/context";
import { reasonOf } from "~/core/log";
import { secondsOf } from "~/core/seconds";
import { auditStatement } from "~/domains/audit/audit.server";
import { removeFailedSignIns } from "~/domains/audit/session-entries.server";
import { forgetAssignments } from "~/domains/bulk/assignment/undo-assignment.server";
import { forgetDeletions } from "~/domains/bulk/deletion/undo-deletion.server";
import { removeOldChatMessages } from "~/domains/chats/forget-chats.server";
import { forgetReferredAddresses } from "~/domains/commissions/affiliate/forget-referrals.server";
import { forgetReasons } from "~/domains/commissions/closes/forget-closes.server";
import { removeLeftAccounts } from "~/domains/commissions/payouts/left-agents.server";
import { forgetRemovedCompanies } from "~/domains/directory/companies/removal/find-removed-company.server";
import { forgetRemovedContacts } from "~/domains/directory/contacts/removal/removed-contacts.server";
import { forgetReports } from "~/domains/directory/corrections/forget-reports.server";
import {
  MAX_IMPORT_PURGE_STATEMENTS,
  removeImportFiles,
} from "~/domains/directory/imports/remove-import-files.server";
import { forgetLabels } from "~/domains/directory/labels/forget-labels.server";
import { removeOldRequests } from "~/domains/directory/research/research-requests.server";
import { removeOldKeys } from "~/domains/idempotency/answer-once.server";
import * as identity from "~/domains/identity/erasure/remove-expired.server";
import { forgetRemovedLeads } from "~/domains/lead-search/leads/removal/removed-leads.server";
import { emptyOldMails, removeOldMails } from "~/domains/mail/mails.server";
import { removeOldApplications } from "~/domains/marketing/access/forget-access.server";
import { removeOldWritings } from "~/domains/marketing/content/writings/writings.server";
import { removeOldEntries } from "~/domains/marketing/forms/forget-entries.server";
import { removeOldVisits } from "~/domains/marketing/links/count-visit.server";
import { forgetMerges } from "~/domains/merging/groups/forget-groups.server";
import { removeOldNotifications } from "~/domains/notifications/remove-notices.server";
import { removeOldOnboardingFiles } from "~/domains/onboarding/forget-onboarding.server";
import { forgetPastUse } from "~/domains/quotas/count-use.server";
import { removeOldRawMails, removeOldWebhookEvents } from "~/domains/replies/erase-person.server";
import { removeOldSocialMessages } from "~/domains/social-leads/conversations/forget-conversations.server";
import {
  removeOldSocialLeads,
  STATEMENTS_PER_PURGE,
} from "~/domains/social-leads/forget-social-leads.server";
import { removeOldPlatformEvents } from "~/domains/social-leads/inbound/forget-events.server";
import { forgetLeadMerges } from "~/domains/social-leads/merging/forget-merges.server";
import { removeOldSupport } from "~/domains/support/forget-support.server";
import { forgetTagChanges, MAX_TAG_PURGE_STATEMENTS } from "~/domains/tags/forget-tags.server";
import { forgetQuizAnswers } from "~/domains/training/forget-training.server";
import { eraseUnusedUsers, MAX_USER_ERASURE_STATEMENTS } from "./erase-unused-users.server";
import type { RetentionKey } from "./retention";
import { listRetentionPeriods, noteRun, type RetentionPeriod } from "./retention-periods.server";

/** What removing a piece took: `used` statements, at most the `most` of its kind. Nothing removed: nothing is left. */
interface Removal {
  most: number;
  remove: (ctx: Context, before: Date) => Promise<{ removed: number; used: number }>;
}

const asOne = (remove: (ctx: Context, before: Date) => Promise<number>, most = 1): Removal => ({
  most,
  remove: async (ctx, before) => ({ removed: await remove(ctx, before), used: most }),
});

const PIECES = 40;
/** Statements of one invocation. D1 allows 1,000: the rest is for the periods, their notes and the audit trail. */
const STATEMENT_BUDGET = 900;

const oldRequests = (condition: string) =>
  asOne(async (ctx, before) => {
    const old = `delete from data_requests where id in (select id from data_requests where ${condition} limit 500)`;
    return (await ctx.d1.prepare(old).bind(secondsOf(before)).run()).meta.changes;
  });

const REMOVALS: Record<RetentionKey, Removal> = {
  sessions: asOne(identity.removeSessions),
  attempts: asOne(identity.removeAttempts),
  "failed-sign-ins": asOne(removeFailedSignIns),
  "one-time-tokens": asOne(identity.removeTokens),
  "form-drafts": asOne(identity.removeFormDrafts),
  devices: asOne(identity.removeDevices),
  invitations: asOne(identity.removeInvitations),
  "idempotency-keys": asOne(removeOldKeys),
  "mail-texts": asOne(emptyOldMails),
  mails: asOne(removeOldMails),
  imports: { most: MAX_IMPORT_PURGE_STATEMENTS, remove: removeImportFiles },
  "raw-mails": asOne(removeOldRawMails, 2),
  "industry-labels": asOne(forgetLabels, 2),
  "company-reports": asOne(forgetReports, 2),
  "webhook-events": asOne(removeOldWebhookEvents),
  notifications: asOne(removeOldNotifications),
  "unproved-requests": oldRequests("done_at is null and expires_at < ?1"),
  "data-requests": oldRequests("done_at < ?1"),
  "unused-users": { most: MAX_USER_ERASURE_STATEMENTS, remove: eraseUnusedUsers },
  "quota-use": asOne(forgetPastUse),
  "research-requests": asOne(removeOldRequests),
  "removed-companies": asOne(forgetRemovedCompanies),
  "removed-contacts": asOne(forgetRemovedContacts),
  "removed-leads": asOne(forgetRemovedLeads),
  "bulk-assignments": asOne(forgetAssignments, 2),
  "bulk-deletions": asOne(forgetDeletions),
  "merged-rows": asOne(forgetMerges),
  "onboarding-files": asOne(removeOldOnboardingFiles, 9),
  referrals: asOne(forgetReferredAddresses),
  "agent-messages": asOne(removeOldChatMessages, 2),
  "support-messages": asOne(removeOldSupport, 2),
  "marketing-applications": asOne(removeOldApplications),
  "marketing-writings": asOne(removeOldWritings),
  "form-entries": asOne(removeOldEntries),
  "link-visits": asOne(removeOldVisits),
  "social-leads": asOne(removeOldSocialLeads, STATEMENTS_PER_PURGE),
  "merged-social-leads": asOne(forgetLeadMerges),
  "social-messages": asOne(removeOldSocialMessages, 3),
  "platform-events": asOne(removeOldPlatformEvents),
  "money-words": asOne(forgetReasons, 3),
  "left-payout-accounts": asOne(removeLeftAccounts),
  "quiz-answers": asOne(forgetQuizAnswers),
  "tag-changes": asOne(forgetTagChanges, MAX_TAG_PURGE_STATEMENTS),
};

/** A piece of each kind in turn, so that none waits for another. A kind that fails is left to the next night. */
async function removeOld(ctx: Context, periods: RetentionPeriod[]) {
  const counts = new Map<RetentionKey, number>();
  let waiting = periods;
  let left = STATEMENT_BUDGET;
  for (let piece = 0; piece < PIECES; piece += 1)
    for (const period of waiting) {
      const { key, days } = period;
      const before = new Date(ctx.now().getTime() - days * 86_400_000);
      if (REMOVALS[key].most > left) continue;
      try {
        const { removed, used } = await REMOVALS[key].remove(ctx, before);
        left -= used;
        counts.set(key, (counts.get(key) ?? 0) + removed);
        if (removed === 0) waiting = waiting.filter((each) => each !== period);
      } catch (error) {
        left -= REMOVALS[key].most;
        waiting = waiting.filter((each) => each !== period);
        ctx.log.error("retention failed", { kind: key, ...reasonOf(error) });
      }
    }
  return { counts, isDone: waiting.length === 0 };
}

/** What one run does not end, a further job of the same night does. Safe to repeat. */
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
