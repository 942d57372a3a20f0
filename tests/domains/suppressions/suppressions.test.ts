import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { COUNTRIES } from "~/core/places/countries";
import {
  isTokenOf,
  readClickToken,
  readConsentToken,
  rowOfToken,
  rowToken,
} from "~/core/secrets/link-tokens.server";
import { addressHash } from "~/domains/global-suppressions/address-hash.server";
import { suppressGloballyStatement } from "~/domains/global-suppressions/global-suppressions.server";
import { answerStatement, askedStatement, consentQuestion } from "~/domains/suppressions/consents.server";
import { COUNTRY_RULES, ruleFor } from "~/domains/suppressions/country-rules";
import { sendEligibility } from "~/domains/suppressions/is-suppressed.server";
import { clickLink, mailFooter, unsubscribeLinks } from "~/domains/suppressions/links.server";
import { suppressStatement, suppressStatements } from "~/domains/suppressions/suppress.server";
import { type Business, makeBusiness } from "../../support/harness/context";

const verdict = async (
  { ctx, account }: Business,
  address: string,
  country: string,
  preset?: string,
  days = 0,
) => {
  const hash = addressHash(ctx.config, address);
  const rows = await ctx.db.all<{ verdict: string }>(
    sql`select ${sendEligibility({ accountId: account.id, hashes: hash, country, preset: preset ?? null, now: Math.floor(ctx.now().getTime() / 1000) + days * 86_400 })} as verdict`,
  );
  return rows[0]?.verdict;
};

const reasonsOf = ({ ctx, account }: Business) =>
  ctx.db.all<{ address: string; reason: string }>(
    sql`select address, reason from suppressions where account_id = ${account.id} order by address`,
  );

describe("the eligible audience", () => {
  it("is everyone until they opt out of this account, in any capitalisation of their address", async () => {
    const [one, other] = [await makeBusiness(), await makeBusiness()];
    expect(await verdict(one, "amina@buyer.test", "KE")).toBe("opt-out");
    await suppressStatement(one.ctx, {
      accountId: one.account.id,
      address: "Amina@Buyer.test",
      reason: "unsubscribe",
    });
    expect(await verdict(one, " amina@BUYER.test", "KE")).toBe("suppressed");
    expect(await verdict(one, "amina@buyer.test", "KE", "answer")).toBe("suppressed");
    expect(await verdict(other, "amina@buyer.test", "KE")).toBe("opt-out");
    const address = `${crypto.randomUUID()}@buyer.test`;
    await suppressGloballyStatement(one.ctx, addressHash(one.ctx.config, address), "unsubscribe");
    expect(await verdict(other, address, "KE")).toBe("suppressed");
  });

  it("includes contacts in South Africa only after they accept the one consent request", async () => {
    const business = await makeBusiness();
    const { ctx, account } = business;
    const address = "thandi@buyer.test";
    const hash = addressHash(ctx.config, address);
    expect(await verdict(business, address, "ZA")).toBe("consent_required");
    await ctx.db.run(askedStatement(ctx, account.id, address));
    expect(await verdict(business, address, "ZA")).toBe("consent_pending");
    expect(await verdict(business, address, "ZA", undefined, 29)).toBe("consent_pending");
    expect(await verdict(business, address, "ZA", undefined, 31)).toBe("consent_expired");
    expect((await ctx.db.run(askedStatement(ctx, account.id, address))).meta.changes).toBe(0);
    await ctx.db.run(answerStatement(ctx, { accountId: account.id, hash, answer: "yes" }));
    expect(await verdict(business, address, "ZA")).toBe("consent");
    await ctx.db.run(answerStatement(ctx, { accountId: account.id, hash, answer: "no" }));
    await ctx.db.run(answerStatement(ctx, { accountId: account.id, hash, answer: "yes" }));
    expect(await verdict(business, address, "ZA")).toBe("consent_denied");
  });
});

describe("a suppression", () => {
  it("is stored once per address; the recipient's own opt-out replaces other reasons", async () => {
    const business = await makeBusiness();
    const { ctx, account } = business;
    const refuse = (reason: "manual" | "unsubscribe" | "bounce") =>
      suppressStatement(ctx, { accountId: account.id, address: "a@buyer.test", reason });
    await ctx.db.batch([refuse("manual"), refuse("unsubscribe"), refuse("bounce"), refuse("manual")]);
    expect(await reasonsOf(business)).toEqual([{ address: "a@buyer.test", reason: "unsubscribe" }]);
  });

  it("can be stored by the thousand", async () => {
    const business = await makeBusiness();
    const { ctx, account } = business;
    const list = Array.from({ length: 3_000 }, (_, index) => ({
      accountId: account.id,
      address: `person${index}@buyer.test`,
      reason: "manual" as const,
    }));
    for (const statement of suppressStatements(ctx, list)) await statement;
    expect((await reasonsOf(business)).length).toBe(3_000);
  });
});

describe("the table of country rules", () => {
  it("lists each of the 54 countries once, and requires consent only in South Africa", () => {
    expect(COUNTRY_RULES.map(({ country }) => country).sort()).toEqual(
      COUNTRIES.map(({ code }) => code).sort(),
    );
    expect(COUNTRY_RULES.filter(({ key }) => key === "consent").map(({ country }) => country)).toEqual([
      "ZA",
    ]);
    expect(ruleFor("za").key).toBe("consent");
    expect(ruleFor(null).key).toBe("opt-out");
    expect(ruleFor("FR").key).toBe("opt-out");
  });
});

describe("the links of an email", () => {
  it("identify a row by an unguessable token", async () => {
    const { ctx } = await makeBusiness();
    const token = rowToken(ctx.config, "unsubscribe", 4711, "Amina@buyer.test");
    expect(rowOfToken(token)).toBe(4711);
    expect(isTokenOf(ctx.config, "unsubscribe", token, 4711, "amina@buyer.test")).toBe(true);
    expect(isTokenOf(ctx.config, "unsubscribe", token, 4712, "amina@buyer.test")).toBe(false);
    expect(isTokenOf(ctx.config, "consent", token, 4711, "amina@buyer.test")).toBe(false);
    expect(rowOfToken("../../etc")).toBeNull();
    const { headers, url } = unsubscribeLinks(ctx, 4711, "amina@buyer.test");
    expect(headers).toEqual({
      "List-Unsubscribe": `<${url}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
  });

  it("redirect a click only to the URL signed in it", async () => {
    const { ctx } = await makeBusiness();
    const url = "https://shop.test/prix?q=é&x=1#top";
    const token = clickLink(ctx, 7, url).split("/c/")[1] ?? "";
    expect(readClickToken(ctx.config, token)).toEqual({ id: 7, url });
    const [id, , code] = token.split(".");
    const evil = Buffer.from("https://evil.test/").toString("base64url");
    expect(readClickToken(ctx.config, `${id}.${evil}.${code}`)).toBeNull();
    for (const other of [
      "mailto:a@b.test",
      "javascript:alert(1)",
      "tel:+254",
      `https://x.test/${"y".repeat(3000)}`,
    ])
      expect(clickLink(ctx, 7, other)).toBe(other);
  });

  it("request consent for one account and one address", async () => {
    const { ctx, account } = await makeBusiness();
    const address = "thandi@buyer.test";
    const asked = {
      accountId: account.id,
      address,
      senderName: "A <b> & C",
      postalAddress: "1 Road\nNairobi",
      language: "en",
    } as const;
    const { url, html, text } = consentQuestion(ctx, asked);
    expect(readConsentToken(ctx.config, url.split("/consent/")[1] ?? "")).toEqual({
      accountId: account.id,
      hash: addressHash(ctx.config, address),
    });
    expect(html).not.toContain("<b>");
    expect(text).toContain("1 Road, Nairobi");
  });

  it("end with sender, source and unsubscribe link; the source is escaped in HTML", async () => {
    const { ctx } = await makeBusiness();
    const links = unsubscribeLinks(ctx, 7, "a@buyer.test");
    const { text, html } = mailFooter({
      links,
      senderName: "Soko",
      postalAddress: "1 Road\nNairobi",
      source: "registre <public>",
      language: "fr",
    });
    expect(text).toContain("Soko, 1 Road, Nairobi");
    expect(text).toContain("registre <public>");
    expect(html).toContain("&#60;public&#62;");
    expect(text).toContain(links.url);
    const byHand = { links, senderName: "Soko", postalAddress: "Nairobi", source: "added by hand" };
    expect(mailFooter(byHand).text).toContain("Your details come from our own records.");
    expect(mailFooter({ ...byHand, language: "sw" }).text).not.toContain("by hand");
  });

  it("name the recipient's company if it is known", async () => {
    const { ctx } = await makeBusiness();
    const links = unsubscribeLinks(ctx, 7, "a@buyer.test");
    const why = (companyName: string | null, language: string) =>
      mailFooter({ links, senderName: "Soko", postalAddress: "Nairobi", source: null, companyName, language })
        .text;
    expect(why("Sunbird & $1 Ltd.", "en")).toContain("because of your role at Sunbird & $1 Ltd.\n");
    expect(why("Soleil\r\nSARL", "fr")).toContain("votre fonction chez Soleil, SARL.");
    expect(why("", "en")).toContain("because of your role at your company.");
    expect(why(null, "sw")).toContain("wadhifa wako katika kampuni yako.");
  });
});
