import type { Scoped } from "./scopes";
import { isContent, type Unit } from "./units";
import { CAPITALS, FACTS, isListed, OWNED, SEATS, WITH, WITHOUT } from "./words/unsupported-words";

const MAX_WORDS_BETWEEN = 3;
const NO_BREAK = /^[\s'’-]*$/;

const isPlace = ({ entry }: Unit) => entry?.meaning.kind === "place" || entry?.meaning.kind === "city";
const isFact = (unit: Unit) => !isPlace(unit) && isListed(unit.text, FACTS);
const isSeat = (unit: Unit) => unit.entry === null && isListed(unit.text, SEATS);

/** "Website designers" are a trade; "website" alone is not. */
function isCompound(units: readonly Unit[], index: number): boolean {
  let next = index + 1;
  while (units[next] && NO_BREAK.test(units[next]?.glue ?? "") && isFact(units[next] as Unit)) next += 1;
  const after = units[next];
  if (!after || !NO_BREAK.test(after.glue) || after.prefix !== "" || isPlace(after)) return false;
  return isContent(after) && after.entry?.meaning.kind !== "size";
}

/** Finds a thing that no search asks for, after one of these words with only small words in between. */
function thingAfter(units: readonly Unit[], index: number): "fact" | "seat" | null {
  for (let next = index + 1; next <= index + 1 + MAX_WORDS_BETWEEN; next += 1) {
    const unit = units[next];
    if (!unit || !NO_BREAK.test(unit.glue)) return null;
    if (isFact(unit)) return isCompound(units, next) ? null : "fact";
    if (isSeat(unit)) return isCompound(units, next) ? null : "seat";
    if (unit.entry !== null || unit.roles.size === 0 || unit.roles.has("negators")) return null;
  }
  return null;
}

/** Whether a part that no criterion covers starts here: "without a website", "that have no branches in Mombasa". */
export function unaskedFrom(units: readonly Unit[], index: number): "fact" | "seat" | null {
  const unit = units[index];
  if (!unit || unit.entry !== null) return null;
  if (unit.roles.has("lacks")) return thingAfter(units, index) ?? "seat";
  if (unit.roles.has("negators")) return isListed(unit.text, WITHOUT) ? thingAfter(units, index) : null;
  return isListed(unit.text, WITH) && thingAfter(units, index) === "fact" ? "fact" : null;
}

export const isUnsupportedTerm = (unit: Unit): boolean => isFact(unit) || isSeat(unit);

/** Returns words that narrow the companies but became no criterion. */
export const unsupportedTerms = (scoped: readonly Scoped[]): string[] =>
  scoped.flatMap(({ unit, scope }) => {
    const isSmall = unit.entry === null && unit.roles.size > 0;
    const isTold =
      (scope === "unasked" && (isContent(unit) || isUnsupportedTerm(unit))) ||
      (isSmall && scope !== "offer" && isListed(unit.text, OWNED)) ||
      (isSmall && scope === "negated" && isListed(unit.text, CAPITALS));
    return isTold ? [unit.text] : [];
  });
