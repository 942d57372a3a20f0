import { ONLY, type Scoped } from "./scopes";
import { isContent } from "./units";
import { foldWords } from "./words/fold-words";

type Each = Scoped | undefined;
const kindOf = (scopedUnit: Each) => scopedUnit?.unit.entry?.meaning.kind;
const isPlace = (scopedUnit: Each) => kindOf(scopedUnit) === "place" || kindOf(scopedUnit) === "city";
const industryOf = (scopedUnit: Each) => {
  const meaning = scopedUnit?.unit.entry?.meaning;
  return meaning?.kind === "industry" ? meaning.id : null;
};

const isOnly = (scoped: readonly Scoped[], scopedUnit: Scoped): boolean => {
  const next = scoped[scoped.indexOf(scopedUnit) + 1];
  return /[,،]/.test(scopedUnit.unit.glue) && ONLY.has(foldWords(next?.unit.text ?? "").join(" "));
};

/**
 * "Not the big banks, only the small ones", "hotels, not the large hotels": if a "no" covers a trade with a size, only
 * that size is excluded. This applies if the trade is wanted elsewhere, or only another size follows.
 */
export function keepSizedTrades(scoped: readonly Scoped[]): Scoped[] {
  const contents = scoped.filter((mention) => isContent(mention.unit) && !isPlace(mention));
  const wanted = new Set(
    contents.flatMap((content) => (content.scope === "wanted" ? (industryOf(content) ?? []) : [])),
  );
  const kept = new Set<Scoped>();
  for (const [index, each] of contents.entries()) {
    const id = industryOf(each);
    if (id === null || each.scope !== "negated") continue;
    const sized = [index - 1, index + 1].find(
      (other) => contents[other]?.scope === "negated" && kindOf(contents[other]) === "size",
    );
    if (sized === undefined) continue;
    const next = contents[Math.max(index, sized) + 1];
    const isOther = next !== undefined && kindOf(next) === "size" && wanted.size === 0;
    const isOtherOnly = isOther && next.scope === "negated" && isOnly(scoped, next);
    if (isOtherOnly) kept.add(next);
    if (isOtherOnly || wanted.has(id) || (isOther && next.scope === "wanted")) kept.add(each);
  }
  return scoped.map((mention) => (kept.has(mention) ? { ...mention, scope: "wanted" } : mention));
}
