import { describe, expect, it } from "vitest";
import { domainOf } from "~/domains/directory/search/normalize-for-search";
import { companyKeys, contactKeys } from "~/domains/directory/similarity/block-keys";
import { namedPhoneKey } from "~/domains/directory/similarity/phone-key";
import { CERTAIN, LIKELY } from "~/domains/directory/similarity/reasons";
import { comparedCompany, scoreCompanies } from "~/domains/directory/similarity/score-companies";
import { siteOf } from "~/domains/directory/similarity/site-of";

interface Side {
  name: string;
  website?: string;
  description?: string;
}

/** Scores two companies as a scan does: without a common key they are not compared. */
function scoreOf(country: string, one: Side, other: Side): number {
  const sides = [one, other].map((side) => ({
    website: null,
    description: null,
    city: null,
    country,
    ...side,
  }));
  const [keys = [], others = []] = sides.map(companyKeys);
  if (!keys.some((key) => others.includes(key))) return 0;
  const [first, second] = sides.map((side) => comparedCompany({ ...side, domain: domainOf(side.website) }));
  return first && second ? scoreCompanies(first, second).score : 0;
}

const SAME: [country: string, one: string, other: string][] = [
  ["CI", "Lagune Conseil SUARL", "Lagune Conseil S.A.R.L. U"],
  ["MA", "Atlas Négoce SARL AU", "Atlas Negoce"],
  ["EG", "Delta Cotton S.A.E.", "Delta Cotton"],
  ["MZ", "Pesca do Save, Lda", "Pesca do Save Limitada"],
  ["MU", "Lagon Textiles Ltée", "Lagon Textiles Ltd"],
  ["ZA", "Kgomotso Bakeries (Pty) Ltd", "Kgomotso Bakeries Proprietary Limited"],
  ["CM", "Ets Tchoumi et Fils", "Tchoumi & Sons SARL"],
  ["KE", "Wachira Brothers Hardware", "Wachira Bros. Hardware Ltd"],
  ["CG", "Makosso Frères Transport", "Makosso Bros Transport"],
  ["NG", "Zarewa Group of Companies", "Zarewa Holdings"],
  ["TZ", "Three Baobabs Lodge", "3 Baobabs Lodge"],
  ["GH", "First Volta Savings", "1st Volta Savings"],
  ["UG", "Rwenzori Phase II Millers", "Rwenzori Phase 2 Millers"],
  ["SD", "Mohamed Elamin Trading", "Muhammad Elamin Trading"],
  ["SN", "Cheikh Ndoye Transports", "Sheikh Ndoye Transport"],
  ["KE", "Mt. Longonot Flowers", "Mount Longonot Flower"],
  ["RW", "Umucyo Farm", "Umucyo Farms"],
  ["ET", "Awramba Agro-Industry", "Awramba Agro Industries"],
  ["NA", "The Kunene Fisheries", "Kunene Fishery"],
];

const OTHERS: [country: string, one: string, other: string][] = [
  ["TZ", "Three Baobabs Lodge", "Two Baobabs Lodge"],
  ["UG", "Rwenzori Phase II Millers", "Rwenzori Phase III Millers"],
  ["CM", "Tchoumi et Fils", "Tchouta et Fils"],
  ["SD", "Mohamed Elamin Trading", "Mohamed Bashir Trading"],
  ["RW", "Umucyo Farm", "Umucyo Pharmacy"],
  ["MA", "Atlas Négoce SARL", "Atlas Textile SARL"],
];

describe("company names", () => {
  it.each(SAME)("match in %s: %s is %s", (...pair) => {
    const [country, one, other] = pair;
    expect(scoreOf(country, { name: one }, { name: other })).toBeGreaterThanOrEqual(LIKELY);
  });

  it.each(OTHERS)("differ in %s: %s is not %s", (...pair) => {
    const [country, one, other] = pair;
    expect(scoreOf(country, { name: one }, { name: other })).toBeLessThan(LIKELY);
  });

  it("match across provinces if they are distinctive, and differ if they are common", () => {
    const inProvince = (name: string, province: string) => ({ name, description: `Province: ${province}.` });
    const score = (name: string) => scoreOf("ZA", inProvince(name, "Limpopo"), inProvince(name, "Gauteng"));
    expect(score("Kopano Letsema Trust")).toBeGreaterThanOrEqual(LIKELY);
    expect(score("Kopano Letsema Trust")).toBeLessThan(CERTAIN);
    expect(score("Kopano Primary School")).toBeLessThan(LIKELY);
  });
});

describe("company websites", () => {
  const jua = (website: string, name = "Jua Mawingu Solar") => ({ name, website });

  it.each([
    ["shop.jua.co.ke", "jua.co.ke"],
    ["fr.jua.com", "jua.com"],
    ["jua.wordpress.com", "jua.wordpress.com"],
    ["jua.blogspot.co.ke", "jua.blogspot.co.ke"],
    ["a.b.jua.gouv.ci", "jua.gouv.ci"],
  ])("on %s belong to the site %s", (domain, site) => {
    expect(siteOf(domain)).toBe(site);
  });

  it("match by registered name, but not if only the ending is the same or differs", () => {
    const alone = scoreOf("KE", { name: "Jua Mawingu Solar" }, { name: "Jua Mawingu Solars" });
    const score = (one: string, other: string) => scoreOf("KE", jua(one), jua(other, "Jua Mawingu Solars"));
    expect(score("https://shop.jua.co.ke/", "http://www.jua.co.ke")).toBe(CERTAIN - 1);
    expect(score("https://jua.co.ke", "https://jua.com")).toBe(alone);
    expect(score("https://jua.co.ke", "https://mwezi.co.ke")).toBeLessThan(alone);
    expect(score("https://jua.wordpress.com", "https://mwezi.wordpress.com")).toBeLessThan(alone);
  });

  it("match in Unicode and in Punycode", () => {
    expect(domainOf("https://café-abidjan.com")).toBe(domainOf("xn--caf-abidjan-dbb.com"));
  });
});

describe("a contact's phone numbers", () => {
  it.each([
    ["+254 700 123456", "0700 123456"],
    ["+254 (0)700 123456", "00254 700 123 456"],
    ["+226 70 12 34 56", "70 12 34 56"],
    ["22670123456", "70123456"],
    ["+225 07 12 34 56 78", "07 12 34 56 78"],
    ["+20 10 1234 5678", "010 1234 5678"],
    ["+27 11 123 4567 ext. 12", "011 123 4567"],
    ["0700 123456 / 0722 654321", "0700 123456"],
    ["٠٧٠٠ ١٢٣٤٥٦", "0700 123456"],
  ])("match if written as %s and %s", (one, other) => {
    expect(namedPhoneKey(one)).toBe(namedPhoneKey(other));
    expect(namedPhoneKey(one)).toMatch(/^\d{7,9}$/);
  });

  it("have no key if too short, and differ by one digit", () => {
    expect(namedPhoneKey("12345")).toBeNull();
    expect(namedPhoneKey("+226 70 12 34 56")).not.toBe(namedPhoneKey("+226 70 12 34 57"));
  });

  it("share their contact key if first names are spelled in two ways", () => {
    const person = (contactName: string) =>
      contactKeys({ contactName, contactEmail: null, phoneNumber: null, linkedinProfile: null });
    expect(person("Mohamed Youssef Diallo")).toEqual(person("Diallo Muhammad Yusuf"));
  });
});
