import { parse } from "csv-parse/sync";
import { countryCode } from "~/core/places/countries";
import { domainOf } from "~/domains/directory/search/normalize-for-search";
import { companyKeys } from "~/domains/directory/similarity/block-keys";
import { comparedCompany, scoreCompanies } from "~/domains/directory/similarity/score-companies";
import { hashOfRow } from "../evidence/records";
import { type Half, halfOf } from "../halves";
import madeUp from "./cases-of-made-up-pairs.txt?raw";
import sharedRows from "./cases-of-shared-rows.txt?raw";

interface Side {
  name: string;
  country: string | null;
  city: string | null;
  website: string | null;
  description: string | null;
}

interface Pair {
  /** Determines the half of the pair. */
  key: string;
  sides: [Side, Side];
  isSame: boolean;
}

const linesOf = (text: string) =>
  text.split("\n").filter((line) => line.trim() !== "" && !line.startsWith("#"));

const sideOf = ([name = "", country, city, website, description]: string[]): Side => ({
  name,
  country: country || null,
  city: city || null,
  website: website || null,
  description: description || null,
});

export const MADE_UP: Pair[] = linesOf(madeUp).map((line) => {
  const [label, ...cells] = line.split("|").map((cell) => cell.trim());
  return { key: line, sides: [sideOf(cells.slice(0, 5)), sideOf(cells.slice(5))], isSame: label === "1" };
});

/** Labelled pairs of shared rows: files, hashes of the rows, the labels of two passes, and the final label. */
export const LABELLED = linesOf(sharedRows).map((line) => {
  const [fileOne = "", one = "", fileOther = "", other = "", ...labels] = line.split(" ");
  const [first, second, settled] = labels.map((label) => label === "1");
  return {
    rows: [`${fileOne} ${one}`, `${fileOther} ${other}`] as const,
    first,
    second,
    settled: settled === true,
  };
});

/** Returns the rows of the shared files by file and hash. */
export function rowsOf(files: Record<string, string>): Map<string, Side> {
  const wanted = new Set<string>(LABELLED.flatMap(({ rows }) => rows));
  const found = new Map<string, Side>();
  for (const [file, text] of Object.entries(files))
    for (const cells of (parse(text, { relax_column_count: true }) as string[][]).slice(1)) {
      const key = `${file.replace(/^companies_/, "")} ${hashOfRow(cells)}`;
      if (!wanted.has(key)) continue;
      const [name = "", country = "", city = "", , , website = "", , description = ""] = cells;
      found.set(key, sideOf([name, countryCode(country) ?? "", city, website, description]));
    }
  return found;
}

export const labelledPairs = (rows: Map<string, Side>): Pair[] =>
  LABELLED.flatMap(({ rows: [one, other], settled }) => {
    const sides = [rows.get(one), rows.get(other)];
    return sides[0] && sides[1]
      ? [{ key: `${one} ${other}`, sides: [sides[0], sides[1]] as [Side, Side], isSame: settled }]
      : [];
  });

/** Scores a pair as the product does: only pairs with a key in common are compared. */
export function scoreOf({ sides: [one, other] }: Pair): number {
  const keys = new Set(companyKeys(one));
  if (!companyKeys(other).some((key) => keys.has(key))) return 0;
  const compared = [one, other].map((side) => comparedCompany({ ...side, domain: domainOf(side.website) }));
  return compared[0] && compared[1] ? scoreCompanies(compared[0], compared[1]).score : 0;
}

/** Precision: share of true duplicates among pairs that score at least `least`. Recall: share of true duplicates found. */
export function figuresOf(pairs: readonly Pair[], least: number, half?: Half) {
  const some = half ? pairs.filter(({ key }) => halfOf(key) === half) : pairs;
  const found = some.filter((pair) => scoreOf(pair) >= least);
  const same = some.filter(({ isSame }) => isSame);
  const right = found.filter(({ isSame }) => isSame);
  return {
    pairs: some.length,
    same: same.length,
    precision: found.length ? right.length / found.length : 1,
    recall: same.length ? right.length / same.length : 1,
  };
}
