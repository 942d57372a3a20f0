import { countryName } from "~/core/places/countries";
import { industryName } from "~/domains/directory/taxonomy/industries";
import { NO_CRITERIA, type SearchCriteria } from "~/domains/lead-search/criteria/search-criteria";
import { hashOfRow } from "../evidence/records";
import { type Figure, type Half, halfOf } from "../halves";
import { companiesOf, labelledPairs, MADE_UP, type Pair, type SharedCompany } from "./cases";

export interface Understand {
  /** 0 to 100. */
  confidence: (pair: Omit<Pair, "grade" | "asked">) => number;
  /** Whether a search accepts the company as a lead. */
  finds: (company: Pair["company"], criteria: SearchCriteria) => boolean;
}

interface Scored {
  asked: string;
  grade: number;
  score: number;
}

export const HALVES: Half[] = ["open", "held"];
const BANDS = [0, 20, 40, 60, 70, 80, 90];

/** Selects a half; all pairs of a question are in the same one. */
export const inHalf = <Each extends { asked: string }>(all: readonly Each[], half: Half) =>
  all.filter(({ asked }) => halfOf(asked) === half);

export const scoredPairs = (pairs: readonly Pair[], { confidence }: Understand): Scored[] =>
  pairs.map((pair) => ({ asked: pair.asked, grade: pair.grade, score: confidence(pair) }));

/**
 * For two companies of one question with different labels, how often the better one has the higher score; equal scores
 * count half.
 */
export function pairwiseOrder(scored: readonly Scored[]): { share: number; count: number } {
  let [right, count] = [0, 0];
  for (const better of scored)
    for (const worse of scored) {
      if (better.asked !== worse.asked || better.grade <= worse.grade) continue;
      count += 1;
      right += better.score > worse.score ? 1 : better.score === worse.score ? 0.5 : 0;
    }
  return { share: count === 0 ? 1 : right / count, count };
}

/** Converts a label to a number from 0 to 100: surely 100, likely 67, hardly 33, no 0. */
const labelValue = (grade: number) => (grade / 3) * 100;

interface Band {
  from: number;
  to: number;
  count: number;
  score: number;
  fits: number;
  surely: number;
  value: number;
}

const mean = (list: readonly number[]) =>
  list.reduce((sum, value) => sum + value, 0) / Math.max(1, list.length);

export const reliability = (scored: readonly Scored[]): Band[] =>
  BANDS.map((from, index) => {
    const to = BANDS[index + 1] ?? 101;
    const own = scored.filter(({ score }) => score >= from && score < to);
    return {
      from,
      to: Math.min(100, to),
      count: own.length,
      score: mean(own.map(({ score }) => score)),
      fits: mean(own.map(({ grade }) => (grade >= 2 ? 100 : 0))),
      surely: mean(own.map(({ grade }) => (grade === 3 ? 100 : 0))),
      value: mean(own.map(({ grade }) => labelValue(grade))),
    };
  });

/** Returns the mean distance between the mean score and mean label of the bands, weighted by pairs, in percentage points. */
export const calibrationError = (scored: readonly Scored[]) =>
  reliability(scored).reduce((sum, band) => sum + band.count * Math.abs(band.score - band.value), 0) /
  Math.max(1, scored.length);

const PLAIN: readonly (readonly [industry: string, country: string])[] = [
  ["banking", "NG"],
  ["banking", "EG"],
  ["realestate", "ZA"],
  ["mining", "ZA"],
  ["renewables", "EG"],
  ["food", "ZA"],
  ["retail", "NA"],
  ["telecom", "EG"],
  ["healthcare", "NG"],
  ["hospitality", "ZA"],
  ["oilgas", "NG"],
  ["construction", "GH"],
  ["insurance", "ZA"],
  ["education", "KE"],
  ["media", "NG"],
  ["aviation", "NG"],
];

/** Maximum leads per question in the combined spread, so that no file of similar rows decides it. */
const MAX_PER_COMPANY = 40;

interface Spread {
  asked: string;
  leads: number;
  low: number;
  high: number;
}

const hashOf = (key: string) => Number.parseInt(hashOfRow([key]), 16);

const at = (sorted: readonly number[], share: number) => sorted[Math.round((sorted.length - 1) * share)] ?? 0;

function spreadOf(asked: string, scores: number[]): Spread {
  const sorted = scores.sort((a, b) => a - b);
  return { asked, leads: sorted.length, low: at(sorted, 0.1), high: at(sorted, 0.9) };
}

export const plainLeads = (companies: SharedCompany[], { finds }: Pick<Understand, "finds">) =>
  PLAIN.map(([industry, country]) => {
    const criteria = { ...NO_CRITERIA, industry: [industry], location: [country] };
    const asked = `${industryName(industry)} in ${countryName(country)}`;
    const leads = companies
      .filter(({ company }) => company.country === country && finds(company, criteria))
      .sort((a, b) => hashOf(a.key) - hashOf(b.key));
    return { asked, criteria, leads };
  });

/**
 * Returns the 10th and 90th percentile of the leads of plain questions; the last entry combines all, with at most 40
 * leads of each.
 */
export function spreads(
  questions: ReturnType<typeof plainLeads>,
  confidence: Understand["confidence"],
): Spread[] {
  const all: number[] = [];
  const group = questions.map(({ asked, criteria, leads }) => {
    const scores = leads.map(({ company }) =>
      confidence({ criteria, company, hasPerson: false, hasAddress: false }),
    );
    all.push(...scores.slice(0, MAX_PER_COMPANY));
    return spreadOf(asked, scores);
  });
  return [...group, spreadOf("all of these together", all)];
}

/** `files`: the shared companies by file name without extension; null if they are missing. */
export function score(understand: Understand, files: Record<string, string> | null): Figure[] {
  const companies = files ? companiesOf(files) : [];
  const scored = [...scoredPairs(MADE_UP, understand), ...scoredPairs(labelledPairs(companies), understand)];
  const [open, held] = HALVES.map((half) => inHalf(scored, half)) as [Scored[], Scored[]];
  const [openOrder, heldOrder] = [pairwiseOrder(open), pairwiseOrder(held)];
  const figures: Figure[] = [
    {
      name: "pairs of one question in a person's order",
      unit: "share",
      cases: { open: openOrder.count, held: heldOrder.count },
      open: openOrder.share,
      held: heldOrder.share,
      aim: "at least 90 %",
    },
    {
      name: "mean distance of score and label by band, points of 100",
      unit: "count",
      cases: { open: open.length, held: held.length },
      open: Math.round(calibrationError(open)),
      held: Math.round(calibrationError(held)),
      aim: "at most 10",
    },
  ];
  if (!files) return figures;
  const spread = spreads(plainLeads(companies, understand), understand.confidence);
  const half = (of: Half) => inHalf(spread, of);
  const narrow = (of: Half) => Math.round(mean(half(of).map(({ low, high }) => high - low)));
  const together = spread.at(-1);
  const points = (together?.high ?? 0) - (together?.low ?? 0);
  return [
    ...figures,
    {
      name: "10th to 90th percentile of the leads of all plain questions, points",
      unit: "count",
      cases: { open: together?.leads ?? 0, held: together?.leads ?? 0 },
      open: points,
      held: points,
      aim: "at least 35",
    },
    {
      name: "10th to 90th percentile of a plain question, mean, points",
      unit: "count",
      cases: { open: half("open").length, held: half("held").length },
      open: narrow("open"),
      held: narrow("held"),
      aim: "as wide as its records differ",
    },
  ];
}
