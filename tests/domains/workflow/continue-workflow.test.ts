import { beforeEach, describe, expect, it } from "vitest";
import { toUnixSeconds } from "~/core/seconds";
import { shareLead } from "~/domains/agents/shared-leads/share-lead.server";
import { pauseCampaign } from "~/domains/campaigns/campaign-transitions.server";
import { completeDemoCampaigns } from "~/domains/campaigns/planning/finish-campaigns.server";
import { startCampaign } from "~/domains/campaigns/planning/start-campaign.server";
import {
  AutomationInput,
  findAutomation,
  pauseWorkflow,
  runWorkflow,
  saveAutomation,
} from "~/domains/workflow/automation.server";
import { continueWorkflow, queueWorkflows, RUN_EVERY } from "~/domains/workflow/continue-workflow.server";
import { launch, makeCampaign, makeLeads, messagesOf } from "../../support/fixtures/campaigns";
import { makeSearch } from "../../support/fixtures/lead-search";
import { workingAgent } from "../../support/fixtures/shared-leads";
import { markReplied } from "../../support/fixtures/stages";
import { beforeBatch } from "../../support/harness/before-batch";
import { type Business, env, makeBusiness, still } from "../../support/harness/context";

let business: Business;
let ctx: Business["ctx"];
beforeEach(async () => {
  business = await makeBusiness({ plan: "scaleup" });
  ctx = business.ctx;
});

const input = (more: Record<string, unknown>) => AutomationInput.parse({ minConfidence: 60, ...more });

async function runningWith(more: Record<string, unknown>) {
  await saveAutomation(ctx, input(more));
  await runWorkflow(ctx);
}

async function startedCampaign() {
  const { id } = await makeCampaign(ctx, 1);
  await launch(ctx, id);
  return id;
}

const newLeads = async (count: number, more = {}) => {
  const search = await makeSearch(ctx);
  await makeLeads(ctx, search.id, count, { email: `'new-' || n || '-${search.id}@shop.test'`, ...more });
  return search.id;
};

const campaignNow = (id: number) =>
  env.DB.prepare(
    "select status, total_messages, total_targets, skipped, accepts_leads_since from outreach_campaigns where id = ?",
  )
    .bind(id)
    .first<Record<string, number | string | null>>();

describe("new leads for the workflow's campaign", () => {
  it("are added once, if confident enough and found after the campaign was chosen", async () => {
    const campaignId = await startedCampaign();
    await newLeads(2);
    await runningWith({ campaignId });
    await newLeads(3);
    const unsure = await newLeads(2);
    await env.DB.prepare("update leads set confidence = 59 where search_id = ?").bind(unsure).run();
    await continueWorkflow(ctx);
    await continueWorkflow(ctx);
    const written = await messagesOf(ctx, campaignId);
    expect(written.map(({ state }) => state)).toEqual(["waiting", "waiting", "waiting", "waiting"]);
    expect(await campaignNow(campaignId)).toMatchObject({ total_messages: 4, total_targets: 4, skipped: 0 });
    expect(await findAutomation(ctx)).toMatchObject({ leadsSent: 3 });
  });

  it("are added once by two concurrent jobs", async () => {
    const campaignId = await startedCampaign();
    await runningWith({ campaignId });
    await newLeads(5);
    await Promise.all([continueWorkflow(ctx), continueWorkflow(ctx), continueWorkflow(ctx)]);
    expect(await messagesOf(ctx, campaignId)).toHaveLength(6);
    expect(await findAutomation(ctx)).toMatchObject({ leadsSent: 5 });
    expect(await campaignNow(campaignId)).toMatchObject({ total_messages: 6, total_targets: 6 });
  });

  it("are skipped if their address is in the campaign already or repeated", async () => {
    const campaignId = await startedCampaign();
    await runningWith({ campaignId });
    await newLeads(1, { email: "'buyer1@shop.test'" });
    await newLeads(2, { email: "'same@shop.test'" });
    await continueWorkflow(ctx);
    const written = await messagesOf(ctx, campaignId);
    expect(written.map(({ state, reason_code }) => [state, reason_code])).toEqual([
      ["waiting", null],
      ["waiting", null],
      ["skipped", "duplicate_address"],
    ]);
    expect(await campaignNow(campaignId)).toMatchObject({ total_messages: 3, total_targets: 2, skipped: 1 });
    expect(await findAutomation(ctx)).toMatchObject({ leadsSent: 1 });
  });

  it("are not added while workflow or campaign is paused, and are added by the next run", async () => {
    const campaignId = await startedCampaign();
    await runningWith({ campaignId });
    await pauseWorkflow(ctx);
    await newLeads(2);
    await continueWorkflow(ctx);
    expect(await messagesOf(ctx, campaignId)).toHaveLength(1);
    await runWorkflow(ctx);
    await pauseCampaign(ctx, campaignId);
    await continueWorkflow(ctx);
    expect(await messagesOf(ctx, campaignId)).toHaveLength(1);
    await startCampaign(ctx, campaignId);
    await continueWorkflow(ctx);
    expect(await messagesOf(ctx, campaignId)).toHaveLength(3);
  });

  it("are never emailed if they are demo leads", async () => {
    const campaignId = await startedCampaign();
    await runningWith({ campaignId });
    await newLeads(2, { isDemo: "1" });
    await continueWorkflow(ctx);
    expect(await messagesOf(ctx, campaignId)).toHaveLength(1);
  });

  it("are not added once the daily quota is used up", async () => {
    const campaignId = await startedCampaign();
    await runningWith({ campaignId });
    await newLeads(2);
    await env.DB.prepare("update quota_usage set used = allowed where kind = 'rows' and holder like ?")
      .bind(`%${business.account.id}`)
      .run();
    await expect(continueWorkflow(ctx)).rejects.toMatchObject({ code: "limit_reached" });
    expect(await messagesOf(ctx, campaignId)).toHaveLength(1);
    expect(await findAutomation(ctx)).toMatchObject({ leadsSent: 0 });
  });

  it("keep the campaign open until the workflow is paused", async () => {
    const campaignId = await startedCampaign();
    await runningWith({ campaignId });
    await env.DB.prepare("update outreach_messages set state = 'stopped' where campaign_id = ?")
      .bind(campaignId)
      .run();
    await env.DB.prepare("update outreach_campaigns set is_demo = 1 where id = ?").bind(campaignId).run();
    await completeDemoCampaigns(ctx);
    expect((await campaignNow(campaignId))?.status).toBe("active");
    await pauseWorkflow(ctx);
    await completeDemoCampaigns(ctx);
    expect((await campaignNow(campaignId))?.status).toBe("completed");
  });
});

describe("leads that replied", () => {
  const shares = async () =>
    (
      await env.DB.prepare(
        "select lead_id, agent_id from shared_leads where account_id = ? and revoked_at is null order by lead_id",
      )
        .bind(business.account.id)
        .all<{ lead_id: number; agent_id: number }>()
    ).results;
  const leadsOf = async (searchId: number) =>
    (
      await env.DB.prepare("select id from leads where search_id = ? order by id")
        .bind(searchId)
        .all<{ id: number }>()
    ).results.map(({ id }) => id);

  it("are shared with the agent once, with a notification, unless they are not interested", async () => {
    const { agent } = await workingAgent(business);
    await runningWith({ agentId: agent.id });
    const [one = 0, two = 0, three = 0] = await leadsOf(await newLeads(3));
    await markReplied(ctx, one, 1);
    await markReplied(ctx, two, 1);
    await env.DB.prepare("update threads set reply_class = 'not_interested' where lead_id = ?")
      .bind(two)
      .run();
    await continueWorkflow(ctx);
    await continueWorkflow(ctx);
    expect(await shares()).toEqual([{ lead_id: one, agent_id: agent.id }]);
    expect(await findAutomation(ctx)).toMatchObject({ repliesShared: 1 });
    const mails = await env.DB.prepare("select count(*) as n from transactional_emails where cause like ?")
      .bind(`shares:${business.account.id}:%`)
      .first("n");
    expect(mails).toBe(1);
    await markReplied(ctx, three, 1);
    await Promise.all([continueWorkflow(ctx), continueWorkflow(ctx)]);
    expect(await shares()).toHaveLength(2);
  });

  it("are shared by the next run if a teammate shares one of them concurrently", async () => {
    const { agent } = await workingAgent(business);
    const other = await workingAgent(business);
    await runningWith({ agentId: agent.id });
    const [one = 0, two = 0] = await leadsOf(await newLeads(2));
    for (const id of [one, two]) await markReplied(ctx, id, 1);
    const raced = beforeBatch(ctx, () => shareLead(ctx, one, { agentId: other.agent.id }));
    await continueWorkflow(raced);
    await continueWorkflow(ctx);
    expect(await shares()).toEqual([
      { lead_id: one, agent_id: other.agent.id },
      { lead_id: two, agent_id: agent.id },
    ]);
    expect(await findAutomation(ctx)).toMatchObject({ repliesShared: 1 });
  });
});

describe("the workflow's settings", () => {
  it("are rejected for another account's records, for neither campaign nor agent, and for invalid numbers", async () => {
    const other = await makeBusiness();
    const { id } = await makeCampaign(other.ctx, 1);
    await launch(other.ctx, id);
    await expect(saveAutomation(ctx, input({ campaignId: id }))).rejects.toMatchObject({
      field: "campaignId",
    });
    const { agent } = await workingAgent(other);
    await expect(saveAutomation(ctx, input({ agentId: agent.id }))).rejects.toMatchObject({
      field: "agentId",
    });
    await expect(saveAutomation(ctx, input({}))).rejects.toMatchObject({ code: "invalid" });
    for (const minConfidence of [-1, 101, 50.5, "80"])
      expect(AutomationInput.safeParse({ minConfidence }).success).toBe(false);
    await expect(runWorkflow(ctx)).rejects.toMatchObject({ code: "conflict" });
    expect(await findAutomation(ctx)).toBeNull();
  });

  it("start a run when it is due, every five minutes", async () => {
    const campaignId = await startedCampaign();
    await runningWith({ campaignId });
    ctx.queue.sent.length = 0;
    const clock = still(ctx);
    await queueWorkflows(clock);
    await queueWorkflows(clock);
    const mine = ctx.queue.sent.filter(
      (job) => job.kind === "run-workflow" && job.accountId === business.account.id,
    );
    expect(mine).toHaveLength(1);
    const { nextRunAt } = (await findAutomation(ctx)) ?? {};
    const now = toUnixSeconds(clock.now());
    expect(nextRunAt).toEqual(new Date((now + RUN_EVERY) * 1000));
    await pauseWorkflow(ctx);
    expect(await findAutomation(ctx)).toMatchObject({ nextRunAt: null, runningSince: null });
  });
});
