import { beforeAll, describe, expect, it } from "vitest";
import { renewLiveClaims } from "~/domains/admin/settings/public-figures.server";
import { readShownAnswer } from "~/domains/admin/settings/shown-answer.server";
import { countMarkets } from "~/domains/directory/companies/markets.server";
import { seedStarterDirectory } from "~/domains/directory/companies/seed-starter-directory.server";
import { env, testContext, withDatabase } from "../../support/harness/context";
import { meterDatabase } from "../../support/harness/meter-database";

beforeAll(() => seedStarterDirectory(testContext()));

/** Returns the shown answer after its scheduled renewal. */
async function shown() {
  await renewLiveClaims(testContext());
  const answer = await readShownAnswer(testContext());
  if (!answer) throw new Error("nothing is shown");
  return answer;
}

describe("the example search on the landing page", () => {
  it("is empty before the scheduled job has run", async () => {
    expect(await readShownAnswer(testContext())).toBeNull();
  });

  it("shows three real companies, highest confidence first, each score the sum of its reasons", async () => {
    const { finds, sentence } = await shown();
    expect([sentence, finds.length]).toEqual(["solar companies in Kenya", 3]);
    const scores = finds.map(({ confidence }) => confidence ?? 0);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    for (const { id, name, country, confidence, reasons } of finds) {
      const row = await env.DB.prepare("select name, country, account_id from companies where id = ?")
        .bind(id)
        .first();
      expect(row).toEqual({ name, country, account_id: null });
      expect(reasons.reduce((sum, { points }) => sum + points, 0)).toBe(confidence);
    }
  });

  it("has the same count per country as the directory", async () => {
    const { counts } = await shown();
    const { markets } = await countMarkets(testContext());
    for (const { code, count } of markets) expect([code, counts[code] ?? 0]).toEqual([code, count]);
  });

  it("reads only the settings when a page shows it", async () => {
    const statements: string[] = [];
    const d1 = meterDatabase(env.DB, { read: 0, written: 0, statements });
    await readShownAnswer(withDatabase(testContext(), d1));
    for (const statement of statements) expect(statement).toMatch(/from "settings"/);
  });
});
