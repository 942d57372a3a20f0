import type { Scoped } from "./scopes";
import { isContent, type Unit } from "./units";
import type { Language } from "./words/word-keys";

/** Languages in which a word precedes what it describes, as in English; null means unknown. */
const COMES_BEFORE: ReadonlySet<Language | null> = new Set<Language | null>(["en", null]);
const JOINS = /^(?:de|d|du|des|da|do|das|dos|ya|za|wa|la|cha|vya)$/;

const isUnknown = (unit: Unit | undefined): unit is Unit =>
  unit !== undefined && unit.entry === null && unit.quoted === undefined && isContent(unit);

const isHead = (unit: Unit | undefined): boolean =>
  unit !== undefined &&
  (unit.entry?.meaning.kind === "industry" || (unit.entry === null && unit.roles.has("companies")));

const isBeside = (unit: Unit | undefined) => unit !== undefined && /^[\s'’-]*$/.test(unit.glue);

/** Whether an unknown word describes companies: "avocado exporters", "exportateurs de karité". */
function describes(units: readonly Unit[], index: number, language: Language | null): boolean {
  const unit = units[index];
  if (COMES_BEFORE.has(language)) {
    for (let next = index + 1; isBeside(units[next]); next++) {
      if (isHead(units[next])) return true;
      if (!isUnknown(units[next])) return false;
    }
    return false;
  }
  const before = units[index - 1];
  if (language === "sw" && /^ku/i.test(unit?.text ?? "")) return false;
  if (!isBeside(unit)) return false;
  if (language === "ar") return isHead(before);
  return (
    isBeside(before) &&
    before?.entry === null &&
    JOINS.test(before.text.toLowerCase()) &&
    isHead(units[index - 2])
  );
}

const isName = ({ text, from }: Unit, hasSmallLetters: boolean) =>
  hasSmallLetters && from > 0 && /^\p{Lu}/u.test(text);

interface Kept {
  kept: string[];
  customers: { id: string; word: string }[];
  left: string[];
}

export function wordsKept(scoped: readonly Scoped[], language: Language | null): Kept {
  const units = scoped.map(({ unit }) => unit);
  const hasSmallLetters = units.some(({ text }) => /\p{Ll}/u.test(text));
  const result: Kept = { kept: [], customers: [], left: [] };
  for (const [index, { unit, scope }] of scoped.entries()) {
    const meaning = unit.entry?.meaning;
    if (scope === "negated" || scope === "offer") continue;
    if (unit.quoted !== undefined) result.kept.push(unit.quoted);
    else if (meaning?.kind === "words") result.kept.push(unit.text);
    else if (meaning?.kind === "industry" && scope === "purpose")
      result.customers.push({ id: meaning.id, word: meaning.word ?? unit.entry?.phrase ?? unit.text });
    else if (!isUnknown(unit)) continue;
    else if (scope === "wanted" && (describes(units, index, language) || isName(unit, hasSmallLetters)))
      result.kept.push(unit.text);
    else result.left.push(unit.text);
  }
  return result;
}
