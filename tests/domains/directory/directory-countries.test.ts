import { describe, expect, it } from "vitest";
import { COUNTRIES, countryCode, countryName, REGIONS, regionCountries } from "~/core/places/countries";

describe("the countries", () => {
  it("number 54, each with its own codes and demonyms", () => {
    expect(COUNTRIES).toHaveLength(54);
    expect(new Set(COUNTRIES.map((country) => country.code)).size).toBe(54);
    expect(new Set(COUNTRIES.map((country) => country.iso3)).size).toBe(54);
    for (const country of COUNTRIES) {
      expect(country.code).toMatch(/^[A-Z]{2}$/);
      expect(country.iso3).toMatch(/^[A-Z]{3}$/);
      expect(country.demonyms.length, country.name).toBeGreaterThan(0);
    }
  });

  it("are found by every listed name variant, both codes and in uppercase, and no variant is ambiguous", () => {
    for (const country of COUNTRIES) {
      for (const text of [...country.spellings, country.code, country.iso3, country.name.toUpperCase()]) {
        expect(countryCode(text), text).toBe(country.code);
      }
    }
  });

  it.each([
    ["Ivory Coast", "CI"],
    ["Côte d'Ivoire", "CI"],
    ["Cote d’Ivoire", "CI"],
    ["COTE D IVOIRE", "CI"],
    ["  kenya ", "KE"],
    ["Republic of Kenya", "KE"],
    ["Cabo Verde", "CV"],
    ["Swaziland", "SZ"],
    ["Tanzania, United Republic of", "TZ"],
    ["São Tomé & Príncipe", "ST"],
    ["Sao Tome and Principe", "ST"],
    ["Moçambique", "MZ"],
    ["África do Sul", "ZA"],
    ["Maroc", "MA"],
    ["Südafrika", "ZA"],
    ["Elfenbeinküste", "CI"],
    ["Demokratische Republik Kongo", "CD"],
    ["مصر", "EG"],
    ["المغرب", "MA"],
    ["جنوب أفريقيا", "ZA"],
    ["ke", "KE"],
    ["The Gambia", "GM"],
  ])("resolve the name %s to %s", (text, code) => {
    expect(countryCode(text)).toBe(code);
  });

  it.each([
    ["Congo", "CG"],
    ["Republic of the Congo", "CG"],
    ["Congo-Brazzaville", "CG"],
    ["DRC", "CD"],
    ["DR Congo", "CD"],
    ["Congo, Dem. Rep.", "CD"],
    ["Democratic Republic of the Congo", "CD"],
    ["Guinea", "GN"],
    ["Guinea-Bissau", "GW"],
    ["Guinea Bissau", "GW"],
    ["Equatorial Guinea", "GQ"],
    ["Niger", "NE"],
    ["Nigeria", "NG"],
    ["Republic of the Niger", "NE"],
    ["Sudan", "SD"],
    ["South Sudan", "SS"],
    ["Mali", "ML"],
    ["Malawi", "MW"],
    ["Mauritania", "MR"],
    ["Mauritius", "MU"],
    ["NA", "NA"],
  ])("resolve the easily confused name %s to %s", (text, code) => {
    expect(countryCode(text)).toBe(code);
  });

  it.each([
    "",
    " ",
    "?",
    "N/A",
    "na",
    "n.a.",
    "Africa",
    "France",
    "Guin",
    "Kenya, Uganda",
    "Western Sahara",
    "xx",
  ])("are not found for %j", (text) => {
    expect(countryCode(text)).toBeNull();
  });

  it("have a name, and an invalid code is returned unchanged", () => {
    expect(countryName("CI")).toBe("Ivory Coast");
    expect(countryName("XX")).toBe("XX");
  });
});

describe("the regions", () => {
  it("contain only known countries, each once", () => {
    for (const [name, codes] of Object.entries(REGIONS)) {
      expect(new Set(codes).size, name).toBe(codes.length);
      for (const code of codes) expect(countryName(code), `${name} ${code}`).not.toBe(code);
    }
  });

  it("of the African Union contain all 54 countries, three of them in two regions", () => {
    const five = ["East Africa", "West Africa", "North Africa", "Southern Africa", "Central Africa"];
    const codes = five.flatMap((name) => REGIONS[name] ?? []);
    expect(new Set(codes).size).toBe(54);
    expect(codes).toHaveLength(57);
  });

  it.each([
    ["east africa", "KE"],
    ["Eastern Africa", "KE"],
    ["ecowas", "NG"],
    ["CEDEAO", "CI"],
    ["Maghreb", "TN"],
    ["sadc", "ZA"],
    ["Sub-Saharan Africa", "GH"],
  ])("are found by name: %s includes %s", (text, code) => {
    expect(regionCountries(text)).toContain(code);
  });

  it("are null for an unknown region name", () => {
    expect(regionCountries("Asia")).toBeNull();
  });
});
