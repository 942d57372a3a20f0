import { describe, expect, it } from "vitest";
import { CITIES, cityNamed } from "~/core/places/cities";
import { countryCode } from "~/core/places/countries";
import { isInCity } from "~/domains/lead-search/criteria/city-match";
import { parseQueryCriteria } from "~/domains/lead-search/query-parser/parse-query";

const companyIn = (city: string, country: string) => ({ city, country });

describe("a region", () => {
  it.each<[string, string, string, string[], string[]]>([
    ["banks in Western Cape", "Western Cape", "ZA", ["Cape Town", "Stellenbosch", "Hermanus"], ["Durban"]],
    ["hotels in the Greater Accra", "Greater Accra", "GH", ["Accra", "Tema", "East Legon"], ["Kumasi"]],
    ["farms in Souss-Massa", "Souss-Massa", "MA", ["Agadir", "أكادير", "Tiznit"], ["Rabat"]],
    ["solar in Rivers State", "Rivers State", "NG", ["Port Harcourt", "PHC", "Rivers State"], ["Lagos"]],
    ["mines in Katanga", "Katanga", "CD", ["Lubumbashi", "Kolwezi"], ["Goma"]],
    ["mines in Lualaba", "Lualaba", "CD", ["Kolwezi"], ["Lubumbashi"]],
    ["schools in Ashanti Region", "Ashanti", "GH", ["Kumasi", "Obuasi"], ["Accra"]],
    ["oil in the Niger Delta", "Niger Delta", "NG", ["Port Harcourt", "Warri"], ["Lagos"]],
    ["farms in Mashonaland West", "Mashonaland West", "ZW", ["Chinhoyi", "Karoi"], ["Marondera"]],
    ["farms in Luapula Province", "Luapula", "ZM", ["Mansa"], ["Lusaka"]],
    ["factories in Upper Egypt", "Upper Egypt", "EG", ["Aswan", "Luxor", "Qena"], ["Cairo"]],
  ])(
    "read from a sentence contains only its own cities: %s",
    (sentence, region, country, inside, outside) => {
      const criteria = parseQueryCriteria(sentence);
      expect([criteria.city, criteria.location]).toEqual([[region], [country]]);
      for (const city of inside)
        expect([city, isInCity(companyIn(city, country), criteria)]).toEqual([city, true]);
      for (const city of outside)
        expect([city, isInCity(companyIn(city, country), criteria)]).toEqual([city, false]);
    },
  );

  it("contains no city of another country", () => {
    const criteria = parseQueryCriteria("banks in Western Cape");
    expect(isInCity(companyIn("George", "ZA"), criteria)).toBe(true);
    expect(isInCity(companyIn("George", "KE"), criteria)).toBe(false);
  });

  it("has a unique ISO 3166-2 code or is a known area, with cities in its own country only", () => {
    const regions = CITIES.filter(({ contains }) => contains.length > 0);
    expect(regions.length).toBeGreaterThan(400);
    for (const { name, country, region } of regions)
      expect([name, region === null || new RegExp(`^${country}-[A-Z0-9]{1,3}$`).test(region)]).toEqual([
        name,
        true,
      ]);
    const codes = regions.flatMap(({ region }) => region ?? []);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it("contains over 90% of all cities", () => {
    const inside = new Set(
      CITIES.flatMap(({ country, contains }) => contains.map((city) => `${country} ${city}`)),
    );
    const cities = CITIES.filter(({ contains }) => contains.length === 0);
    const covered = cities.filter(({ country, spellings }) =>
      spellings.some((spelling) => inside.has(`${country} ${spelling}`)),
    );
    expect(covered.length / cities.length).toBeGreaterThan(0.9);
  });

  it("is found by its name in other languages", () => {
    expect(cityNamed("Cap-Occidental")?.name).toBe("Western Cape");
    expect(cityNamed("Région de Dakar")?.contains).toContain("Rufisque");
  });
});

describe("a country", () => {
  it.each([
    ["🇰🇪", "KE"],
    ["🇿🇦 South Africa", "ZA"],
    ["Kingdom of Eswatini", "SZ"],
    ["République du Sénégal", "SN"],
    ["The Republic of Kenya", "KE"],
    ["People's Democratic Republic of Algeria", "DZ"],
    ["República de Moçambique", "MZ"],
    ["المملكة المغربية", "MA"],
    ["Zaire", "CD"],
    ["Upper Volta", "BF"],
    ["Rhodesia", "ZW"],
    ["Zanzibar", "TZ"],
    ["🇩🇪", null],
    ["Germany", null],
    ["Republic of Narnia", null],
  ])("is recognised by official or former name, territory or flag: %s is %s", (text, code) =>
    expect(countryCode(text)).toBe(code),
  );

  it("is recognised by its flag", () => {
    expect(parseQueryCriteria("banks in 🇬🇭").location).toEqual(["GH"]);
  });
});
