import type { AccountContext, Context } from "~/core/context";
import { planCampaign } from "~/domains/campaigns/planning/plan-campaign.server";
import { eraseDemoAccount, runDemoStep } from "~/domains/demo/demo-jobs.server";
import { attachContacts } from "~/domains/directory/contacts/attach-contacts.server";
import { checkImport } from "~/domains/directory/imports/check-import.server";
import { accountOfImport } from "~/domains/directory/imports/imports.server";
import { runImport } from "~/domains/directory/imports/run-import.server";
import { applyLabel } from "~/domains/directory/industry-mapping/apply-label.server";
import { continueOpenData } from "~/domains/directory/open-data/seed-open-data.server";
import { stepResearch } from "~/domains/directory/research/step-research.server";
import { findAccount } from "~/domains/identity/find-account.server";
import { accountOfSearch } from "~/domains/lead-search/lead-searches.server";
import { runLeadSearch } from "~/domains/lead-search/runs/run-lead-search.server";
import { sendMails } from "~/domains/mail/send-mails.server";
import { runWriting } from "~/domains/marketing/content/writings/run-writing.server";
import { accountOfConnection } from "~/domains/marketing/platforms/connections.server";
import { workOnDuplicates } from "~/domains/merging/duplicate-scan/run-scan.server";
import { createOpportunityFromReply } from "~/domains/opportunities/creation/create-opportunity-from-reply.server";
import { undoImportBesidesTasks } from "~/domains/opportunities/tasks/tasks.server";
import { applyRetention } from "~/domains/privacy/retention/apply-retention.server";
import { readReply } from "~/domains/replies/model-review/read-reply.server";
import { pollInbox } from "~/domains/replies/polling/poll-inbox.server";
import { accountOfReply } from "~/domains/replies/reply-opportunities.server";
import { sendMailbox } from "~/domains/sending/send-mailbox.server";
import { carryOnSocialCampaign } from "~/domains/social-leads/campaigns/make-social-campaign.server";
import {
  accountOfSocialMessage,
  sendSocialMessage,
} from "~/domains/social-leads/conversations/send-message.server";
import { carryOnRemoval } from "~/domains/social-leads/imports/remove-imported-leads.server";
import { runSocialImport } from "~/domains/social-leads/imports/run-social-import.server";
import { ingestPlatformEvents } from "~/domains/social-leads/inbound/ingest-events.server";
import { syncPlatform } from "~/domains/social-leads/inbound/sync-platform.server";
import { ingestFormEntries } from "~/domains/social-leads/ingest-form-entries.server";
import { continueWorkflow } from "~/domains/workflow/continue-workflow.server";
import { type Job, type Kind, type Message, ofAccount } from "./job";

const byId = (ctx: Context, { accountId }: { accountId: number }) => findAccount(ctx.db, accountId);
const ofImport = (step: (ctx: AccountContext, importId: number) => Promise<unknown>) =>
  ofAccount<Message<"check-import" | "run-import" | "undo-import">>(
    (ctx, { importId }) => accountOfImport(ctx.db, importId),
    (ctx, { importId }) => step(ctx, importId),
  );

/** The job for each kind of message. */
export const JOBS: { [K in Kind]: Job<Message<K>> } = {
  "check-import": ofImport(checkImport),
  "run-import": ofImport(runImport),
  "undo-import": ofImport(undoImportBesidesTasks),
  "attach-contacts": ofAccount<Message<"attach-contacts">>(byId, (ctx, of) => attachContacts(ctx, of.after)),
  "apply-industry-label": applyLabel,
  "run-lead-search": ofAccount<Message<"run-lead-search">>(
    (ctx, { searchId }) => accountOfSearch(ctx.db, searchId),
    runLeadSearch,
  ),
  "import-social-leads": ofAccount<Message<"import-social-leads">>(byId, (ctx, { socialImportId }) =>
    runSocialImport(ctx, socialImportId),
  ),
  "remove-imported-leads": ofAccount<Message<"remove-imported-leads">>(byId, (ctx, { socialImportId }) =>
    carryOnRemoval(ctx, socialImportId),
  ),
  "make-social-campaign": ofAccount<Message<"make-social-campaign">>(byId, carryOnSocialCampaign),
  "take-form-entries": ofAccount<Message<"take-form-entries">>(byId, ingestFormEntries),
  "write-posts": ofAccount<Message<"write-posts">>(byId, runWriting),
  "open-opportunity": ofAccount<Message<"open-opportunity">>(accountOfReply, createOpportunityFromReply),
  "read-reply": ofAccount<Message<"read-reply">>(accountOfReply, readReply),
  "empty-account": ofAccount<Message<"empty-account">>(byId, (ctx) => eraseDemoAccount(ctx)),
  "find-duplicates": ofAccount<Message<"find-duplicates">>(byId, (ctx) => workOnDuplicates(ctx)),
  "demo-work": ofAccount<Message<"demo-work">>(byId, (ctx) => runDemoStep(ctx)),
  "run-workflow": ofAccount<Message<"run-workflow">>(byId, (ctx) => continueWorkflow(ctx)),
  "take-platform-events": ofAccount<Message<"take-platform-events">>(
    accountOfConnection,
    ingestPlatformEvents,
  ),
  "sync-platform": ofAccount<Message<"sync-platform">>(accountOfConnection, syncPlatform),
  "send-social-message": ofAccount<Message<"send-social-message">>(accountOfSocialMessage, sendSocialMessage),
  "plan-campaign": (ctx, { campaignId }) => planCampaign(ctx, campaignId),
  "send-mailbox": (ctx, { mailboxId }) => sendMailbox(ctx, mailboxId),
  "poll-inbox": (ctx, { mailboxId, lookAt }) => pollInbox(ctx, mailboxId, { lookAt }),
  "send-mails": (ctx) => sendMails(ctx),
  "apply-retention": (ctx) => applyRetention(ctx),
  "seed-open-data": continueOpenData,
  "step-research": stepResearch,
};
