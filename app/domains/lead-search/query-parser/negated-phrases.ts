import type { Scoped } from "./scopes";
import type { Unit } from "./units";

interface Negated {
  /** The excluded industry; null for words that are narrower than one. */
  id: string | null;
  text: string;
}

const isTrade = ({ entry, roles, quoted }: Unit) =>
  quoted !== undefined ||
  entry?.meaning.kind === "industry" ||
  entry?.meaning.kind === "words" ||
  (entry === null && roles.size === 0);

/** Whether a phrase names part of an industry: "road builders" are some builders, but "hotels" are the whole industry. */
const isNarrowTrade = ({ entry }: Unit) =>
  entry?.meaning.kind === "industry" && entry.meaning.word !== null && entry.phrase.includes(" ");

/** The English name of a mineral named in another language, because companies are described in English: "gold" for the French "or". */
const mineralOf = ({ entry }: Unit) =>
  entry?.meaning.kind === "industry" && entry.meaning.id === "mining" && entry.language !== "en"
    ? entry.meaning.word
    : null;

const bare = (unit: Unit) => {
  const { text, prefix, quoted } = unit;
  const named = quoted ?? mineralOf(unit);
  if (named !== null) return named;
  return /^و?ب?ل?$/.test(prefix) ? text.slice(prefix.length) : prefix.startsWith("و") ? text.slice(1) : text;
};

/**
 * Returns what a "no" excludes: adjacent words are one phrase, and a phrase with a word in no table is narrower than an
 * industry.
 */
export function negatedPhrases(scoped: readonly Scoped[]): Negated[] {
  const groups: Unit[][] = [];
  let last: Unit | null = null;
  for (const { unit, scope } of scoped) {
    if (scope === "negated" && isTrade(unit) && !/^[\p{N}]+$|^.$/u.test(unit.text)) {
      const isBeside =
        last !== null && /^[\s-]*$/.test(unit.glue) && !unit.prefix.startsWith("و") && last.to === unit.from;
      if (isBeside) groups.at(-1)?.push(unit);
      else groups.push([unit]);
      last = unit;
    } else last = null;
  }
  return groups.flatMap((group) => {
    const ids = group.map(({ entry }) => (entry?.meaning.kind === "industry" ? entry.meaning.id : null));
    const text = group.map(bare).join(" ");
    const isNarrow =
      ids.includes(null) ||
      (group.length === 1 && group.some(isNarrowTrade)) ||
      (group.length > 1 && new Set(ids).size === 1);
    return isNarrow
      ? [{ id: null, text }]
      : group.map((unit, index) => ({ id: ids[index] ?? null, text: bare(unit) }));
  });
}
