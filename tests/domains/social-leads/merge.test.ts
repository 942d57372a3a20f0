import { describe, expect, it } from "vitest";
import { emailKey } from "~/core/email";
import { createSocialCampaign } from "~/domains/social-leads/campaigns/create-social-campaign.server";
import { partsOf } from "~/domains/social-leads/campaigns/social-campaigns.server";
import { contactSocialLead } from "~/domains/social-leads/contact-lead.server";
import { convertSocialLead, opportunitiesOf } from "~/domains/social-leads/convert-social-lead.server";
import { ingestSocialLead } from "~/domains/social-leads/ingest-lead.server";
import { historyOf } from "~/domains/social-leads/lead-history.server";
import { countByPlatform, getSocialLead } from "~/domains/social-leads/list-leads.server";
import { findLikelyDuplicates } from "~/domains/social-leads/merging/likely-duplicates.server";
import { leadNow, mergesOf } from "~/domains/social-leads/merging/list-merges.server";
import { mergeSocialLeads } from "~/domains/social-leads/merging/merge-leads.server";
import { purgeLeadMerges, undoLeadMerge } from "~/domains/social-leads/merging/undo-merge.server";
import { eraseSocialLeads } from "~/domains/social-leads/purge-social-leads.server";
import { addSuppressions } from "~/domains/suppressions/add-suppressions.server";
import { outcome } from "../../support/fixtures/people";
import { writtenTo } from "../../support/fixtures/platforms";
import { socialLead } from "../../support/fixtures/social-leads";
import { type Business, env, makeBusiness } from "../../support/harness/context";

const later = <C extends { now: () => Date }>(ctx: C, days: number): C => ({
  ...ctx,
  now: () => new Date(Date.now() + days * 86_400_000),
});

const hanging = async (leadId: number) => {
  const tables = ["social_lead_origins", "social_lead_touches", "social_messages", "social_channels"];
  const counts = tables.map((table) => `(select count(*) from ${table} where lead_id = ?1)`);
  const columns = [...counts, "(select count(*) from social_conversations where lead_id = ?1)"];
  const row = await env.DB.prepare(`select json_array(${columns.join(", ")}) as n`)
    .bind(leadId)
    .first<string>("n");
  return JSON.parse(row ?? "[]") as number[];
};

/** Amina wrote on WhatsApp and filled in a form with another address; both leads are of one company. */
async function twoOfOne(business: Business) {
  const kept = await socialLead(business, {
    name: "Amina Otieno",
    companyName: "Otieno Stores Ltd",
    tags: ["solar", "b"],
    consentText: "Yes to offers by mail",
    consentAt: new Date(1_790_000_000_000),
  });
  const otherId = await writtenTo(business);
  await env.DB.prepare(
    "update social_leads set name = 'amina OTIENO', company_name = 'Otieno Stores Limited', email = ?2, email_key = ?2, tags = '[\"a\",\"b\"]' where id = ?1",
  )
    .bind(otherId, `amina-${otherId}@stores.example`)
    .run();
  return { kept, other: await getSocialLead(business.ctx, otherId) };
}

describe("two social leads of one person", () => {
  it("are suggested as duplicates by name and company; merging keeps all records of both", async () => {
    const business = await makeBusiness({ plan: "corporate", hqCountry: "KE" });
    const { ctx } = business;
    const { kept, other } = await twoOfOne(business);
    expect(await findLikelyDuplicates(ctx, kept)).toMatchObject([
      { lead: { id: other.id }, reasons: ["name"] },
    ]);
    await contactSocialLead(ctx, other.id, { way: "whatsapp" });
    const campaign = await createSocialCampaign(ctx, { name: "Both", leadIds: [other.id], type: "email" });
    const { opportunity } = await convertSocialLead(ctx, other.id);
    const before = [await hanging(kept.id), await hanging(other.id)];
    expect(before[1]).toEqual([1, 2, 1, 1, 1]);

    const { lead } = await mergeSocialLeads(ctx, kept.id, { otherId: other.id, from: { email: other.id } });
    expect(lead).toMatchObject({
      id: kept.id,
      name: "Amina Otieno",
      email: other.email,
      emailKey: other.email,
      phoneKey: other.phoneKey,
      companyName: "Otieno Stores Ltd",
      status: "converted",
      tags: ["solar", "b", "a"],
      consentText: "Yes to offers by mail",
      opportunityId: opportunity.id,
    });
    expect(await hanging(kept.id)).toEqual([2, 2, 1, 1, 1]);
    expect(await hanging(other.id)).toEqual([0, 0, 0, 0, 0]);
    expect(await partsOf(ctx, campaign.id)).toEqual([{ leadId: kept.id, part: "email" }]);
    const merges = await mergesOf(ctx, kept.id);
    expect((await opportunitiesOf(ctx, lead, merges)).map(({ id }) => id)).toEqual([opportunity.id]);
    expect(await leadNow(ctx, other.id)).toBe(kept.id);
    expect(await outcome(getSocialLead(ctx, other.id))).toBe("not_found");
    const counts = await countByPlatform(ctx);
    expect([counts.facebook, counts.whatsapp]).toEqual([1, 0]);
  });

  it("keep both consents when merged; the merged lead's address then finds the kept lead", async () => {
    const business = await makeBusiness({ plan: "corporate" });
    const { ctx } = business;
    const kept = await socialLead(business, { consentText: "Yes to mail", consentAt: new Date() });
    const other = await socialLead(business, { consentText: "Yes to calls", consentAt: new Date() });
    const { lead } = await mergeSocialLeads(ctx, kept.id, { otherId: other.id, from: {} });
    const { origins } = await historyOf(ctx, lead);
    expect(origins.map(({ consentText }) => consentText).sort()).toEqual(["Yes to calls", "Yes to mail"]);
    const again = await ingestSocialLead(ctx, { platform: "form", importMethod: "form", email: other.email });
    expect([again.outcome, again.lead.id]).toEqual(["merged", kept.id]);
  });

  it("are merged once if submitted twice or in both directions, and can be merged with a third", async () => {
    const business = await makeBusiness({ plan: "corporate" });
    const { ctx } = business;
    const [a, b, c] = [await socialLead(business), await socialLead(business), await socialLead(business)];
    const merge = (one: number, otherId: number) => mergeSocialLeads(ctx, one, { otherId, from: {} });
    const done = await Promise.all([merge(a.id, b.id), merge(b.id, a.id), merge(a.id, b.id)]);
    const [kept] = new Set(done.map(({ lead }) => lead.id));
    expect(new Set(done.map(({ mergeId }) => mergeId)).size).toBe(1);
    await merge(c.id, kept ?? 0);
    expect([await leadNow(ctx, a.id), await leadNow(ctx, b.id)]).toEqual([c.id, c.id]);
    expect(await hanging(c.id)).toEqual([3, 0, 0, 0, 0]);
    const [first] = done;
    expect(await outcome(undoLeadMerge(ctx, first?.mergeId ?? 0))).toBe("conflict");
    const [last] = (await mergesOf(ctx, c.id)).filter(({ keptId }) => keptId === c.id);
    await undoLeadMerge(ctx, last?.id ?? 0);
    await undoLeadMerge(ctx, first?.mergeId ?? 0);
    for (const { id } of [a, b, c]) expect(await hanging(id)).toEqual([1, 0, 0, 0, 0]);
  });

  it("can't be merged with themselves, with another account's lead, or demo with real", async () => {
    const [business, other] = [await makeBusiness(), await makeBusiness()];
    const [mine, theirs] = [await socialLead(business), await socialLead(other)];
    const merge = (otherId: number, keptId?: number) =>
      outcome(mergeSocialLeads(business.ctx, mine.id, { otherId, keptId, from: {} }));
    expect(await merge(mine.id)).toBe("invalid");
    expect(await merge(theirs.id)).toBe("invalid");
    expect(await merge(theirs.id, theirs.id)).toBe("invalid");
    const unknown = mergeSocialLeads(business.ctx, theirs.id, { otherId: mine.id, from: {} });
    expect(await outcome(unknown)).toBe("not_found");
    const second = await socialLead(business);
    expect(await merge(second.id, theirs.id)).toBe("invalid");
    await env.DB.prepare("update social_leads set is_demo = 1 where id = ?").bind(second.id).run();
    expect(await merge(second.id)).toBe("conflict");
    expect(await getSocialLead(other.ctx, theirs.id)).toMatchObject({ id: theirs.id });
  });

  it("stay opted out after the merge is undone", async () => {
    const business = await makeBusiness();
    const { ctx } = business;
    const [kept, other] = [await socialLead(business), await socialLead(business)];
    await addSuppressions(ctx, { addresses: [other.email ?? ""], note: "" });
    const { mergeId } = await mergeSocialLeads(ctx, kept.id, { otherId: other.id, from: {} });
    expect(await outcome(contactSocialLead(ctx, kept.id, { way: "mail" }))).toBe("conflict");
    await undoLeadMerge(ctx, mergeId);
    expect(await outcome(contactSocialLead(ctx, kept.id, { way: "mail" }))).toBe("conflict");
  });

  it("can be restored for 30 days; later changes stay", async () => {
    const business = await makeBusiness({ plan: "corporate", hqCountry: "KE" });
    const { ctx } = business;
    const { kept, other } = await twoOfOne(business);
    const shared = await createSocialCampaign(ctx, {
      name: "Shared",
      leadIds: [kept.id, other.id],
      type: "email",
    });
    const before = [await hanging(kept.id), await hanging(other.id), await partsOf(ctx, shared.id)];
    const from = { email: other.id, name: other.id };
    const { mergeId } = await mergeSocialLeads(ctx, kept.id, { otherId: other.id, from });
    await env.DB.prepare("update social_leads set name = 'Amina O.' where id = ?").bind(kept.id).run();
    expect(await outcome(undoLeadMerge(later(ctx, 31), mergeId))).toBe("conflict");
    const undone = await Promise.all([undoLeadMerge(ctx, mergeId), undoLeadMerge(ctx, mergeId)]);
    expect(undone.map(({ back }) => back.id)).toEqual([other.id, other.id]);
    const [now, back] = [await getSocialLead(ctx, kept.id), await getSocialLead(ctx, other.id)];
    expect(now).toEqual({ ...kept, name: "Amina O.", updatedAt: now.updatedAt });
    expect(back).toEqual(other);
    expect([await hanging(kept.id), await hanging(other.id), await partsOf(ctx, shared.id)]).toEqual(before);
    expect(await findLikelyDuplicates(ctx, kept)).toEqual([]);
  });

  it("are erased by either address; undo data is deleted after 30 days", async () => {
    const business = await makeBusiness();
    const { ctx } = business;
    const [kept, other] = [await socialLead(business), await socialLead(business)];
    await mergeSocialLeads(ctx, kept.id, { otherId: other.id, from: {} });
    await purgeLeadMerges(ctx, new Date(Date.now() + 60_000));
    const [merge] = await mergesOf(ctx, kept.id);
    expect(merge).toMatchObject({ removed: null, moved: null, changes: null });
    expect(await outcome(undoLeadMerge(ctx, merge?.id ?? 0))).toBe("conflict");
    await ctx.d1.batch(eraseSocialLeads(ctx, emailKey(other.email ?? "")));
    const left = await env.DB.prepare(
      "select (select count(*) from social_leads where account_id = ?1) + (select count(*) from social_lead_merges where account_id = ?1) as n",
    )
      .bind(business.account.id)
      .first<number>("n");
    expect(left).toBe(0);
  });
});
