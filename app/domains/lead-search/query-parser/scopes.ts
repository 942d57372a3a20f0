import { isContent, type Unit } from "./units";
import { isUnsupportedTerm, unaskedFrom } from "./unsupported-terms";
import { foldWords } from "./words/fold-words";
import { LANGUAGE_WORDS } from "./words/language-words";

/**
 * What the preceding words mean for a unit: wanted, excluded, a customer of the wanted companies, the user's own trade,
 * or not covered by any criterion.
 */
type Scope = "wanted" | "negated" | "purpose" | "offer" | "unasked";
type Covered = "place" | "trade" | "size";

export interface Scoped {
  unit: Unit;
  scope: Scope;
}

export const ONLY: ReadonlySet<string> = new Set([
  "only",
  "seulement",
  "uniquement",
  "so",
  "apenas",
  "فقط",
  "tu",
]);
const NOW = new Set(
  Object.values(LANGUAGE_WORDS).flatMap(({ asks }) => asks.split(/\s+/).flatMap(foldWords)),
);

const coveredBy = ({ entry }: Unit): Covered => {
  const kind = entry?.meaning.kind;
  if (kind === "place" || kind === "city" || kind === "elsewhere") return "place";
  return kind === "size" ? "size" : "trade";
};

export function scopesOf(units: readonly Unit[], withOffers: boolean): Scoped[] {
  let scope: Scope = "wanted";
  let covered: Covered | null = null;
  let mayEnd = false;
  let city: string | null = null;
  let hasPlace = false;
  const begin = (next: Scope) => {
    scope = next;
    covered = null;
    mayEnd = false;
  };
  return units.map((unit, index) => {
    const { roles, glue, entry } = unit;
    const has = (role: "negators" | "turns" | "ends" | "asks" | "targets" | "purposes" | "offers") =>
      entry === null && roles.has(role);
    if (/[.;:!?()\n؛؟]/.test(glue)) begin("wanted");
    if (scope === "offer" && /[,،]/.test(glue)) begin("wanted");
    if (scope === "unasked" && /[,،]/.test(glue) && !isUnsupportedTerm(unit)) begin("wanted");
    const unasked = scope === "offer" ? null : unaskedFrom(units, index);
    const after = units[index + 1];
    if (withOffers && has("offers") && scope !== "negated") begin("offer");
    else if (unasked !== null) {
      begin("unasked");
      hasPlace = unasked === "seat";
    } else if (
      has("negators") &&
      !ONLY.has(foldWords(after?.text ?? "").join(" ")) &&
      !isPrefix(unit, after)
    ) {
      if (!(scope === "offer")) begin("negated");
    } else if (has("turns") && (((scope as Scope) === "negated" && covered !== null) || scope === "unasked"))
      begin("wanted");
    else if (has("asks") && scope === "offer") begin("wanted");
    else if (has("targets") && scope === "offer" && !(after?.entry && coveredBy(after) === "place"))
      begin("wanted");
    else if (has("purposes") && scope === "wanted" && !isAsked(units, index)) begin("purpose");
    else if (has("ends") && (covered !== null || scope === "unasked")) mayEnd = true;
    if (isContent(unit)) {
      const now = coveredBy(unit);
      if (scope === "offer" && /^و?لل?$/.test(unit.prefix)) begin("wanted");
      if (scope === "negated" && covered !== null && covered !== now && (mayEnd || /[,،]/.test(glue)))
        begin("wanted");
      if (scope === "unasked" && now !== "trade" && mayEnd && !hasPlace) begin("wanted");
      if (scope === "purpose" && covered !== null && covered !== now && mayEnd) begin("wanted");
      if (scope === "negated" && mayEnd && isCountryOf(unit, city)) begin("wanted");
      city = entry?.meaning.kind === "city" ? entry.meaning.city.country : null;
      if (
        /^و?لل?$/.test(unit.prefix) &&
        scope === "wanted" &&
        entry?.meaning.kind === "industry" &&
        index > 0
      )
        begin("purpose");
      covered = now;
      mayEnd = false;
    }
    return { unit, scope };
  });
}

/** "Boissons non alcoolisées": "non" belongs to the next word and is no criterion. */
const isPrefix = ({ text, glue }: Unit, after: Unit | undefined): boolean =>
  /^non$/i.test(text) &&
  !/[,;:(]/.test(glue) &&
  after !== undefined &&
  after.entry === null &&
  after.roles.size === 0;

/** "But Abidjan in Ivory Coast": the country is wanted too. */
const isCountryOf = ({ entry, glue }: Unit, city: string | null): boolean =>
  city !== null &&
  entry?.meaning.kind === "place" &&
  entry.meaning.codes.includes(city) &&
  !/[,،]/.test(glue);

/** "Looking for banks": the "for" doesn't introduce customers. */
const isAsked = (units: readonly Unit[], index: number): boolean => {
  const terms = foldWords(units[index - 1]?.text ?? "");
  return index === 0 || terms.some((word) => NOW.has(word));
};
