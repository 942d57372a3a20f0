import { CLASS_POINTS, CLASS_WORDS } from "./class-words";
import { addressIn } from "./referral";
import { CLASS_NAMES, type Classification, type ClassWord, type ReplyClass, type Wish } from "./reply-class";

/** One spelling for all; also one form of each Arabic letter. */
export const readable = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[أإآٱ]/g, "ا")
    .replace(/ى/g, "ي")
    .replace(/ة/g, "ه")
    .replace(/ـ/g, "")
    .replace(/(?<=don|can|won|isn|aren|doesn|didn|let)['’](?=[a-z])/g, "")
    .replace(/[^\p{L}\p{N}?؟]+/gu, " ")
    .trim();

const CLASSES = Object.keys(CLASS_POINTS) as (keyof typeof CLASS_POINTS)[];

const PHRASES = Object.values(CLASS_WORDS)
  .flatMap((language) =>
    CLASSES.flatMap((replyClass) =>
      language[replyClass]
        .split(";")
        .map((phrase) => ({ replyClass, points: CLASS_POINTS[replyClass], phrase: readable(phrase) })),
    ),
  )
  .sort((a, b) => b.phrase.length - a.phrase.length);

const MOST_READ = 5_000;

/** The longest first: what a longer one has said, a shorter one does not say again. */
function phrasesIn(text: string): ClassWord[] {
  let rest = ` ${readable(text.slice(0, MOST_READ)).replace(/[?؟]/g, " ").replace(/ +/g, " ")} `;
  const found: ClassWord[] = [];
  for (const { replyClass, points, phrase } of PHRASES)
    if (rest.includes(` ${phrase} `)) {
      found.push({ words: phrase, points, class: replyClass });
      rest = rest.replaceAll(` ${phrase} `, " | ");
    }
  return found;
}

const ORDER_OF_TIES: readonly ReplyClass[] = [
  "unsubscribe",
  "not_interested",
  "wrong_person",
  "later",
  "interested",
  "question",
];

function decide(words: readonly ClassWord[]): ReplyClass {
  const sums = new Map<string, number>();
  for (const { class: each, points } of words) sums.set(each, (sums.get(each) ?? 0) + points);
  // Somebody who wants no mail is never read as anything else.
  if (sums.has("unsubscribe")) return "unsubscribe";
  const most = Math.max(0, ...sums.values());
  return most === 0 ? "unclear" : (ORDER_OF_TIES.find((each) => sums.get(each) === most) ?? "unclear");
}

const DEAL_CHANCE: Record<ReplyClass, number> = {
  interested: 60,
  question: 45,
  later: 30,
  unclear: 20,
  wrong_person: 10,
  not_interested: 5,
  unsubscribe: 0,
};

const HINTS: readonly (readonly [RegExp, number, string, Wish])[] = [
  [
    / (call|meet|meeting|demo|appel|appelez|rendez vous|reuniao|chamada|ligue|nipigie|tupigie|tuonane|tukutane|اتصل|اتصلوا|موعد) /,
    15,
    "Asks to talk or to meet",
    "call",
  ],
  [
    / (how much|price|pricing|quote|cost|combien|quanto custa|prix|tarifs?|devis|preco|orcamento|bei|gharama|كم|سعر|السعر|التكلفه) /,
    10,
    "Asks for a price",
    "price",
  ],
];
const PHONE = /(?:\+|00)\d[\d ()-]{7,16}\d/;

function scoreOf(text: string, replyClass: ReplyClass): ClassWord[] {
  const reasons: ClassWord[] = [
    { words: CLASS_NAMES[replyClass], points: DEAL_CHANCE[replyClass], class: "score" },
  ];
  if (!["interested", "question", "later"].includes(replyClass)) return reasons;
  const plain = ` ${readable(text.slice(0, MOST_READ))} `;
  for (const [pattern, points, words] of HINTS)
    if (pattern.test(plain)) reasons.push({ words, points, class: "score" });
  if (PHONE.test(text)) reasons.push({ words: "Left a phone number", points: 10, class: "score" });
  if (plain.split(" ").length > 30)
    reasons.push({ words: "Wrote more than a line", points: 5, class: "score" });
  return reasons;
}

const OPEN_CLASSES: readonly ReplyClass[] = ["interested", "question", "later"];

function wishesOf(text: string, replyClass: ReplyClass): Wish[] {
  if (replyClass === "unsubscribe") return ["remove"];
  if (!OPEN_CLASSES.includes(replyClass)) return [];
  const plain = ` ${readable(text)} `;
  return HINTS.filter(([pattern]) => pattern.test(plain)).map(([, , , wish]) => wish);
}

const DAY =
  /(?<![\p{L}\p{N}])(?:tomorrow|monday|tuesday|wednesday|thursday|friday|demain|lundi|mardi|mercredi|jeudi|vendredi|amanhã|segunda-feira|terça-feira|quarta-feira|quinta-feira|sexta-feira|kesho|jumatatu|jumanne|jumatano|alhamisi|ijumaa|غدا|الاثنين|الثلاثاء|الأربعاء|الخميس)(?![\p{L}\p{N}])/iu;

const isSureOf = (words: readonly ClassWord[], replyClass: ReplyClass) =>
  replyClass !== "unclear" && words.every((word) => [replyClass, "question"].includes(word.class));

const DOUBT: ClassWord = {
  words: "other words speak against it, so no opportunity was opened: decide",
  points: 0,
  class: "unclear",
};

export function classify(whole: string): Classification {
  const text = whole.slice(0, MOST_READ);
  const words = phrasesIn(text);
  const asks = /[?؟]/.test(text);
  if (asks) words.push({ words: "?", points: 2, class: "question" });
  const replyClass = decide(words);
  const isSure = isSureOf(words, replyClass);
  if (replyClass === "interested" && !isSure) words.push(DOUBT);
  const reasons = scoreOf(text, replyClass);
  const score = Math.min(
    100,
    reasons.reduce((sum, { points }) => sum + points, 0),
  );
  return {
    replyClass,
    words: [...words, ...reasons],
    score,
    isSure,
    wishes: wishesOf(text, replyClass),
    referral: replyClass === "wrong_person" ? addressIn(text) : null,
    referralName: null,
    meeting: OPEN_CLASSES.includes(replyClass) ? (DAY.exec(text)?.[0] ?? null) : null,
  };
}
