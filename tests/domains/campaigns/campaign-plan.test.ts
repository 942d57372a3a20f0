import { describe, expect, it } from "vitest";
import { getCampaign, listSteps } from "~/domains/campaigns/campaigns.server";
import { changeSteps } from "~/domains/campaigns/edit-campaign.server";
import { planCampaign } from "~/domains/campaigns/planning/plan-campaign.server";
import { startCampaign } from "~/domains/campaigns/planning/start-campaign.server";
import { advanceCampaigns } from "~/domains/campaigns/planning/start-scheduled-campaigns.server";
import { listSkipReasons } from "~/domains/messages/skip-reasons.server";
import { recordSent } from "../../support/fixtures/campaign-sends";
import { launch, makeCampaign, makeLeads, makeTemplate, messagesOf } from "../../support/fixtures/campaigns";
import { failingDatabase } from "../../support/fixtures/lead-search";
import { makeBusiness, withDatabase } from "../../support/harness/context";

const business = async () => (await makeBusiness({ plan: "scaleup" })).ctx;

describe("planning a campaign", () => {
  it("writes one message per lead, and a reason for each skipped one", async () => {
    const ctx = await business();
    const { id, searchId, mailboxId } = await makeCampaign(ctx, 2);
    await makeLeads(ctx, searchId, 1, { email: "null" });
    await makeLeads(ctx, searchId, 1, { email: "'nobody'" });
    await makeLeads(ctx, searchId, 1, { email: "'other@shop.test'", source: "null" });
    await makeLeads(ctx, searchId, 1, { email: "'demo@shop.test'", isDemo: "1" });
    await makeLeads(ctx, searchId, 1, { email: "'BUYER1@shop.test'" });
    await launch(ctx, id);
    const rows = await messagesOf(ctx, id);
    expect(rows.map(({ state, reason }) => [state, reason])).toEqual([
      ["waiting", null],
      ["waiting", null],
      ["skipped", "No email address available."],
      ["skipped", "No email address available."],
      ["skipped", "The source of this address is unknown."],
      ["skipped", "Demo leads are never emailed."],
      ["skipped", "Another lead in this campaign has the same address."],
    ]);
    expect(await getCampaign(ctx, id)).toMatchObject({
      status: "active",
      totalTargets: 2,
      totalMessages: 7,
      skipped: 5,
      plannedUpTo: null,
      mailboxId,
    });
    expect(await listSkipReasons(ctx, id)).toEqual([
      { reason: "No email address available.", count: 2 },
      ...["Demo leads are never emailed.", "Another lead in this campaign has the same address."].map(
        (reason) => ({ reason, count: 1 }),
      ),
    ]);
    expect(ctx.queue.sent.at(-1)).toEqual({ kind: "send-mailbox", mailboxId });
  });

  it("writes and counts each message once, when repeated or run concurrently", async () => {
    const ctx = await business();
    const { id } = await makeCampaign(ctx, 30);
    await launch(ctx, id);
    await ctx.d1.prepare("update outreach_campaigns set planned_up_to = 0 where id = ?").bind(id).run();
    await Promise.all([planCampaign(ctx, id), planCampaign(ctx, id)]);
    expect(await messagesOf(ctx, id)).toHaveLength(30);
    expect(await getCampaign(ctx, id)).toMatchObject({ totalTargets: 30, totalMessages: 30, skipped: 0 });
  });

  it.each(["before", "after"] as const)(
    "completes without duplicates after a crash %s any database call",
    async (when) => {
      const ctx = await business();
      const { id } = await makeCampaign(ctx, 5);
      await startCampaign(ctx, id);
      for (let call = 1; call <= 6; call += 1)
        await planCampaign(withDatabase(ctx, failingDatabase(ctx.d1, call, when)), id).catch(() => {});
      await planCampaign(ctx, id);
      expect(await messagesOf(ctx, id)).toHaveLength(5);
      expect(await getCampaign(ctx, id)).toMatchObject({
        totalTargets: 5,
        totalMessages: 5,
        plannedUpTo: null,
      });
    },
  );

  it("schedules messages in the sending window of the recipient's time zone", async () => {
    const base = await business();
    // A Friday, 16:30 in Nairobi: 13:30 in Accra, 17:30 in Mauritius.
    const ctx = { ...base, now: () => new Date("2026-11-20T13:30:00Z") };
    const { id, searchId } = await makeCampaign(ctx, 0);
    await makeLeads(ctx, searchId, 3, { country: "case n when 1 then 'KE' when 2 then 'GH' else 'MU' end" });
    await makeLeads(ctx, searchId, 1, { country: "null", email: "'far@shop.test'" });
    await launch(ctx, id);
    const due = (await messagesOf(ctx, id)).map(({ due_at }) => new Date(due_at * 1000).toISOString());
    expect(due).toEqual([
      "2026-11-20T13:30:00.000Z",
      "2026-11-20T13:30:00.000Z",
      "2026-11-23T04:00:00.000Z",
      "2026-11-20T13:30:00.000Z",
    ]);
  });
});

describe("a sequence", () => {
  it("continues with the next step after its delay, inside the sending window, and completes after the last", async () => {
    const base = await business();
    const ctx = { ...base, now: () => new Date("2026-11-20T13:30:00Z") };
    const { id } = await makeCampaign(ctx, 2);
    const templateId = await makeTemplate(ctx, { name: "Second", subject: "Once more" });
    const [first] = await listSteps(ctx, id);
    await changeSteps(ctx, id, [
      { templateId: first?.templateId ?? 0, delayHours: 9, subjectB: "Another subject" },
      { templateId, delayHours: 48, subjectB: null },
    ]);
    await launch(ctx, id);
    const planned = await messagesOf(ctx, id);
    await recordSent(
      ctx,
      planned.map((message) => message.id),
    );
    await recordSent(
      ctx,
      planned.map((message) => message.id),
    );
    const seconds = (await messagesOf(ctx, id)).filter(({ position }) => position === 2);
    expect(seconds.map(({ state, variant }) => [state, variant])).toEqual([
      ["waiting", null],
      ["waiting", null],
    ]);
    // Sunday afternoon is outside the sending window: the email is due on Monday, 8:00 in Nairobi.
    expect(new Date((seconds[0]?.due_at ?? 0) * 1000).toISOString()).toBe("2026-11-23T05:00:00.000Z");
    expect(await getCampaign(ctx, id)).toMatchObject({
      status: "active",
      sent: 2,
      peopleSent: 2,
      totalTargets: 2,
      totalMessages: 4,
    });
    await recordSent(
      ctx,
      seconds.map((message) => message.id),
    );
    await advanceCampaigns(ctx);
    expect(await getCampaign(ctx, id)).toMatchObject({ status: "completed", sent: 4, peopleSent: 2 });
    const [one, two] = await listSteps(ctx, id);
    expect((one?.sentA ?? 0) + (one?.sentB ?? 0)).toBe(2);
    expect([two?.sentA, two?.sentB]).toEqual([2, 0]);
  });

  it("gives each subject to about half of the recipients", async () => {
    const ctx = await business();
    const { id } = await makeCampaign(ctx, 400);
    const [first] = await listSteps(ctx, id);
    await changeSteps(ctx, id, [{ templateId: first?.templateId ?? 0, delayHours: 0, subjectB: "B" }]);
    await launch(ctx, id);
    const b = (await messagesOf(ctx, id)).filter(({ variant }) => variant === "b").length;
    expect(b).toBeGreaterThan(160);
    expect(b).toBeLessThan(240);
  });
});
