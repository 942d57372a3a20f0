import { describe, expect, it } from "vitest";
import { emailKey } from "~/core/email";
import { searchEverywhere } from "~/domains/global-search/search-everywhere.server";
import { heldData } from "~/domains/privacy/requests/held-data.server";
import { createSocialCampaign } from "~/domains/social-leads/campaigns/create-social-campaign.server";
import { contactSocialLead } from "~/domains/social-leads/contact-lead.server";
import { importSocialLeads } from "~/domains/social-leads/imports/import-leads.server";
import { ImportInput } from "~/domains/social-leads/imports/schemas";
import { ingestSocialLead } from "~/domains/social-leads/ingest-lead.server";
import { countByPlatform } from "~/domains/social-leads/list-leads.server";
import {
  deleteDemoSocialLeads,
  eraseOwnSocialLeads,
  eraseSocialLeads,
  purgeSocialLeads,
} from "~/domains/social-leads/purge-social-leads.server";
import { removeSocialLead } from "~/domains/social-leads/remove-social-lead.server";
import { outcome } from "../../support/fixtures/people";
import { socialLead } from "../../support/fixtures/social-leads";
import { type Business, env, makeBusiness } from "../../support/harness/context";

const TABLES = [
  "social_leads",
  "social_lead_origins",
  "social_lead_touches",
  "social_campaigns",
  "social_campaign_leads",
  "social_imports",
  "social_import_rejects",
];

const rowsOf = async ({ account }: Pick<Business, "account">) => {
  const counts = TABLES.map((table) => `(select count(*) from ${table} where account_id = ?1)`);
  return env.DB.prepare(`select ${counts.join(" + ")} as n`)
    .bind(account.id)
    .first<number>("n");
};

async function worked() {
  const business = await makeBusiness({ plan: "corporate" });
  const { ctx } = business;
  const lead = await socialLead(business, { companyName: "Forget Ltd", name: "Zainab Forgetme" });
  await contactSocialLead(ctx, lead.id, { way: "mail" });
  await createSocialCampaign(ctx, { name: "One", leadIds: [lead.id], type: "email" });
  const csv = "name,email,company\nA,a@forget.example,A Ltd\nB,,B Ltd\n";
  await importSocialLeads(ctx, ImportInput.parse({ platform: "linkedin", method: "csv", csv }));
  return { ...business, lead };
}

describe("the stored data of social leads", () => {
  it("is deleted once with a lead that its own business removes", async () => {
    const [business, other] = [await worked(), await makeBusiness()];
    const { ctx, lead } = business;
    const before = (await rowsOf(business)) ?? 0;
    expect(await outcome(removeSocialLead(other.ctx, lead.id))).toBe("not_found");
    expect(await rowsOf(business)).toBe(before);
    const twice = await Promise.all([1, 2].map(() => outcome(removeSocialLead(ctx, lead.id))));
    expect(twice).toContain("passed");
    expect(await outcome(removeSocialLead(ctx, lead.id))).toBe("not_found");
    expect(await countByPlatform(ctx)).toMatchObject({ facebook: 0, linkedin: 1 });
    expect(await rowsOf(business)).toBe(before - 4);
    const said = { name: "Zainab Forgetme", email: lead.email ?? "", externalId: "leadgen-again" };
    expect((await socialLead(business, said)).id).not.toBe(lead.id);
  });

  it("is deleted when the account closes", async () => {
    const business = await worked();
    expect(await rowsOf(business)).toBeGreaterThan(6);
    for (let piece = 0; piece < 20; piece += 1) if (!(await eraseOwnSocialLeads(business.ctx))) break;
    expect(await rowsOf(business)).toBe(0);
  });

  it("is included in the person's data export, and erased from leads and their origins", async () => {
    const business = await worked();
    const email = business.lead.email ?? "";
    const held = await heldData(business.ctx, email, emailKey(email));
    expect(held.socialLeads).toMatchObject([
      { name: "Zainab Forgetme", message: "How much is the freezer?" },
    ]);
    await business.ctx.d1.batch(eraseSocialLeads(business.ctx, emailKey(email)));
    const left = await env.DB.prepare("select count(*) n from social_lead_origins where lead_id = ?")
      .bind(business.lead.id)
      .first<number>("n");
    expect(left).toBe(0);
    expect((await heldData(business.ctx, email, emailKey(email))).socialLeads).toEqual([]);
    expect(await countByPlatform(business.ctx)).toMatchObject({ facebook: 0, linkedin: 1 });
  });

  it("is purged after its retention period, and newer leads are kept", async () => {
    const business = await worked();
    const [old, fresh] = [await socialLead(business), await socialLead(business)];
    const set = "update social_leads set updated_at = 1000000 where id = ?";
    await env.DB.prepare(set).bind(old.id).run();
    await env.DB.prepare("update social_imports set completed_at = 1000000 where account_id = ?")
      .bind(business.account.id)
      .run();
    expect(await purgeSocialLeads(business.ctx, new Date(2_000_000_000))).toBeGreaterThanOrEqual(2);
    const { results } = await env.DB.prepare("select id from social_leads where id in (?, ?)")
      .bind(old.id, fresh.id)
      .all();
    expect(results).toEqual([{ id: fresh.id }]);
  });

  it("of demo leads is deleted separately, and never merged with a real person's", async () => {
    const business = await worked();
    const demo = { ...business.ctx, account: { ...business.account, isDemoWork: true } };
    const same = { platform: "facebook", importMethod: "manual", email: business.lead.email } as const;
    const made = await ingestSocialLead(demo, same);
    expect(made).toMatchObject({ outcome: "new", lead: { isDemo: true } });
    const before = await rowsOf(business);
    for (let piece = 0; piece < 20; piece += 1) if (!(await deleteDemoSocialLeads(business.ctx))) break;
    expect(await rowsOf(business)).toBe((before ?? 0) - 2);
  });
});

it("a social lead is found in global search by name and email, in its account only", async () => {
  const business = await worked();
  for (const words of ["zainab", "Forgetme", business.lead.email ?? ""]) {
    const groups = await searchEverywhere(business.ctx, words);
    const found = groups.find(({ kind }) => kind === "socialLeads");
    expect([words, found?.rows[0]?.to]).toEqual([words, `/social-leads/${business.lead.id}`]);
  }
  const other = await searchEverywhere((await makeBusiness()).ctx, "zainab");
  expect(other.some(({ kind }) => kind === "socialLeads")).toBe(false);
});
