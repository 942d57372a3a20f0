import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { CampaignChangeSchema } from "~/domains/campaigns/campaign-change-schema";
import { CampaignSchema, PortalCampaignSchema } from "~/domains/campaigns/campaign-schemas";
import {
  cancelCampaign,
  pauseCampaign,
  removeCampaign,
  restoreCampaign,
} from "~/domains/campaigns/campaign-transitions.server";
import { getCampaign, listCampaigns, listSteps } from "~/domains/campaigns/campaigns.server";
import { createCampaign, duplicateCampaign } from "~/domains/campaigns/create-campaign.server";
import { changeSteps, editCampaign } from "~/domains/campaigns/edit-campaign.server";
import { startCampaign } from "~/domains/campaigns/planning/start-campaign.server";
import {
  advanceCampaigns,
  startScheduledCampaigns,
} from "~/domains/campaigns/planning/start-scheduled-campaigns.server";
import { FILL_IN } from "~/domains/campaigns/steps/follow-ups-schema";
import { consumeQuota } from "~/domains/quotas/charge-quota.server";
import { ALLOWANCES } from "~/domains/quotas/policy";
import {
  launch,
  makeCampaign,
  makeMailbox,
  makeTemplate,
  messagesOf,
} from "../../support/fixtures/campaigns";
import { makeSearch } from "../../support/fixtures/lead-search";
import { makeBusiness } from "../../support/harness/context";
import { metered } from "../../support/harness/metered";

const business = async () => (await makeBusiness({ plan: "scaleup" })).ctx;
const HOUR = 3_600_000;

it("lists campaigns by name across pages without gaps, ignoring case, and reads few rows", async () => {
  const ctx = await business();
  const { id } = await makeCampaign(ctx, 0);
  await ctx.db.run(sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 1000)
    insert into outreach_campaigns (account_id, created_by, name, status, created_at, updated_at)
    select account_id, created_by, case i % 3 when 0 then 'alpha' when 1 then 'Beta' else 'ALPHA' end || (i % 40), 'draft', 1, 1
    from outreach_campaigns, n where outreach_campaigns.id = ${id}`);
  const meter = metered(ctx);
  await listCampaigns(meter.ctx, { limit: 50, cursor: 10 ** 12 });
  const newest = meter.rowsRead();
  const foreign = await makeCampaign(await business(), 0, { name: "Aaa" });
  expect((await listCampaigns(ctx, { limit: 50, cursor: foreign.id, sort: "name" })).rows).toEqual([]);
  const names: string[] = [];
  const seen = new Set<number>();
  let cursor: number | undefined;
  do {
    meter.reset();
    const page = await listCampaigns(meter.ctx, { limit: 50, cursor, sort: "name" });
    // A page, the count up to its bound, and earlier rows with the same name as the page's first row.
    expect(meter.rowsRead()).toBeLessThanOrEqual(newest + 30);
    for (const row of page.rows) seen.add(row.id);
    names.push(...page.rows.map(({ name }) => name.toLowerCase()));
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
  expect([names.length, seen.size]).toEqual([1001, 1001]);
  expect(names).toEqual(names.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
});

describe("a new campaign", () => {
  it.each([
    [{}, ["audience", "leadSearchId", "name", "templateId"]],
    [{ name: "  ", templateId: 1, leadSearchId: null }, ["leadSearchId", "name"]],
    [{ name: "A", templateId: 1 }, ["audience"]],
    [{ name: "A", templateId: "1", targetLeadSearchId: 1 }, ["templateId"]],
  ])("is rejected with a request to fill in its required fields: %j", (input, fields) => {
    const found = CampaignSchema.safeParse(input);
    const issues = found.error?.issues ?? [];
    expect(issues.every(({ message }) => message === FILL_IN)).toBe(true);
    expect(issues.every(({ path }) => fields.includes(String(path[0])))).toBe(true);
    expect(issues.length).toBeGreaterThan(0);
  });

  it("reports a missing audience together with other missing fields, each field once", () => {
    const issues = CampaignSchema.safeParse({ name: "", templateId: 1 }).error?.issues ?? [];
    expect(issues.map(({ path }) => path[0]).sort()).toEqual(["audience", "name"]);
  });

  it("requires only a name and a template from the portal and accepts ids as text", async () => {
    const ctx = await business();
    const templateId = await makeTemplate(ctx);
    const input = PortalCampaignSchema.parse({ name: "A", templateId: String(templateId), leadSearchId: "" });
    const campaign = await createCampaign(ctx, input);
    expect(campaign).toMatchObject({ leadSearchId: null, status: "draft", template: { id: templateId } });
    await makeMailbox(ctx);
    await expect(startCampaign(ctx, campaign.id)).rejects.toMatchObject({
      code: "invalid",
      message: "No audience yet. Choose an audience.",
    });
    const search = await makeSearch(ctx);
    const chosen = CampaignChangeSchema.parse({ targetLeadSearchId: search.id });
    expect(await editCampaign(ctx, campaign.id, chosen)).toMatchObject({ leadSearchId: search.id });
    const named = PortalCampaignSchema.parse({ name: "B", templateId, leadSearchId: String(search.id) });
    expect(await createCampaign(ctx, named)).toMatchObject({ leadSearchId: search.id });
    for (const templateId of ["", "x", "1.5", null, 0])
      expect(PortalCampaignSchema.safeParse({ name: "A", templateId }).error?.issues[0]?.message).toBe(
        FILL_IN,
      );
  });

  it("accepts both field names for the lead search and the start date", () => {
    const at = "2030-01-01T09:00:00+01:00";
    const one = CampaignSchema.parse({ name: "A", templateId: 1, leadSearchId: 2, scheduledAt: at });
    const other = CampaignSchema.parse({
      name: "A",
      templateId: 1,
      targetLeadSearchId: 2,
      scheduledStartDate: at,
    });
    expect(one).toEqual(other);
    expect(one.scheduledAt?.toISOString()).toBe("2030-01-01T08:00:00.000Z");
    const form = CampaignSchema.parse({
      name: "A",
      templateId: 1,
      leadSearchId: 2,
      scheduledAt: "2030-01-01T09:00",
    });
    expect(form.scheduledAt?.toISOString()).toBe("2030-01-01T09:00:00.000Z");
  });

  it("rejects another account's template, search and mailbox, and a past start time", async () => {
    const ctx = await business();
    const mine = await makeCampaign(ctx);
    const theirs = await makeCampaign(await business());
    const input = { name: "A", description: null, scheduledAt: null, ...mine, leadSearchId: mine.searchId };
    const refused = (more: object) => createCampaign(ctx, { ...input, ...more });
    await expect(refused({ templateId: theirs.templateId })).rejects.toMatchObject({
      code: "not_found",
      field: "templateId",
    });
    await expect(refused({ leadSearchId: theirs.searchId })).rejects.toMatchObject({
      field: "targetLeadSearchId",
    });
    await expect(refused({ scheduledAt: new Date(1) })).rejects.toMatchObject({
      field: "scheduledStartDate",
    });
    await expect(editCampaign(ctx, mine.id, { mailboxId: theirs.mailboxId })).rejects.toMatchObject({
      field: "mailboxId",
    });
    await expect(getCampaign(ctx, theirs.id)).rejects.toMatchObject({ code: "not_found" });
    await expect(startCampaign(ctx, theirs.id)).rejects.toMatchObject({ code: "not_found" });
    expect((await listCampaigns(ctx, { limit: 50 })).rows.map(({ id }) => id)).toEqual([mine.id]);
  });
});

describe("a campaign start", () => {
  it("happens once when it is requested three times concurrently", async () => {
    const ctx = await business();
    const { id } = await makeCampaign(ctx);
    const starts = await Promise.allSettled([
      startCampaign(ctx, id),
      startCampaign(ctx, id),
      startCampaign(ctx, id),
    ]);
    expect(starts.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(ctx.queue.sent).toEqual([{ kind: "plan-campaign", campaignId: id }]);
    await expect(startCampaign(ctx, id)).rejects.toThrow("This campaign is already running.");
  });

  it("freezes content and steps, even if the template changes later", async () => {
    const ctx = await business();
    const { id, templateId } = await makeCampaign(ctx);
    await startCampaign(ctx, id);
    await ctx.d1
      .prepare("update outreach_templates set subject = 'Other', archived_at = 1 where id = ?")
      .bind(templateId)
      .run();
    expect((await listSteps(ctx, id))[0]).toMatchObject({
      subject: "Solar for {{companyName}}",
      content: "<p>Hello {{firstName|there}}</p>",
    });
    await expect(changeSteps(ctx, id, [{ templateId, delayHours: 0, subjectB: null }])).rejects.toThrow(
      "of a started campaign",
    );
    await expect(editCampaign(ctx, id, { name: "Other" })).rejects.toMatchObject({ code: "conflict" });
  });

  it("is rejected with every obstacle before any email is sent", async () => {
    const ctx = await business();
    const search = await makeSearch(ctx);
    const templateId = await makeTemplate(ctx, { content: "<p>{{surname}} {{firstName}}</p>" });
    const { id } = await createCampaign(
      ctx,
      CampaignSchema.parse({ name: "A", templateId, leadSearchId: search.id }),
    );
    await changeSteps(ctx, id, [{ templateId, delayHours: 0, subjectB: "Hi {{frist}}" }]);
    const words = await startCampaign(ctx, id).catch((error: Error) => error.message);
    expect(words).toContain("has found no leads yet");
    expect(words).toContain("No mailbox is ready");
    expect(words).toContain("{{frist}}, {{surname}}");
    expect(words).not.toContain("firstName");
    await ctx.d1.prepare("update outreach_templates set archived_at = 1 where id = ?").bind(templateId).run();
    await expect(startCampaign(ctx, id)).rejects.toThrow("The template of step 1 was deleted");
    expect((await getCampaign(ctx, id)).status).toBe("draft");
    expect(ctx.queue.sent).toEqual([]);
  });

  it("is rejected if the campaign's mailbox is not ready", async () => {
    const ctx = await business();
    const { id, mailboxId } = await makeCampaign(ctx);
    await editCampaign(ctx, id, { mailboxId });
    await makeMailbox(ctx);
    await ctx.d1.prepare("update mailboxes set ready_at = null where id = ?").bind(mailboxId).run();
    await expect(startCampaign(ctx, id)).rejects.toThrow("This campaign’s mailbox isn’t ready");
  });
});

describe("a running campaign", () => {
  it("can be paused, resumed and permanently cancelled", async () => {
    const ctx = await business();
    const { id } = await makeCampaign(ctx);
    await expect(pauseCampaign(ctx, id)).rejects.toMatchObject({ code: "conflict" });
    await launch(ctx, id);
    expect((await pauseCampaign(ctx, id)).status).toBe("paused");
    expect((await startCampaign(ctx, id)).status).toBe("active");
    expect((await cancelCampaign(ctx, id)).status).toBe("cancelled");
    expect((await messagesOf(ctx, id)).map(({ state }) => state)).toEqual(["stopped", "stopped", "stopped"]);
    await expect(startCampaign(ctx, id)).rejects.toThrow("was cancelled");
    await expect(cancelCampaign(ctx, id)).rejects.toMatchObject({ code: "conflict" });
  });

  it("is duplicated as a draft with its steps", async () => {
    const ctx = await business();
    const { id } = await makeCampaign(ctx);
    const templateId = await makeTemplate(ctx);
    const [first] = await listSteps(ctx, id);
    const steps = [
      { templateId: first?.templateId ?? 0, delayHours: 0, subjectB: "B" },
      { templateId, delayHours: 24, subjectB: null },
    ];
    await changeSteps(ctx, id, steps);
    await launch(ctx, id);
    const copy = await duplicateCampaign(ctx, id);
    expect(copy).toMatchObject({ name: "Copy of Solar", status: "draft", totalTargets: 0, startedAt: null });
    expect(
      (await listSteps(ctx, copy.id)).map(({ templateId, delayHours, subjectB }) => ({
        templateId,
        delayHours,
        subjectB,
      })),
    ).toEqual(steps);
  });

  it("is deleted, and restored as paused", async () => {
    const ctx = await business();
    const { id } = await makeCampaign(ctx);
    await launch(ctx, id);
    await removeCampaign(ctx, id);
    await expect(getCampaign(ctx, id)).rejects.toMatchObject({ code: "not_found" });
    expect((await listCampaigns(ctx, { limit: 50 })).total.count).toBe(0);
    expect((await restoreCampaign(ctx, id)).status).toBe("paused");
  });
});

describe("a scheduled start", () => {
  it("starts the campaign once at its time when scheduled runs overlap", async () => {
    const ctx = await business();
    const at = new Date(Date.now() + HOUR);
    const { id } = await makeCampaign(ctx, 3, { scheduledAt: at.toISOString() });
    expect((await getCampaign(ctx, id)).status).toBe("scheduled");
    await startScheduledCampaigns(ctx);
    expect((await getCampaign(ctx, id)).status).toBe("scheduled");
    const later = { ...ctx, now: () => new Date(at.getTime() + 60_000) };
    const started = await Promise.all([startScheduledCampaigns(later), startScheduledCampaigns(later)]);
    expect(started.toSorted()).toEqual([0, 1]);
    expect((await getCampaign(ctx, id)).status).toBe("active");
    await advanceCampaigns({ ...ctx, now: () => new Date(at.getTime() + 10 * 60_000) });
    expect(
      ctx.queue.sent.filter((job) => job.kind === "plan-campaign" && job.campaignId === id),
    ).toHaveLength(2);
  });

  it("turns a campaign that can't start into a draft with the failure reason", async () => {
    const ctx = await business();
    const { id } = await makeCampaign(ctx, 0, { scheduledAt: new Date(Date.now() + HOUR).toISOString() });
    await startScheduledCampaigns({ ...ctx, now: () => new Date(Date.now() + 2 * HOUR) });
    const found = await getCampaign(ctx, id);
    expect(found.status).toBe("draft");
    expect(found.startFailure).toContain("has found no leads yet");
  });

  it("starts other accounts' campaigns if one campaign can't be read", async () => {
    const scheduledAt = new Date(Date.now() + HOUR).toISOString();
    const [ctx, other] = [await business(), await business()];
    const broken = await makeCampaign(ctx, 1, { scheduledAt });
    const { id } = await makeCampaign(other, 1, { scheduledAt });
    await ctx.db.run(sql`update outreach_campaigns set audience_rules = '{' where id = ${broken.id}`);
    await startScheduledCampaigns({ ...ctx, now: () => new Date(Date.now() + 2 * HOUR) });
    expect((await getCampaign(other, id)).status).toBe("active");
    await ctx.db.run(sql`delete from outreach_campaigns where id = ${broken.id}`);
  });

  it("moves to the next day if today's job quota is used up, and notifies the creator once", async () => {
    const ctx = await business();
    const at = new Date("2031-03-04T10:00:00Z");
    const { id } = await makeCampaign(ctx, 1, { scheduledAt: at.toISOString() });
    const now = { ...ctx, now: () => at };
    await consumeQuota(now, { jobs: ALLOWANCES.scaleup.jobs });
    for (let run = 0; run < 2; run += 1) expect(await startScheduledCampaigns(now)).toBe(0);
    expect(await getCampaign(ctx, id)).toMatchObject({
      status: "scheduled",
      scheduledAt: new Date("2031-03-05T00:00:00Z"),
    });
    const told = await ctx.db.all<{ user_id: number; path: string }>(
      sql`select user_id, path from notifications where account_id = ${ctx.account.id} and kind = 'campaign'`,
    );
    expect(told).toEqual([{ user_id: ctx.actor.userId, path: `/campaigns/${id}` }]);
    const next = { ...ctx, now: () => new Date("2031-03-05T00:01:00Z") };
    await startScheduledCampaigns(next);
    expect((await getCampaign(ctx, id)).status).toBe("active");
  });
});
