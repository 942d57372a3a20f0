import { describe, expect, it } from "vitest";
import { csvOf } from "~/domains/demo/plan/companies";
import { demoPlan } from "~/domains/demo/plan/demo-plan";
import { CAMPAIGNS, SEARCHES } from "~/domains/demo/plan/mailing";
import { comesBack } from "~/domains/demo/plan/people";
import { answerOf } from "~/domains/demo/plan/reply-texts";
import { isReservedAddress } from "~/domains/mail/policy";
import { classify } from "~/domains/replies/classification/classify";

const { people, steps } = demoPlan();
const events = steps.flat();
const persons = [...people.values()];

describe("the demo plan", () => {
  it("has 6 searches with 200 leads, 4 campaigns, and no event after its end", () => {
    expect(SEARCHES.reduce((sum, { leads }) => sum + leads, 0)).toBe(200);
    expect([SEARCHES.length, CAMPAIGNS.length]).toEqual([6, 4]);
    expect(Math.max(...events.map(({ at }) => at))).toBeLessThan(0);
    expect(Math.min(...events.map(({ at }) => at))).toBeGreaterThanOrEqual(-90 * 24 * 60);
  });

  it("uses reserved addresses and websites only", () => {
    for (const email of people.keys()) expect(isReservedAddress(email)).toBe(true);
    const files = events.flatMap((event) => (event.kind === "import" ? [event.file] : []));
    const companies = files.flatMap((file) => file.companies);
    expect(new Set(companies.map(({ domain }) => domain)).size).toBe(companies.length);
    for (const { domain } of companies) expect(domain).toMatch(/^[a-z]+\.example$/);
    expect(csvOf(files[0] ?? { key: "", fileName: "", companies: [] })).toContain(companies[0]?.name);
  });

  it("has reply texts in three languages, each classified as intended", () => {
    const written = new Set(CAMPAIGNS.map(({ search }) => SEARCHES.find(({ key }) => key === search)?.trade));
    const answering = persons.filter(
      ({ company, fate }) => written.has(company.trade) && fate.comes !== null && !comesBack(fate.comes),
    );
    expect([...new Set(answering.map(({ language }) => language))].sort()).toEqual(["en", "fr", "sw"]);
    for (const person of answering) {
      const { comes } = person.fate;
      if (comes && !comesBack(comes))
        expect(classify(answerOf(person, comes)).replyClass, answerOf(person, comes)).toBe(comes);
    }
  });
});
