import { beforeAll, describe, expect, it } from "vitest";
import { PRODUCT_LANGUAGES } from "~/core/languages";
import { marketingTrend } from "~/domains/marketing/analytics/analytics.server";
import { getCampaign } from "~/domains/marketing/campaigns/campaigns.server";
import { FORM_LABELS } from "~/domains/marketing/forms/form-labels";
import { entrySchema, FormInput } from "~/domains/marketing/forms/form-schema";
import {
  closeForm,
  createForm,
  getForm,
  getPublicForm,
  openForm,
  saveForm,
} from "~/domains/marketing/forms/forms.server";
import {
  ingestFormLead,
  listEntries,
  noteFormView,
  stampOf,
} from "~/domains/marketing/forms/ingest-form-lead.server";
import type { LeadForm } from "~/domains/marketing/forms/tables";
import { portalMetrics } from "~/domains/social-leads/portal-metrics.server";
import {
  formInput,
  marketingCampaign,
  marketingForm,
  marketingLink,
  PHONE,
} from "../../support/fixtures/marketing";
import { outcome } from "../../support/fixtures/people";
import { type Business, makeBusiness, testContext } from "../../support/harness/context";

let business: Business;
beforeAll(async () => {
  business = await makeBusiness({ plan: "scaleup" });
});

const SCHEMA = entrySchema("en");
const at = (seconds: number, address: string | null = null) => {
  const base = testContext();
  return {
    ...base,
    client: { ...base.client, address },
    now: () => new Date(Date.UTC(2026, 10, 26, 12) + seconds * 1000),
  };
};
const entry = (form: LeadForm, over: Record<string, unknown> = {}) =>
  SCHEMA.parse({
    name: "Amina Otieno",
    email: "Amina@Shop.example",
    message: "Which lamp fits?",
    consent: true,
    stamp: stampOf(at(0), form),
    ...over,
  });
const send = (form: LeadForm, over: Record<string, unknown> = {}, seconds = 10) =>
  outcome(ingestFormLead(at(seconds), form, entry(form, over)));
const entriesOf = async (form: LeadForm) =>
  (await listEntries(business.ctx, { formId: form.id }, { limit: 50 })).rows;

describe("a lead form", () => {
  it("stores a submission with its consent text, and counts it", async () => {
    const campaign = await marketingCampaign(business);
    const form = await marketingForm(business, { campaignId: campaign.id });
    expect(await send(form)).toBe("passed");
    await saveForm(
      business.ctx,
      form.id,
      FormInput.parse(formInput({ consentText: "Something else entirely." })),
    );
    expect(await entriesOf(form)).toMatchObject([
      {
        name: "Amina Otieno",
        email: "Amina@Shop.example",
        emailKey: "amina@shop.example",
        phone: null,
        campaignId: campaign.id,
        consentText: "Jua Light may use what I send to answer me.",
        processedAt: null,
      },
    ]);
    expect((await getForm(business.ctx, form.id)).entries).toBe(1);
    expect((await getCampaign(business.ctx, campaign.id)).leads).toBe(1);
    expect(await portalMetrics(business.ctx)).toMatchObject({ totalLeads: 1, leadsGenerated: 1 });
    const trend = await marketingTrend({ ...business.ctx, now: at(0).now });
    expect(trend.at(-1)?.leads).toBe(1);
  });

  it("stores identical submissions once, even if they are concurrent", async () => {
    const form = await marketingForm(business);
    await Promise.all(Array.from({ length: 10 }, () => send(form)));
    expect(await entriesOf(form)).toHaveLength(1);
    expect((await getForm(business.ctx, form.id)).entries).toBe(1);
    await send(form, { message: "And another" });
    expect(await entriesOf(form)).toHaveLength(2);
  });

  it("stores no bot submission: a filled hidden field, a submission too fast, or a forged stamp", async () => {
    const form = await marketingForm(business);
    const other = await marketingForm(business);
    expect(await send(form, { website: "https://spam.example" })).toBe("passed");
    expect(await send(form, {}, 1)).toBe("invalid");
    expect(await send(form, {}, 25 * 3600)).toBe("invalid");
    for (const stamp of ["", null, "abc", "zzzzzz.AAAAAAAAAAAAAAAA", stampOf(at(0), other)])
      expect(await send(form, { stamp })).toBe("invalid");
    expect(await entriesOf(form)).toEqual([]);
  });

  it("accepts one submission per stamp, also for concurrent submissions", async () => {
    const form = await marketingForm(business);
    const stamp = stampOf(at(0), form);
    const outcomes = await Promise.all(
      Array.from({ length: 5 }, (_, n) => send(form, { stamp, message: `Message ${n}` })),
    );
    expect(outcomes.sort()).toEqual(["invalid", "invalid", "invalid", "invalid", "passed"]);
    expect(await entriesOf(form)).toHaveLength(1);
  });

  it("counts no submission whose stamp was already used", async () => {
    const campaign = await marketingCampaign(business);
    const form = await marketingForm(business, { campaignId: campaign.id });
    const stamp = stampOf(at(0), form);
    await send(form, { stamp });
    await send(form, { stamp, email: "other@shop.example" });
    expect((await getForm(business.ctx, form.id)).entries).toBe(1);
    expect((await getCampaign(business.ctx, campaign.id)).leads).toBe(1);
  });

  it("stores one entry if submitted twice", async () => {
    const form = await marketingForm(business);
    const stamp = stampOf(at(0), form);
    expect([await send(form, { stamp }), await send(form, { stamp })]).toEqual(["passed", "passed"]);
    expect(await entriesOf(form)).toHaveLength(1);
  });

  it("generates different stamps for two pages in the same second", async () => {
    const form = await marketingForm(business);
    expect(stampOf(at(0), form)).not.toBe(stampOf(at(0), form));
  });

  it("blocks a network that floods it with submissions, while accepting others", async () => {
    const form = await marketingForm(business);
    const outcomes: string[] = [];
    for (let n = 0; n < 60; n += 1) {
      const ctx = at(10 + n / 20, "41.90.9.9");
      outcomes.push(await outcome(ingestFormLead(ctx, form, entry(form, { message: `Spam ${n}` }))));
    }
    expect(outcomes.filter((outcome) => outcome === "passed").length).toBeLessThan(40);
    expect(outcomes.at(-1)).toBe("too_many");
    expect(
      await outcome(ingestFormLead(at(13, "41.90.200.9"), form, entry(form, { message: "A person" }))),
    ).toBe("passed");
  });

  it("counts a contact once per campaign, however often they submit", async () => {
    const campaign = await marketingCampaign(business);
    const form = await marketingForm(business, { campaignId: campaign.id });
    const leadsOfDay = async () => (await marketingTrend({ ...business.ctx, now: at(0).now })).at(-1)?.leads;
    const before = (await leadsOfDay()) ?? 0;
    const people = [{}, { message: "And one more" }, { message: "And again", email: "AMINA@shop.example" }];
    for (const over of [...people, { email: "other@shop.example" }]) await send(form, over);
    expect(await entriesOf(form)).toHaveLength(4);
    expect((await getCampaign(business.ctx, campaign.id)).leads).toBe(2);
    expect(await leadsOfDay()).toBe(before + 2);
    const phone = { email: "", phone: "+254 700 000 701", message: "Call me" };
    for (const over of [phone, { ...phone, phone: "0700000701", message: "Please" }]) await send(form, over);
    expect((await getCampaign(business.ctx, campaign.id)).leads).toBe(3);
  });

  it.each(PRODUCT_LANGUAGES)(
    "uses the standard consent text in $label if the business has none of its own",
    async ({ value }) => {
      const words = (consentText: string | null, language = value) =>
        FormInput.parse(formInput({ consentText, language }));
      const form = await createForm(business.ctx, words(" "));
      expect(form.consentText).toContain(form.business);
      const { consentText } = await saveForm(business.ctx, form.id, words("Our own words."));
      expect(consentText).toBe("Our own words.");
      const renamed = { ...words(form.consentText), business: "Jua Power" };
      expect((await saveForm(business.ctx, form.id, renamed)).consentText).toContain("Jua Power");
      await saveForm(business.ctx, form.id, words(null));
      const english = await saveForm(business.ctx, form.id, words(form.consentText, "en"));
      expect(english.consentText).toMatch(/^I agree that /);
      expect(FORM_LABELS[value].consent).toContain("{business}");
    },
  );

  it("counts towards the campaign whose link led to it", async () => {
    const form = await marketingForm(business);
    const link = await marketingLink(business, { target: "", formId: form.id });
    const stranger = await marketingLink(await makeBusiness());
    await send(form, { via: link.code });
    await send(form, { via: stranger.code, message: "By another's link" });
    expect((await entriesOf(form)).map(({ campaignId }) => campaignId)).toEqual([null, link.campaignId]);
    expect((await getCampaign(business.ctx, link.campaignId)).leads).toBe(1);
  });

  it("counts a visitor's view once a day", async () => {
    const form = await marketingForm(business);
    const visitor = { address: "41.90.1.1", method: "GET", userAgent: PHONE, purpose: null };
    for (let n = 0; n < 3; n += 1) await noteFormView(testContext(), form, visitor, null);
    await noteFormView(
      testContext(),
      form,
      { ...visitor, userAgent: "curl/8.0 and some more letters" },
      null,
    );
    expect((await getForm(business.ctx, form.id)).views).toBe(1);
  });

  it("counts direct visitors towards reach, once together with visits by link", async () => {
    const campaign = await marketingCampaign(business);
    const form = await marketingForm(business, { campaignId: campaign.id });
    const link = await marketingLink(business, { target: "", formId: form.id });
    const visitor = { address: "41.90.1.7", method: "GET", userAgent: PHONE, purpose: null };
    await noteFormView(testContext(), form, visitor, null);
    await noteFormView(testContext(), form, visitor, null);
    await noteFormView(testContext(), form, { ...visitor, address: "41.90.1.8" }, link.code);
    const { reach, engagement } = await getCampaign(business.ctx, campaign.id);
    expect([reach, engagement]).toEqual([1, 1]);
    expect(await getCampaign(business.ctx, link.campaignId)).toMatchObject({ reach: 0, engagement: 1 });
    const alone = await marketingForm(business);
    await noteFormView(testContext(), alone, visitor, null);
    expect((await getForm(business.ctx, alone.id)).views).toBe(1);
  });

  it("accepts submissions while open, at a URL that can't be guessed", async () => {
    const form = await marketingForm(business, { title: "Écrivez à Jua Light !" });
    expect(form.slug).toMatch(/^ecrivez-a-jua-light-[0-9a-z]{6}$/);
    const now = () => getPublicForm(testContext(), form.slug);
    expect((await now()).id).toBe(form.id);
    await closeForm(business.ctx, form.id);
    await closeForm(business.ctx, form.id);
    expect(await outcome(ingestFormLead(at(10), await now(), entry(form)))).toBe("conflict");
    expect(await entriesOf(form)).toEqual([]);
    await openForm(business.ctx, form.id);
    expect(await outcome(ingestFormLead(at(10), await now(), entry(form)))).toBe("passed");
    for (const slug of ["", "../x", "A".repeat(500), "ecrivez"])
      expect(await outcome(getPublicForm(testContext(), slug))).toBe("not_found");
    const arabic = await marketingForm(business, { title: "اسألونا", language: "ar" });
    expect(arabic.slug).toMatch(/^[0-9a-z]{6}$/);
  });

  it("belongs to its own account only", async () => {
    const form = await marketingForm(business);
    const other = await makeBusiness();
    await marketingForm(other);
    for (const act of [
      getForm(other.ctx, form.id),
      closeForm(other.ctx, form.id),
      openForm(other.ctx, form.id),
    ])
      expect(await outcome(act)).toBe("not_found");
    expect((await listEntries(other.ctx, { formId: form.id }, { limit: 50 })).rows).toEqual([]);
    const theirs = await marketingCampaign(other);
    const input = FormInput.parse(formInput({ campaignId: theirs.id }));
    expect(await outcome(saveForm(business.ctx, form.id, input))).toBe("not_found");
  });

  it.each(PRODUCT_LANGUAGES)("lists missing fields in $label", ({ value }) => {
    const words = FORM_LABELS[value];
    const { error } = entrySchema(value).safeParse({ name: "", email: "x", phone: "y" });
    expect(error?.issues.map(({ message }) => message).sort()).toEqual(
      [words.noName, words.noEmail, words.noPhone, words.noConsent].sort(),
    );
    const none = entrySchema(value).safeParse({ name: "Amina", consent: true });
    expect(none.error?.issues[0]?.message).toBe(words.noWay);
    expect(
      entrySchema(value).safeParse({ name: "Amina", phone: "+254 700 000100", consent: true }).success,
    ).toBe(true);
  });
});
