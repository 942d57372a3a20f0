import { describe, expect, it } from "vitest";
import { e164 } from "~/core/places/dial-codes";
import { addressHash } from "~/domains/global-suppressions/address-hash.server";
import { suppressGloballyStatement } from "~/domains/global-suppressions/global-suppressions.server";
import type { Capture } from "~/domains/social-leads/capture";
import { ingestSocialLead, ingestSocialLeads } from "~/domains/social-leads/ingest-lead.server";
import { outcome } from "../../support/fixtures/people";
import { type Business, env, makeBusiness } from "../../support/harness/context";

const FACEBOOK: Capture = {
  platform: "facebook",
  importMethod: "webhook",
  externalId: "leadgen-1",
  name: "Wanjiku Kamau",
  email: "Wanjiku@Shop.example",
  phone: "0712 345 678",
  region: "Kenya",
  message: "How much is the freezer?",
  consentText: "I agree to be called about freezers.",
  consentAt: new Date("2026-11-20T08:00:00Z"),
  tags: ["freezer"],
};

const rowsOf = async ({ account }: Business) =>
  (await env.DB.prepare(
    "select (select count(*) from social_leads where account_id = ?1) as leads, (select count(*) from social_lead_origins where account_id = ?1) as origins",
  )
    .bind(account.id)
    .first<{ leads: number; origins: number }>()) ?? {};

describe("a lead of a platform", () => {
  it("is added once, also for repeated and concurrent events", async () => {
    const business = await makeBusiness();
    const all = await Promise.all(Array.from({ length: 5 }, () => ingestSocialLead(business.ctx, FACEBOOK)));
    expect(all.filter(({ outcome }) => outcome === "new")).toHaveLength(1);
    expect(new Set(all.map(({ lead }) => lead.id)).size).toBe(1);
    expect(await rowsOf(business)).toEqual({ leads: 1, origins: 1 });
    expect(all[0]?.lead).toMatchObject({ phoneKey: "+254712345678", country: "KE", status: "new" });
  });

  it("is matched by address or phone: existing values stay, missing ones are filled", async () => {
    const business = await makeBusiness({ hqCountry: "KE" });
    const { lead } = await ingestSocialLead(business.ctx, FACEBOOK);
    const whatsapp = await ingestSocialLead(business.ctx, {
      platform: "whatsapp",
      importMethod: "webhook",
      externalId: "254712345678",
      name: "Wanjiku",
      phone: "+254712345678",
      companyName: "Kamau Cold Foods",
      message: "Hello again",
      tags: ["shop"],
    });
    expect(whatsapp).toMatchObject({
      outcome: "merged",
      lead: {
        id: lead.id,
        name: "Wanjiku Kamau",
        companyName: "Kamau Cold Foods",
        message: "How much is the freezer?",
        consentText: FACEBOOK.consentText,
        consentAt: FACEBOOK.consentAt,
        tags: ["freezer", "shop"],
      },
    });
    const linkedin: Capture = { platform: "linkedin", importMethod: "csv", email: "wanjiku@shop.example" };
    expect((await ingestSocialLead(business.ctx, linkedin)).outcome).toBe("merged");
    expect((await ingestSocialLead(business.ctx, linkedin)).outcome).toBe("known");
    expect(await rowsOf(business)).toEqual({ leads: 1, origins: 3 });
    const said = await env.DB.prepare(
      "select fields from social_lead_origins where lead_id = ? and platform = 'whatsapp'",
    )
      .bind(lead.id)
      .first<{ fields: string }>();
    expect(JSON.parse(said?.fields ?? "")).toMatchObject({ name: "Wanjiku", message: "Hello again" });
  });

  it("with the phone but not the address of another lead stays separate", async () => {
    const business = await makeBusiness();
    const [first, second] = await ingestSocialLeads(business.ctx, [
      { platform: "file", importMethod: "csv", email: "a@shop.example", phone: "+254700000001" },
      { platform: "file", importMethod: "csv", email: "b@shop.example", phone: "+254700000001" },
    ]);
    expect([first, second]).toMatchObject([{ outcome: "new" }, { outcome: "new" }]);
    expect(await rowsOf(business)).toEqual({ leads: 2, origins: 2 });
  });

  it("of another account is a separate lead", async () => {
    const [one, two] = [await makeBusiness(), await makeBusiness()];
    await ingestSocialLead(one.ctx, FACEBOOK);
    expect((await ingestSocialLead(two.ctx, FACEBOOK)).outcome).toBe("new");
  });

  it("without a contact channel, or of an erased person, is rejected with a reason", async () => {
    const business = await makeBusiness();
    const nobody: Capture = { platform: "manual", importMethod: "manual", name: "Somebody" };
    expect(await outcome(ingestSocialLead(business.ctx, nobody))).toBe("invalid");
    const email = `gone-${crypto.randomUUID()}@shop.example`;
    await suppressGloballyStatement(business.ctx, addressHash(business.ctx.config, email), "erased");
    const results = await ingestSocialLeads(business.ctx, [{ ...nobody, email }, FACEBOOK, nobody]);
    expect(results).toMatchObject([{ code: "conflict" }, { outcome: "new" }, { code: "invalid" }]);
    expect(await rowsOf(business)).toEqual({ leads: 1, origins: 1 });
  });

  it("is truncated to the table's limits", async () => {
    const { ctx } = await makeBusiness();
    const { lead } = await ingestSocialLead(ctx, {
      ...FACEBOOK,
      name: "N".repeat(50_000),
      message: "m".repeat(50_000),
      email: "no address",
      socialProfile: "javascript:alert(1)",
      tags: Array.from({ length: 300 }, (_, index) => `tag ${index}`),
      followerCount: Number.NaN,
    });
    expect([lead.name?.length, lead.message?.length, lead.tags.length]).toEqual([120, 2_000, 10]);
    expect([lead.email, lead.socialProfile, lead.followerCount]).toEqual([null, null, null]);
  });
});

it("converts a phone number to E.164 if its country is known", () => {
  expect(e164("0712 345 678", "KE")).toBe("+254712345678");
  expect(e164("00254 (0) 712-345-678", null)).toBe("+254712345678");
  expect(e164("254712345678", "KE")).toBe("+254712345678");
  expect(e164("07 12 34 56 78", "CI")).toBe("+2250712345678");
  expect(e164("0803 123 4567 ext 12", "NG")).toBe("+2348031234567");
  expect(e164("0712345678", null)).toBeNull();
  expect(e164("12", "KE")).toBeNull();
});
