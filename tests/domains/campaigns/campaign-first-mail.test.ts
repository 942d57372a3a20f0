import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { BusinessContext } from "~/core/context";
import { draftOfForm } from "~/domains/campaigns/campaign-draft";
import { CampaignSchema } from "~/domains/campaigns/campaign-schemas";
import { listSteps } from "~/domains/campaigns/campaigns.server";
import { createCampaign } from "~/domains/campaigns/create-campaign.server";
import { previewDraft } from "~/domains/campaigns/planning/preview-draft.server";
import { TemplateSchema } from "~/domains/templates/template-schema";
import { makeCampaign, makeTemplate } from "../../support/fixtures/campaigns";
import { makeSearch } from "../../support/fixtures/lead-search";
import { makeBusiness } from "../../support/harness/context";

const MAIL = {
  subject: "For {{companyName}}",
  content: "<p>Dear {{firstName|there}},</p><script>x</script><p>solar.</p>",
};

const rowsOf = async (ctx: BusinessContext) => ({
  templates: await ctx.db.all<{ id: number; name: string; subject: string; content: string }>(
    sql`select id, name, subject, content from outreach_templates where account_id = ${ctx.account.id} order by id`,
  ),
  campaigns: await ctx.db.all(
    sql`select name from outreach_campaigns where account_id = ${ctx.account.id} order by id`,
  ),
  used: await ctx.db.all(
    sql`select kind, used from quota_usage where holder = ${`account:${ctx.account.id}`}`,
  ),
});

describe("the first email of a campaign, entered in its form", () => {
  it("becomes a template with the campaign's name and the first step, before the follow-ups", async () => {
    const { ctx } = await makeBusiness({ plan: "scaleup" });
    const search = await makeSearch(ctx);
    const later = await makeTemplate(ctx);
    const input = CampaignSchema.parse({
      name: "Solar round",
      ...MAIL,
      templateId: 987_654_321,
      leadSearchId: search.id,
      followUps: [{ templateId: later, delayHours: 48 }],
    });
    const campaign = await createCampaign(ctx, input);
    const { templates } = await rowsOf(ctx);
    const mail = templates.find(({ name }) => name === "Solar round");
    expect(mail).toMatchObject({ subject: "For {{companyName}}" });
    expect(mail?.content).toBe("<p>Dear {{firstName|there}},</p><p>solar.</p>");
    expect(campaign.template).toMatchObject({ id: mail?.id, name: "Solar round" });
    expect((await listSteps(ctx, campaign.id)).map((step) => [step.templateId, step.delayHours])).toEqual([
      [mail?.id, 0],
      [later, 48],
    ]);
  });

  it("is rejected with the campaign if the plan's templates are used up", async () => {
    const { ctx } = await makeBusiness();
    const search = await makeSearch(ctx);
    for (let index = 0; index < 5; index += 1) await makeTemplate(ctx);
    const before = await rowsOf(ctx);
    const input = CampaignSchema.parse({ name: "Full", ...MAIL, leadSearchId: search.id });
    await expect(createCampaign(ctx, input)).rejects.toMatchObject({
      code: "limit_reached",
      message: expect.stringContaining("used all 5 templates"),
    });
    expect(await rowsOf(ctx)).toEqual(before);
  });

  it("isn't saved if another part of the campaign is rejected", async () => {
    const { ctx } = await makeBusiness();
    const { searchId: theirs } = await makeCampaign((await makeBusiness()).ctx);
    const before = await rowsOf(ctx);
    const input = CampaignSchema.parse({ name: "Theirs", ...MAIL, leadSearchId: theirs });
    await expect(createCampaign(ctx, input)).rejects.toMatchObject({ field: "targetLeadSearchId" });
    expect(await rowsOf(ctx)).toEqual(before);
  });

  it.each([
    { subject: "", content: "Hello" },
    { subject: "For you", content: " " },
    { subject: "x".repeat(201), content: "Hello" },
    { subject: "For you", content: "{{city}}".repeat(201) },
  ])("is rejected with the template form's error, alongside the campaign's other missing field", (mail) => {
    const told = (issues: { path: PropertyKey[]; message: string }[] = []) =>
      issues.map(({ path, message }) => [path[0], message]);
    const asTemplate = TemplateSchema.safeParse({ name: "A", ...mail }).error?.issues;
    expect(told(asTemplate)).toHaveLength(1);
    const issues = told(CampaignSchema.safeParse({ ...mail, leadSearchId: 1 }).error?.issues);
    expect(issues).toEqual(expect.arrayContaining(told(asTemplate)));
    expect(issues.map(([field]) => field).sort()).toEqual([told(asTemplate)[0]?.[0], "name"].sort());
  });
});

describe("the first email in the campaign form", () => {
  const look = (ctx: BusinessContext, fields: Record<string, string | number>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
    return previewDraft(ctx, draftOfForm(form));
  };

  it("is previewed for the first recipient, instead of the template, before the follow-up", async () => {
    const { ctx } = await makeBusiness();
    const { searchId, templateId } = await makeCampaign(ctx, 2);
    const chosen = { targetLeadSearchId: searchId, templateId, "followUps[0].templateId": templateId };
    const { mails, checks } = await look(ctx, { ...chosen, ...MAIL });
    expect(mails.map(({ position }) => position)).toEqual([1, 2]);
    expect(mails[0]).toMatchObject({ subject: "For Shop 1", unknown: [], missing: [] });
    expect(mails[0]?.html).toContain("Dear Wanja,");
    expect(mails[0]?.html).not.toContain("script");
    expect(checks[0]).toMatchObject({ state: "done", message: "2 emails per recipient." });
  });

  it("lists its obstacles, linked to its field", async () => {
    const { ctx } = await makeBusiness();
    const { searchId } = await makeCampaign(ctx, 1);
    const first = async (mail: object) =>
      (await look(ctx, { targetLeadSearchId: searchId, ...mail })).checks[0];
    const mend = { to: "#campaign-content" };
    expect(await first({ ...MAIL, content: "{{nick}}" })).toMatchObject({ code: "variable_unknown", mend });
    expect(await first({ subject: "Hello" })).toMatchObject({
      code: "mail_unfinished",
      message: "The first email has no text yet.",
      mend,
    });
    expect(await first({ content: "Hello" })).toMatchObject({
      message: "The first email has no subject yet.",
    });
  });
});
