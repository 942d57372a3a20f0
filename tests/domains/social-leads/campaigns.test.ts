import { describe, expect, it } from "vitest";
import { getCampaign } from "~/domains/campaigns/campaigns.server";
import { listTasks } from "~/domains/opportunities/tasks/tasks.server";
import { createSocialCampaign } from "~/domains/social-leads/campaigns/create-social-campaign.server";
import { listSocialCampaigns, partsOf } from "~/domains/social-leads/campaigns/social-campaigns.server";
import { outcome } from "../../support/fixtures/people";
import { socialLead } from "../../support/fixtures/social-leads";
import { type Business, env, makeBusiness } from "../../support/harness/context";

const addressesOf = async ({ account }: Business) =>
  (
    await env.DB.prepare("select contact_email as email from leads where account_id = ? order by id")
      .bind(account.id)
      .all<{ email: string }>()
  ).results.map(({ email }) => email);

describe("a campaign of selected leads", () => {
  it("by email creates an outreach draft to exactly these people", async () => {
    const business = await makeBusiness({ plan: "startup" });
    const { ctx } = business;
    const one = await socialLead(business, { companyName: "Kamau Cold Foods", name: "Wanjiku" });
    const two = await socialLead(business, { companyName: null, name: "Otieno" });
    const mute = await socialLead(business, { email: null, phone: "+254700000009" });
    const campaign = await createSocialCampaign(ctx, {
      name: "Freezers in June",
      leadIds: [one.id, two.id, mute.id],
      type: "email",
    });
    expect(campaign).toMatchObject({
      name: "Freezers in June",
      status: "draft",
      leadCount: 3,
      responseRate: null,
    });
    expect(await getCampaign(ctx, campaign.outreachCampaignId ?? 0)).toMatchObject({
      name: "Freezers in June",
      status: "draft",
    });
    expect((await addressesOf(business)).sort()).toEqual([one.email, two.email].sort());
    expect(await partsOf(ctx, campaign.id)).toEqual([
      { leadId: one.id, part: "email" },
      { leadId: two.id, part: "email" },
      { leadId: mute.id, part: "none" },
    ]);
  });

  it("emails no one else at a company, and only one of a company's two leads", async () => {
    const business = await makeBusiness({ plan: "startup" });
    const { ctx } = business;
    const before = await socialLead(business, { companyName: "Same House Ltd", name: "Aaa" });
    await createSocialCampaign(ctx, { name: "First", leadIds: [before.id], type: "email" });
    const [one, two] = [
      await socialLead(business, { companyName: "Same House Ltd", name: "Bbb" }),
      await socialLead(business, { companyName: "Same House Ltd", name: "Ccc" }),
    ];
    const campaign = await createSocialCampaign(ctx, {
      name: "Second",
      leadIds: [one.id, two.id],
      type: "email",
    });
    const parts = await partsOf(ctx, campaign.id);
    expect(parts.map(({ part }) => part)).toEqual(["email", "none"]);
    const search = (await getCampaign(ctx, campaign.outreachCampaignId ?? 0)).leadSearchId;
    const written = await env.DB.prepare("select contact_email as email from leads where search_id = ?")
      .bind(search)
      .all<{ email: string }>();
    expect(written.results).toEqual([{ email: one.email }]);
  });

  it("creates LinkedIn tasks for leads with a profile; a mixed one prefers email", async () => {
    const business = await makeBusiness({ plan: "startup" });
    const { ctx } = business;
    const profile = "https://www.linkedin.com/in/amina-example";
    const both = await socialLead(business, { socialProfile: profile, name: "Amina" });
    const only = await socialLead(business, {
      email: null,
      phone: "+254700000010",
      socialProfile: `${profile}-2`,
    });
    const linkedin = await createSocialCampaign(ctx, {
      name: "Connect",
      leadIds: [both.id, only.id],
      type: "linkedin",
    });
    expect(linkedin).toMatchObject({
      status: "active",
      outreachCampaignId: null,
      tasks: { open: 2, all: 2 },
    });
    const { rows } = await listTasks(ctx, { whose: "mine", state: "open", limit: 10 });
    expect(rows.map(({ task }) => task.title)).toContain("Message Amina on LinkedIn: Connect");
    const mixed = await createSocialCampaign(ctx, {
      name: "Both",
      leadIds: [both.id, only.id],
      type: "mixed",
    });
    expect((await partsOf(ctx, mixed.id)).map(({ part }) => part)).toEqual(["email", "task"]);
    expect((await listSocialCampaigns(ctx, { limit: 5 })).rows.map(({ id }) => id)).toEqual([
      mixed.id,
      linkedin.id,
    ]);
  });

  it("is rejected if no lead can be contacted this way, or for leads of another account", async () => {
    const business = await makeBusiness();
    const lead = await socialLead(business);
    const input = { name: "Nobody", leadIds: [lead.id], type: "linkedin" as const };
    await expect(createSocialCampaign(business.ctx, input)).rejects.toThrow("LinkedIn profile");
    const other = await makeBusiness();
    expect(await outcome(createSocialCampaign(other.ctx, { ...input, type: "email" as const }))).toBe(
      "not_found",
    );
    expect((await listSocialCampaigns(business.ctx, { limit: 5 })).total.count).toBe(0);
  });
});
