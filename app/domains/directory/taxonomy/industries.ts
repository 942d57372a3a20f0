import { largest } from "~/core/lists/unbounded";
import { INDUSTRY_ROWS } from "./industries-table";

export {
  AGENT_REQUEST_INDUSTRIES,
  BUSINESS_INDUSTRIES,
  PORTAL_INDUSTRIES,
  SEARCH_PAGE_INDUSTRIES,
  SEARCH_PAGE_NAMES,
} from "./industry-choices";

type Industry = { id: string; name: string; parent?: string; words: string[] };

export const INDUSTRIES: readonly Industry[] = INDUSTRY_ROWS.map((row) => ({
  ...row,
  words: [row.name, ...row.words.replace(/\s+/g, " ").split(", ")],
}));

const NO_INDUSTRY = new Set(
  [
    "Private company research active",
    "Private company",
    "Registered company",
    "Government supplier",
    "Other organisation",
  ].map((text) => labelWords(text).join(" ")),
);

const BY_ID = new Map(INDUSTRIES.map((industry) => [industry.id, industry]));
const BY_PHRASE = new Map(
  INDUSTRIES.flatMap((industry) =>
    industry.words.map((word) => [labelWords(word).join(" "), industry.id] as const),
  ),
);
const MAX_LABEL_LENGTH = 300;
const MAX_PHRASE_WORDS = largest([...BY_PHRASE.keys()].map((phrase) => phrase.split(" ").length));

/** Returns lowercase words without accents, "and" and plural s: "Banks & Télécoms" is [bank, telecom]. */
function labelWords(text: string): string[] {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}+/gu, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "" && word !== "and" && word !== "of" && word !== "the")
    .map((word) => word.replace(/(?<=[a-z]{2})ies$/, "y").replace(/(?<=[a-z]{2}[^s])s$/, ""));
}

/** "it", "ai" and other two-letter words count only as the whole text: in a sentence they are rarely an industry. */
function industryPhrases(text: string): { industry: string; phrase: string }[] {
  const words = labelWords(text);
  const found: { industry: string; phrase: string }[] = [];
  for (let from = 0; from < words.length; from++) {
    for (let to = from + 1; to <= Math.min(words.length, from + MAX_PHRASE_WORDS); to++) {
      const phrase = words.slice(from, to).join(" ");
      const industry = BY_PHRASE.get(phrase);
      if (industry && phrase.length > 2) found.push({ industry, phrase });
    }
  }
  return found.sort((a, b) => b.phrase.length - a.phrase.length);
}

/**
 * Returns null if the texts name no industry. Tries, in this order: text and sector together ("Sports" in "Retail");
 * the text; its longest phrase before a colon ("Mining: Gold; silver" is mining whatever follows); its longest phrase
 * anywhere; the same for the sector alone. Reads only the start of a text longer than a label: each word costs a lookup
 * for every phrase length.
 */
export function industryOf(given: string, sectorText = ""): string | null {
  const text = given.slice(0, MAX_LABEL_LENGTH);
  const whole = labelWords(text).join(" ");
  if (NO_INDUSTRY.has(whole)) return sectorText ? industryOf(sectorText) : null;
  if (whole) {
    const head = text.split(":", 1)[0] ?? "";
    const found =
      (sectorText && BY_PHRASE.get(labelWords(`${text} ${sectorText}`).join(" "))) ||
      BY_PHRASE.get(whole) ||
      industryPhrases(head)[0]?.industry ||
      industryPhrases(text)[0]?.industry;
    if (found) return found;
  }
  return sectorText ? industryOf(sectorText) : null;
}

/** Returns the same key for all variants of a label; empty if it names nothing, or states that there is no industry. */
export function labelKey(text: string): string {
  const key = labelWords(text.slice(0, 200)).join(" ").slice(0, 100);
  return NO_INDUSTRY.has(key) ? "" : key;
}

export function industryName(id: string): string {
  return BY_ID.get(id)?.name ?? id;
}

export function industryWithChildren(id: string): string[] {
  return [
    id,
    ...INDUSTRIES.filter((industry) => industry.parent === id).flatMap((child) =>
      industryWithChildren(child.id),
    ),
  ];
}
