import type { Account, AccountContext, Context } from "~/core/context";
import { DomainError } from "~/core/errors";
import { JobMessage } from "~/core/jobs";
import { reasonOf } from "~/core/log";
import { planCampaign } from "~/domains/campaigns/planning/plan-campaign.server";
import { checkImport } from "~/domains/directory/imports/check-import.server";
import { accountOfImport } from "~/domains/directory/imports/imports.server";
import { runImport } from "~/domains/directory/imports/run-import.server";
import { undoImport } from "~/domains/directory/imports/undo-import.server";
import { findAccount } from "~/domains/identity/find-account.server";
import { accountOfSearch } from "~/domains/lead-search/lead-searches.server";
import { runLeadSearch } from "~/domains/lead-search/runs/run-lead-search.server";
import { sendMails } from "~/domains/mail/send-mails.server";
import { takeOpening } from "~/domains/opportunities/opening/open-opportunity-of-reply.server";
import { emptyAccount } from "~/domains/privacy/erasure/empty-account.server";
import { applyRetention } from "~/domains/privacy/retention/apply-retention.server";
import { accountOfOpening } from "~/domains/replies/reply-openings.server";
import { sendMailbox } from "~/domains/sending/send-mailbox.server";
import { createContext, type Env } from "./context";

interface Job {
  account: (ctx: Context) => Promise<Account | null>;
  run: (ctx: AccountContext) => Promise<unknown>;
}

const OF_SYSTEM = ["send-mails", "send-mailbox", "plan-campaign", "apply-retention"] as const;
type SystemMessage = Extract<JobMessage, { kind: (typeof OF_SYSTEM)[number] }>;

/** A message that names what an account asked for: its job runs for that account. */
type AccountMessage = Exclude<JobMessage, SystemMessage>;

const isOfSystem = (message: JobMessage): message is SystemMessage =>
  OF_SYSTEM.some((kind) => kind === message.kind);

async function runSystemJob(ctx: Context, message: SystemMessage): Promise<void> {
  if (message.kind === "plan-campaign") await planCampaign(ctx, message.campaignId);
  else if (message.kind === "send-mailbox") await sendMailbox(ctx, message.mailboxId);
  else if (message.kind === "apply-retention") await applyRetention(ctx);
  else await sendMails(ctx);
}

function jobOf(message: AccountMessage): Job {
  if (message.kind === "run-lead-search")
    return {
      account: (ctx) => accountOfSearch(ctx.db, message.searchId),
      run: (ctx) => runLeadSearch(ctx, message),
    };
  if (message.kind === "empty-account")
    return { account: (ctx) => findAccount(ctx.db, message.accountId), run: emptyAccount };
  if (message.kind === "open-opportunity")
    return {
      account: (ctx) => accountOfOpening(ctx, message.inboundId),
      run: (ctx) => takeOpening(ctx, message.inboundId),
    };
  const step = { "check-import": checkImport, "run-import": runImport, "undo-import": undoImport }[
    message.kind
  ];
  return {
    account: (ctx) => accountOfImport(ctx.db, message.importId),
    run: (ctx) => step(ctx, message.importId),
  };
}

/** Runs one job. A refusal the domain expects ends the job; anything else throws, so that the queue delivers it again. */
export async function runJob(env: Env, message: JobMessage, requestId: string): Promise<void> {
  const system = createContext(env, requestId, { account: null });
  if (isOfSystem(message)) return runSystemJob(system, message);
  const job = jobOf(message);
  const account = await job.account(system);
  if (!account) return;
  const ctx = createContext(env, requestId, { account });
  try {
    await job.run({ ...ctx, account });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    ctx.log.info("job refused", { kind: message.kind, code: error.code });
  }
}

export async function handleQueue(batch: MessageBatch<unknown>, env: Env): Promise<void> {
  for (const delivery of batch.messages) {
    const message = JobMessage.safeParse(delivery.body);
    const log = createContext(env, delivery.id).log;
    if (!message.success) {
      log.error("job not understood");
      delivery.ack();
      continue;
    }
    try {
      await runJob(env, message.data, delivery.id);
      delivery.ack();
    } catch (error) {
      log.error("job failed", { kind: message.data.kind, attempt: delivery.attempts, ...reasonOf(error) });
      delivery.retry({ delaySeconds: Math.min(2 ** delivery.attempts, 60) });
    }
  }
}
