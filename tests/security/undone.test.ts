import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { cancelCampaign } from "~/domains/campaigns/campaign-transitions.server";
import { removeTemplate } from "~/domains/campaigns/remove-template.server";
import { updateLead } from "~/domains/lead-search/leads/update-lead.server";
import { leads, leadTotals } from "~/domains/lead-search/tables";
import { editMailbox } from "~/domains/mailboxes/edit-mailbox.server";
import { convertLead } from "~/domains/opportunities/creation/convert-lead.server";
import { getStageTotals, sumOf } from "~/domains/opportunities/forecast/opportunity-totals.server";
import { removeOpportunity, restoreOpportunity } from "~/domains/opportunities/remove-opportunity.server";
import { removeMailbox } from "~/domains/sending/remove-mailbox.server";
import { restoreTemplate } from "~/domains/templates/restore-template.server";
import { createTemplate } from "~/domains/templates/save-template.server";
import { TemplateSchema } from "~/domains/templates/template-schema";
import { listTemplates } from "~/domains/templates/templates.server";
import { makeLead } from "../support/fixtures/opportunities";
import { outcome } from "../support/fixtures/people";
import { campaignOf, mailboxOf, makeCampaign, makeMailbox } from "../support/fixtures/sending";
import { makeBusiness } from "../support/harness/context";

const template = (more: Record<string, unknown> = {}) =>
  TemplateSchema.parse({ name: "First", subject: "Hello", content: "Hello {{firstName|there}}", ...more });

describe("deleting and restoring", () => {
  it("restores no translation without its original, which would bypass the plan's template limit", async () => {
    const { ctx } = await makeBusiness({ plan: "startup" });
    const root = await createTemplate(ctx, template());
    const french = await createTemplate(ctx, template({ variantOf: root.id, language: "fr" }));
    await removeTemplate(ctx, root.id);
    expect(await outcome(restoreTemplate(ctx, french.id))).toBe("conflict");
    expect((await listTemplates(ctx, { limit: 50 })).rows).toEqual([]);
    await restoreTemplate(ctx, root.id);
    await removeTemplate(ctx, french.id);
    expect(await outcome(restoreTemplate(ctx, french.id))).toBe("passed");
  });

  it("counts a lead's value only once, on the lead or on its opportunity", async () => {
    const { ctx, account } = await makeBusiness({ plan: "corporate" });
    const lead = await makeLead(ctx);
    const { opportunity } = await convertLead(ctx, lead.id, { revenue: 500_000 });
    await removeOpportunity(ctx, opportunity.id);
    await updateLead(ctx, lead.id, { estimatedValue: 700_000 });
    await restoreOpportunity(ctx, opportunity.id);
    const [row] = await ctx.db.select().from(leads).where(eq(leads.id, lead.id));
    const [totals] = await ctx.db.select().from(leadTotals).where(eq(leadTotals.accountId, account.id));
    expect([row?.estimatedValue, totals?.pipelineValue, totals?.valuedCount]).toEqual([null, 0, 0]);
    expect(sumOf(await getStageTotals(ctx)).revenue).toBe(500_000);
  });

  it.each(["removing its mailbox", "cancelling it"])(
    "leaves no unsent recipient in a campaign's total: %s",
    async (how) => {
      const { ctx } = await makeBusiness();
      const box = await makeMailbox(ctx, 25);
      const readers = ["a", "b", "c"].map((name) => `${name}-${crypto.randomUUID()}@buyer.test`);
      const { campaignId } = await makeCampaign(ctx, box.id, readers);
      await ctx.db.run(
        sql`update outreach_messages set state = 'sent' where campaign_id = ${campaignId} and to_address = ${readers[0]}`,
      );
      const stop = () =>
        how.startsWith("cancel") ? cancelCampaign(ctx, campaignId) : removeMailbox(ctx, box.id);
      await Promise.allSettled([stop(), stop()]);
      expect((await campaignOf(ctx, campaignId))?.totalTargets).toBe(1);
    },
  );
});

it("a password set concurrently with a new host is not stored for that host", async () => {
  const { ctx } = await makeBusiness();
  const box = await makeMailbox(ctx, 25, { username: "amina" });
  const edits = [{ password: "sesame" }, { host: "smtp.evil.test" }];
  await Promise.allSettled(edits.map((change) => editMailbox(ctx, box.id, change)));
  const now = await mailboxOf(ctx, box.id);
  expect(now?.host === "smtp.evil.test" && now.encryptedPassword !== null).toBe(false);
});
