import { beforeAll, describe, expect, it } from "vitest";
import { stepsOf } from "~/domains/directory/companies/market-steps";
import { countMarkets, tellMarkets } from "~/domains/directory/companies/markets.server";
import { seedStarterDirectory } from "~/domains/directory/companies/seed-starter-directory.server";
import { tryScored } from "~/domains/lead-search/runs/demo-scored-search.server";
import { addCompanies } from "../../support/fixtures/companies";
import { env, makeBusiness, testContext } from "../../support/harness/context";
import { meterDatabase } from "../../support/harness/meter-database";

const meter = { read: 0, written: 0 };
const visitor = () => ({ ...testContext(), d1: meterDatabase(env.DB, meter) });

async function rowsOf<Result>(run: () => Promise<Result>) {
  meter.read = 0;
  const result = await run();
  return { result, read: meter.read };
}

describe("the shared directory by country", () => {
  beforeAll(async () => {
    await seedStarterDirectory(testContext());
  });

  it("counts all 54 countries, largest first, the same for every account, reading few rows", async () => {
    const { result, read } = await rowsOf(() => countMarkets(visitor()));
    expect(result.markets).toHaveLength(54);
    const counts = result.markets.map(({ count }) => count);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    expect(read).toBeLessThanOrEqual(60);
    const { ctx } = await makeBusiness();
    await addCompanies(ctx, [{ name: "Only Ours", country: "KE" }]);
    expect(await countMarkets(ctx)).toEqual(result);
  });

  it("describes the largest country of each region, reading few rows", async () => {
    const { markets } = await countMarkets(visitor());
    const { result, read } = await rowsOf(() => tellMarkets(visitor(), markets));
    expect(new Set(result.map(({ region }) => region)).size).toBe(5);
    for (const { region, count, industries, largest } of result) {
      expect(count).toBe(
        Math.max(...markets.filter((market) => market.region === region).map((market) => market.count)),
      );
      expect(largest.length).toBe(Math.min(3, industries));
      expect(
        largest.every((row, index) => index === 0 || row.count <= (largest[index - 1]?.count ?? 0)),
      ).toBe(true);
    }
    expect(read).toBeLessThanOrEqual(400);
  });

  it.each([
    ["fintech in Nigeria or Kenya", { isLooser: false, corrected: null }],
    ["large banks in Nigeria", { isLooser: true, corrected: null }],
    ["safaricon", { isLooser: false, corrected: "safaricom" }],
  ])("scores the companies a visitor finds with %j, reading at most 450 rows", async (sentence, expected) => {
    const { result, read } = await rowsOf(() => tryScored(visitor(), sentence));
    expect(result).toMatchObject(expected);
    expect(result.companies.length).toBeGreaterThan(0);
    for (const { score } of result.companies)
      expect(score?.reasons.reduce((sum, { points }) => sum + points, 0)).toBe(score?.confidence);
    expect(read).toBeLessThanOrEqual(450);
  });

  it("shows no high score without a match of the words, and no results for unknown words", async () => {
    const { result, read } = await rowsOf(() =>
      tryScored(visitor(), "zzqqxx mining in Zambia with 1000+ people"),
    );
    expect(read).toBeLessThanOrEqual(450);
    for (const { score } of result.companies) expect(score?.confidence).toBeLessThan(90);
    expect((await tryScored(visitor(), "zzqqxx")).companies).toEqual([]);
  });
});

describe("the steps of a map's scale", () => {
  it("are round numbers, ascending, and at most four", () => {
    expect(stepsOf([69, 48, 47, 30, 14, 10, 7, 4, 3, 3, 2, 2, 0, 0])).toEqual([1, 10, 40]);
    expect(stepsOf([1, 1, 1])).toEqual([1]);
    expect(stepsOf([0, 0])).toEqual([1]);
    expect(stepsOf([])).toEqual([1]);
  });
});
