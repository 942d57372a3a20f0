import { beforeAll, describe, expect, it } from "vitest";
import { COUNTRIES } from "~/core/places/countries";
import { websiteOf } from "~/domains/directory/companies/website-of";
import { keysOf } from "~/domains/directory/imports/keys-of";
import { isBasicRecord } from "~/domains/directory/open-data/basic-record";
import { PACK_SOURCES, PACK_VERSION } from "~/domains/directory/open-data/pack-sources";
import { readPack } from "~/domains/directory/open-data/read-pack";
import { PACK_PATH } from "~/domains/directory/open-data/seed-open-data.server";
import type { ListedCompany } from "~/domains/directory/sources/listed-company";
import { INDUSTRIES } from "~/domains/directory/taxonomy/industries";
import starter from "../../../../app/domains/directory/companies/starter-directory.csv?raw";
import { testContext } from "../../../support/harness/context";
import handCheck from "../../../understanding/directory/hand-check.tsv?raw";

const MAX_BYTES = 400_000;
/** Industries whose share of the pack is limited. */
const BOUNDED = new Set<string | null>(["education", "research", "media"]);

let bytes: ArrayBuffer;
let rows: ListedCompany[];

beforeAll(async () => {
  const file = await testContext().readAsset(PACK_PATH);
  if (!file) throw new Error("The pack is not among the assets: run the build first.");
  bytes = file;
  const text = new Blob([file]).stream().pipeThrough(new DecompressionStream("gzip"));
  rows = readPack(await new Response(text).text());
});

describe("the open-data pack", () => {
  it("is the file of the current release version, and within the size limit", async () => {
    const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
    const hex = [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    expect(hex.slice(0, 16)).toBe(PACK_VERSION);
    expect(bytes.byteLength).toBeLessThanOrEqual(MAX_BYTES);
  });

  it("has at least 4,000 companies from all countries, at most 35% in education, research and broadcasting", () => {
    expect(rows.length).toBeGreaterThanOrEqual(4_000);
    expect(new Set(rows.map(({ country }) => country))).toEqual(new Set(COUNTRIES.map(({ code }) => code)));
    const bounded = rows.filter(({ industry }) => BOUNDED.has(industry)).length;
    expect(bounded / rows.length).toBeLessThanOrEqual(0.35);
  });

  it("has at least 800 websites outside of those industries", () => {
    const sites = rows.filter(({ website, industry }) => website && !BOUNDED.has(industry));
    expect(sites.length).toBeGreaterThanOrEqual(800);
  });

  it("has a valid website or a known industry for each company", () => {
    const ids = new Set(INDUSTRIES.map(({ id }) => id));
    for (const { name, website, industry } of rows) {
      expect(website !== null || industry !== null, name).toBe(true);
      if (industry !== null) expect(ids.has(industry), industry).toBe(true);
      if (website !== null) expect(websiteOf(website), name).toBe(website);
    }
  });

  it("ranks basic records behind all others", () => {
    const first = rows.findIndex(isBasicRecord);
    expect(first).toBeGreaterThan(0);
    expect(rows.slice(first).every(isBasicRecord)).toBe(true);
  });

  it("contains no company, website or id twice, and no Lagos company of the starter list", () => {
    const keys = rows.flatMap(keysOf);
    expect(keys.length - new Set(keys).size).toBe(0);
    const ids = rows.map(({ source, sourceId }) => `${source} ${sourceId}`);
    expect(new Set(ids).size).toBe(rows.length);
    const listed = new Set(starter.split("\n").map((line) => line.split(",")[0]?.toLowerCase()));
    expect(rows.filter(({ name, city }) => city === "Lagos" && listed.has(name.toLowerCase()))).toEqual([]);
  });

  it("contains only the listing as description", () => {
    for (const { description } of rows.filter(({ description }) => description !== null))
      expect(description).toMatch(/^Listed security: (\w+, )?[A-Z][A-Za-z ]+\.$/);
  });

  it("contains as many companies per source as the sources page states", () => {
    for (const { name, companies } of PACK_SOURCES)
      expect([name, rows.filter(({ source }) => source === name).length]).toEqual([name, companies]);
    for (const { licence } of PACK_SOURCES)
      expect(licence).toMatch(/^(CC0 1\.0|MIT|BSD-3-Clause|Unlicense|MPL 2\.0|CC BY 4\.0)$/);
  });
});

describe("200 manually checked companies of the pack", () => {
  const [, ...lines] = handCheck.trim().split("\n");
  const checked = lines.map((line) => {
    const [id = "", name = "", country = "", industry = "", verdict = ""] = line.split("\t");
    return { id, name, country, industry: industry === "-" ? null : industry, verdict };
  });

  it("have the correct country and industry in at least 97% of cases", () => {
    expect(checked).toHaveLength(200);
    expect(checked.filter(({ verdict }) => verdict === "right").length / 200).toBeGreaterThanOrEqual(0.97);
  });

  it("are in the pack as checked, and wrong ones were removed", () => {
    const key = (name: string) => PACK_SOURCES.find(({ name: one }) => one === name)?.key;
    const byId = new Map(rows.map((row) => [`${key(row.source)}:${row.sourceId}`, row]));
    for (const { id, country, industry, verdict } of checked)
      if (verdict === "right") expect(byId.get(id), id).toMatchObject({ country, industry });
      else if (verdict !== "not known") expect(byId.has(id), id).toBe(false);
  });
});
