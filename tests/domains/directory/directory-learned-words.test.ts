import { beforeAll, expect, it } from "vitest";
import { type CompanyFilter, searchCompanies } from "~/domains/directory/search/search-companies.server";
import { addCompanies } from "../../support/fixtures/companies";
import { importFile } from "../../support/fixtures/imports";
import { type Random, randomFrom } from "../../support/fixtures/random-companies";
import { type Business, makeBusiness, testContext } from "../../support/harness/context";
import { metered } from "../../support/harness/metered";

const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"];
const ROWS = 650;
const WORDS_A_ROW = 90;

let flooder: Business;
let floodedWords: string[];

const endless = (random: Random) =>
  `constru${Array.from({ length: 12 }, () => random.pick(LETTERS)).join("")}`;
const names = async (ctx: Business["ctx"], filter: CompanyFilter) =>
  (await searchCompanies(ctx, filter, { limit: 100 })).companies.map((company) => company.name);
const rows = async (sql: string) =>
  (await testContext().d1.prepare(sql).all<{ n: number }>()).results[0]?.n ?? 0;

beforeAll(async () => {
  const random = randomFrom(3);
  await addCompanies(testContext(), [
    { name: "Rift Construction" },
    { name: "Rift Construct2024" },
    ...Array.from({ length: 90 }, (_, index) => ({
      name: `Shared Various${LETTERS[index % 26]}${"xyz"[index % 3]}${index}q`,
    })),
    ...Array.from({ length: 90 }, (_, index) => ({
      name: `Full ${index}`,
      description: `variety${LETTERS[index % 26]}${LETTERS[Math.floor(index / 26)]}land`,
    })),
  ]);
  flooder = await makeBusiness();
  floodedWords = Array.from({ length: ROWS * WORDS_A_ROW }, () => endless(random));
  const lines = Array.from({ length: ROWS }, (_, index) => {
    const words = floodedWords.slice(index * WORDS_A_ROW, (index + 1) * WORDS_A_ROW);
    return `Flood ${index} ${words[0]},Kenya,${words.join(" ")}\n`;
  });
  const { rowsCreated } = await importFile(flooder.ctx, `name,country,description\n${lines.join("")}`);
  expect(rowsCreated).toBe(ROWS);
}, 60_000);

it("a file of random words adds little to the word tables, and nothing to the shared words", async () => {
  expect(await rows("SELECT max(length(words)) AS n FROM search_word_endings")).toBeLessThan(850);
  expect(await rows("SELECT max(length(words)) AS n FROM search_word_forms")).toBeLessThan(2050);
  const own = `account_id = ${flooder.account.id}`;
  expect(await rows(`SELECT count(*) AS n FROM search_words WHERE ${own}`)).toBeLessThanOrEqual(ROWS * 12);
  const flooded = "word LIKE 'constru%' AND word NOT LIKE 'construct%'";
  expect(await rows(`SELECT count(*) AS n FROM search_words WHERE account_id = 0 AND ${flooded}`)).toBe(0);
  expect(await rows("SELECT length(words) AS n FROM search_word_endings WHERE beginning = 'constru'")).toBe(
    "construction construct2024 ".length,
  );
});

it("companies of that file are found by any word prefix, only by their own account", async () => {
  const word = floodedWords.at(-1) ?? "";
  for (const end of [7, 8, 11, 12, 15, 19]) {
    const words = word.slice(0, end);
    expect((await names(flooder.ctx, { words, countries: ["KE"] })).length).toBeGreaterThan(0);
    expect((await names(flooder.ctx, { words, isOwnOnly: true })).length).toBeGreaterThan(0);
  }
  expect(await names(flooder.ctx, { words: word.slice(0, 15) })).toContain(
    `Flood ${ROWS - 1} ${floodedWords.at(-90)}`,
  );
});

it("that file changes no search of other accounts", async () => {
  const other = await makeBusiness();
  for (const { ctx } of [other, { ctx: testContext() as Business["ctx"] }]) {
    const meter = metered(ctx);
    expect(await names(meter.ctx, { words: "constru" })).toEqual(["Rift Construction", "Rift Construct2024"]);
    expect(meter.rowsRead()).toBeLessThanOrEqual(5);
    expect((await searchCompanies(ctx, { words: "constrution" }, { limit: 5 })).corrected).toBe(
      "construction",
    );
    expect(await names(ctx, { words: (floodedWords[0] ?? "").slice(0, 12) })).toEqual([]);
  }
});

it("a prefix with more words than its row can hold still returns all results", async () => {
  const full = await rows("SELECT length(words) AS n FROM search_word_endings WHERE beginning = 'variety'");
  expect(full).toBeGreaterThanOrEqual(800);
  const { ctx } = await makeBusiness();
  await addCompanies(ctx, [{ name: "Varietyzz Own" }]);
  expect(await names(ctx, { words: "variety" })).toHaveLength(91);
  expect(await names(ctx, { words: "varietya" })).toHaveLength(4);
  expect(await names(ctx, { words: "various" })).toHaveLength(90);
});
