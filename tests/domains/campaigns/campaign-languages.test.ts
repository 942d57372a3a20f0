import { sql } from "drizzle-orm";
import { describe, expect, inject, it } from "vitest";
import { COUNTRIES } from "~/core/places/countries";
import { statement } from "~/core/statement";
import { stepView } from "~/domains/campaigns/campaign-view";
import { getCampaign, listSteps } from "~/domains/campaigns/campaigns.server";
import { changeSteps } from "~/domains/campaigns/edit-campaign.server";
import { countResponseStatements } from "~/domains/campaigns/metrics/count-response.server";
import { readMessage } from "~/domains/campaigns/metrics/read-message.server";
import { analyzeAudience } from "~/domains/campaigns/planning/analyze-audience.server";
import { startCampaign } from "~/domains/campaigns/planning/start-campaign.server";
import { listCampaignMessages } from "~/domains/messages/campaign-messages.server";
import { markOutcomeStatement } from "~/domains/messages/mark-outcome.server";
import { sendMailbox } from "~/domains/sending/send-mailbox.server";
import { previewTemplate } from "~/domains/templates/rendering/lead-preview.server";
import { languagesOf, versionFor } from "~/domains/templates/rendering/reader-languages";
import { getTemplate } from "~/domains/templates/templates.server";
import { launch, makeCampaign, makeLeads, makeTemplate, messagesOf } from "../../support/fixtures/campaigns";
import { addTeammate } from "../../support/fixtures/people";
import { receivedAt } from "../../support/fixtures/sending";
import { makeBusiness } from "../../support/harness/context";

const servers = inject("mail");
const business = async () => (await makeBusiness({ plan: "scaleup" })).ctx;

describe("a recipient's language", () => {
  it("is known for every country the product covers", () => {
    const unknown = COUNTRIES.filter(({ code }) => languagesOf(code).length === 0).map(({ name }) => name);
    expect(unknown).toEqual([]);
    expect(languagesOf(null)).toEqual([]);
    expect(languagesOf("DE")).toEqual([]);
  });

  it.each([
    ["SN", ["en", "fr"], "fr"],
    ["KE", ["en", "sw"], "en"],
    ["KE", ["fr", "sw"], "sw"],
    ["TZ", ["en", "sw"], "sw"],
    ["CM", ["en", "fr"], "fr"],
    ["EG", ["fr", "en"], "en"],
    ["SN", ["en", "pt"], "en"],
    [null, ["sw", "fr"], "sw"],
  ])("in country %s, with versions in %j, is %s", (country, [own = "", ...others], chosen) => {
    const versions = others.map((language) => ({ language }));
    expect(versionFor([{ language: own }, ...versions], country).language).toBe(chosen);
  });
});

/** A draft in English with a French translation, to leads in Senegal, Kenya and an unknown country. */
async function translated() {
  const ctx = await business();
  const domain = `${crypto.randomUUID()}.test`;
  const { id, searchId, templateId, mailboxId } = await makeCampaign(ctx, 0, {});
  const subject = "Le solaire pour {{companyName}}";
  await addTeammate(ctx, `chef@${domain}`);
  const french = await makeTemplate(ctx, {
    name: "Premier",
    language: "fr",
    variantOf: templateId,
    subject,
    content: "<p>Bonjour {{firstName|}}, {{contactTitle}}</p>",
    ccEmails: [`chef@${domain}`],
  });
  await ctx.db.run(sql`update mailboxes set host = '127.0.0.1', port = ${servers.open}, security = 'none', gap_seconds = 0,
    daily_limit = 1000 where id = ${mailboxId}`);
  await ctx.db.run(
    sql`update outreach_campaigns set window_start = 0, window_end = 1440, window_days = 127 where id = ${id}`,
  );
  const email = (name: string) => `'${name}@${domain}'`;
  await makeLeads(ctx, searchId, 1, { country: "'SN'", email: email("sn") });
  await makeLeads(ctx, searchId, 1, { country: "'KE'", email: email("ke") });
  await makeLeads(ctx, searchId, 1, { country: "null", email: email("far") });
  return { ctx, id, searchId, templateId, french, mailboxId, domain: `@${domain}` };
}

describe("a translated template", () => {
  it("is sent to each recipient in their language, as it was when the campaign started", async () => {
    const { ctx, id, templateId, french, mailboxId, domain } = await translated();
    await changeSteps(ctx, id, [{ templateId, delayHours: 0, subjectB: "Sun for {{companyName}}" }]);
    await launch(ctx, id);
    await ctx.db.run(
      sql`update outreach_templates set subject = 'Changed', content = 'Changed' where id = ${french}`,
    );
    await ctx.db.run(sql`update outreach_messages set variant = 'b' where campaign_id = ${id}`);
    await sendMailbox(ctx, mailboxId);
    const mails = new Map((await receivedAt(domain)).map((mail) => [mail.to.split("@")[0], mail]));
    expect(mails.get("sn")).toMatchObject({ subject: "Le solaire pour Shop 1" });
    expect(mails.get("sn")?.html).toContain('lang="fr"');
    expect(mails.get("sn")?.text).toContain("Source de votre adresse");
    expect(mails.get("sn")?.to).toBe(`sn${domain},chef${domain}`);
    for (const name of ["ke", "far"]) {
      expect(mails.get(name)).toMatchObject({ subject: "Sun for Shop 1" });
      expect(mails.get(name)?.html).toContain('lang="en"');
    }
    const rows = await messagesOf(ctx, id);
    const read = await Promise.all(rows.map((row) => readMessage(ctx, id, row.id)));
    expect(read.map(({ content }) => content?.subject)).toEqual([
      "Le solaire pour Shop 1",
      "Sun for Shop 1",
      "Sun for Shop 1",
    ]);
    expect(read[0]?.content?.text).toContain("Bonjour Wanja");
  });

  it("counts for neither subject of an A/B test, nor do replies to it", async () => {
    const { ctx, id, templateId, mailboxId } = await translated();
    await changeSteps(ctx, id, [{ templateId, delayHours: 0, subjectB: "Sun for {{companyName}}" }]);
    await launch(ctx, id);
    await sendMailbox(ctx, mailboxId);
    const planned = await messagesOf(ctx, id);
    for (const { id: messageId, variant, position } of planned) {
      const message = { id: messageId, campaignId: id, position, variant: variant as "a" | "b" };
      const counted = countResponseStatements(message, "responded");
      await ctx.d1.batch(
        [...counted, markOutcomeStatement(ctx, messageId, "responded")].map((query) => statement(ctx, query)),
      );
    }
    const [step] = await listSteps(ctx, id);
    if (!step) throw new Error("no step");
    const own = planned.slice(1).filter(({ variant }) => variant === "b").length;
    expect(step).toMatchObject({ sentA: 2 - own, sentB: own, sentTranslated: 1 });
    expect(step).toMatchObject({ responsesA: 2 - own, responsesB: own, responsesTranslated: 1 });
    expect(await getCampaign(ctx, id)).toMatchObject({ sent: 3, peopleSent: 3, responses: 3 });
    const { sent, responses, test } = stepView(step);
    expect([sent, responses]).toEqual([3, 3]);
    expect(test?.aside).toBe("1 recipient got a translation and isn’t counted for either subject.");
    const { rows } = await listCampaignMessages(ctx, id, { limit: 5 });
    expect(rows.filter(({ message }) => message.variant === null)).toHaveLength(1);
  });

  it("counts like any other email without an A/B test", async () => {
    const { ctx, id, mailboxId } = await translated();
    await launch(ctx, id);
    await sendMailbox(ctx, mailboxId);
    const [step] = await listSteps(ctx, id);
    expect([step?.sentA, step?.sentB, step?.sentTranslated]).toEqual([3, 0, 0]);
  });

  it("is sent to the same recipients even if the template's language changes after the start", async () => {
    const { ctx, id, templateId, mailboxId, domain } = await translated();
    await launch(ctx, id);
    await ctx.db.run(sql`update outreach_templates set language = 'fr' where id = ${templateId}`);
    await sendMailbox(ctx, mailboxId);
    const mails = new Map((await receivedAt(domain)).map((mail) => [mail.to.split("@")[0], mail]));
    expect(mails.get("sn")).toMatchObject({ subject: "Le solaire pour Shop 1" });
    expect(mails.get("ke")?.html).toContain('lang="en"');
  });

  it("is used for everyone if a step names the translation", async () => {
    const { ctx, id, french, mailboxId, domain } = await translated();
    await changeSteps(ctx, id, [{ templateId: french, delayHours: 0, subjectB: null }]);
    await launch(ctx, id);
    await sendMailbox(ctx, mailboxId);
    const mails = await receivedAt(domain);
    expect(mails.map(({ subject }) => subject)).toEqual(
      Array.from({ length: 3 }, () => "Le solaire pour Shop 1"),
    );
  });

  it("blocks its campaign if it has an unknown field", async () => {
    const { ctx, id, french } = await translated();
    await ctx.db.run(sql`update outreach_templates set subject = '{{prenom}}' where id = ${french}`);
    await expect(startCampaign(ctx, id)).rejects.toThrow(
      "Step 1 in French uses {{prenom}}, which isn’t a valid personalisation field.",
    );
  });

  it("is shown in the preview for a lead who reads that language", async () => {
    const { ctx, templateId, french } = await translated();
    const leads = await ctx.db.all<{ id: number }>(
      sql`select id from leads where account_id = ${ctx.account.id} order by company_id`,
    );
    const template = await getTemplate(ctx, templateId);
    const shown = await Promise.all(leads.map(({ id }) => previewTemplate(ctx, template, id)));
    expect(shown.map(({ version }) => version.id)).toEqual([french, templateId, templateId]);
    expect(shown[0]?.message).toMatchObject({ subject: "Le solaire pour Shop 1", missing: ["contactTitle"] });
    const own = await previewTemplate(ctx, await getTemplate(ctx, french), leads[1]?.id ?? 0);
    expect(own.version.id).toBe(french);
  });
});

describe("the report on empty fields before a start", () => {
  it("names empty fields, the number of leads affected, and examples", async () => {
    const { ctx, id, searchId, templateId } = await translated();
    const second = await makeTemplate(ctx, {
      subject: "{{lastName}}",
      content: "{{City}} {{city|here}} {{signature}}",
    });
    await changeSteps(ctx, id, [
      { templateId, delayHours: 0, subjectB: "For {{contactTitle}}" },
      { templateId: second, delayHours: 24, subjectB: null },
    ]);
    await makeLeads(ctx, searchId, 1, { email: "null" });
    await makeLeads(ctx, searchId, 1, { email: "'demo@shop.test'", isDemo: "1" });
    await ctx.db.run(sql`update leads set contact_name = 'Dr. Amina', contact_title = 'Chief', city = 'Nakuru'
      where search_id = ${searchId} and country = 'KE' and contact_email is not null`);
    const survey = await analyzeAudience(ctx, await getCampaign(ctx, id));
    expect(survey).toMatchObject({
      leads: 3,
      isWhole: true,
      languages: [
        { name: "English", leads: 2 },
        { name: "French", leads: 1 },
      ],
    });
    expect(
      survey.empty.map(({ position, variable, leads, example }) => [position, variable, leads, example.name]),
    ).toEqual([
      [1, "contactTitle", 2, "Wanja 1, Shop 1"],
      [2, "lastName", 2, "Wanja 1, Shop 1"],
      [2, "city", 2, "Wanja 1, Shop 1"],
    ]);
  });

  it("is empty without empty fields, and reads no more leads than the given limit", async () => {
    const ctx = await business();
    const { id, searchId } = await makeCampaign(ctx, 2_600);
    const campaign = await getCampaign(ctx, id);
    expect(await analyzeAudience(ctx, campaign)).toMatchObject({ leads: 2_600, isWhole: true, empty: [] });
    expect(await analyzeAudience(ctx, campaign, 500)).toMatchObject({ leads: 500, isWhole: false });
    await ctx.db.run(sql`delete from leads where search_id = ${searchId}`);
    expect(await analyzeAudience(ctx, campaign)).toMatchObject({
      leads: 0,
      isWhole: true,
      empty: [],
      languages: [],
    });
  });
});
