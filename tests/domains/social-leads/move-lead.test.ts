import { describe, expect, it } from "vitest";
import { addressHash } from "~/domains/global-suppressions/address-hash.server";
import { suppressGloballyStatement } from "~/domains/global-suppressions/global-suppressions.server";
import { getOpportunity } from "~/domains/opportunities/opportunities.server";
import { removeOpportunity, restoreOpportunity } from "~/domains/opportunities/remove-opportunity.server";
import { contactSocialLead } from "~/domains/social-leads/contact-lead.server";
import { convertSocialLead } from "~/domains/social-leads/convert-social-lead.server";
import { historyOf } from "~/domains/social-leads/lead-history.server";
import { countByPlatform, listSocialLeads } from "~/domains/social-leads/list-leads.server";
import { moveSocialLead } from "~/domains/social-leads/move-lead.server";
import { outcome } from "../../support/fixtures/people";
import { socialLead } from "../../support/fixtures/social-leads";
import { makeBusiness } from "../../support/harness/context";

describe("the status of a social lead", () => {
  it("changes in the portal's order; setting the current status changes nothing", async () => {
    const business = await makeBusiness();
    const { id } = await socialLead(business);
    expect((await moveSocialLead(business.ctx, id, "contacted")).status).toBe("contacted");
    const again = await moveSocialLead(business.ctx, id, "contacted");
    expect([again.status, again.contactedAt]).toEqual(["contacted", expect.any(Date)]);
    expect((await moveSocialLead(business.ctx, id, "qualified")).qualifiedAt).toBeInstanceOf(Date);
    const { touches } = await historyOf(business.ctx, again);
    expect(touches.map(({ kind, text }) => [kind, text])).toEqual([
      ["status", "qualified"],
      ["status", "contacted"],
    ]);
  });

  it("can't change in any other way, nor for another account's lead", async () => {
    const business = await makeBusiness();
    const { id } = await socialLead(business);
    await expect(moveSocialLead(business.ctx, id, "converted")).rejects.toThrow(
      "To set this status, choose “Convert to Opportunity”",
    );
    await moveSocialLead(business.ctx, id, "contacted");
    await expect(moveSocialLead(business.ctx, id, "new")).rejects.toThrow("can only be marked as qualified");
    await convertSocialLead(business.ctx, id);
    await expect(moveSocialLead(business.ctx, id, "contacted")).rejects.toThrow("is now a deal");
    const other = await makeBusiness();
    expect(await outcome(moveSocialLead(other.ctx, id, "contacted"))).toBe("not_found");
  });
});

describe("a converted social lead", () => {
  it("opens one deal when requested five times at once; lead and deal reference each other", async () => {
    const business = await makeBusiness();
    const { id } = await socialLead(business, { companyName: "Kamau Foods", region: "Kenya" });
    const all = await Promise.all(Array.from({ length: 5 }, () => convertSocialLead(business.ctx, id)));
    expect(new Set(all.map(({ opportunity }) => opportunity.id)).size).toBe(1);
    expect(all.filter(({ isNew }) => isNew)).toHaveLength(1);
    const [{ lead, opportunity }] = all as [(typeof all)[number]];
    expect(lead).toMatchObject({ status: "converted", opportunityId: opportunity.id });
    expect(await getOpportunity(business.ctx, opportunity.id)).toMatchObject({
      title: "Kamau Foods, from Facebook",
      region: "Kenya",
      source: "social",
      socialLeadId: id,
    });
  });

  it("opens another deal after the first was deleted, which then can't be restored", async () => {
    const business = await makeBusiness();
    const { id } = await socialLead(business);
    const first = await convertSocialLead(business.ctx, id);
    await removeOpportunity(business.ctx, first.opportunity.id);
    const second = await convertSocialLead(business.ctx, id);
    expect(second).toMatchObject({ isNew: true, lead: { opportunityId: second.opportunity.id } });
    expect(await outcome(restoreOpportunity(business.ctx, first.opportunity.id))).toBe("conflict");
  });
});

describe("contacting a social lead", () => {
  it("logs a touch and opens WhatsApp with a prefilled message", async () => {
    const business = await makeBusiness();
    const { id } = await socialLead(business, { phone: "+254712345678", name: "Wanjiku" });
    const { lead, url } = await contactSocialLead(business.ctx, id, { way: "whatsapp" });
    expect(lead.status).toBe("contacted");
    expect(url).toMatch(/^https:\/\/wa\.me\/254712345678\?text=Hello%20Wanjiku%2C%20this%20is%20Amina/);
    const typed = await contactSocialLead(business.ctx, id, { way: "whatsapp", text: "A & B?" });
    expect(typed.url).toBe("https://wa.me/254712345678?text=A%20%26%20B%3F");
    const { touches } = await historyOf(business.ctx, lead);
    expect(touches.map(({ kind }) => kind)).toEqual(["whatsapp", "whatsapp"]);
  });

  it("keeps a qualified lead's status and rejects a channel the lead lacks", async () => {
    const business = await makeBusiness();
    const { id } = await socialLead(business, { phone: "0712345678", region: "Somewhere" });
    await moveSocialLead(business.ctx, id, "qualified");
    await expect(contactSocialLead(business.ctx, id, { way: "whatsapp" })).rejects.toThrow("country code");
    await expect(contactSocialLead(business.ctx, id, { way: "linkedin" })).rejects.toThrow("LinkedIn");
    expect((await contactSocialLead(business.ctx, id, { way: "mail" })).lead.status).toBe("qualified");
  });

  it("opens no email to a contact who opted out or whose consent is required", async () => {
    const business = await makeBusiness();
    const { ctx } = business;
    const refused = await socialLead(business, { email: `no-${crypto.randomUUID()}@shop.example` });
    await suppressGloballyStatement(ctx, addressHash(ctx.config, refused.email ?? ""), "unsubscribe");
    await expect(contactSocialLead(ctx, refused.id, { way: "mail" })).rejects.toThrow(
      "on the suppression list",
    );
    expect((await historyOf(ctx, refused)).touches).toEqual([]);
  });
});

describe("the list of social leads", () => {
  it("filters by platform, status and type, pages, and returns exact totals", async () => {
    const business = await makeBusiness();
    const made = [];
    for (let index = 0; index < 5; index += 1)
      made.push(
        await socialLead(business, {
          platform: index < 3 ? "facebook" : "linkedin",
          leadType: index % 2 === 0 ? "B2B" : "B2C",
        }),
      );
    const { ctx } = business;
    await moveSocialLead(ctx, made[0]?.id ?? 0, "contacted");
    const first = await listSocialLeads(ctx, { platform: "facebook" }, { limit: 2 });
    expect([first.rows.length, first.total]).toEqual([2, { count: 3, isExact: true }]);
    const rest = await listSocialLeads(ctx, { platform: "facebook" }, { limit: 2, cursor: first.next ?? 0 });
    expect(rest.rows.map(({ id }) => id)).toEqual([made[0]?.id]);
    const totals = [{ status: "contacted" }, { type: "B2C" }, { platform: "linkedin", type: "B2B" }] as const;
    for (const [at, filter] of totals.entries())
      expect((await listSocialLeads(ctx, filter, { limit: 5 })).total.count).toBe([1, 2, 1][at]);
    expect(await countByPlatform(ctx)).toMatchObject({ facebook: 3, linkedin: 2, whatsapp: 0 });
    expect((await listSocialLeads((await makeBusiness()).ctx, {}, { limit: 5 })).total.count).toBe(0);
  });
});
