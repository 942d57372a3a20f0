import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { cleanName, cleanWebsite } from "../../scripts/open-data/clean.mjs";
import { encodePack, identitiesOf, keepIdentities } from "../../scripts/open-data/write-pack.mjs";

const folder = mkdtempSync(join(tmpdir(), "njia-open-data-test-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const nameKey = (name: string) => name.toLowerCase();
const SOURCES = ["ror", "nsi", "gem"].map((key) => ({ key }));

const row = (source: string, sourceId: string, name: string, also: object[] = []) => ({
  source,
  sourceId,
  name,
  country: "KE",
  city: null,
  website: null,
  industry: "energy",
  label: "",
  employees: null,
  listing: null,
  also,
});

function identitiesAfter(rows: object[]) {
  const file = join(folder, `${crypto.randomUUID()}.gz`);
  writeFileSync(file, encodePack(rows, SOURCES, "2026-11-29"));
  return identitiesOf(file, nameKey);
}

const identities = (rows: { source: string; sourceId: string }[]) =>
  rows.map(({ source, sourceId }) => `${source}:${sourceId}`);

describe("a newer pack", () => {
  it("keeps a row's identity when a better source adds the same company", () => {
    const known = identitiesAfter([row("nsi", "Q1", "Jua Power")]);
    const newer = [row("ror", "r1", "Jua Power Ltd", [{ source: "nsi", sourceId: "Q1", facts: [] }])];
    const [kept] = keepIdentities(newer, known, nameKey);
    expect(kept).toMatchObject({ source: "nsi", sourceId: "Q1", name: "Jua Power Ltd" });
    expect(kept.also).toEqual([{ source: "ror", sourceId: "r1", facts: ["name", "industry"] }]);
    const again = identitiesAfter([kept]);
    expect(identities(keepIdentities(newer, again, nameKey))).toEqual(["nsi:Q1"]);
  });

  it("matches rows by name if a source numbers its rows by position", () => {
    const known = identitiesAfter([row("gem", "gem-KE-1", "Upepo"), row("gem", "gem-KE-2", "Mto")]);
    const newer = [row("gem", "gem-KE-1", "Bahari"), row("gem", "gem-KE-2", "Upepo")];
    expect(identities(keepIdentities(newer, known, nameKey))).toEqual([
      "gem:gem-KE-1 bahari",
      "gem:gem-KE-1",
    ]);
  });

  it("keeps one identity on one row if a company was split into two", () => {
    const known = identitiesAfter([row("ror", "r1", "Jua", [{ source: "nsi", sourceId: "Q1", facts: [] }])]);
    const newer = [row("ror", "r1", "Jua"), row("nsi", "Q1", "Jua Retail")];
    expect(identities(keepIdentities(newer, known, nameKey))).toEqual(["ror:r1", "nsi:Q1"]);
  });
});

describe("data cleaning for the pack", () => {
  it.each([
    ["ADDO MINERALS (PTY) LTD", "Addo Minerals (Pty) Ltd"],
    ["KGB CRUSHERS CC", "KGB Crushers CC"],
    ["  Jua   Power, ", "Jua Power"],
    ["بنك مصر", "بنك مصر"],
    ["MTN", "MTN"],
  ])("normalises the company name %j to %j", (given, written) => {
    expect(cleanName(given)).toBe(written);
  });

  it.each([
    ["http://www.jua.co.ke/home?utm=1", "http://www.jua.co.ke"],
    ["https://facebook.com/jua", null],
    ["https://store.goreview.co.za", null],
    ["", null],
  ])("converts the website %j to %j", (given, site) => {
    const functions = {
      websiteOf: (text: string) => new URL(text).href,
      domainOf: (text: string | null) => (text ? new URL(text).hostname.replace(/^www\./, "") : null),
    };
    expect(cleanWebsite(given, functions)).toBe(site);
  });
});
