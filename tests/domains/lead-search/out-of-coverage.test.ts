import { describe, expect, it } from "vitest";
import { COUNTRIES } from "~/core/places/countries";
import { placesElsewhere } from "~/domains/lead-search/query-parser/out-of-coverage";
import { tryScored } from "~/domains/lead-search/runs/demo-scored-search.server";
import { testContext } from "../../support/harness/context";

describe("a country outside Africa", () => {
  it.each([
    ["solar companies in France", ["France"]],
    ["banks france", ["France"]],
    ["hotels in the United States or the UK", ["United States", "United Kingdom"]],
    ["mines in Papua New Guinea", ["Papua New Guinea"]],
    ["solar in Kenya and France", ["France"]],
    ["importers in China", ["China"]],
    ["France, Germany, Italy, Spain", ["France", "Germany", "Italy"]],
  ])("is recognised in %j", (sentence, names) => expect(placesElsewhere(sentence)).toEqual(names));

  it.each([
    "turkey farms in Kenya",
    "fine china in Ghana",
    "call us about solar",
    "companies in Kenya that export to France",
    "",
    "\"'%; --",
    "companies in Guinea",
  ])("is not recognised in %j", (sentence) => expect(placesElsewhere(sentence)).toEqual([]));

  it("is never one of the 54 covered countries, in any spelling", () => {
    for (const { spellings } of COUNTRIES)
      for (const name of spellings) expect([name, placesElsewhere(name)]).toEqual([name, []]);
  });

  it("is reported with the results", async () => {
    const { elsewhere } = await tryScored(testContext(), "solar companies in France");
    expect(elsewhere).toEqual(["France"]);
  });
});
