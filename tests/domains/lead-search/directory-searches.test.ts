import { beforeAll, describe, expect, it } from "vitest";
import { countryName } from "~/core/places/countries";
import { seedStarterDirectory } from "~/domains/directory/companies/seed-starter-directory.server";
import { isBasicRecord } from "~/domains/directory/open-data/basic-record";
import { seedOpenData } from "~/domains/directory/open-data/seed-open-data.server";
import { searchCompanies } from "~/domains/directory/search/search-companies.server";
import { industryName } from "~/domains/directory/taxonomy/industries";
import { relaxationLevels } from "~/domains/lead-search/criteria/search-relaxation";
import { parseQuery } from "~/domains/lead-search/query-parser/parse-query";
import document from "../../../docs/understanding.md?raw";
import { testContext } from "../../support/harness/context";
import { DIRECTORY_SEARCHES } from "../../understanding/directory/searches";

const ctx = testContext();
const PAGE = 250;

/** Counts the companies that fully match a sentence's criteria, and those of them that are more than a basic record. */
async function findAll(sentence: string) {
  const filter = relaxationLevels(parseQuery(sentence).criteria)[0]?.filters[0];
  if (!filter) throw new Error(`${sentence}: no criteria`);
  let [all, full] = [0, 0];
  for (let after: number | null = 0; after !== null; ) {
    const page = await searchCompanies(ctx, filter, { limit: PAGE, after });
    all += page.companies.length;
    full += page.companies.filter((company) => !isBasicRecord(company)).length;
    after = page.next;
  }
  return { all, full };
}

async function findEach() {
  const found = [];
  for (const [sentence] of DIRECTORY_SEARCHES) found.push(await findAll(sentence));
  return found;
}

let before: Awaited<ReturnType<typeof findEach>>;
let after: typeof before;

beforeAll(async () => {
  await seedStarterDirectory(ctx);
  before = await findEach();
  await seedOpenData(ctx, Number.POSITIVE_INFINITY);
  after = await findEach();
});

const sum = (found: typeof before, of: "all" | "full") => found.reduce((total, row) => total + row[of], 0);

describe("40 searches from the first day", () => {
  it.each(DIRECTORY_SEARCHES)("interprets %j as its industry and country", (sentence, industry, country) => {
    const { criteria } = parseQuery(sentence);
    expect([criteria.industry, criteria.location]).toEqual([[industry], [country]]);
  });

  it("find at least as many companies as before, and ten or more for most", () => {
    for (const [at, { all }] of before.entries())
      expect([DIRECTORY_SEARCHES[at]?.[0], (after[at]?.all ?? 0) >= all]).toEqual([
        DIRECTORY_SEARCHES[at]?.[0],
        true,
      ]);
    expect(after.filter(({ all }) => all >= 10).length).toBeGreaterThanOrEqual(25);
  });

  it("match the table in docs/understanding.md", () => {
    const lines = DIRECTORY_SEARCHES.map(([sentence, industry, country], at) =>
      [
        sentence,
        `${industryName(industry)}, ${countryName(country)}`,
        before[at]?.all,
        after[at]?.all,
        after[at]?.full,
      ].join(" | "),
    );
    const total = ["all", "", sum(before, "all"), sum(after, "all"), sum(after, "full")].join(" | ");
    const [, written = ""] = document.split("<!-- directory-searches -->");
    const rows = written.split("\n").filter((line) => line.startsWith("| "));
    expect(rows.slice(2)).toEqual([...lines, total].map((line) => `| ${line} |`));
  });
});
