import { largest } from "~/core/lists/unbounded";
import { JOINS, type Node } from "../query-parser/phrase-tree";
import { STOPS, type Token } from "../query-parser/tokens";
import { foldWords } from "../query-parser/words/fold-words";
import { type Role, rolesOf } from "../query-parser/words/function-words";
import { LANGUAGES, type Language } from "../query-parser/words/word-keys";
import { BUYER_WORDS, type BuyerWords } from "./buyer-words";
import { findProduct, type Product, productLexicon } from "./products";

const MAX_PHRASE_TOKENS = 6;
/** Maximum tokens between "need" and the product: "need some very good …". */
const MAX_TOKENS_BETWEEN = 4;
const LOOK_BACK = 3;

type Cue = keyof BuyerWords;

const CUES = new Map<string, Set<Cue>>();
for (const language of LANGUAGES)
  for (const [cue, phrases] of Object.entries(BUYER_WORDS[language]) as [Cue, string][])
    for (const phrase of phrases.split(",")) {
      const key = foldWords(phrase).join(" ");
      if (key !== "") CUES.set(key, (CUES.get(key) ?? new Set()).add(cue));
    }
const MAX_CUE_TOKENS = largest([...CUES.keys()].map((phrase) => phrase.split(" ").length));

const CONJUNCTIONS = new Set("and or & et ou e na au و او".split(" "));

/** A range of tokens; `to` is exclusive. */
interface Stretch {
  from: number;
  to: number;
}

interface FoundCue extends Stretch {
  cues: ReadonlySet<Cue>;
}

interface FoundProduct extends Stretch {
  product: Product;
}

export interface BuyerRequest {
  product: Product;
  /** The description without the product and the words that ask for buyers. */
  rest: Token[];
  /** Tokens excluded from `rest`, by position. */
  taken: ReadonlySet<number>;
}

function productOf({ entries }: Node): Product | null {
  const meaning = entries[0]?.meaning;
  return meaning?.kind === "product" ? findProduct(meaning.id) : null;
}

/** Returns the longest product that starts at a token; small words inside a phrase may differ. */
function productAt(tokens: readonly Token[], index: number): FoundProduct | null {
  let found: FoundProduct | null = null;
  const walk = (node: Node, next: number, language: string) => {
    const token = tokens[next];
    if (!token || next - index >= MAX_PHRASE_TOKENS || (next > index && STOPS.test(token.glue))) return;
    for (const { key } of token.forms) {
      const child = key.startsWith(language) ? node.next.get(key) : undefined;
      if (!child) continue;
      const product = productOf(child);
      if (product && next + 1 > (found?.to ?? 0)) found = { product, from: index, to: next + 1 };
      walk(child, next + 1, key.slice(0, 3));
    }
    if (next > index && JOINS[language.slice(0, 2) as Language]?.has(token.word))
      walk(node, next + 1, language);
  };
  walk(productLexicon(), index, "");
  return found;
}

function cueAt(tokens: readonly Token[], index: number): FoundCue | null {
  let found: FoundCue | null = null;
  let phrase = "";
  for (let next = index; next < Math.min(tokens.length, index + MAX_CUE_TOKENS); next++) {
    const token = tokens[next] as Token;
    if (next > index && STOPS.test(token.glue)) break;
    phrase = next === index ? token.word : `${phrase} ${token.word}`;
    const cues = CUES.get(phrase) ?? CUES.get(phrase.replace(/^و/, ""));
    if (cues) found = { from: index, to: next + 1, cues };
  }
  return found;
}

const startsClause = (tokens: readonly Token[], index: number) =>
  index === 0 || STOPS.test(tokens[index]?.glue ?? "");

/** Returns the few tokens before an index, back to the last stop. */
function before(tokens: readonly Token[], index: number): Token[] {
  let from = index;
  while (from > 0 && index - from < LOOK_BACK && !STOPS.test(tokens[from]?.glue ?? "")) from -= 1;
  return tokens.slice(from, index);
}

const hasRole = ({ word }: Token, role: Role) =>
  [...(rolesOf(word)?.values() ?? [])].some((roles) => roles.has(role));
const isNegator = (token: Token) => hasRole(token, "negators");
const isOurselves = ({ word }: Token) => CUES.get(word)?.has("ourselves") === true;

/** "Companies that need" asks for buyers; "I need", "looking for …" and "do not need" do not. */
function asksForBuyers(tokens: readonly Token[], { from, cues }: FoundCue): boolean {
  const words = before(tokens, from);
  if (words.some(isNegator)) return false;
  if (cues.has("sells") || cues.has("buyers")) return true;
  if (cues.has("sellsFirst") && startsClause(tokens, from)) return true;
  return cues.has("needs") && words.length > 0 && !words.some(isOurselves);
}

function asksAt(tokens: readonly Token[], index: number): boolean {
  const cue = cueAt(tokens, index);
  return cue !== null && [...cue.cues].some((name) => name !== "ourselves");
}

function scan(tokens: readonly Token[]) {
  const cues: FoundCue[] = [];
  const products: FoundProduct[] = [];
  for (let index = 0; index < tokens.length; index++) {
    const cue = cueAt(tokens, index);
    const product = productAt(tokens, index);
    if (cue && (!product || cue.to >= product.to)) cues.push(cue);
    else if (product) products.push(product);
    index = Math.max(index, (cues.at(-1)?.to ?? 0) - 1, (products.at(-1)?.to ?? 0) - 1);
  }
  return { cues, products };
}

/** "Tyres, filters and oil" is one list of products. */
function listFrom(tokens: readonly Token[], products: readonly FoundProduct[], first: FoundProduct) {
  const list = [first];
  for (const next of products.slice(products.indexOf(first) + 1)) {
    const end = list.at(-1)?.to ?? first.to;
    const isBeside = tokens
      .slice(end, next.from)
      .every(({ word, glue }) => CONJUNCTIONS.has(word) && !/[.;:!?]/.test(glue));
    if (!isBeside || /[.;:!?]/.test(tokens[next.from]?.glue ?? "")) break;
    list.push(next);
  }
  return list;
}

/** Removes tokens; the next token keeps a separator before the removed part. */
function without(tokens: readonly Token[], taken: ReadonlySet<number>): Token[] {
  const rest: Token[] = [];
  let stop = "";
  for (const [index, token] of tokens.entries())
    if (!taken.has(index)) {
      rest.push({ ...token, glue: `${stop}${token.glue}` });
      stop = "";
    } else if (STOPS.test(token.glue)) stop = token.glue;
  return rest;
}

/**
 * Finds the product whose buyers the description asks for, or null. `isAsked` accepts any product in it. Linear: a
 * phrase has at most six tokens.
 */
export function findBuyerRequest(tokens: readonly Token[], isAsked: boolean): BuyerRequest | null {
  // Product phrases are built only once a description may contain one.
  if (!isAsked && !tokens.some((_, index) => asksAt(tokens, index))) return null;
  const found = scan(tokens);
  const { cues } = found;
  const requests = cues.filter((cue) => cue.cues.has("requests"));
  const asking = cues.filter((cue) => asksForBuyers(tokens, cue));
  const isBehind = ({ from }: FoundProduct, { to }: FoundCue) =>
    from >= to &&
    from - to <= MAX_TOKENS_BETWEEN &&
    tokens.slice(to, from + 1).every(({ glue }) => !STOPS.test(glue)) &&
    !tokens.slice(to, from).some((token) => hasRole(token, "companies"));
  /** "Need packaging manufacturers": the manufacturers are wanted, not buyers. */
  const products = found.products.filter(({ to }) => {
    const next = tokens[to];
    return !next || STOPS.test(next.glue) || !hasRole(next, "companies");
  });
  const first =
    products.find((product) => asking.some((cue) => isBehind(product, cue))) ??
    products.find((product) =>
      cues.some(({ cues, from }) => cues.has("buyersBehind") && from === product.to),
    ) ??
    (isAsked || requests.length > 0 ? products[0] : undefined);
  if (!first) return null;
  const taken = new Set<number>();
  const take = ({ from, to }: Stretch) => {
    for (let index = from; index < to; index++) taken.add(index);
  };
  for (const product of listFrom(tokens, products, first)) take(product);
  for (const cue of [...asking, ...requests]) if (!cue.cues.has("sells")) take(cue);
  return { product: first.product, rest: without(tokens, taken), taken };
}
