import { SIZES } from "~/domains/directory/taxonomy/sizes";

type Size = (typeof SIZES)[number];

const BANDS: { size: Size; from: number; to: number }[] = [
  { size: "1-10", from: 1, to: 10 },
  { size: "11-50", from: 11, to: 50 },
  { size: "51-200", from: 51, to: 200 },
  { size: "201-1000", from: 201, to: 1000 },
  { size: "1000+", from: 1001, to: 10_000 },
];

/** Words for a size, folded. What "small" means differs between people: the user sees the sizes and can correct them. */
const SIZE_WORDS: Record<string, readonly Size[]> = {
  micro: ["1-10"],
  tiny: ["1-10"],
  small: ["1-10", "11-50"],
  medium: ["51-200"],
  midsize: ["51-200"],
  midsized: ["51-200"],
  sme: ["1-10", "11-50", "51-200"],
  large: ["201-1000", "1000+"],
  huge: ["1000+"],
};

const SAME_SIZE: Record<string, string> = {
  ...{
    smaller: "small",
    petit: "small",
    petite: "small",
    pequena: "small",
    pequeno: "small",
    ndogo: "small",
  },
  ...{ moyen: "medium", moyenne: "medium", media: "medium", medio: "medium" },
  ...{ smes: "sme", msme: "sme", msmes: "sme", pme: "sme", pmes: "sme" },
  ...{ larger: "large", big: "large", bigger: "large", grand: "large", grande: "large", kubwa: "large" },
};

/** The sizes that a folded word names, or null. "media" is a size only in Portuguese text, which `isPortuguese` says. */
export function sizesOfWord(word: string, isPortuguese: boolean): readonly Size[] | null {
  const plain = SAME_SIZE[word] ?? SAME_SIZE[word.replace(/s$/, "")] ?? word;
  if (/^medi[ao]s?$/.test(word) && !isPortuguese) return null;
  return Object.hasOwn(SIZE_WORDS, plain) ? (SIZE_WORDS[plain] ?? null) : null;
}

/** The bands that a head count range means: those it fills to a quarter, or that it lies in to a quarter. */
export function sizesInRange(from: number, to: number): Size[] {
  if (to < from) return sizesInRange(to, from);
  return BANDS.filter((band) => {
    const top = band.size === "1000+" ? Math.max(band.to, to === Infinity ? band.to : to) : band.to;
    const last = Math.min(to, top);
    const shared = last - Math.max(from, band.from) + 1;
    const range = Math.min(to, 10_000) - from + 1;
    return shared > 0 && (shared / (top - band.from + 1) >= 0.25 || shared / Math.max(range, 1) >= 0.25);
  }).map((band) => band.size);
}

const PEOPLE =
  "(?:full[- ]time )?(?:employees?|people|persons?|staff|workers?|team members|ftes?|employés?|employées?|salariés?|personnes|funcionários|trabalhadores|empregados|pessoas|colaboradores|wafanyakazi|watu)(?![\\p{L}])";
const AT_MOST =
  "not more than|no more than|up to|at most|maximum(?: of)?|max|jusqu['’]à|au plus|até|no máximo|fewer than|less than|smaller than|under|below|moins de|menos de|chini ya|<";
const AT_LEAST =
  "no fewer than|no less than|not less than|more than|larger than|bigger than|over|above|at least|minimum(?: of)?|min|au moins|pelo menos|plus de|mais de|acima de|angalau|zaidi ya|>";
const STRICT =
  /^(fewer|less|smaller|under|below|moins|menos|chini|<|more|larger|bigger|over|above|plus|mais|acima|zaidi|>)/i;
const NUMBER = "\\d{1,3}(?:[ ,.]\\d{3})+k?(?!\\d)|\\d{1,9}k?(?![\\d])";
const AMOUNT = `(?:(?<op>${AT_MOST}|${AT_LEAST})\\s*)?(?<a>${NUMBER})(?:\\s*(?<plus>\\+|or more|and more|and above|ou plus|ou mais)|\\s*(?:[-–—]|\\s(?:to|and|or|à|a|et|e|hadi)\\s)\\s*(?<b>${NUMBER}))?`;
const CONTEXT = "employing|employs?|headcounts?(?: of)?|staff of|teams? of|workforce of|wafanyakazi|watu";
const PATTERNS = [
  new RegExp(`(?<![\\p{L}\\d])(?:${CONTEXT})\\s+(?:between |from )?${AMOUNT}(?:\\s*${PEOPLE})?`, "giu"),
  new RegExp(`(?<![\\p{L}\\d])(?:between |from |entre |de )?${AMOUNT}\\s*-?\\s*${PEOPLE}`, "giu"),
  /(?<![\p{L}\d.,])(?:(?<a>1|11|51|201)\s?[-–]\s?(?<b>10|50|200|1000)|(?<c>1000)(?<plus>\+))(?![\d\p{L}])/giu,
];

const readNumber = (text: string) => Number(text.replace(/\D/g, "")) * (/k$/i.test(text) ? 1000 : 1);

export function takeSizes(sentence: string): { sizes: Size[]; rest: string } {
  const sizes = new Set<Size>();
  let rest = sentence;
  for (const pattern of PATTERNS)
    rest = rest.replace(pattern, (...match: unknown[]) => {
      const { op, a, b, c, plus } = match.at(-1) as Record<string, string | undefined>;
      const first = readNumber(a ?? c ?? "0");
      const strict = op !== undefined && STRICT.test(op) ? 1 : 0;
      if (b) for (const size of sizesInRange(first, readNumber(b))) sizes.add(size);
      else if (plus) for (const size of sizesInRange(first, Number.POSITIVE_INFINITY)) sizes.add(size);
      else if (op && new RegExp(`^(?:${AT_MOST})$`, "iu").test(op))
        for (const size of sizesInRange(1, Math.max(1, first - strict))) sizes.add(size);
      else if (op) for (const size of sizesInRange(first + strict, Number.POSITIVE_INFINITY)) sizes.add(size);
      else for (const size of sizesInRange(Math.max(1, first), Math.max(1, first))) sizes.add(size);
      return " ";
    });
  return { sizes: SIZES.filter((size) => sizes.has(size)), rest };
}
