import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { BusinessContext } from "~/core/context";
import { draftOf } from "~/domains/campaigns/campaign-draft";
import { CampaignSchema } from "~/domains/campaigns/campaign-schemas";
import { getCampaign, listSteps } from "~/domains/campaigns/campaigns.server";
import { createCampaign } from "~/domains/campaigns/create-campaign.server";
import { saveDraft } from "~/domains/campaigns/edit-campaign.server";
import { beginCampaign } from "~/domains/campaigns/planning/begin-campaign.server";
import { previewCampaign, previewDraft } from "~/domains/campaigns/planning/preview-draft.server";
import { makeCampaign, makeLeads, makeTemplate } from "../../support/fixtures/campaigns";
import { makeSearch } from "../../support/fixtures/lead-search";
import { makeBusiness } from "../../support/harness/context";

const business = async () => (await makeBusiness({ plan: "scaleup" })).ctx;

const look = (ctx: BusinessContext, chosen: Record<string, string | number>) =>
  previewDraft(
    ctx,
    draftOf(new URLSearchParams(Object.entries(chosen).map(([name, value]) => [name, String(value)]))),
  );

const blockedIn = ({ checks }: Awaited<ReturnType<typeof look>>) =>
  checks.filter(({ state }) => state === "blocked").map(({ code, mend }) => [code, mend?.to]);

describe("a campaign created with immediate start", () => {
  const input = (fields: object) => CampaignSchema.parse({ name: "Now", start: "now", ...fields });

  it("runs at any hour if chosen, otherwise during the recipient's working hours", async () => {
    const ctx = await business();
    const { templateId, searchId } = await makeCampaign(ctx, 2);
    const fields = { templateId, targetLeadSearchId: searchId };
    const any = await beginCampaign(ctx, input({ ...fields, hours: "any" }));
    expect(any).toMatchObject({ status: "active", windowStart: 0, windowEnd: 1440, windowDays: 127 });
    const working = await beginCampaign(ctx, input(fields));
    expect(working).toMatchObject({ status: "active", windowStart: 480, windowEnd: 1020, windowDays: 31 });
  });

  it("stays a draft if there are obstacles, and lists them", async () => {
    const ctx = await business();
    const templateId = await makeTemplate(ctx, {});
    const search = await makeSearch(ctx);
    const campaign = await beginCampaign(ctx, input({ templateId, targetLeadSearchId: search.id }));
    expect(campaign.status).toBe("draft");
    expect(campaign.startFailure).toContain("No mailbox is ready to send");
    expect(CampaignSchema.safeParse({ name: "X", templateId, leadSearchId: 1, hours: "never" }).success).toBe(
      false,
    );
  });

  it("is scheduled if a start date was chosen", async () => {
    const ctx = await business();
    const { templateId, searchId } = await makeCampaign(ctx, 1);
    const day = new Date(ctx.now().getTime() + 86_400_000).toISOString().slice(0, 16);
    const fields = { templateId, targetLeadSearchId: searchId, scheduledStartDate: day };
    expect((await beginCampaign(ctx, input(fields))).status).toBe("scheduled");
  });
});

describe("the form of a new campaign", () => {
  it("lists the same obstacles as the saved campaign, linked to the form fields", async () => {
    const ctx = await business();
    expect(blockedIn(await look(ctx, {}))).toEqual([
      ["steps", "#campaign-templateId"],
      ["search_missing", "#campaign-audience"],
      ["mailbox_missing", "/mailboxes/connect"],
      ["address_unconfirmed", "/account"],
    ]);
    const { templateId, searchId, mailboxId } = await makeCampaign(ctx, 2);
    const whole = await look(ctx, { template: templateId, search: searchId, mailboxId });
    const audience = `search:${searchId}`;
    const saved = CampaignSchema.parse({ name: "Solar", templateId, audience, mailboxId });
    expect(whole).toEqual(await previewCampaign(ctx, await createCampaign(ctx, saved)));
    expect(blockedIn(whole)).toEqual([]);
    expect(whole.audience?.text).toBe("2 contacts will be emailed.");
    const to = `/ai-lead-search/${searchId}`;
    expect(whole.people).toEqual({ searchId, to, text: "2 of 2 have an email.", isEmpty: false });
  });

  it("forecasts the first emails by the sending window and start date in the form", async () => {
    const { ctx: base } = await makeBusiness({ plan: "scaleup", hqCountry: "KE" });
    const ctx = { ...base, now: () => new Date("2026-11-28T07:00:00Z") };
    const { templateId, searchId, mailboxId } = await makeCampaign(ctx, 2);
    const chosen = { template: templateId, search: searchId, mailboxId };
    const forecast = async (fields: object) => (await look(ctx, { ...chosen, ...fields })).forecast;
    expect(await forecast({})).toContain("Starts with 2 emails on 30 November");
    expect(await forecast({ hours: "any" })).toContain("Starts with 2 emails today");
    const sunday = { windowDays: 6, windowStartHour: 9, windowEndHour: 12 };
    expect(await forecast(sunday)).toContain("Starts with 2 emails on 29 November");
    const later = { scheduledStartDate: "2026-12-03T09:00", zone: "Africa/Nairobi" };
    expect(await forecast(later)).toContain("Starts with 2 emails on 3 December");
    const invalid = { windowStartHour: "x", windowEndHour: 99, scheduledStartDate: "soon", zone: "Nowhere" };
    expect(await forecast(invalid)).toContain("Starts with 2 emails on 30 November");
  });

  it("previews each email for the first contactable lead of the search", async () => {
    const ctx = await business();
    const { searchId, templateId } = await makeCampaign(ctx, 0);
    const empty = await look(ctx, { templateId, targetLeadSearchId: searchId });
    const to = `/ai-lead-search/${searchId}`;
    expect(empty.people).toEqual({ searchId, to, text: "No leads yet.", isEmpty: true });
    await makeLeads(ctx, searchId, 1, { email: "null" });
    expect(await look(ctx, { templateId, targetLeadSearchId: searchId })).toMatchObject({
      recipient: null,
      mails: [],
    });
    await makeLeads(ctx, searchId, 1);
    const second = await makeTemplate(ctx, {
      subject: "Again, {{companyName}}",
      content: "<p>{{wrong}}</p>",
    });
    const chosen = { templateId, targetLeadSearchId: searchId, "followUps[0].templateId": second };
    const { recipient: reader, mails } = await look(ctx, chosen);
    expect(mails.map(({ position, unknown }) => [position, unknown])).toEqual([
      [1, []],
      [2, ["wrong"]],
    ]);
    expect(reader).toContain(mails[1]?.subject.replace("Again, ", ""));
  });

  it("previews each email for the selected lead, otherwise for the first", async () => {
    const [ctx, other] = [await business(), await makeCampaign(await business(), 1)];
    const { searchId, templateId } = await makeCampaign(ctx, 3);
    const chosen = { templateId, targetLeadSearchId: searchId };
    const { leads, recipient: reader } = await look(ctx, chosen);
    expect([leads.length, reader]).toEqual([3, leads[0]?.label]);
    const second = await look(ctx, { ...chosen, lead: leads[1]?.value ?? "" });
    expect([second.recipient, second.checks]).toEqual([leads[1]?.label, (await look(ctx, chosen)).checks]);
    const theirs = await ctx.db.get<{ id: number }>(
      sql`select id from leads where search_id = ${other.searchId}`,
    );
    expect((await look(ctx, { ...chosen, lead: theirs?.id ?? 0 })).recipient).toBe(leads[0]?.label);
  });

  it("is saved completely or not at all: a missing template changes nothing", async () => {
    const ctx = await business();
    const { id, templateId } = await makeCampaign(ctx, 1);
    const step = { templateId, delayHours: 0, subjectB: null };
    const gone = { ...step, templateId: 987_654_321 };
    await expect(saveDraft(ctx, id, { name: "New", steps: [step, gone] })).rejects.toMatchObject({
      code: "not_found",
    });
    expect(await getCampaign(ctx, id)).not.toMatchObject({ name: "New" });
    await saveDraft(ctx, id, { name: "New", steps: [step, { ...step, delayHours: 5 }] });
    expect(await getCampaign(ctx, id)).toMatchObject({ name: "New" });
    expect((await listSteps(ctx, id)).map(({ delayHours }) => delayHours)).toEqual([0, 5]);
  });

  it("shows nothing of another account, and accepts any query", async () => {
    const theirs = await makeCampaign(await business(), 2);
    const ctx = await business();
    const seen = await look(ctx, {
      templateId: theirs.templateId,
      targetLeadSearchId: theirs.searchId,
      mailboxId: theirs.mailboxId,
    });
    expect(seen).toMatchObject({ people: null, recipient: null, mails: [] });
    expect(blockedIn(seen).map(([code]) => code)).toEqual([
      "template_missing",
      "search_missing",
      "mailbox_missing",
      "address_unconfirmed",
    ]);
    for (const templateId of ["0", "-1", "x", "1e9", "9".repeat(5_000), "' or 1"])
      expect(blockedIn(await look(ctx, { templateId }))[0]).toEqual(["steps", "#campaign-templateId"]);
  });
});

describe("a new campaign", () => {
  it("stores its mailbox and follow-ups, and ignores a row without a template", async () => {
    const ctx = await business();
    const { templateId, searchId, mailboxId } = await makeCampaign(ctx, 1);
    const second = await makeTemplate(ctx);
    const input = CampaignSchema.parse({
      name: "Solar",
      templateId,
      targetLeadSearchId: searchId,
      mailboxId,
      followUps: [{ templateId: null }, { templateId: second, delayHours: 48 }, { templateId }],
    });
    const campaign = await createCampaign(ctx, input);
    expect(campaign).toMatchObject({ mailboxId, status: "draft" });
    const steps = await listSteps(ctx, campaign.id);
    expect(steps.map((step) => [step.position, step.templateId, step.delayHours])).toEqual([
      [1, templateId, 0],
      [2, second, 48],
      [3, templateId, 72],
    ]);
  });

  it("rejects another account's mailbox and follow-up template, and more than ten emails", async () => {
    const ctx = await business();
    const theirs = await makeCampaign(await business());
    const templateId = await makeTemplate(ctx);
    const leadSearchId = (await makeSearch(ctx)).id;
    const refused = (more: object) =>
      createCampaign(ctx, CampaignSchema.parse({ name: "A", templateId, leadSearchId, ...more }));
    await expect(refused({ mailboxId: theirs.mailboxId })).rejects.toMatchObject({ field: "mailboxId" });
    await expect(refused({ followUps: [{ templateId: theirs.templateId }] })).rejects.toMatchObject({
      code: "not_found",
      field: "followUps",
    });
    for (const followUps of [Array(10).fill({ templateId }), [{ templateId, delayHours: -1 }], "x", [5]])
      expect(CampaignSchema.safeParse({ name: "A", templateId, leadSearchId, followUps }).success).toBe(
        false,
      );
  });
});
