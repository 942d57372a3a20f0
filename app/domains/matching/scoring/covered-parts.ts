import { industryName } from "~/domains/directory/taxonomy/industries";
import { m } from "~/messages/messages";
import { nameToAdd, relatedIndustries, sameIndustries } from "./industry-fit";
import { type Factor, MATCH_WEIGHTS, RELATED_SHARE } from "./match-weights";
import { gain, type Reason } from "./reason";

const names = (list: string[]) => list.join(", ");
interface Part {
  share: number;
  name: string;
  add: string | null;
}

/** Points for the covered parts, rounded, and the points that each missing part would add. */
export function coveredParts(factor: Factor, parts: Part[], words: { none: string; all: string }): Reason {
  const max = MATCH_WEIGHTS[factor];
  if (parts.length === 0) return { factor, points: max, most: max, text: words.none, missing: [] };
  const sum = parts.reduce((total, { share }) => total + share, 0);
  const pointsOf = (shares: number) => Math.round((max * shares) / parts.length);
  const points = pointsOf(sum);
  const has = parts.filter(({ share }) => share === 1).map(({ name }) => name);
  const near = parts.filter(({ share }) => share > 0 && share < 1).map(({ name }) => name);
  const text = [
    has.length > 0 ? `${words.all} ${names(has)}` : "",
    near.length > 0 ? `Related industry: ${names(near)}` : "",
  ];
  const missing = parts.flatMap(({ share, add }) =>
    share === 1 || add === null ? [] : gain(add, pointsOf(sum + 1 - share) - points),
  );
  return {
    factor,
    points,
    most: max,
    text: text.filter(Boolean).join(". ") || m.agents_covered_parts_none_of_the_requested_ones(),
    missing,
  };
}

export const industryPart = (industry: string, has: string[]): Part => {
  const isSame = sameIndustries(industry).some((id) => has.includes(id));
  const isRelated = relatedIndustries(industry).some((id) => has.includes(id));
  const toAdd = nameToAdd(industry);
  return {
    share: isSame ? 1 : isRelated ? RELATED_SHARE : 0,
    name: industryName(industry),
    add: toAdd && `add ${industryName(toAdd)}`,
  };
};

export const listPart = (value: string, has: string[], name = value): Part => ({
  share: has.includes(value) ? 1 : 0,
  name,
  add: `add ${name}`,
});
