import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { BusinessContext } from "~/core/context";
import { audienceReportJson } from "~/domains/campaigns/campaign-json";
import { getCampaign } from "~/domains/campaigns/campaigns.server";
import { analyzeAudience } from "~/domains/campaigns/planning/analyze-audience.server";
import { checkCampaign, lookAtStart } from "~/domains/campaigns/planning/check-campaign.server";
import { startCampaign } from "~/domains/campaigns/planning/start-campaign.server";
import { users } from "~/domains/identity/tables";
import { pauseMailbox } from "~/domains/mailboxes/pause-mailbox.server";
import { readyMailboxes } from "~/domains/mailboxes/ready-mailboxes.server";
import { makeCampaign, makeLeads, makeMailbox, makeTemplate } from "../../support/fixtures/campaigns";
import { makeBusiness } from "../../support/harness/context";

const business = async () => (await makeBusiness({ plan: "scaleup" })).ctx;

const checksOf = async (ctx: BusinessContext, campaignId: number) =>
  checkCampaign(ctx, await getCampaign(ctx, campaignId));
const blockedOf = async (ctx: BusinessContext, campaignId: number) =>
  (await checksOf(ctx, campaignId)).filter(({ state }) => state === "blocked");

describe("the checklist before a campaign starts", () => {
  it("lists ready items, and doesn't require a signature", async () => {
    const ctx = await business();
    const { id, searchId } = await makeCampaign(ctx, 3);
    await makeLeads(ctx, searchId, 2, { email: "null" });
    const checks = await checksOf(ctx, id);
    expect(checks.map(({ code, state }) => [code, state])).toEqual([
      ["steps", "done"],
      ["people", "done"],
      ["mailbox", "done"],
      ["address", "done"],
      ["signature_missing", "advice"],
    ]);
    expect(checks[1]?.message).toBe("3 of 5 have an email.");
    expect(await startCampaign(ctx, id)).toMatchObject({ status: "active" });
  });

  it("links each obstacle to where it can be fixed, and rejects a start with the same messages", async () => {
    const ctx = await business();
    const { id, templateId, mailboxId } = await makeCampaign(ctx, 0);
    await ctx.db.run(sql`update mailboxes set ready_at = null where id = ${mailboxId}`);
    await ctx.db.run(
      sql`update outreach_templates set content = '<p>{{wrong}}</p>' where id = ${templateId}`,
    );
    await ctx.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.accountId, ctx.account.id));
    const blocked = await blockedOf(ctx, id);
    const { leadSearchId } = await getCampaign(ctx, id);
    expect(blocked.map(({ code, mend }) => [code, mend?.to])).toEqual([
      ["variable_unknown", `/ai-outreach-templates/${templateId}`],
      ["leads_missing", `/ai-lead-search/${leadSearchId}`],
      ["mailbox_missing", `/mailboxes/${mailboxId}`],
      ["address_unconfirmed", "/account"],
    ]);
    const message = blocked.map((check) => check.message).join(" ");
    await expect(startCampaign(ctx, id)).rejects.toMatchObject({ code: "invalid", message });
    const campaign = await getCampaign(ctx, id);
    const told = audienceReportJson(
      await analyzeAudience(ctx, campaign),
      await checkCampaign(ctx, campaign),
      null,
    );
    expect(told.problems.join(" ")).toBe(message);
    expect(told.checks.filter(({ state }) => state === "blocked").map(({ link }) => link)).toEqual(
      blocked.map(({ mend }) => mend?.to),
    );
  });

  it("reports a paused mailbox, gives no forecast for it, and lists active mailboxes first", async () => {
    const ctx = await business();
    const { id, mailboxId } = await makeCampaign(ctx, 1);
    const campaign = await getCampaign(ctx, id);
    expect((await lookAtStart(ctx, campaign)).forecast).not.toBeNull();
    await pauseMailbox(ctx, mailboxId);
    const paused = await lookAtStart(ctx, campaign);
    expect(paused.forecast).toBeNull();
    expect(paused.checks.find(({ code }) => code === "mailbox_paused")).toMatchObject({
      state: "advice",
      message: expect.stringContaining("is paused. Emails will be sent once you resume the mailbox."),
      mend: { to: `/mailboxes/${mailboxId}` },
    });
    const other = await makeMailbox(ctx, { fromAddress: "other@business.test" });
    expect((await readyMailboxes(ctx)).map(({ id }) => id)).toEqual([other, mailboxId]);
  });

  it("links an error in the second subject to the step form", async () => {
    const ctx = await business();
    const { id } = await makeCampaign(ctx, 1);
    await ctx.db.run(sql`update campaign_steps set subject_b = 'For {{wrong}}' where campaign_id = ${id}`);
    expect(await blockedOf(ctx, id)).toMatchObject([
      { code: "variable_unknown", mend: { to: `/campaigns/${id}/edit#campaign-templateId` } },
    ]);
  });

  it("blocks a start if no lead has a contactable person", async () => {
    const ctx = await business();
    const { id, searchId } = await makeCampaign(ctx, 0);
    await makeLeads(ctx, searchId, 2, { source: "null" });
    expect(await blockedOf(ctx, id)).toMatchObject([
      { code: "people_missing", mend: { to: "/business/imports/new?kind=contacts" } },
    ]);
    await expect(startCampaign(ctx, id)).rejects.toMatchObject({ code: "invalid" });
    expect(await getCampaign(ctx, id)).toMatchObject({ status: "draft" });
  });

  it("asks for another template if the chosen one was removed", async () => {
    const ctx = await business();
    const { id, templateId } = await makeCampaign(ctx, 1);
    await makeTemplate(ctx);
    await ctx.db.run(sql`update outreach_templates set archived_at = 1 where id = ${templateId}`);
    expect(await blockedOf(ctx, id)).toMatchObject([
      {
        code: "template_missing",
        mend: { to: `/campaigns/${id}/edit#campaign-templateId`, label: "Choose template" },
      },
    ]);
  });
});
