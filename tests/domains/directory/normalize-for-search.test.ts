import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { QUALITY_POINTS, qualityOf, slotOf } from "~/domains/directory/companies/quality";
import {
  domainOf,
  isOneEditAway,
  MAX_WORD_LENGTH,
  nameKey,
  normalizeForSearch,
  tokens,
} from "~/domains/directory/search/normalize-for-search";
import { draftCompany } from "../../support/fixtures/companies";
import { testContext } from "../../support/harness/context";
import { runsOf } from "../../support/harness/property-runs";

const anyText = fc.string({ unit: "binary", maxLength: 60 });

describe("text normalisation", () => {
  it("treats similar-looking characters as one", () => {
    expect(normalizeForSearch("ÀÉÎõü Straße Łódź Œuvre Æther")).toBe("aeiou strasse lodz oeuvre aether");
    expect(normalizeForSearch("Ɗangote Ƙasa Ŋun Ɔdɔ")).toBe("dangote kasa nun odo");
    expect(normalizeForSearch("أحمد إلى مُؤَسَّسة الـنـور کتاب")).toBe("احمد الي موسسه النور كتاب");
    expect(normalizeForSearch("٢٠٢٦ ۲۰۲۶ ２０２６")).toBe("2026 2026 2026");
    expect(normalizeForSearch("ﬁnance ①②")).toBe("finance 12");
  });

  it("is idempotent, and its words are words again", () => {
    fc.assert(
      fc.property(
        anyText,
        (text) => normalizeForSearch(normalizeForSearch(text)) === normalizeForSearch(text),
      ),
      { numRuns: runsOf(3000) },
    );
    fc.assert(
      fc.property(anyText, (text) => tokens(text).every((word) => tokens(word).join() === word)),
      { numRuns: runsOf(3000) },
    );
  });

  it("cuts overlong words", () => {
    expect(tokens("x".repeat(1000))).toEqual(["x".repeat(MAX_WORD_LENGTH)]);
    expect([...(tokens("𐐨".repeat(1000))[0] ?? "")]).toHaveLength(MAX_WORD_LENGTH);
  });
});

describe("the name key", () => {
  it.each([
    ["12 - STONY LDA", "12 Stony, Limitada"],
    ["A.B.C. Holdings (Pty) Ltd", "ABC Holdings"],
    ["XYZ Co. Nig. Ltd.", "xyz"],
    ["Société Générale, S.A.", "SOCIETE GENERALE"],
    ["The Coal & Gas Company Limited", "Coal and Gas"],
    ["SARL Foo et Fils", "Foo & Fils"],
  ])("is the same for %s and %s", (one, other) => expect(nameKey(one)).toBe(nameKey(other)));

  it("is never empty for a name, even one of only legal forms or symbols", () => {
    expect(nameKey("Company Limited")).toBe("company");
    expect(nameKey("???")).toBe("???");
    fc.assert(
      fc.property(anyText, (name) => (name.trim() === "") === (nameKey(name) === "")),
      { numRuns: runsOf(3000) },
    );
  });
});

it("a domain is the website's host, unless many companies share that host", () => {
  expect(domainOf("HTTPS://WWW.Foo.co.ke:8080/x?y")).toBe("foo.co.ke");
  expect(domainOf("foo.example")).toBe("foo.example");
  for (const none of [
    "",
    "n/a",
    "localhost",
    "127.0.0.1",
    "facebook.com/foo",
    "mailto:a@b.c",
    "javascript:alert(1)",
    null,
  ])
    expect(domainOf(none), String(none)).toBeNull();
});

it("one typo is a wrong, missing, added or swapped character", () => {
  for (const word of ["kenia", "keny", "kenyaa", "kneya"])
    expect(isOneEditAway(word, "kenya"), word).toBe(true);
  for (const word of ["kenya", "kena y", "neyka", "ken"])
    expect(isOneEditAway(word, "kenya"), word).toBe(false);
});

it("the slot ranks more complete companies first, and is valid for every possible row", () => {
  const at = new Date("2026-11-20T00:00:00Z");
  const bare = draftCompany(testContext(), 5, { name: "Bare" });
  const full = {
    ...bare,
    country: "KE",
    city: "x",
    industry: "energy",
    size: "1-10" as const,
    employees: 5,
    website: "x",
  };
  const described = { ...full, description: "d".repeat(60) };
  const later = new Date("2100-01-01T00:00:00Z");
  expect(qualityOf(described, at)).toBeGreaterThan(qualityOf(full, at));
  expect(qualityOf(described, later)).toBe(1000);
  expect(qualityOf({ ...bare, isDemo: true }, new Date(0))).toBe(QUALITY_POINTS.sources.demo);
  expect(qualityOf(bare, later)).toBeGreaterThan(qualityOf(bare, at));
  expect(slotOf(1000, 1)).toBe(1);
  expect(slotOf(900, 2 ** 32 - 1)).toBeLessThan(slotOf(899, 1));
  expect(Number.isSafeInteger(slotOf(0, 2 ** 32 - 1))).toBe(true);
});
