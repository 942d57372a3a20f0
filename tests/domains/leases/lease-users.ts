import type { Context } from "~/core/context";
import { requeueDemoFills } from "~/domains/demo/request-demo.server";
import { requeueStaleImports } from "~/domains/directory/imports/with-lease.server";
import { queueResearch } from "~/domains/directory/research/due-sources.server";
import { requeueStaleLeadSearches } from "~/domains/lead-search/runs/run-lead-search.server";
import { queueLostMails } from "~/domains/mail/send-mails.server";
import { queueDueInboxes } from "~/domains/mailboxes/inboxes/queue-inboxes.server";
import { requeueWritings } from "~/domains/marketing/content/writings/with-lease.server";
import { requeueDuplicateSearches } from "~/domains/merging/duplicate-scan/scan-lease.server";
import { queueMailboxes } from "~/domains/sending/queue-mailboxes.server";
import { requeueSocialCampaigns } from "~/domains/social-leads/campaigns/with-lease.server";
import { requeueMessages } from "~/domains/social-leads/conversations/send-message.server";
import { requeueSocialImports } from "~/domains/social-leads/imports/with-lease.server";
import { requeuePlatformEvents } from "~/domains/social-leads/inbound/ingest-events.server";
import {
  demoFill,
  demoRemoval,
  duplicates,
  importCheck,
  importRun,
  importUndo,
  inbox,
  type LeasedJob,
  leadSearch,
  mailbox,
  platformEvent,
  platformSync,
  repeatedRequest,
  research,
  socialImport,
  socialImportFile,
  socialMails,
  socialMessage,
  socialTasks,
  systemMail,
  writing,
} from "./leased-jobs";

export interface LeaseUser {
  name: string;
  table: string;
  /** SQL condition of a row that a job holds. */
  held: string;
  /** SQL assignments that give the row to another job, as its claim does. */
  takeover: string;
  start: () => Promise<LeasedJob>;
  /** The first call that knows the claim, if the row is claimed for the job before it starts. */
  learnsAt?: number;
  /** Requeues lost work; omitted if a request does it itself. */
  requeue?: (ctx: Context) => Promise<unknown>;
  /** The kind of job that the sweep queues, or a state if the lost job's outcome is unknown. */
  requeuedAs?: string | { lost: string };
  /** SQL condition of a row that was given up, and the claims until then; omitted if failures are counted elsewhere. */
  givenUp?: { is: string; claims: number };
}

const LEASED = "lease_until > unixepoch() + 5";
const LATER = "lease_until = lease_until + 1000";
const TAKEN = `${LATER}, attempts = attempts + 1`;

/** Every job that claims a row for a time. Add new ones here. */
export const LEASE_USERS: LeaseUser[] = [
  {
    name: "an import of social leads from platforms",
    table: "social_imports",
    held: LEASED,
    takeover: TAKEN,
    start: socialImport,
    requeue: requeueSocialImports,
    requeuedAs: "import-social-leads",
    givenUp: { is: "status = 'failed'", claims: 20 },
  },
  {
    name: "an import of social leads from a file",
    table: "social_imports",
    held: LEASED,
    takeover: TAKEN,
    start: socialImportFile,
    requeue: requeueSocialImports,
    requeuedAs: "import-social-leads",
    givenUp: { is: "status = 'failed'", claims: 20 },
  },
  {
    name: "a campaign of social leads by tasks",
    table: "social_campaigns",
    held: LEASED,
    takeover: TAKEN,
    start: socialTasks,
    requeue: requeueSocialCampaigns,
    requeuedAs: "make-social-campaign",
    givenUp: { is: "preparation_status = 'failed'", claims: 20 },
  },
  {
    name: "a campaign of social leads by email",
    table: "social_campaigns",
    held: LEASED,
    takeover: TAKEN,
    start: socialMails,
    requeue: requeueSocialCampaigns,
    requeuedAs: "make-social-campaign",
    givenUp: { is: "preparation_status = 'failed'", claims: 20 },
  },
  {
    name: "posts that a model writes",
    table: "content_drafts",
    held: `state = 'writing' and ${LEASED}`,
    takeover: TAKEN,
    start: writing,
    requeue: requeueWritings,
    requeuedAs: "write-posts",
    givenUp: { is: "state = 'failed'", claims: 3 },
  },
  {
    name: "a lead search",
    table: "lead_searches",
    held: `status = 'running' and ${LEASED}`,
    takeover: TAKEN,
    start: leadSearch,
    requeue: requeueStaleLeadSearches,
    requeuedAs: "run-lead-search",
    givenUp: { is: "status = 'failed'", claims: 5 },
  },
  ...(
    [
      ["the check of an import", importCheck, "check-import"],
      ["an import", importRun, "run-import"],
      ["the undo of an import", importUndo, "undo-import"],
    ] as const
  ).map(([name, start, requeuedAs]) => ({
    name,
    table: "imports",
    held: LEASED,
    takeover: TAKEN,
    start,
    requeue: requeueStaleImports,
    requeuedAs,
    givenUp: { is: "status = 'failed'", claims: 20 },
  })),
  {
    name: "a step of the research",
    table: "research_runs",
    held: LEASED,
    takeover: LATER,
    start: research,
    requeue: queueResearch,
    requeuedAs: "step-research",
  },
  {
    name: "a search for duplicates",
    table: "duplicate_scans",
    held: LEASED,
    takeover: TAKEN,
    start: duplicates,
    requeue: requeueDuplicateSearches,
    requeuedAs: "find-duplicates",
    givenUp: { is: "step = 'failed'", claims: 19 },
  },
  {
    name: "a step of the demo work",
    table: "demo_fills",
    held: LEASED,
    takeover: LATER,
    start: demoFill,
    requeue: requeueDemoFills,
    requeuedAs: "demo-work",
  },
  {
    name: "the removal of demo work",
    table: "demo_fills",
    held: LEASED,
    takeover: LATER,
    start: demoRemoval,
    requeue: requeueDemoFills,
    requeuedAs: "demo-work",
  },
  {
    name: "a mailbox that sends",
    table: "mailboxes",
    held: LEASED,
    takeover: LATER,
    start: mailbox,
    requeue: queueMailboxes,
    requeuedAs: "send-mailbox",
  },
  {
    name: "an inbox that is read",
    table: "inboxes",
    held: LEASED,
    takeover: `${LATER}, lease_id = 'another'`,
    start: inbox,
    requeue: queueDueInboxes,
    requeuedAs: "poll-inbox",
  },
  {
    name: "a request with an Idempotency-Key",
    table: "idempotency_keys",
    held: `outcome is null and ${LEASED}`,
    takeover: `${LATER}, lease_id = 'another'`,
    start: repeatedRequest,
  },
  {
    name: "a message to a social lead",
    table: "social_messages",
    held: "state = 'sending'",
    takeover: "claimed_at = claimed_at + 1000",
    start: socialMessage,
    requeue: requeueMessages,
    requeuedAs: { lost: "state = 'unconfirmed'" },
  },
  {
    name: "an event of a platform",
    table: "platform_events",
    held: "done_at is null and due_at > unixepoch() + 5",
    takeover: "due_at = due_at + 1000, attempts = attempts + 1",
    start: platformEvent,
    requeue: requeuePlatformEvents,
    requeuedAs: "take-platform-events",
  },
  {
    name: "the sync of a platform",
    table: "platform_connections",
    held: "sync_requested_at is not null",
    takeover: "sync_requested_at = sync_requested_at + 1000",
    start: platformSync,
    learnsAt: 2,
  },
  {
    name: "an email of the product",
    table: "transactional_emails",
    held: "state = 'sending'",
    takeover: "claimed_at = claimed_at + 1000, attempts = attempts + 1",
    start: systemMail,
    requeue: queueLostMails,
    requeuedAs: { lost: "state = 'unconfirmed'" },
  },
];
