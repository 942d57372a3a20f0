import { INDUSTRIES } from "~/domains/directory/taxonomy/industries";
import { CROPS, THINGS, WEAK_PHRASES } from "./query-words";
import type { Scoped } from "./scopes";
import type { Unit } from "./units";
import { keyOf } from "./words/word-keys";

interface Mention {
  id: string;
  word: string | null;
  isWeak: boolean;
  unit: Unit;
  at: number;
}

const CONJUNCTIONS = new Set("and or & et ou e na au و او أو".split(" "));
const GROWS =
  /^(?:export|grow|farm|plant|produc|produt|cultiv|exploit|estate|agric|mkulima|wakulima|kilimo|shamba|mashamba|mzalishaj|wazalishaj|muuza|wauza|مصدر|مزارع|زراع|منتج|تصدير|انتاج)/;
const NEAR = 2;

const isWeak = (phrase: string): boolean => WEAK_PHRASES.has(phrase) || WEAK_PHRASES.has(keyOf(phrase, "en"));

/** Returns the wanted trades; coffee and tea count as farming next to words for growing or exporting. */
export function mentionsOf(scoped: readonly Scoped[]): Mention[] {
  return scoped.flatMap(({ unit, scope }, index) => {
    const meaning = unit.entry?.meaning;
    if (scope !== "wanted" || meaning?.kind !== "industry") return [];
    const around = scoped
      .slice(Math.max(0, index - NEAR), index + NEAR + 1)
      .filter((other) => other.unit !== unit);
    const isGrown = around.some(({ unit: { text, glue } }) => !/[;.]/.test(glue) && GROWS.test(fold(text)));
    const isCrop = meaning.id === "food" && meaning.word !== null && CROPS.has(meaning.word);
    return [
      {
        id: isCrop && isGrown ? "agriculture" : meaning.id,
        word: meaning.word,
        isWeak: meaning.word === null && isWeak(unit.entry?.phrase ?? ""),
        unit,
        at: index,
      },
    ];
  });
}

const fold = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/^ال/, "");

/** "Logistics or shipping": the narrow word as a keyword would exclude the other companies. */
function isJoined(a: Mention, b: Mention, scoped: readonly Scoped[]): boolean {
  const [first, second] = a.at < b.at ? [a, b] : [b, a];
  const between = scoped.slice(first.at + 1, second.at).map(({ unit }) => unit);
  if (/[,،]/.test(second.unit.glue)) return false;
  if (between.length === 0) return /^و/.test(second.unit.prefix) || /[&/]/.test(second.unit.glue);
  return (
    between.every(({ roles, entry }) => entry === null && roles.size > 0) &&
    between.some(({ text }) => CONJUNCTIONS.has(fold(text)))
  );
}

interface Wanted {
  industries: string[];
  keywords: string[];
  unused: string[];
}

/** Returns the industries of the strong mentions, or else of the weak ones; narrow words only if a single industry is wanted. */
export function settle(mentions: readonly Mention[], scoped: readonly Scoped[]): Wanted {
  const strong = mentions.filter((mention) => !mention.isWeak);
  const kept = strong.length > 0 ? strong : mentions;
  const industries = [...new Set(kept.map(({ id }) => id))];
  const narrow = kept.filter(({ word }) => word !== null);
  const isOpen = kept.some(
    (general) => general.word === null && narrow.some((mention) => isJoined(general, mention, scoped)),
  );
  const terms = industries.length === 1 && !isOpen ? narrow.flatMap(({ word }) => word ?? []) : [];
  const unused = mentions.filter(
    ({ id, isWeak, unit, at }) =>
      isWeak && !industries.includes(id) && THINGS.has(unit.entry?.phrase ?? "") && !isOfCity(scoped, at),
  );
  return { industries, keywords: terms, unused: unused.map(({ unit }) => unit.text) };
}

const isOfCity = (scoped: readonly Scoped[], index: number): boolean =>
  scoped.slice(index + 1, index + 1 + NEAR).some(({ unit }) => unit.entry?.meaning.kind === "city");

const parentOf = (id: string): string | undefined =>
  INDUSTRIES.find((industry) => industry.id === id)?.parent;

/** Whether excluding one industry would exclude another: it is the same, or an ancestor. */
export function covers(id: string, other: string): boolean {
  for (let index: string | undefined = other; index; index = parentOf(index)) if (index === id) return true;
  return false;
}
