import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CITIES } from "~/core/places/cities";
import { COUNTRIES, REGIONS } from "~/core/places/countries";
import { CriteriaSchema } from "~/domains/lead-search/criteria/criteria-schema";
import type { SearchCriteria } from "~/domains/lead-search/criteria/search-criteria";
import { parseQuery, parseQueryCriteria } from "~/domains/lead-search/query-parser/parse-query";
import { runsOf } from "../../support/harness/property-runs";

type Expected = Partial<SearchCriteria>;

const WEST = REGIONS["West Africa"] as string[];
const EAST = REGIONS["East Africa"] as string[];
const SMALL = ["1-10", "11-50"] as const;
const LARGE = ["201-1000", "1000+"] as const;

/** Sentences with everything they mean; a list that is not named is empty. */
const TABLE: [string, Expected][] = [
  [
    "solar companies in Kenya or Ghana with 11-50 people, no banks",
    {
      industry: ["renewables"],
      location: ["KE", "GH"],
      companySize: ["11-50"],
      keywords: ["solar"],
      excludeIndustry: ["banking"],
    },
  ],
  ["Kenyan fintechs", { industry: ["fintech"], location: ["KE"] }],
  ["banks in Nigeria", { industry: ["banking"], location: ["NG"] }],
  ["banks in Niger", { industry: ["banking"], location: ["NE"] }],
  ["insurers and banks in South Africa", { industry: ["insurance", "banking"], location: ["ZA"] }],
  [
    "insurers in Southern Africa",
    { industry: ["insurance"], location: REGIONS["Southern Africa"] as string[] },
  ],
  ["telecom operators in the DRC", { industry: ["telecom"], location: ["CD"] }],
  ["mining in the Democratic Republic of the Congo", { industry: ["mining"], location: ["CD"] }],
  ["mining in Congo-Brazzaville", { industry: ["mining"], location: ["CG"] }],
  ["hotels in Côte d'Ivoire", { industry: ["hospitality"], location: ["CI"], keywords: ["hotel"] }],
  ["hotels in Ivory Coast", { industry: ["hospitality"], location: ["CI"], keywords: ["hotel"] }],
  ["farms in Guinea-Bissau", { industry: ["agriculture"], location: ["GW"] }],
  ["farms in Guinea", { industry: ["agriculture"], location: ["GN"] }],
  ["farms in Equatorial Guinea", { industry: ["agriculture"], location: ["GQ"] }],
  ["farms in Papua New Guinea", { industry: ["agriculture"] }],
  ["oil and gas in South Sudan", { industry: ["oilgas"], location: ["SS"] }],
  ["oil, gas in Sudan", { industry: ["oilgas"], location: ["SD"] }],
  ["West African banks", { industry: ["banking"], location: WEST }],
  [
    "banks in West Africa except Nigeria",
    { industry: ["banking"], location: WEST.filter((code) => code !== "NG") },
  ],
  [
    "retailers in East Africa, not in Kenya or Uganda",
    { industry: ["retail"], location: EAST.filter((code) => code !== "KE" && code !== "UG") },
  ],
  [
    "pharma, not in Egypt",
    { industry: ["pharma"], location: COUNTRIES.map((c) => c.code).filter((code) => code !== "EG") },
  ],
  ["software in Africa", { industry: ["technology"] }],
  ["e-commerce in Egypt, Morocco and Tunisia", { industry: ["ecommerce"], location: ["EG", "MA", "TN"] }],
  ["logistics firms, more than 200 employees", { industry: ["logistics"], companySize: [...LARGE] }],
  ["logistics firms with over 1,000 staff", { industry: ["logistics"], companySize: ["1000+"] }],
  ["logistics firms with at least 51 people", { industry: ["logistics"], companySize: ["51-200", ...LARGE] }],
  ["consultancies with fewer than 50 employees", { industry: ["consulting"], companySize: [...SMALL] }],
  ["consultancies, not more than 10 people", { industry: ["consulting"], companySize: ["1-10"] }],
  ["clinics with 25 employees", { industry: ["healthcare"], companySize: ["11-50"], keywords: ["clinic"] }],
  [
    "schools with between 50 and 200 staff",
    { industry: ["education"], companySize: ["51-200"], keywords: ["school"] },
  ],
  ["a team of 20 in agritech", { industry: ["agritech"], companySize: ["11-50"] }],
  ["insurers 51-200", { industry: ["insurance"], companySize: ["51-200"] }],
  ["insurers 1000+", { industry: ["insurance"], companySize: ["1000+"] }],
  ["small law firms in Rwanda", { industry: ["legal"], location: ["RW"], companySize: [...SMALL] }],
  [
    "large manufacturers in Ethiopia",
    { industry: ["manufacturing"], location: ["ET"], companySize: [...LARGE] },
  ],
  ["SMEs in Zambia", { location: ["ZM"], companySize: [...SMALL, "51-200"] }],
  ["fintechs, no small ones", { industry: ["fintech"], companySize: ["51-200", ...LARGE] }],
  ["big data companies", { industry: ["technology"], keywords: ["big data"] }],
  ["airlines older than 20 years", { industry: ["aviation"], keywords: ["airline"] }],
  ["cocoa exporters in Ghana", { industry: ["agriculture"], location: ["GH"], keywords: ["cocoa"] }],
  ["exporters in Ghana", { industry: ["wholesale"], location: ["GH"] }],
  ["tech startups in Lagos", { industry: ["technology"], location: ["NG"], city: ["Lagos"] }],
  ["banks in Benin City", { industry: ["banking"], location: ["NG"], city: ["Benin City"] }],
  [
    "banks in Port Louis or Dar es Salaam",
    { industry: ["banking"], location: ["MU", "TZ"], city: ["Port Louis", "Dar es Salaam"] },
  ],
  ["banks in Nairobi, Kenya", { industry: ["banking"], location: ["KE"], city: ["Nairobi"] }],
  ["banks in Nigeria, not in Lagos", { industry: ["banking"], location: ["NG"], excludeKeywords: ["Lagos"] }],
  ["insurers near Lake Victoria", { industry: ["insurance"], keywords: ["Lake Victoria"] }],
  ["Who buys it in Ethopia?", { location: ["ET"] }],
  ["IT in Kenya", { industry: ["technology"], location: ["KE"] }],
  ["it companies in Keyna", { industry: ["technology"], location: ["KE"] }],
  ["banks in Nigera", { industry: ["banking"], location: ["NG"] }],
  ["sedan car dealers", { industry: ["automotive"], keywords: ["sedan"] }],
  [
    "energy without oil and gas in Angola",
    { industry: ["energy"], location: ["AO"], excludeIndustry: ["oilgas"] },
  ],
  [
    "tourism in Tanzania excluding airlines and hotels",
    { industry: ["tourism"], location: ["TZ"], excludeIndustry: ["aviation", "hospitality"] },
  ],
  [
    "retail, no government, Uganda",
    { industry: ["retail"], location: ["UG"], excludeIndustry: ["government"] },
  ],
  [
    "retail without Shoprite in Malawi",
    { industry: ["retail"], location: ["MW"], excludeKeywords: ["Shoprite"] },
  ],
  ["not only banks but also insurers", { industry: ["banking", "insurance"] }],
  ["software for hospitals in Kenya", { industry: ["technology"], location: ["KE"], keywords: ["hospital"] }],
  [
    "I am looking for hospitals in Kenya",
    { industry: ["healthcare"], location: ["KE"], keywords: ["hospital"] },
  ],
  ['fintechs with "payment gateway"', { industry: ["fintech"], keywords: ["payment gateway"] }],
  ["car dealers in KE", { industry: ["automotive"], location: ["KE"] }],
  ["CAR DEALERS IN KENYA", { industry: ["automotive"], location: ["KE"] }],
  ["I want to go and see banks", { industry: ["banking"] }],
  [
    "entreprises solaires au Sénégal avec plus de 200 employés",
    { industry: ["renewables"], location: ["SN"], companySize: [...LARGE], keywords: ["solar"] },
  ],
  [
    "banques ivoiriennes, sans assurance",
    { industry: ["banking"], location: ["CI"], excludeIndustry: ["insurance"] },
  ],
  [
    "PME du secteur informatique en Algérie",
    { industry: ["technology"], location: ["DZ"], companySize: [...SMALL, "51-200"] },
  ],
  [
    "empresas de construção em Moçambique, sem bancos",
    { industry: ["construction"], location: ["MZ"], excludeIndustry: ["banking"] },
  ],
  ["empresas no Quênia com 11 a 50 pessoas", { location: ["KE"], companySize: ["11-50"] }],
  [
    "kampuni za benki nchini Tanzania zenye wafanyakazi zaidi ya 200",
    { industry: ["banking"], location: ["TZ"], companySize: [...LARGE] },
  ],
  ["بنك في مصر", { industry: ["banking"], location: ["EG"] }],
  ["Egypt", { location: ["EG"] }],
  ["", {}],
  ["no", {}],
  ["the companies of the and or", {}],
];

const EMPTY = {
  industry: [],
  location: [],
  city: [],
  companySize: [],
  keywords: [],
  excludeKeywords: [],
  excludeIndustry: [],
};

const sorted = (criteria: Expected) =>
  Object.fromEntries(
    Object.entries(criteria).map(([name, list]) => [name, Array.isArray(list) ? [...list].sort() : list]),
  );

describe("parseSentence", () => {
  it.each(TABLE)("reads every criterion in “%s”", (sentence, expected) => {
    expect(sorted(parseQueryCriteria(sentence))).toEqual(sorted({ ...EMPTY, ...expected }));
  });

  it("reports the misspelled word that it interpreted as a country", () => {
    expect(parseQuery("banks in Ethopia and Kenya").readAs).toEqual([
      { written: "Ethopia", meant: "Ethiopia" },
    ]);
    expect(parseQuery("banks in Ethiopia").readAs).toEqual([]);
  });

  it("knows cities in every country, each once", () => {
    expect(new Set(CITIES.map((city) => city.country))).toEqual(new Set(COUNTRIES.map((c) => c.code)));
    expect(new Set(CITIES.map((city) => city.name)).size).toBe(CITIES.length);
    for (const { name, country } of CITIES)
      expect([name, parseQueryCriteria(`banks in ${name}`).location]).toEqual([name, [country]]);
  });

  const fragment = fc.constantFrom(
    ...TABLE.map(([sentence]) => sentence),
    ..."no not , ; . ( ) \" ' - 11-50 more than 200 people in NOT AND * : ^ {name} employees k 1,000 except".split(
      " ",
    ),
  );
  const text = fc.oneof(
    fc.string({ unit: "binary", maxLength: 300 }),
    fc
      .array(fc.oneof(fragment, fc.string({ maxLength: 8 })), { maxLength: 12 })
      .map((parts) => parts.join(" ")),
  );

  it("never throws, and always returns criteria that the form accepts", () => {
    fc.assert(
      fc.property(text, (sentence) => CriteriaSchema.safeParse(parseQueryCriteria(sentence)).success),
      { numRuns: runsOf(600) },
    );
  });

  it("returns no country if the words name none", () => {
    const words =
      "blue software company fish on the sole change togo-ish martin to go ma li ken yan chadwick maliverse".split(
        " ",
      );
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words), { maxLength: 20 }), (parts) => {
        const sentence = parts.filter((part) => !part.startsWith("togo")).join(" ");
        return parseQueryCriteria(sentence).location.length === 0;
      }),
    );
  });

  it("finds exactly the named countries, whatever their position", () => {
    const named = fc.uniqueArray(fc.constantFrom(...COUNTRIES), {
      minLength: 1,
      maxLength: 6,
      selector: (c) => c.code,
    });
    fc.assert(
      fc.property(named, fc.constantFrom(", ", " or ", " and ", " / "), (countries, glue) => {
        const sentence = `insurers in ${countries.map((country) => country.name).join(glue)}`;
        expect(sorted(parseQueryCriteria(sentence)).location).toEqual(
          countries.map((country) => country.code).sort(),
        );
      }),
    );
  });
});
