import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { NO_CRITERIA } from "~/domains/lead-search/criteria/search-criteria";
import { excludedWords } from "~/domains/lead-search/criteria/search-relaxation";
import { suggestRelaxations } from "~/domains/lead-search/criteria/suggest-relaxations.server";
import { parseQuery, parseQueryCriteria } from "~/domains/lead-search/query-parser/parse-query";
import { leads } from "~/domains/lead-search/tables";
import { addCompanies, makeSearch, runSearch } from "../../support/fixtures/lead-search";
import { makeBusiness } from "../../support/harness/context";

const excluded = (excludeKeywords: string[], keywords: string[] = []) =>
  excludedWords({ ...NO_CRITERIA, keywords, excludeKeywords });

it.each([
  ["universités", "university"],
  ["universidades", "university"],
  ["الجامعات", "university"],
  ["vyuo vikuu", "university"],
  ["mabasi", "bus"],
  ["autocarros", "bus"],
])("excludes “%s” in English too, as %s", (word, english) => {
  expect(excluded([word])).toEqual([word, english]);
});

it.each([
  ["a phrase narrower than the translated word", ["écoles privées"], []],
  ["a word that is also a keyword", ["bus"], ["bus"]],
  ["a word without a translation", ["Goma"], []],
  ["an English word", ["universities"], []],
])("leaves the excluded word unchanged: %s", (_name, words, keywords) => {
  expect(excluded(words, keywords)).toEqual(words);
});

it("excludes companies described in either language by a run's excluded word", async () => {
  const { ctx } = await makeBusiness();
  await addCompanies(ctx, [
    { name: "École du Lac", country: "MA", industry: "education" },
    { name: "Atlas University", country: "MA", industry: "education" },
    { name: "Université du Rif", country: "MA", industry: "education" },
  ]);
  const { excludeKeywords } = parseQueryCriteria("écoles au Maroc, pas les universités");
  expect(excludeKeywords).toEqual(["universités"]);
  const search = await makeSearch(ctx, { industry: ["education"], location: ["MA"], excludeKeywords });
  await runSearch(ctx, search.id);
  const found = await ctx.db.select().from(leads).where(eq(leads.searchId, search.id));
  expect(found.map(({ companyName }) => companyName)).toEqual(["École du Lac"]);
});

it("excludes companies with the word bus if buses are excluded", async () => {
  const { ctx } = await makeBusiness();
  await addCompanies(ctx, [{ name: "Coast Bus" }, { name: "Coast Taxi" }]);
  const search = await makeSearch(ctx, { industry: ["renewables"], excludeKeywords: ["buses"] });
  await runSearch(ctx, search.id);
  const found = await ctx.db.select().from(leads).where(eq(leads.searchId, search.id));
  expect(found.map(({ companyName }) => companyName)).toEqual(["Coast Taxi"]);
});

it.each([
  ["mining firms in Guinea with a port", ["port"]],
  ["food companies near the port of Mombasa", []],
  ["coffee exporters in Kenya with a shop", ["shop"]],
  ["port operators in Ghana", []],
  ["companies in Kenya without a website", ["website"]],
  ["companies without a website", ["website"]],
  ["hotels in Kenya with no website, email or phone", ["website", "email", "phone"]],
  ["hotels with a website in Ghana", ["website"]],
  ["website designers in Kenya", ["designers"]],
  ["banks in Kenya that have no branches in Mombasa", ["branches", "Mombasa"]],
  ["banks in Sudan except the capital", ["capital"]],
  ["بنوك في السودان باستثناء العاصمة", ["العاصمة"]],
  ["hôpitaux privés à Dakar", ["privés"]],
])("reports the unused words of “%s”: %j", (sentence, words) => {
  expect(parseQuery(sentence).notUnderstood).toEqual(words);
});

it.each([
  ["mining companies in Ghana except gold", ["gold"]],
  ["kampuni za madini Ghana isipokuwa dhahabu", ["gold"]],
  ["sociétés minières au Ghana, pas d'or", ["gold"]],
  ["empresas mineiras em Gana exceto ouro", ["gold"]],
  ["شركات التعدين في غانا ما عدا الذهب", ["gold"]],
  ["banks in Sudan but not in Khartoum", ["Khartoum"]],
  ["بنوك في السودان وليس في الخرطوم", ["Khartoum"]],
  ["bancos no Sudão mas não em Cartum", ["Khartoum"]],
  ["banks in Kenya that have no branches in Mombasa", []],
  ["companies in Kenya without a website", []],
])("reads “%s” as excluding %j", (sentence, words) => {
  const { excludeKeywords, excludeIndustry } = parseQueryCriteria(sentence);
  expect({ excludeKeywords, excludeIndustry }).toEqual({ excludeKeywords: words, excludeIndustry: [] });
});

it("suggests no relaxed search that only finds companies named after the city", async () => {
  const { ctx } = await makeBusiness();
  await addCompanies(ctx, [{ name: "Mombasa Traders", city: "Nairobi" }]);
  const asked = { industry: ["renewables"], city: ["Mombasa"], companySize: ["1000+" as const] };
  const search = await makeSearch(ctx, asked);
  expect((await suggestRelaxations(ctx, search)).map(({ field }) => field)).not.toContain("companySize");
  await addCompanies(ctx, [{ name: "Pwani", city: "Mombasa" }]);
  expect((await suggestRelaxations(ctx, search)).map(({ field }) => field)).toContain("companySize");
});
