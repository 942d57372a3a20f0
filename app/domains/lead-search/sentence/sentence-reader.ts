import { INDUSTRIES, labelWords } from "~/domains/directory/taxonomy/industries";
import type { SIZES } from "~/domains/directory/taxonomy/sizes";
import { misspelledCountry } from "./misspelled-country";
import { cityCountry, foldWords, LONGEST_PLACE, NOT_A_COUNTRY, placesOf } from "./sentence-places";
import { sizesOfWord } from "./sentence-sizes";
import {
  ASKING,
  LONG_NEGATORS,
  NEGATORS,
  PURPOSE,
  SCOPE_ENDS,
  STOP_WORDS,
  SWAHILI_INDUSTRIES,
} from "./sentence-words";

const INDUSTRY_BY_PHRASE = new Map<string, string>(SWAHILI_INDUSTRIES);
for (const industry of INDUSTRIES)
  for (const word of industry.words) INDUSTRY_BY_PHRASE.set(labelWords(word).join(" "), industry.id);
const LONGEST_INDUSTRY = Math.max(...[...INDUSTRY_BY_PHRASE.keys()].map((key) => key.split(" ").length)) + 1;
const PORTUGUESE = /(?<!\p{L})(empresas?|com|sem|funcionários|do|da|em|procuro|quero)(?!\p{L})/iu;
const COMPANIES =
  /^(compan(y|ies)|firms?|business(es)?|consultan(ts?|cy|cies)|providers?|startups?|support)$/;
/** Stand for a quoted phrase while the sentence is read; letters of no language. */
const FIRST_QUOTE = 0xe000;

interface Token {
  text: string;
  word: string;
  /** What stands between the token before and this one. */
  glue: string;
}

export type Item =
  | { kind: "place"; codes: readonly string[]; length: number; misspelled?: string }
  | { kind: "city"; country: string; text: string; length: number }
  | { kind: "industry"; id: string; phrase: string; length: number }
  | { kind: "size"; sizes: readonly (typeof SIZES)[number][]; length: number }
  | { kind: "keyword"; text: string; length: number };

function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of text.matchAll(/[\p{L}\p{N}\p{M}\p{Co}]+/gu)) {
    const word = foldWords(match[0]).join("") || match[0];
    tokens.push({ text: match[0], word, glue: text.slice(end, match.index) });
    end = match.index + match[0].length;
  }
  return tokens;
}

/** No comma or full stop between them. */
function phraseAt(tokens: Token[], at: number, longest: number): Token[] {
  const last = tokens.findIndex((token, index) => index > at && /[,.;:!?()]/.test(token.glue));
  return tokens.slice(at, Math.min(at + longest, last === -1 ? tokens.length : last));
}

/** Longest phrase first; remembers what a "no" or a "for" covers. */
export class SentenceReader {
  private readonly tokens: Token[];
  private readonly quotes: string[] = [];
  private readonly hasSmallLetters: boolean;
  private readonly isPortuguese: boolean;

  constructor(text: string) {
    this.hasSmallLetters = /\p{Ll}/u.test(text);
    this.isPortuguese = PORTUGUESE.test(text);
    const plain = text
      .replace(/\p{Co}/gu, " ")
      .replace(/["“«]([^"“”«»]{2,60})["”»]/gu, (_, quoted: string) => {
        this.quotes.push(quoted.trim());
        return ` ${String.fromCharCode(FIRST_QUOTE + this.quotes.length - 1)} `;
      });
    this.tokens = tokenise(plain);
  }

  private itemAt(at: number): Item | null {
    const token = this.tokens[at];
    if (!token) return null;
    const quoted = this.quotes[token.text.charCodeAt(0) - FIRST_QUOTE];
    if (quoted !== undefined) return { kind: "keyword", text: quoted, length: 1 };
    const ahead = phraseAt(this.tokens, at, Math.max(LONGEST_PLACE, LONGEST_INDUSTRY));
    for (let length = ahead.length; length > 0; length--) {
      const part = ahead.slice(0, length);
      const words = part.map((each) => each.word);
      const written = part.map((each) => each.text).join(" ");
      if (NOT_A_COUNTRY.has(words.join(" "))) return { kind: "keyword", text: written, length };
      const codes = placesOf(words, written, this.hasSmallLetters);
      if (codes) return { kind: "place", codes, length };
      const country = cityCountry(words);
      if (country) return { kind: "city", country, text: written, length };
      if (written.toLowerCase() === "it" && !this.isTheTrade(at)) continue;
      const phrase = labelWords(written);
      const id = phrase.length >= length - 1 ? INDUSTRY_BY_PHRASE.get(phrase.join(" ")) : undefined;
      const isWhole =
        labelWords(part[0]?.text ?? "").length > 0 && labelWords(part.at(-1)?.text ?? "").length > 0;
      if (id && isWhole) return { kind: "industry", id, phrase: phrase.join(" "), length };
    }
    const next = this.tokens[at + 1]?.word;
    const sizes = next === "data" ? null : sizesOfWord(token.word, this.isPortuguese);
    if (sizes) return { kind: "size", sizes, length: 1 };
    if (STOP_WORDS.has(token.word) || /^\p{N}+$/u.test(token.word) || token.word.length < 2) return null;
    const meant = misspelledCountry(token.word);
    if (meant) return { kind: "place", codes: [meant], length: 1, misspelled: token.text };
    return { kind: "keyword", text: token.text, length: 1 };
  }

  /** Whether "it" is information technology: in capitals among small letters, or before a word for companies. */
  private isTheTrade(at: number): boolean {
    const next = this.tokens[at + 1];
    const isCompanies = next !== undefined && /^\s+$/.test(next.glue) && COMPANIES.test(next.word);
    return isCompanies || (this.hasSmallLetters && this.tokens[at]?.text === "IT");
  }

  private negatorAt(at: number): number {
    const [first, second] = [this.tokens[at]?.word ?? "", this.tokens[at + 1]?.word ?? ""];
    if (LONG_NEGATORS.includes(`${first} ${second}`)) return 2;
    if (!NEGATORS.has(first) || (first === "not" && second === "only")) return 0;
    const isIn = first === "no" && this.isPortuguese && this.itemAt(at + 1)?.kind === "place";
    return isIn ? 0 : 1;
  }

  *items(): Generator<{ item: Item; isNegated: boolean; isPurpose: boolean }> {
    let scope: "none" | "negated" | "purpose" = "none";
    let covered: Item["kind"] | null = null;
    for (let at = 0; at < this.tokens.length; ) {
      const token = this.tokens[at] as Token;
      if (/[.;:!?()\n]/.test(token.glue)) scope = "none";
      const negator = this.itemAt(at)?.kind === "industry" ? 0 : this.negatorAt(at);
      if (negator > 0) {
        [scope, covered] = ["negated", null];
        at += negator;
        continue;
      }
      if (covered !== null && SCOPE_ENDS.has(token.word)) scope = "none";
      if (PURPOSE.has(token.word) && scope === "none" && !ASKING.has(this.tokens[at - 1]?.word ?? "none"))
        [scope, covered] = ["purpose", null];
      const item = this.itemAt(at);
      if (item === null) {
        at += 1;
        continue;
      }
      if (token.glue.includes(",") && covered !== null && covered !== item.kind) scope = "none";
      covered = item.kind;
      yield { item, isNegated: scope === "negated", isPurpose: scope === "purpose" };
      at += item.length;
    }
  }
}
