import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { addressHash, addressHashes } from "~/domains/global-suppressions/address-hash.server";
import { createSocialCampaign } from "~/domains/social-leads/campaigns/create-social-campaign.server";
import { convertSocialLead } from "~/domains/social-leads/convert-social-lead.server";
import { addSuppressions } from "~/domains/suppressions/add-suppressions.server";
import { claimConsentsStatement, findConsentState } from "~/domains/suppressions/claimed-consents.server";
import { consentFacts } from "~/domains/suppressions/consent-view";
import { answerStatement, askedStatement } from "~/domains/suppressions/consents.server";
import { sendEligibility } from "~/domains/suppressions/is-suppressed.server";
import { socialLead } from "../../support/fixtures/social-leads";
import { type Business, makeBusiness } from "../../support/harness/context";

const agreed = { consentText: "Yes, send me offers by email", consentAt: new Date(1_790_000_000_000) };
const typed = { ...agreed, importMethod: "manual", platform: "manual" } as const;

/** The result of the sending check for an email to South Africa, where the law requires consent. */
const verdict = async ({ ctx, account }: Business, email: string | null) =>
  statement(
    ctx,
    sql`select ${sendEligibility({
      accountId: account.id,
      hashes: addressHashes(ctx.config, email ?? ""),
      country: "ZA",
      now: toUnixSeconds(ctx.now()),
    })} as verdict`,
  ).first<string>("verdict");

const claimed = async () => {
  const business = await makeBusiness({ plan: "startup" });
  const lead = await socialLead(business, typed);
  await convertSocialLead(business.ctx, lead.id);
  return { ...business, business, email: lead.email ?? "" };
};

const answer = async ({ ctx, account }: Business, email: string, said: "yes" | "no") =>
  statement(
    ctx,
    answerStatement(ctx, { accountId: account.id, hash: addressHash(ctx.config, email), answer: said }),
  ).run();

describe("consent claimed by a business", () => {
  it.each(["webhook", "csv", "manual", "form", "api"] as const)(
    "doesn't allow emails by itself, however the lead was imported: %s",
    async (importMethod) => {
      const business = await makeBusiness({ plan: "startup" });
      const lead = await socialLead(business, { ...agreed, importMethod });
      await convertSocialLead(business.ctx, lead.id);
      expect(await verdict(business, lead.email)).toBe("consent_unconfirmed");
    },
  );

  it("is passed on to an email campaign", async () => {
    const business = await makeBusiness({ plan: "startup" });
    const [one, silent] = [await socialLead(business, agreed), await socialLead(business)];
    await createSocialCampaign(business.ctx, { name: "One", leadIds: [one.id, silent.id], type: "email" });
    expect([await verdict(business, one.email), await verdict(business, silent.email)]).toEqual([
      "consent_unconfirmed",
      "consent_required",
    ]);
  });

  it("keeps its date, source and importer", async () => {
    const { ctx, email } = await claimed();
    expect(await findConsentState(ctx, email)).toEqual({
      confirmedAt: null,
      askedAt: null,
      claim: {
        at: agreed.consentAt,
        source: "Added manually, by manual: “Yes, send me offers by email”",
        importedBy: ctx.actor.userId,
      },
    });
  });

  it("names no importer if the person filled in a form", async () => {
    const business = await makeBusiness({ plan: "startup" });
    const lead = await socialLead(business, { ...agreed, importMethod: "form", platform: "form" });
    await convertSocialLead(business.ctx, lead.id);
    expect((await findConsentState(business.ctx, lead.email))?.claim?.importedBy).toBeNull();
  });

  it("is unknown to other accounts", async () => {
    const { email } = await claimed();
    const other = await makeBusiness();
    expect([await verdict(other, email), await findConsentState(other.ctx, email)]).toEqual([
      "consent_required",
      null,
    ]);
  });

  it("keeps the first claim if there are several", async () => {
    const { ctx, email } = await claimed();
    const later = { address: email, at: new Date(1_795_000_000_000), source: "File", importedBy: 1 };
    await claimConsentsStatement(ctx, [later]).run();
    expect((await findConsentState(ctx, email))?.claim?.at).toEqual(agreed.consentAt);
  });

  it("allows emails once the person confirms it", async () => {
    const { ctx, account, business, email } = await claimed();
    await ctx.db.run(askedStatement(ctx, account.id, email));
    expect(await verdict(business, email)).toBe("consent_pending");
    await answer(business, email, "yes");
    expect(await verdict(business, email)).toBe("consent");
  });

  it("can't be confirmed before the person is asked", async () => {
    const { business, email } = await claimed();
    await answer(business, email, "yes");
    expect(await verdict(business, email)).toBe("consent_unconfirmed");
  });

  it("is not recorded for people who opted out or declined", async () => {
    const business = await makeBusiness({ plan: "startup" });
    const { ctx, account } = business;
    const [refused, declined] = [await socialLead(business, agreed), await socialLead(business, agreed)];
    await addSuppressions(ctx, { addresses: [refused.email ?? ""], note: "" });
    await ctx.db.run(askedStatement(ctx, account.id, declined.email ?? ""));
    await answer(business, declined.email ?? "", "no");
    for (const { id } of [refused, declined]) await convertSocialLead(ctx, id);
    expect([await verdict(business, refused.email), await verdict(business, declined.email)]).toEqual([
      "suppressed",
      "consent_denied",
    ]);
    expect([await findConsentState(ctx, refused.email), await findConsentState(ctx, declined.email)]).toEqual(
      [null, null],
    );
  });

  it("ends with an opt-out", async () => {
    const { ctx, business, email } = await claimed();
    await addSuppressions(ctx, { addresses: [email], note: "" });
    expect(await verdict(business, email)).toBe("suppressed");
  });
});

describe("the displayed facts of a consent", () => {
  const at = new Date("2026-05-12T14:30:00Z");
  const claim = { at, source: "File, by csv: “Yes”", importedBy: 7 };

  it("state who claimed it, when and from which source", () => {
    const facts = consentFacts(
      { confirmedAt: null, askedAt: null, claim },
      new Map([[7, "Amina Bello"]]),
      "UTC",
    );
    expect(facts).toEqual([
      ["Recorded by your business", "12 May 2026. File, by csv: “Yes”. Imported by Amina Bello."],
    ]);
  });

  it("list the person's own confirmation first", () => {
    const facts = consentFacts({ confirmedAt: at, askedAt: at, claim }, new Map(), "UTC");
    expect(facts.map(([label, value]) => [label, value.slice(0, 24)])).toEqual([
      ["Consent to email", "Confirmed by the contact"],
      ["Recorded by your business", "12 May 2026. File, by cs"],
    ]);
  });
});
