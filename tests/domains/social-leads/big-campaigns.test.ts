import { describe, expect, it } from "vitest";
import { listTasks } from "~/domains/opportunities/tasks/tasks.server";
import { createSocialCampaign } from "~/domains/social-leads/campaigns/create-social-campaign.server";
import { carryOnSocialCampaign } from "~/domains/social-leads/campaigns/make-social-campaign.server";
import { SocialCampaignInput } from "~/domains/social-leads/campaigns/schemas";
import { getSocialCampaign, partsOf } from "~/domains/social-leads/campaigns/social-campaigns.server";
import { requeueSocialCampaigns } from "~/domains/social-leads/campaigns/with-lease.server";
import { ingestSocialLeads } from "~/domains/social-leads/ingest-lead.server";
import { outcome } from "../../support/fixtures/people";
import { type Business, env, makeBusiness, testContext } from "../../support/harness/context";

const profile = (at: number) => `https://www.linkedin.com/in/lead-${at}-${crypto.randomUUID()}`;

async function manyLeads({ ctx }: Business, count: number, platform: "linkedin" | "facebook") {
  await ingestSocialLeads(
    ctx,
    Array.from({ length: count }, (_, index) => ({
      platform,
      importMethod: "csv" as const,
      name: `Lead ${index}`,
      companyName: `Company ${index} of ${platform}`,
      email: `lead${index}.${crypto.randomUUID()}@big.example`,
      socialProfile: platform === "linkedin" ? profile(index) : null,
    })),
  );
}

/** Runs the work queued for a campaign until none is left. */
async function work(business: Business, id: number) {
  const job = { ...testContext(business.account), account: business.account };
  for (let pieces = 1; pieces < 30; pieces += 1) {
    await carryOnSocialCampaign(job, { socialCampaignId: id });
    const campaign = await getSocialCampaign(business.ctx, id);
    if (campaign.preparationStatus !== "running") return { campaign, pieces };
  }
  throw new Error("The campaign is not done");
}

const all = (filter: string, type = "email") =>
  SocialCampaignInput.parse({ name: "All of them", type, matching: "social-leads", filter });

describe("a campaign of all leads that match a filter", () => {
  it("is created immediately for up to 50 leads, with exactly these", async () => {
    const business = await makeBusiness({ plan: "corporate" });
    await manyLeads(business, 3, "linkedin");
    await manyLeads(business, 4, "facebook");
    const campaign = await createSocialCampaign(business.ctx, all("platform=facebook"));
    expect(campaign).toMatchObject({ preparationStatus: "done", leadCount: 4, prepared: 4, status: "draft" });
    expect((await partsOf(business.ctx, campaign.id)).map(({ part }) => part)).toEqual(
      Array(4).fill("email"),
    );
    expect(await outcome(createSocialCampaign(business.ctx, all("platform=whatsapp")))).toBe("invalid");
    expect(
      SocialCampaignInput.safeParse({ ...all(""), matching: "social-leads", filter: "type=B9" }).success,
    ).toBe(false);
  });

  it("is created in batches by a job for more, with progress, once for repeated jobs", async () => {
    const business = await makeBusiness({ plan: "corporate" });
    await manyLeads(business, 120, "linkedin");
    const { ctx } = business;
    const campaign = await createSocialCampaign(ctx, all("", "linkedin"));
    expect(campaign).toMatchObject({
      preparationStatus: "running",
      status: "preparing",
      leadCount: 120,
      prepared: 0,
    });
    expect(ctx.queue.sent.filter(({ kind }) => kind === "make-social-campaign")).toHaveLength(1);
    const job = { ...testContext(business.account), account: business.account };
    const message = { socialCampaignId: campaign.id };
    await Promise.all([carryOnSocialCampaign(job, message), carryOnSocialCampaign(job, message)]);
    expect((await getSocialCampaign(ctx, campaign.id)).prepared).toBe(50);
    const { campaign: done } = await work(business, campaign.id);
    expect(done).toMatchObject({
      preparationStatus: "done",
      status: "active",
      tasks: { open: 120, all: 120 },
    });
    const { total } = await listTasks(ctx, { whose: "mine", state: "open", limit: 1 });
    expect(total.count).toBe(120);
    await carryOnSocialCampaign(job, message);
    expect((await listTasks(ctx, { whose: "mine", state: "open", limit: 1 })).total.count).toBe(120);
  });

  it("by email creates one search and one draft, also if the job crashed at its end", async () => {
    const business = await makeBusiness({ plan: "corporate" });
    await manyLeads(business, 60, "facebook");
    const { ctx } = business;
    const { id } = await createSocialCampaign(ctx, all(""));
    const { campaign } = await work(business, id);
    expect(campaign).toMatchObject({ preparationStatus: "done", status: "draft", failureReason: null });
    expect((await partsOf(ctx, id)).filter(({ part }) => part === "email")).toHaveLength(60);
    // The state after a crash: the draft exists, but isn't recorded.
    await env.DB.batch([
      env.DB.prepare(
        "update social_campaigns set preparation_status = 'running', outreach_campaign_id = null, lease_until = 1 where id = ?",
      ).bind(id),
      env.DB.prepare("update social_campaign_leads set part = 'pending' where campaign_id = ?").bind(id),
    ]);
    const system = testContext();
    expect(await requeueSocialCampaigns(system)).toBeGreaterThanOrEqual(1);
    expect(system.queue.sent).toContainEqual({
      kind: "make-social-campaign",
      accountId: business.account.id,
      socialCampaignId: id,
    });
    const again = await work(business, id);
    expect(again.campaign.outreachCampaignId).toBe(campaign.outreachCampaignId);
    const count = (table: string) =>
      env.DB.prepare(`select count(*) as n from ${table} where account_id = ?`)
        .bind(business.account.id)
        .first<number>("n");
    expect([await count("outreach_campaigns"), await count("lead_searches")]).toEqual([1, 1]);
  });

  it("reports how many match if they exceed the limit, and why a job failed", async () => {
    const business = await makeBusiness({ plan: "corporate" });
    const { ctx } = business;
    await manyLeads(business, 51, "linkedin");
    await env.DB.prepare(
      `insert into social_leads (account_id, platform, email, email_key, tags, import_method, captured_at, created_at, updated_at)
       with recursive n(i) as (select 1 union all select i + 1 from n where i < 501)
       select ?1, 'facebook', 'l' || i || '@many.example', 'l' || i || '@many.example', '[]', 'csv', 1, 1, 1 from n`,
    )
      .bind(business.account.id)
      .run();
    await expect(createSocialCampaign(ctx, all(""))).rejects.toThrow(
      "552 leads match this filter. A campaign can have at most 500.",
    );
    const { id } = await createSocialCampaign(ctx, all("platform=linkedin"));
    await env.DB.prepare("update users set deactivated_at = 1 where account_id = ?")
      .bind(business.account.id)
      .run();
    const { campaign } = await work(business, id);
    expect(campaign).toMatchObject({
      status: "failed",
      failureReason: "The campaign’s creator has left the account. Create the campaign again.",
    });
  });
});
