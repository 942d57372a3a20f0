import { describe, expect, it } from "vitest";
import { createSocialCampaign } from "~/domains/social-leads/campaigns/create-social-campaign.server";
import { listMessages } from "~/domains/social-leads/conversations/conversation.server";
import { importSocialLeads } from "~/domains/social-leads/imports/import-leads.server";
import { ImportInput } from "~/domains/social-leads/imports/schemas";
import { ingestSocialLead } from "~/domains/social-leads/ingest-lead.server";
import { outcome } from "../../support/fixtures/people";
import { askedWith, connectedBusiness, writtenTo } from "../../support/fixtures/platforms";
import { type Business, env, makeBusiness } from "../../support/harness/context";

const used = async ({ account }: Pick<Business, "account">, kind: "rows" | "jobs") =>
  (await env.DB.prepare("select used from quota_usage where holder = ? and kind = ?")
    .bind(`account:${account.id}`, kind)
    .first<number>("used")) ?? 0;

describe("an import from a platform started through the API", () => {
  it("uses one job of the daily quota, and requests nothing when it is used up", async () => {
    const business = await connectedBusiness("facebook");
    const input = ImportInput.parse({ platform: "facebook", method: "api" });
    const before = await used(business, "jobs");
    await importSocialLeads(business.ctx, input);
    expect((await used(business, "jobs")) - before).toBe(1);
    await env.DB.prepare("update quota_usage set used = allowed where holder = ? and kind = 'jobs'")
      .bind(`account:${business.account.id}`)
      .run();
    const asked = (await askedWith(business.token)).length;
    expect(await outcome(importSocialLeads(business.ctx, input))).toBe("limit_reached");
    expect(await askedWith(business.token)).toHaveLength(asked);
  });
});

describe("a campaign of social leads", () => {
  it("charges a row of the quota for each lead in it", async () => {
    const business = await makeBusiness({ plan: "corporate" });
    const leadIds: number[] = [];
    for (let index = 0; index < 20; index += 1) {
      const { lead } = await ingestSocialLead(business.ctx, {
        platform: "linkedin",
        importMethod: "manual",
        externalId: `person-${index}`,
        name: `Person ${index}`,
        ...(index === 0 ? { socialProfile: "https://www.linkedin.com/in/person-0" } : {}),
      });
      leadIds.push(lead.id);
    }
    const before = await used(business, "rows");
    await createSocialCampaign(business.ctx, { name: "Places", type: "linkedin", leadIds });
    expect((await used(business, "rows")) - before).toBeGreaterThanOrEqual(1 + leadIds.length);
  });
});

describe("a page of messages", () => {
  it("that starts at another account's message is empty, so it doesn't reveal its time", async () => {
    const [own, other] = [await makeBusiness(), await makeBusiness()];
    const leadId = await writtenTo(own, new Date(Date.now() - 60_000));
    const otherLead = await writtenTo(other);
    const [theirs] = (await listMessages(other.ctx, otherLead, { limit: 1 })).rows;
    expect((await listMessages(own.ctx, leadId, { limit: 5 })).rows).toHaveLength(1);
    const page = await listMessages(own.ctx, leadId, { limit: 5, cursor: theirs?.id ?? 0 });
    expect(page.rows).toEqual([]);
  });
});
