import { sql } from "drizzle-orm";
import { inject } from "vitest";
import { createCriteriaWriter } from "~/adapters/llm/create-criteria-writer";
import { startCheckout } from "~/domains/billing/payments/start-checkout.server";
import { reserveLeads } from "~/domains/billing/reserve-leads.server";
import { choosePlan } from "~/domains/billing/subscription/change-plan.server";
import { warnOfLimits } from "~/domains/billing/warn-of-limits.server";
import { saveAudience } from "~/domains/campaigns/audience/audiences.server";
import { requestDemoWork } from "~/domains/demo/request-demo.server";
import { discardLocalCopy } from "~/domains/directory/companies/discard-local-copy.server";
import { editCompany } from "~/domains/directory/companies/edit-company.server";
import { hideCompany } from "~/domains/directory/companies/hide-company.server";
import { deleteContact } from "~/domains/directory/contacts/save-contact.server";
import { reportCompany } from "~/domains/directory/corrections/report-company.server";
import { CompanyReportInput } from "~/domains/directory/corrections/report-schema";
import { startImport } from "~/domains/directory/imports/start-import.server";
import { reindexEvidence } from "~/domains/directory/search/reindex-evidence.server";
import { contacts } from "~/domains/directory/tables";
import { addressHash } from "~/domains/global-suppressions/address-hash.server";
import { suppressGloballyStatement } from "~/domains/global-suppressions/global-suppressions.server";
import { withIdempotencyKey } from "~/domains/idempotency/with-idempotency-key.server";
import { keepDraft } from "~/domains/identity/drafts/form-drafts.server";
import { newRecoveryCodes } from "~/domains/identity/second-factor/recovery-codes.server";
import { rememberDevice } from "~/domains/identity/sign-in/remember-device.server";
import { updateLead } from "~/domains/lead-search/leads/update-lead.server";
import { leads } from "~/domains/lead-search/tables";
import { savePost } from "~/domains/marketing/content/change-post.server";
import { entrySchema } from "~/domains/marketing/forms/form-schema";
import { ingestFormLead, stampOf } from "~/domains/marketing/forms/ingest-form-lead.server";
import { followLink } from "~/domains/marketing/links/links.server";
import { workOnDuplicates } from "~/domains/merging/duplicate-scan/run-scan.server";
import { requestSearch } from "~/domains/merging/duplicate-scan/start-scan.server";
import { mergeGroup } from "~/domains/merging/merging/merge-group.server";
import { saveDraft } from "~/domains/messages/email-drafts.server";
import { listFreeSlots } from "~/domains/onboarding/interview/free-slots.server";
import { scheduleInterview } from "~/domains/onboarding/interview/schedule-interview.server";
import { requestData } from "~/domains/privacy/requests/request-data.server";
import { readReply } from "~/domains/replies/model-review/read-reply.server";
import { rotateWebhookKey, signatureOf } from "~/domains/replies/responses/webhook-key.server";
import { requestConsents } from "~/domains/sending/request-consents.server";
import { sendMailbox } from "~/domains/sending/send-mailbox.server";
import { claimConsentsStatement } from "~/domains/suppressions/claimed-consents.server";
import { saveSignature } from "~/domains/templates/signatures/save-signature.server";
import { SignatureChangeSchema } from "~/domains/templates/signatures/signature-schema";
import { socialImportFile } from "../domains/leases/leased-jobs";
import { makeThread } from "../support/fixtures/answers";
import { anew, invoicesOf, jobAt, makePayer } from "../support/fixtures/billing";
import { addCompanies } from "../support/fixtures/companies";
import { checkPeople, importFile, runQueue } from "../support/fixtures/imports";
import { makeInbox } from "../support/fixtures/inboxes";
import { makeInterviewer, readyForInterview, submittedInterview } from "../support/fixtures/interviews";
import { addShared, makeSearch, runSearch } from "../support/fixtures/lead-search";
import { marketingForm, marketingLink, marketingPost, PHONE } from "../support/fixtures/marketing";
import { worked } from "../support/fixtures/merging";
import { makeAuthorized } from "../support/fixtures/oauth";
import { makeOpportunity } from "../support/fixtures/opportunities";
import { sentTo } from "../support/fixtures/outreach";
import { replyTo } from "../support/fixtures/raw-mails";
import { makeCampaign, makeMailbox } from "../support/fixtures/sending";
import { businessWithSso, visitAuthPage } from "../support/fixtures/sign-on";
import { fetchApp } from "../support/harness/app";
import { env, makeBusiness, testContext } from "../support/harness/context";
import { everyId } from "../support/harness/every-id";

const verifiedBusiness = async () => {
  const business = await makeBusiness({ plan: "corporate" });
  await env.DB.prepare("update users set email_verified_at = 1 where id = ?")
    .bind(business.user.userId)
    .run();
  return business;
};

const sharedCompany = async (name: string) => {
  const [company] = await addCompanies(testContext(), [{ name, country: "GH", city: "Accra" }]);
  return company?.id ?? 0;
};

async function paying() {
  const payer = await makePayer();
  const paystack = { PAYSTACK_SECRET_KEY: "sk_test_njia", PAYSTACK_URL: inject("paystack") };
  const ctx = await anew(payer);
  const paid = { ...ctx, config: { ...ctx.config, ...paystack } };
  await choosePlan(paid, { plan: "startup" });
  await startCheckout(paid, (await invoicesOf(payer))[0]?.id ?? 0);
  const used = await anew(await makePayer({ plan: "startup" }));
  const run = { searchId: 9_000_000, runNumber: 1 };
  await reserveLeads(used, run, 80, sql`true`).run();
  await warnOfLimits(jobAt(new Date()));
}

async function directory() {
  const { ctx } = await verifiedBusiness();
  const copy = await editCompany(ctx, await sharedCompany("Given Mills"), { city: "Kumasi" });
  await discardLocalCopy(ctx, copy.id);
  const id = await sharedCompany("Hidden Mills");
  await reportCompany(ctx, id, CompanyReportInput.parse({ city: "Tema", note: "They moved." }));
  await hideCompany(ctx, id);
  await addCompanies(ctx, [{ name: "Zorb", industryText: "Zorblat gghh" }]);
  await importFile(ctx, "name,country,city\nAcme,Kenya,Nairobi\n");
  await importFile(ctx, "name,country,city\nAcme,Kenya,Kisumu\n", "update");
  await reindexEvidence(testContext());
  // No function adds a shared contact: releases before lead searches imported them.
  await env.DB.prepare(
    "insert into contacts (id, contact_name, confidence, source, is_demo, created_at, updated_at) values (970001, 'Esi', 0, 'list', 0, 1, 1)",
  ).run();
  await deleteContact(ctx, 970_001);
}

/** One piece of work to clear, two to read, one to compare companies. */
const PIECES_BEFORE_GROUPS = 4;

async function merging() {
  const { ctx } = await verifiedBusiness();
  const { keptId, groupId } = await worked(ctx);
  await mergeGroup(ctx, groupId, { keptId, from: {} });
  // A running scan: its keys and pairs are deleted once it is done.
  const { ctx: scanning } = await verifiedBusiness();
  await addCompanies(scanning, [{ name: "Jua Kali Solar Ltd" }, { name: "Jua Kali Solar Limited" }]);
  await requestSearch(scanning);
  await workOnDuplicates(scanning, { milliseconds: 60_000, pieces: PIECES_BEFORE_GROUPS });
}

async function identity() {
  const { ctx, user } = await verifiedBusiness();
  await ctx.db.batch((await newRecoveryCodes(ctx, user.userId)).statements);
  const device = await rememberDevice(ctx, user.userId, null);
  await keepDraft({ ...ctx, client: { ...ctx.client, device } }, "/account", [["firstName", "Amina"]]);
  const request = { key: crypto.randomUUID(), route: "base", bodyHash: "a", onOtherBody: "refuse" } as const;
  await withIdempotencyKey(ctx, request, async () => ({ result: 1, outcome: "one" }));
  const owner = await businessWithSso("umoja");
  const person = { sub: "one", email: "one@shop.test", email_verified: true };
  await visitAuthPage(owner.ctx, "umoja", person, { linkTo: owner.user.userId });
  await requestData(testContext(), { email: "asks@shop.test", kind: "access" });
  await suppressGloballyStatement(ctx, addressHash(ctx.config, "gone@shop.test"), "erased");
  await requestDemoWork(ctx);
}

async function marketing() {
  const business = await verifiedBusiness();
  const post = await marketingPost(business);
  const caption = "The best lamps of Kisumu. Used by Safaricom.";
  await savePost(business.ctx, post.id, { caption, hashtags: [] });
  const link = await marketingLink(business);
  await followLink(testContext(), link.code, {
    method: "GET",
    address: "203.0.113.9",
    userAgent: PHONE,
    purpose: null,
  });
  const form = await marketingForm(business);
  const before = { ...testContext(), now: () => new Date(Date.now() - 60_000) };
  const filled = { name: "Wanjiku", email: "wanjiku@shop.test", consent: true, stamp: stampOf(before, form) };
  await ingestFormLead(testContext(), form, entrySchema("en").parse(filled));
  const { ctx, run } = await socialImportFile();
  await run(ctx);
}

async function replies() {
  await makeInbox();
  await makeAuthorized();
  const business = await verifiedBusiness();
  const settings = { AI_BASE_URL: inject("aiServer"), AI_MODEL: "reads-interested" };
  const ai = createCriteriaWriter(settings, {}, 20_000);
  const reading = { ...business, ctx: { ...business.ctx, ai } };
  for (const text of ["Sounds interesting, maybe we could talk", "Hmm, who are you?"])
    await makeThread(text, reading);
  const { results } = await env.DB.prepare("select inbound_id as inboundId from model_reviews limit 1").all<{
    inboundId: number;
  }>();
  for (const { inboundId } of results) await readReply(reading.ctx, { inboundId });
  const key = await rotateWebhookKey(business.ctx);
  const { messageId } = await sentTo(business, "amina@buyer.test");
  const body = replyTo(messageId, "amina@buyer.test", "Call me") as Uint8Array<ArrayBuffer>;
  const timestamp = String(Math.floor(Date.now() / 1000));
  await fetchApp("/api/webhooks/email-response", {
    method: "POST",
    body,
    headers: {
      "content-type": "message/rfc822",
      "njia-account": String(business.account.id),
      "njia-event": crypto.randomUUID(),
      "njia-timestamp": timestamp,
      "njia-signature": signatureOf(key, timestamp, body),
    },
  });
  await saveSignature(business.ctx, SignatureChangeSchema.parse({ name: "Amina", title: "Sales" }));
}

async function consents() {
  const { ctx } = await makeBusiness({ name: "Savanna Foods" });
  const mailbox = await makeMailbox(ctx, inject("mail").open, { fromName: "Amina Bello" });
  const address = "thandi@buyer.test";
  await claimConsentsStatement(ctx, [
    { address, at: new Date(0), source: "File: “Yes”", importedBy: null },
  ]).run();
  const { campaignId } = await makeCampaign(ctx, mailbox.id, [address], { country: "ZA" });
  await sendMailbox(ctx, mailbox.id);
  await requestConsents(ctx, { campaignId });
}

async function onboarding() {
  await submittedInterview();
  await makeInterviewer();
  const { ctx } = await readyForInterview();
  const { rows } = await listFreeSlots(ctx, { limit: 1 });
  await scheduleInterview(ctx, { slot: rows[0]?.id ?? "", zone: null });
}

async function sales() {
  const { ctx } = await verifiedBusiness();
  await addShared(ctx, "TD", 1, { name: "Sahel Grain Millers" });
  await addShared(ctx, "TD", 2);
  await runSearch(ctx, (await makeSearch(ctx, { location: ["TD"] })).id);
  const [{ id: leadId = 0 } = {}] = await ctx.db
    .select({ id: leads.id })
    .from(leads)
    .where(sql`${leads.accountId} = ${ctx.account.id}`);
  await updateLead(ctx, leadId, { status: "contacted" });
  // Below, only the jobs of imports run.
  ctx.queue.sent.length = 0;
  await importFile(ctx, "name,country\nSahel Grain Millers,Chad\n");
  const first = await checkPeople(ctx, "name,company\nAmina Odhiambo,Jua Ltd\n");
  await startImport(ctx, first.id, {});
  await runQueue(ctx);
  const second = await checkPeople(ctx, "name,title,company\nAmina Odhiambo,Director,Jua\n");
  await startImport(ctx, second.id, { onDuplicate: "update", onSimilar: "update" });
  await runQueue(ctx);
  await makeOpportunity(ctx, { status: "closed_won", revenue: 100 });
  await saveAudience(ctx, { kind: "contacts", filter: "" });
  const [{ id: contactId = 0 } = {}] = await ctx.db.select().from(contacts).limit(1);
  await saveDraft(ctx, {
    record: `contact:${contactId}`,
    mailboxId: (await makeMailbox(ctx, inject("mail").open)).id,
    toAddress: "amina@jua.test",
    text: "Hello Amina",
    sendableAt: ctx.now(),
  });
}

/** Row makers by subject: each creates accounts and writes their rows through the product's functions. */
export const ROW_MAKERS: Record<string, () => Promise<unknown>> = {
  everyId,
  paying,
  directory,
  merging,
  identity,
  marketing,
  replies,
  consents,
  onboarding,
  sales,
};
