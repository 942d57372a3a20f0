import { inject } from "vitest";
import { createCriteriaWriter } from "~/adapters/llm/create-criteria-writer";
import { createSmtpSender } from "~/adapters/mail/smtp";
import type { Context } from "~/core/context";
import { removeDemo } from "~/domains/demo/demo-jobs.server";
import { fillDemo } from "~/domains/demo/fill-demo.server";
import { requestDemoRemoval, requestDemoWork } from "~/domains/demo/request-demo.server";
import { checkImport } from "~/domains/directory/imports/check-import.server";
import { requestImportUndo } from "~/domains/directory/imports/request-import-undo.server";
import { runImport } from "~/domains/directory/imports/run-import.server";
import { startImport } from "~/domains/directory/imports/start-import.server";
import { undoImport } from "~/domains/directory/imports/undo-import.server";
import { stepResearch } from "~/domains/directory/research/step-research.server";
import { withIdempotencyKey } from "~/domains/idempotency/with-idempotency-key.server";
import { runLeadSearch } from "~/domains/lead-search/runs/run-lead-search.server";
import { startLeadSearch } from "~/domains/lead-search/runs/start-lead-search.server";
import { mailStatement } from "~/domains/mail/mail-statement.server";
import { sendMails } from "~/domains/mail/send-mails.server";
import { runWriting } from "~/domains/marketing/content/writings/run-writing.server";
import { workOnDuplicates } from "~/domains/merging/duplicate-scan/run-scan.server";
import { requestSearch } from "~/domains/merging/duplicate-scan/start-scan.server";
import { pollInbox } from "~/domains/replies/polling/poll-inbox.server";
import { sendMailbox } from "~/domains/sending/send-mailbox.server";
import { createSocialCampaign } from "~/domains/social-leads/campaigns/create-social-campaign.server";
import { carryOnSocialCampaign } from "~/domains/social-leads/campaigns/make-social-campaign.server";
import { SocialCampaignInput } from "~/domains/social-leads/campaigns/schemas";
import { replyToLead } from "~/domains/social-leads/conversations/reply.server";
import { sendSocialMessage } from "~/domains/social-leads/conversations/send-message.server";
import { startLeadImport } from "~/domains/social-leads/imports/import-leads.server";
import { runSocialImport } from "~/domains/social-leads/imports/run-social-import.server";
import { ingestPlatformEvents } from "~/domains/social-leads/inbound/ingest-events.server";
import { syncPlatform } from "~/domains/social-leads/inbound/sync-platform.server";
import { check, companiesCsv, importFile, upload } from "../../support/fixtures/imports";
import { makeInbox } from "../../support/fixtures/inboxes";
import { addCompanies, makeSearch } from "../../support/fixtures/lead-search";
import { marketingWriting } from "../../support/fixtures/marketing";
import { connectedBusiness } from "../../support/fixtures/platforms";
import { whatsappEvent } from "../../support/fixtures/platforms-events";
import { beginRun, inRoom, leaveOnly, leiOf } from "../../support/fixtures/research";
import { makeCampaign, makeMailbox } from "../../support/fixtures/sending";
import { socialLead } from "../../support/fixtures/social-leads";
import { type Business, env, makeBusiness, testContext } from "../../support/harness/context";
import { script } from "../../support/servers/imap";

export interface LeasedJob {
  /** SQL condition that selects the job's row. */
  where: string;
  ctx: Context;
  run: (ctx: Context) => Promise<unknown>;
  /** Whether everything else that the next job needs is still there. */
  isWhole?: () => Promise<boolean>;
}

/** The job's own context with the database, files, queue and clock of a test. */
const within = <C extends Context>(ctx: C, { d1, db, files, queue, now }: Context): C => ({
  ...ctx,
  d1,
  db,
  files,
  queue,
  now,
});

const byId = (id: number) => `id = ${id}`;
const inOrder = (name: string) => `Lamp ${name} ${crypto.randomUUID().slice(0, 8)}`;

export async function socialImport(): Promise<LeasedJob> {
  const { ctx, job } = await connectedBusiness("facebook");
  const { id } = await startLeadImport(ctx);
  return { ctx: job, where: byId(id), run: (at) => runSocialImport(within(job, at), id) };
}

export async function socialImportFile(): Promise<LeasedJob> {
  const { ctx, account } = await makeBusiness();
  const key = `social-import-${account.id}`;
  await ctx.files.put(
    key,
    "name,email,company\nWanjiku,wanjiku@shop.example,Kamau\nOtieno,o@home.example,\n",
  );
  const { results } = await env.DB.prepare(
    `insert into social_imports (account_id, kind, columns, delimiter, file_key, status, total, created_by, created_at)
     values (?, 'file', '["name","email","company"]', ',', ?, 'running', 2, ?, unixepoch()) returning id`,
  )
    .bind(account.id, key, ctx.actor.userId)
    .all<{ id: number }>();
  const id = results[0]?.id ?? 0;
  return {
    ctx,
    where: byId(id),
    run: (at) => runSocialImport(within(ctx, at), id),
    isWhole: async () => (await ctx.files.head(key)) !== null,
  };
}

/** Creates a campaign, then resets it to before its job ran. */
async function socialCampaignOf(business: Business, type: "linkedin" | "email"): Promise<LeasedJob> {
  const { ctx, account } = business;
  const input = { name: "All", type, matching: "social-leads", filter: "" };
  const { id } = await createSocialCampaign(ctx, SocialCampaignInput.parse(input));
  await env.DB.batch([
    env.DB.prepare(`delete from tasks where account_id = ${account.id}`),
    env.DB.prepare(
      `update social_campaign_leads set part = 'pending', task_id = null, contact_id = null where campaign_id = ${id}`,
    ),
    env.DB.prepare(
      `update social_campaigns set preparation_status = 'running', lease_until = null, attempts = 0, lead_search_id = null,
        outreach_campaign_id = null where id = ${id}`,
    ),
  ]);
  return {
    ctx,
    where: byId(id),
    run: (at) => carryOnSocialCampaign(within(ctx, at), { socialCampaignId: id }),
  };
}

export async function socialTasks(): Promise<LeasedJob> {
  const business = await makeBusiness({ plan: "corporate" });
  await socialLead(business, { platform: "linkedin", socialProfile: "https://www.linkedin.com/in/wanjiku" });
  await socialLead(business, { platform: "linkedin", socialProfile: "https://www.linkedin.com/in/otieno" });
  return socialCampaignOf(business, "linkedin");
}

export async function socialMails(): Promise<LeasedJob> {
  const business = await makeBusiness({ plan: "corporate" });
  await socialLead(business, { email: "wanjiku@kamau.example", companyName: "Kamau" });
  return socialCampaignOf(business, "email");
}

export async function writing(): Promise<LeasedJob> {
  const business = await makeBusiness({ plan: "corporate" });
  const { id } = await marketingWriting(business);
  const ai = createCriteriaWriter({ AI_BASE_URL: inject("aiServer"), AI_MODEL: "stream-four" }, {}, 20_000);
  const ctx = { ...business.ctx, ai };
  return { ctx, where: byId(id), run: (at) => runWriting(within(ctx, at), { writingId: id }) };
}

export async function leadSearch(): Promise<LeasedJob> {
  const { ctx } = await makeBusiness();
  await addCompanies(ctx, [{}, {}]);
  const { id: searchId } = await makeSearch(ctx);
  const { runNumber } = await startLeadSearch(ctx, searchId);
  return {
    ctx,
    where: byId(searchId),
    run: (at) => runLeadSearch(within(ctx, at), { searchId, runNumber }),
  };
}

export async function importCheck(): Promise<LeasedJob> {
  const { ctx } = await makeBusiness();
  const { id } = await upload(ctx, companiesCsv(3));
  await env.DB.prepare(`update imports set status = 'checking' where id = ${id}`).run();
  return { ctx, where: byId(id), run: (at) => checkImport(within(ctx, at), id) };
}

export async function importRun(): Promise<LeasedJob> {
  const { ctx } = await makeBusiness();
  const { id } = await check(ctx, companiesCsv(3));
  await startImport(ctx, id, {});
  return { ctx, where: byId(id), run: (at) => runImport(within(ctx, at), id) };
}

export async function importUndo(): Promise<LeasedJob> {
  const { ctx } = await makeBusiness();
  const { id } = await importFile(ctx, companiesCsv(3));
  await requestImportUndo(ctx, id);
  return { ctx, where: byId(id), run: (at) => undoImport(within(ctx, at), id) };
}

export async function research(): Promise<LeasedJob> {
  const gleif = [{ lei: leiOf(Math.floor(Math.random() * 1e9)), name: inOrder("Cotonou"), country: "DZ" }];
  const { ctx } = await inRoom(testContext(), { gleif });
  await leaveOnly(ctx, "gleif");
  await beginRun(ctx);
  return { ctx, where: "stopped_at is null", run: (at) => stepResearch(at) };
}

export async function duplicates(): Promise<LeasedJob> {
  const { ctx, account } = await makeBusiness();
  await addCompanies(ctx, [{ name: "Jua Kali Solar Ltd" }, { name: "Jua Kali Solar Limited" }]);
  await requestSearch(ctx);
  return { ctx, where: `account_id = ${account.id}`, run: (at) => workOnDuplicates(within(ctx, at)) };
}

/** A demo fill after a crash mid-step, which is a short step; tests/domains/demo/demo-jobs.test.ts has one that fills. */
export async function demoFill(): Promise<LeasedJob> {
  const { ctx, account } = await makeBusiness();
  await requestDemoWork(ctx);
  await env.DB.prepare(`update demo_fills set is_mid_step = 1 where account_id = ${account.id}`).run();
  return { ctx, where: `account_id = ${account.id}`, run: (at) => fillDemo(within(ctx, at)) };
}

export async function demoRemoval(): Promise<LeasedJob> {
  const { ctx, account } = await makeBusiness();
  await requestDemoWork(ctx);
  await requestDemoRemoval(ctx);
  return { ctx, where: `account_id = ${account.id}`, run: (at) => removeDemo(within(ctx, at)) };
}

export async function mailbox(): Promise<LeasedJob> {
  const { ctx } = await makeBusiness();
  const { id } = await makeMailbox(ctx, inject("mail").open);
  await makeCampaign(
    ctx,
    id,
    [1, 2].map((at) => `r${at}-${crypto.randomUUID()}@buyer.test`),
  );
  return { ctx, where: byId(id), run: (at) => sendMailbox(at, id) };
}

export async function inbox(): Promise<LeasedJob> {
  const { ctx, mailboxId, imapUser } = await makeInbox();
  await script(imapUser, { mails: [] });
  return { ctx, where: `mailbox_id = ${mailboxId}`, run: (at) => pollInbox(at, mailboxId) };
}

export async function repeatedRequest(): Promise<LeasedJob> {
  const { ctx } = await makeBusiness();
  await env.DB.prepare("delete from idempotency_keys").run();
  const request = { key: crypto.randomUUID(), route: "tests", bodyHash: "a", onOtherBody: "refuse" } as const;
  const run = (at: Context) => withIdempotencyKey(at, request, async () => ({ result: 1, outcome: "one" }));
  return { ctx, where: "true", run };
}

export async function socialMessage(): Promise<LeasedJob> {
  const { ctx, job, tell, work, account } = await connectedBusiness("whatsapp");
  await tell(whatsappEvent({ id: `wamid.${crypto.randomUUID()}`, at: new Date() }));
  await work();
  const leadId = await env.DB.prepare(
    `select id from social_leads where account_id = ${account.id}`,
  ).first<number>("id");
  const { id } = await replyToLead(ctx, leadId ?? 0, { text: "From 20,000 shillings" });
  return { ctx: job, where: byId(id), run: (at) => sendSocialMessage(within(job, at), { messageId: id }) };
}

export async function platformEvent(): Promise<LeasedJob> {
  const { job, tell, account, connection } = await connectedBusiness("whatsapp");
  await tell(whatsappEvent({ id: `wamid.${crypto.randomUUID()}`, at: new Date() }));
  return {
    ctx: job,
    where: `account_id = ${account.id}`,
    run: (at) => ingestPlatformEvents(within(job, at), { connectionId: connection.id }),
  };
}

export async function platformSync(): Promise<LeasedJob> {
  const { job, connection } = await connectedBusiness("facebook");
  await env.DB.prepare(
    `update platform_connections set sync_requested_at = unixepoch() where id = ${connection.id}`,
  ).run();
  return {
    ctx: job,
    where: byId(connection.id),
    run: (at) => syncPlatform(within(job, at), { connectionId: connection.id }),
  };
}

export async function systemMail(): Promise<LeasedJob> {
  const mail = createSmtpSender({ host: "127.0.0.1", port: inject("mail").open, security: "none" }, 60_000);
  const ctx = { ...testContext(), mail };
  await env.DB.prepare("delete from transactional_emails").run();
  const to = { address: `amina-${crypto.randomUUID()}@business.test`, name: "Amina" };
  await ctx.db.batch([
    mailStatement(ctx, { cause: crypto.randomUUID(), to, subject: "Confirm", paragraphs: ["Habari"] }),
  ]);
  return { ctx, where: "true", run: (at) => sendMails(at) };
}
