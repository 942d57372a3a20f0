import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import { COUNTRIES, countryCode } from "~/core/places/countries";
import { INDUSTRIES, industryOf } from "~/domains/directory/taxonomy/industries";
import { sizeOf } from "~/domains/directory/taxonomy/sizes";
import csv from "../../../app/domains/directory/companies/starter-directory.csv?raw";

type Row = Record<"name" | "country" | "city" | "industry" | "website" | "employees" | "description", string>;

const rows: Row[] = parse(csv, { columns: true });

const perCountry = (code: string) => rows.filter((row) => countryCode(row.country) === code).length;

describe("the starter directory", () => {
  it("has its columns in order and at least 260 companies", () => {
    expect(csv.split("\n", 1)[0]).toBe("name,country,city,industry,website,employees,description");
    expect(rows.length).toBeGreaterThanOrEqual(260);
  });

  it("covers every country, and large markets with at least 10 companies", () => {
    for (const country of COUNTRIES) expect(perCountry(country.code), country.name).toBeGreaterThanOrEqual(2);
    for (const code of ["NG", "ZA", "KE", "EG", "GH", "MA"])
      expect(perCountry(code)).toBeGreaterThanOrEqual(10);
  });

  it("states each company's country and industry by display name", () => {
    const countries = new Set(COUNTRIES.map((country) => country.name));
    const idByName = new Map(INDUSTRIES.map((industry) => [industry.name, industry.id]));
    for (const row of rows) {
      expect(countries.has(row.country), row.country).toBe(true);
      expect(industryOf(row.industry), row.industry).toBe(idByName.get(row.industry) ?? "no such name");
    }
  });

  it("has a city, a website and a sentence for each company", () => {
    for (const row of rows) {
      expect(row.name.trim(), row.name).not.toBe("");
      expect(row.city.trim(), row.name).not.toBe("");
      expect(new URL(row.website).protocol, row.name).toBe("https:");
      expect(row.description, row.name).toMatch(/^\S.{10,150}\.$/);
    }
  });

  it("has a number of employees, or none at all", () => {
    for (const row of rows.filter((row) => row.employees !== "")) {
      expect(row.employees, row.name).toMatch(/^\d+$/);
      expect(sizeOf(row.employees), row.name).not.toBeNull();
    }
  });

  it("contains no company and no website twice", () => {
    const names = rows.map((row) => `${row.name.toLowerCase()} ${row.country}`);
    expect(new Set(names).size).toBe(rows.length);
    expect(new Set(rows.map((row) => row.website)).size).toBe(rows.length);
  });

  it("has solar companies in Kenya, Nigeria and Ghana", () => {
    for (const country of ["Kenya", "Nigeria", "Ghana"]) {
      const solar = rows.filter((row) => row.country === country && /solar/i.test(row.description));
      expect(solar.length, country).toBeGreaterThanOrEqual(3);
    }
  });
});
