import { expect, it } from "vitest";
import { entrySchema } from "~/domains/marketing/forms/form-schema";
import { ingestFormLead, stampOf } from "~/domains/marketing/forms/ingest-form-lead.server";
import type { LeadForm } from "~/domains/marketing/forms/tables";
import { requeueFormEntries, waitingEntries } from "~/domains/marketing/forms/waiting-entries.server";
import { ingestFormEntries } from "~/domains/social-leads/ingest-form-entries.server";
import { marketingCampaign, marketingForm } from "../../support/fixtures/marketing";
import { env, makeBusiness, testContext } from "../../support/harness/context";

const at = (seconds: number, sent: unknown[] = []) => ({
  ...testContext(),
  now: () => new Date(Date.UTC(2026, 10, 26, 12) + seconds * 1000),
  queue: { send: async (message: unknown) => void sent.push(message) },
});
const send = (form: LeadForm, over: Record<string, unknown>, sent: unknown[] = []) => {
  const entry = {
    name: "Amina Otieno",
    email: "amina@shop.example",
    consent: true,
    stamp: stampOf(at(0), form),
    ...over,
  };
  return ingestFormLead(at(10, sent), form, entrySchema("en").parse(entry));
};
const leadsOf = async (accountId: number) =>
  (
    await env.DB.prepare("select * from social_leads where account_id = ? order by id")
      .bind(accountId)
      .all<Record<string, unknown>>()
  ).results;

it("creates one lead per form submission, however often the job runs", async () => {
  const business = await makeBusiness({ plan: "scaleup" });
  const campaign = await marketingCampaign(business);
  const form = await marketingForm(business, { campaignId: campaign.id });
  const sent: unknown[] = [];
  await send(form, { message: "Which lamp?" }, sent);
  await send(form, { name: "Grace", email: "", phone: "+254 700 000100" }, sent);
  const accountId = business.account.id;
  expect(sent).toEqual([
    { kind: "take-form-entries", accountId },
    { kind: "take-form-entries", accountId },
  ]);
  const job = { ...testContext(), account: business.account };
  await Promise.all([ingestFormEntries(job), ingestFormEntries(job)]);
  await ingestFormEntries(job);
  const leads = await leadsOf(accountId);
  expect(leads).toMatchObject([
    { platform: "form", email: "amina@shop.example", status: "new" },
    { platform: "form", phone: "+254 700 000100", status: "new" },
  ]);
  expect(await waitingEntries(job, 10)).toEqual([]);
});

it("requeues a submission whose job was lost after a minute", async () => {
  const business = await makeBusiness({ plan: "scaleup" });
  const form = await marketingForm(business);
  await send(form, {});
  const early: unknown[] = [];
  await requeueFormEntries(at(40, early));
  const late: unknown[] = [];
  await requeueFormEntries(at(100, late));
  const own = { kind: "take-form-entries", accountId: business.account.id };
  expect(early).not.toContainEqual(own);
  expect(late).toContainEqual(own);
});
