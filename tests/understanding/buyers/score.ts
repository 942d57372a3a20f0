import { industryWithChildren } from "~/domains/directory/taxonomy/industries";
import type { SearchCriteria } from "~/domains/lead-search/criteria/search-criteria";
import { type Figure, shareOf } from "../halves";
import text from "./cases.txt?raw";

/** The search that a sentence about a product leads to: the first industries searched, and where. */
interface Proposal {
  industries: string[];
  /** Excluded industries, which may be children of a searched one. */
  excluded: string[];
  location: string[];
  city: string[];
}

interface Case {
  sentence: string;
  /** Industries of sensible buyers, best or not; empty if the sentence names its buyer. */
  buys: string[];
  /** Industries that sell the same product. */
  sells: string[];
  /** The buyer that the sentence names. */
  named: string[];
  in: string[];
  city: string[];
}

export const proposalOf = (criteria: SearchCriteria): Proposal => ({
  industries: criteria.industry,
  excluded: criteria.excludeIndustry,
  location: criteria.location,
  city: criteria.city,
});

type Understand = (sentence: string) => Proposal;

const TOP = 3;

function caseOf(lines: string): Case {
  const [sentence = "", labels = ""] = lines.split("\n> ");
  const label = (name: string) =>
    labels
      .split(" | ")
      .find((part) => part.startsWith(`${name}: `))
      ?.slice(name.length + 2);
  const list = (name: string) => label(name)?.split(" ") ?? [];
  const city = label("city");
  return {
    sentence,
    buys: list("buys"),
    sells: list("sells"),
    named: list("named"),
    in: list("in"),
    city: city ? [city] : [],
  };
}

export const CASES: Case[] = text
  .trim()
  .split(/\n(?!>)/)
  .map(caseOf);

const same = (one: readonly string[], other: readonly string[]) =>
  [...one].sort().join() === [...other].sort().join();

const placesRight = (read: Proposal, each: Case) =>
  same(read.location, each.in) && same(read.city, each.city);

/** Whether each of the first three is a sensible buyer; for a named buyer, only that industry counts. */
function industriesRight({ industries }: Proposal, { buys, named }: Case): boolean {
  if (named.length > 0) return same(industries, named);
  const top = industries.slice(0, TOP);
  return top.length === TOP && top.every((id) => buys.includes(id));
}

const proposesSeller = ({ industries, excluded }: Proposal, { sells }: Case): boolean =>
  industries.some((id) =>
    industryWithChildren(id).some((child) => sells.includes(child) && !excluded.includes(child)),
  );

export async function score(understand: Understand): Promise<Figure[]> {
  const sentenceOf = ({ sentence }: Case) => sentence;
  return [
    await shareOf("a sensible top three, or the buyer that is named", "90 %", CASES, sentenceOf, (each) =>
      industriesRight(understand(each.sentence), each),
    ),
    await shareOf("the places of the sentence", "90 %", CASES, sentenceOf, (each) =>
      placesRight(understand(each.sentence), each),
    ),
    await shareOf(
      "no industry that sells the same product",
      "100 %",
      CASES,
      sentenceOf,
      (each) => !proposesSeller(understand(each.sentence), each),
    ),
  ];
}
