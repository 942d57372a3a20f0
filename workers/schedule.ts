import { countSentMessages } from "~/domains/admin/activity/activity.server";
import { recordSchedulerRun } from "~/domains/admin/activity/service-status.server";
import { renewLiveClaims } from "~/domains/admin/settings/public-figures.server";
import { endOverdueAssignments } from "~/domains/agents/assignments/end-assignment.server";
import { startStageTimers } from "~/domains/analytics/stage-rows.server";
import { remindOfInvoices } from "~/domains/billing/invoices/remind-of-invoices.server";
import { reconcileCheckouts } from "~/domains/billing/payments/settle-checkout.server";
import { turnSubscriptions } from "~/domains/billing/subscription/turn-subscriptions.server";
import { warnOfLimits } from "~/domains/billing/warn-of-limits.server";
import {
  advanceCampaigns,
  startScheduledCampaigns,
} from "~/domains/campaigns/planning/start-scheduled-campaigns.server";
import { settleReferrals } from "~/domains/commissions/affiliate/settle-referrals.server";
import { endHolds } from "~/domains/commissions/ledger/end-holds.server";
import { requestForLeftAgents } from "~/domains/commissions/payouts/left-agents.server";
import { requeueDemoFills } from "~/domains/demo/request-demo.server";
import { requeueStaleImports } from "~/domains/directory/imports/with-lease.server";
import { classifyLabels } from "~/domains/directory/industry-mapping/classify-labels.server";
import { queueResearch } from "~/domains/directory/research/due-sources.server";
import { rebuildSearch } from "~/domains/directory/search/rebuild-search.server";
import { reindexEvidence } from "~/domains/directory/search/reindex-evidence.server";
import { requeueStaleLeadSearches } from "~/domains/lead-search/runs/run-lead-search.server";
import { queueLostMails } from "~/domains/mail/send-mails.server";
import { queueDueInboxes } from "~/domains/mailboxes/inboxes/queue-inboxes.server";
import { requeueWritings } from "~/domains/marketing/content/writings/with-lease.server";
import { requeueFormEntries } from "~/domains/marketing/forms/waiting-entries.server";
import { requeueDuplicateSearches } from "~/domains/merging/duplicate-scan/scan-lease.server";
import { remindOfInterviews } from "~/domains/onboarding/interview/remind-of-interviews.server";
import { sendDigests } from "~/domains/opportunities/digests/send-digests.server";
import { remindOfTasks } from "~/domains/opportunities/tasks/remind-of-tasks.server";
import { requeueClosedAccounts } from "~/domains/privacy/erasure/erase-account-rows.server";
import { requeueReadings } from "~/domains/replies/model-review/reading-jobs.server";
import { requeueCreations } from "~/domains/replies/reply-opportunities.server";
import { queueMailboxes } from "~/domains/sending/queue-mailboxes.server";
import { requeueSocialCampaigns } from "~/domains/social-leads/campaigns/with-lease.server";
import { requeueSocialImports } from "~/domains/social-leads/imports/with-lease.server";
import { requeuePlatformJobs } from "~/domains/social-leads/requeue-platform-jobs.server";
import { normalizePlusAddressing } from "~/domains/suppressions/normalize-plus-addressing.server";
import { queueWorkflows } from "~/domains/workflow/continue-workflow.server";
import { NIGHTLY, type ScheduleRow } from "./nightly";

/** Every scheduled job, in UTC. wrangler.toml has the same crons; a test compares the two. */
export const SCHEDULE: ScheduleRow[] = [
  { cron: "* * * * *", name: "queue imports again whose job was lost", run: requeueStaleImports },
  { cron: "* * * * *", name: "take leads of forms whose job was lost", run: requeueFormEntries },
  { cron: "* * * * *", name: "write posts whose job was lost", run: requeueWritings },
  {
    cron: "* * * * *",
    name: "resume social lead imports whose job was lost",
    run: requeueSocialImports,
  },
  {
    cron: "* * * * *",
    name: "resume social lead campaigns whose job was lost",
    run: requeueSocialCampaigns,
  },
  { cron: "* * * * *", name: "queue lead searches again whose job was lost", run: requeueStaleLeadSearches },
  { cron: "* * * * *", name: "send emails whose job was lost", run: queueLostMails },
  { cron: "* * * * *", name: "send what mailboxes have due and may send", run: queueMailboxes },
  { cron: "* * * * *", name: "sync inboxes that are due", run: queueDueInboxes },
  { cron: "* * * * *", name: "start campaigns whose time has come", run: startScheduledCampaigns },
  { cron: "* * * * *", name: "plan and complete campaigns whose job was lost", run: advanceCampaigns },
  { cron: "* * * * *", name: "continue running workflows", run: queueWorkflows },
  { cron: "* * * * *", name: "open opportunities of replies whose job was lost", run: requeueCreations },
  { cron: "* * * * *", name: "ask the model about replies whose job was lost", run: requeueReadings },
  { cron: "* * * * *", name: "empty accounts that were closed", run: requeueClosedAccounts },
  { cron: "* * * * *", name: "resume demo data whose job was lost", run: requeueDemoFills },
  { cron: "* * * * *", name: "resume lost duplicate scans", run: requeueDuplicateSearches },
  { cron: "* * * * *", name: "index companies by a new version of the evidence", run: reindexEvidence },
  { cron: "* * * * *", name: "rebuild search indexes after a restore", run: rebuildSearch },
  { cron: "* * * * *", name: "ask the sources of the research that are due", run: queueResearch },
  {
    cron: "* * * * *",
    name: "take up what platforms told and answers whose job was lost",
    run: requeuePlatformJobs,
  },
  { cron: "* * * * *", name: "remind of tasks whose time has come", run: remindOfTasks },
  { cron: "* * * * *", name: "remind of interviews that are near", run: remindOfInterviews },
  {
    cron: "* * * * *",
    name: "update the ledger for referrals",
    run: (ctx) => settleReferrals(ctx),
  },
  { cron: "* * * * *", name: "record the run for the status page", run: recordSchedulerRun },
  {
    cron: "*/15 * * * *",
    name: "renew, end and fall back where a subscription is due",
    run: turnSubscriptions,
  },
  { cron: "*/15 * * * *", name: "ask for invoices that are due", run: remindOfInvoices },
  { cron: "*/15 * * * *", name: "warn of leads that are nearly used up", run: warnOfLimits },
  { cron: "*/15 * * * *", name: "settle payments that hang", run: reconcileCheckouts },
  { cron: "7 * * * *", name: "end holds of commissions", run: endHolds },
  { cron: "7 * * * *", name: "ask for what is owed to agents who left", run: requestForLeftAgents },
  { cron: "0 * * * *", name: "send the daily summary at 06:00 local time", run: sendDigests },
  { cron: "7 * * * *", name: "count what the public pages claim", run: renewLiveClaims },
  { cron: "7 * * * *", name: "count what mailboxes sent, for the analytics", run: countSentMessages },
  { cron: "7 * * * *", name: "ask the model which industry an unknown label names", run: classifyLabels },
  { cron: "7 * * * *", name: "set the clocks by which days are counted", run: startStageTimers },
  { cron: "7 * * * *", name: "end expired assignments", run: endOverdueAssignments },
  {
    cron: "7 * * * *",
    name: "match old suppressions without the address tag",
    run: normalizePlusAddressing,
  },
  ...NIGHTLY,
];
