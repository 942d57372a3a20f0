import { parse } from "csv-parse/sync";
import { countryCode } from "~/core/places/countries";
import { industryOf } from "~/domains/directory/taxonomy/industries";
import { sizeOf } from "~/domains/directory/taxonomy/sizes";
import type { ScoredCompany } from "~/domains/lead-search/confidence/confidence-fit";
import { NO_CRITERIA, type SearchCriteria } from "~/domains/lead-search/criteria/search-criteria";
import { hashOfRow } from "../evidence/records";
import madeUp from "./cases-of-made-up-records.txt?raw";
import sharedRows from "./cases-of-shared-rows.txt?raw";
import { questionOf } from "./questions";

export const NOW = new Date("2026-11-21T00:00:00Z");

/** 3: surely matches, and the record proves it; 2: likely; 1: hardly; 0: no match. */
type Grade = 0 | 1 | 2 | 3;

export interface Pair {
  asked: string;
  criteria: SearchCriteria;
  company: ScoredCompany & { sector: string | null; fieldSources: Record<string, never> | null };
  hasPerson: boolean;
  hasAddress: boolean;
  grade: Grade;
}

const linesOf = (text: string) => text.split("\n").filter((line) => line.trim() !== "");
const gradeOf = (text = "") => Number(text) as Grade;

function companyOf(cells: {
  name: string;
  label: string | null;
  sector: string | null;
  country: string | null;
  city: string | null;
  size: string | null;
  website: string | null;
  description: string | null;
}): Pair["company"] {
  const { label, sector, ...facts } = cells;
  return {
    ...facts,
    sector,
    accountId: 7,
    industry: industryOf(label ?? "", sector ?? ""),
    industryText: label ?? sector,
    fieldSources: null,
    source: "companies.csv",
    isDemo: false,
    updatedAt: new Date("2026-11-01T00:00:00Z"),
  };
}

function criteriaOf(text: string): SearchCriteria {
  const parts = text
    .trim()
    .split(" ")
    .map((part) => part.split("="));
  return { ...NO_CRITERIA, ...Object.fromEntries(parts.map(([key, list = ""]) => [key, list.split(",")])) };
}

function readMadeUp(): Pair[] {
  let [asked, criteria]: [string, SearchCriteria] = ["", NO_CRITERIA];
  return linesOf(madeUp).flatMap((line) => {
    if (line.startsWith("?")) {
      const [question = "", rest = ""] = line.slice(1).split("|");
      [asked, criteria] = [question.trim(), criteriaOf(rest)];
      return [];
    }
    const [grade, name = "", ...cells] = line.split("|").map((cell) => cell.trim());
    const [label, sector, country, city, size, website, description, marks] = cells.map((c) => c || null);
    const record = { name, label, sector, country, city, size, website, description };
    const company = companyOf(record as Parameters<typeof companyOf>[0]);
    const also = new Set((marks ?? "").split(" "));
    const other = { source: "second.csv", at: "2026-10-01T00:00:00.000Z" };
    if (also.has("second")) company.fieldSources = { city: other } as never;
    if (also.has("old")) company.updatedAt = new Date("2021-01-01T00:00:00Z");
    const hasAddress = also.has("address");
    const hasPerson = also.has("person") || hasAddress;
    return [{ asked, criteria, company, hasPerson, hasAddress, grade: gradeOf(grade) }];
  });
}

export const MADE_UP = readMadeUp();

interface Labelled {
  file: string;
  hash: string;
  first: Grade;
  second: Grade;
  settled: Grade;
  asked: string;
}

export const LABELLED: Labelled[] = linesOf(sharedRows).map((line) => {
  const [file = "", hash = "", first, second, settled, ...words] = line.split(" ");
  const grades = { first: gradeOf(first), second: gradeOf(second), settled: gradeOf(settled) };
  return { file, hash, ...grades, asked: words.join(" ") };
});

export interface SharedCompany {
  key: string;
  company: Pair["company"];
}

/** `files` by name without extension, such as `companies_ror`. */
export const companiesOf = (files: Record<string, string>): SharedCompany[] =>
  Object.entries(files).flatMap(([file, text]) =>
    (parse(text, { from: 2, relax_column_count: true }) as string[][]).map((cells) => {
      const [name = "", country = "", city, label, sector, website, employees, description] = cells;
      return {
        key: `${file.replace("companies_", "")} ${hashOfRow(cells)}`,
        company: companyOf({
          name,
          label: label || null,
          sector: sector || null,
          country: countryCode(country),
          city: city || null,
          size: employees ? sizeOf(employees) : null,
          website: website || null,
          description: description || null,
        }),
      };
    }),
  );

export function labelledPairs(companies: SharedCompany[]): Pair[] {
  const byKey = new Map(companies.map(({ key, company }) => [key, company]));
  return LABELLED.flatMap(({ file, hash, settled, asked }) => {
    const company = byKey.get(`${file} ${hash}`);
    const criteria = questionOf(asked);
    return company && criteria
      ? [{ asked, criteria, company, hasPerson: false, hasAddress: false, grade: settled }]
      : [];
  });
}

/** Returns Cohen's kappa of the two labelling passes, and the plain share of equal labels. */
export function agreement(labelled: readonly Labelled[]): { equal: number; kappa: number } {
  const count = labelled.length;
  const share = (fits: (lead: Labelled) => boolean) => labelled.filter(fits).length / count;
  const equal = share(({ first, second }) => first === second);
  const byChance = [0, 1, 2, 3]
    .map((grade) => share(({ first }) => first === grade) * share(({ second }) => second === grade))
    .reduce((sum, part) => sum + part, 0);
  return { equal, kappa: (equal - byChance) / (1 - byChance) };
}
