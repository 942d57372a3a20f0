import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { REGIONS } from "~/core/places/countries";
import { NO_CRITERIA, type SearchCriteria } from "~/domains/lead-search/criteria/search-criteria";
import { parseQuery } from "~/domains/lead-search/query-parser/parse-query";
import { runsOf } from "../../support/harness/property-runs";
import { timeOf } from "../../support/harness/time-of";

type Part = [text: string, says: Partial<SearchCriteria>, outside?: string];

/** Each list holds the options for one part; a sentence combines one from each list, in this order. */
interface Grammar {
  begins: string[];
  trades: Part[];
  places: Part[];
  sizes: Part[];
  leavesOut: Part[];
  ends: string[];
}

const all = (region: string, ...without: string[]) =>
  (REGIONS[region] ?? []).filter((code) => !without.includes(code));
const NONE: Part = ["", {}];

const GRAMMARS: Record<string, Grammar> = {
  English: {
    begins: ["", "We are looking for ", "Please find me all ", "I need a list of ", "show me "],
    trades: [
      ["banks", { industry: ["banking"] }],
      ["insurance companies", { industry: ["insurance"] }],
      ["law firms", { industry: ["legal"] }],
      ["hotels", { industry: ["hospitality"], keywords: ["hotel"] }],
      ["logistics companies that move goods", { industry: ["logistics"] }],
    ],
    places: [
      [" in Kenya", { location: ["KE"] }],
      [" in Luanda", { location: ["AO"], city: ["Luanda"] }],
      [" around Mombasa or Kampala", { location: ["KE", "UG"], city: ["Mombasa", "Kampala"] }],
      [" in SADC countries", { location: all("SADC") }],
      [" across the Maghreb but not Libya", { location: all("Maghreb", "LY") }],
      [" in Francophone West Africa", { location: all("Francophone West Africa") }],
      [" in Ghana and France", { location: ["GH"] }, "France"],
    ],
    sizes: [
      NONE,
      [" with 11-50 people", { companySize: ["11-50"] }],
      [" with fifty to two hundred employees", { companySize: ["51-200"] }],
      [" with more than a thousand staff", { companySize: ["1000+"] }],
      [" with at most ten employees", { companySize: ["1-10"] }],
    ],
    leavesOut: [
      NONE,
      [", no schools", { excludeIndustry: ["education"] }],
      [", except road builders", { excludeKeywords: ["road builders"] }],
      [", excluding mining companies", { excludeIndustry: ["mining"] }],
    ],
    ends: ["", ".", ", please", " thanks"],
  },
  French: {
    begins: ["", "Nous cherchons des ", "je voudrais une liste des ", "Trouvez-moi les "],
    trades: [
      ["banques", { industry: ["banking"] }],
      ["compagnies d'assurance", { industry: ["insurance"] }],
      ["cabinets d'avocats", { industry: ["legal"] }],
      ["hôtels", { industry: ["hospitality"], keywords: ["hotel"] }],
      ["sociétés minières", { industry: ["mining"] }],
    ],
    places: [
      [" au Sénégal", { location: ["SN"] }],
      [" à Abidjan", { location: ["CI"], city: ["Abidjan"] }],
      [" en RDC et au Congo-Brazzaville", { location: ["CD", "CG"] }],
      [" d'Afrique de l'Ouest francophone", { location: all("Francophone West Africa") }],
      [" au Maghreb sauf la Tunisie", { location: all("Maghreb", "TN") }],
      [" au Mali et en France", { location: ["ML"] }, "France"],
    ],
    sizes: [
      NONE,
      [" de plus de 200 salariés", { companySize: ["201-1000", "1000+"] }],
      [" d'une centaine d'employés", { companySize: ["51-200"] }],
      [" de cinquante à deux cents employés", { companySize: ["51-200"] }],
    ],
    leavesOut: [NONE, [", sans les écoles", { excludeIndustry: ["education"] }]],
    ends: ["", ".", ", merci", " s'il vous plaît"],
  },
  Portuguese: {
    begins: ["", "Procuramos ", "Preciso de uma lista de "],
    trades: [
      ["bancos", { industry: ["banking"] }],
      ["seguradoras", { industry: ["insurance"] }],
      ["hotéis", { industry: ["hospitality"], keywords: ["hotel"] }],
      ["escritórios de advogados", { industry: ["legal"] }],
    ],
    places: [
      [" em Angola", { location: ["AO"] }],
      [" em Maputo", { location: ["MZ"], city: ["Maputo"] }],
      [" no Magrebe", { location: all("Maghreb") }],
      [" em Cabo Verde e em Portugal", { location: ["CV"] }, "Portugal"],
    ],
    sizes: [NONE, [" com mais de 200 trabalhadores", { companySize: ["201-1000", "1000+"] }]],
    leavesOut: [NONE, [", excepto escolas", { excludeIndustry: ["education"] }]],
    ends: ["", ".", ", obrigado"],
  },
  Arabic: {
    begins: ["", "نبحث عن ", "أريد قائمة "],
    trades: [
      ["البنوك", { industry: ["banking"] }],
      ["شركات التأمين", { industry: ["insurance"] }],
      ["شركات التعدين", { industry: ["mining"] }],
    ],
    places: [
      [" في مصر", { location: ["EG"] }],
      [" في المغرب والجزائر", { location: ["MA", "DZ"] }],
      [" بالدار البيضاء", { location: ["MA"], city: ["Casablanca"] }],
      [" في دول المغرب العربي", { location: all("Maghreb") }],
      [" في السودان وفرنسا", { location: ["SD"] }, "France"],
    ],
    sizes: [NONE, [" أكثر من 200 موظف", { companySize: ["201-1000", "1000+"] }]],
    leavesOut: [NONE, ["، ما عدا المدارس", { excludeIndustry: ["education"] }]],
    ends: ["", "."],
  },
  Swahili: {
    begins: ["", "Tunatafuta ", "Nahitaji orodha ya "],
    trades: [
      ["benki", { industry: ["banking"] }],
      ["kampuni za bima", { industry: ["insurance"] }],
      ["kampuni za madini", { industry: ["mining"] }],
    ],
    places: [
      [" nchini Kenya", { location: ["KE"] }],
      [" jijini Mombasa", { location: ["KE"], city: ["Mombasa"] }],
      [" za Afrika Mashariki", { location: all("East Africa") }],
      [" nchini Tanzania na Uganda", { location: ["TZ", "UG"] }],
    ],
    sizes: [NONE, [" zenye wafanyakazi zaidi ya 200", { companySize: ["201-1000", "1000+"] }]],
    leavesOut: [NONE, [", isipokuwa shule", { excludeIndustry: ["education"] }]],
    ends: ["", "."],
  },
};

const sorted = (criteria: SearchCriteria) =>
  Object.fromEntries(Object.entries(criteria).map(([name, list]) => [name, [list].flat().sort()]));

function sentenceOf({ begins, trades, places, sizes, leavesOut, ends }: Grammar) {
  const parts = [trades, places, sizes, leavesOut].map((list) => fc.constantFrom(...list));
  return fc
    .tuple(fc.constantFrom(...begins), fc.tuple(...parts), fc.constantFrom(...ends))
    .map(([begin, chosen, end]) => ({
      sentence: begin + chosen.map(([text]) => text).join("") + end,
      criteria: Object.assign({ ...NO_CRITERIA }, ...chosen.map(([, says]) => says)) as SearchCriteria,
      notCovered: chosen.flatMap(([, , outside]) => outside ?? []),
    }));
}

describe.each(Object.entries(GRAMMARS))("a description composed in %s", (_language, grammar) => {
  it("is parsed as exactly its parts", () => {
    fc.assert(
      fc.property(sentenceOf(grammar), ({ sentence, criteria, notCovered }) => {
        const read = parseQuery(sentence);
        expect([sentence, sorted(read.criteria), read.notCovered]).toEqual([
          sentence,
          sorted(criteria),
          notCovered,
        ]);
      }),
      { numRuns: runsOf(300) },
    );
  });

  it("finds the same countries in capitals", () => {
    fc.assert(
      fc.property(sentenceOf(grammar), ({ sentence, criteria }) => {
        expect([sentence, parseQuery(sentence.toUpperCase()).criteria.location.toSorted()]).toEqual([
          sentence,
          criteria.location.toSorted(),
        ]);
      }),
    );
  });
});

describe("a description of the maximum length", () => {
  const worst = [
    "not ",
    "banks in ",
    "1,000 ",
    "sauf les ",
    "من ",
    "Guinea ",
    "no more than 200 ",
    "e em a ",
  ];

  it.each(worst)("is parsed in linear time if it only repeats %j", async (part) => {
    const read = (length: number) => {
      const sentence = part.repeat(length).slice(0, length);
      return () => {
        for (let time = 0; time < 3; time++) parseQuery(sentence);
      };
    };
    const most = 40 * (await timeOf(read(2000), 0)) + 500;
    expect(await timeOf(read(100_000), most)).toBeLessThan(most);
  });
});
