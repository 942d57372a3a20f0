import type { ProductLanguage } from "~/core/languages";
import type { Brief } from "./brief-schema";
import { type ContentType, LIMITS, type Platform, type Tone } from "./choices";
import { ARABIC } from "./phrases/arabic";
import { ENGLISH } from "./phrases/english";
import { FRENCH } from "./phrases/french";
import type { Phrases } from "./phrases/phrases";
import { PORTUGUESE } from "./phrases/portuguese";
import { SWAHILI } from "./phrases/swahili";
import { trimEndOf } from "./trim-end";

export const PHRASES: Record<ProductLanguage, Phrases> = {
  en: ENGLISH,
  fr: FRENCH,
  ar: ARABIC,
  pt: PORTUGUESE,
  sw: SWAHILI,
};

export interface Piece {
  platform: Platform;
  contentType: ContentType;
}

export interface WrittenPost extends Piece {
  caption: string;
  hashtags: string[];
}

const lengthOf = (text: string) => [...text].length;

/** Text of the brief, made safe to use inside one of our sentences: it must not end the sentence. */
const inside = (text: string) =>
  trimEndOf(text.replace(/[.!?؟…:](?=[\s.!?؟…:])/g, ",").replace(/,(?=,)/g, ""), " \t\n.!?؟…:,;،؛").trim();

/** The boundary between two sentences in a line of facts. Shorter words may be abbreviations. */
const SENTENCE_END = /(?<=[\p{L}\p{N}]{4}[.!?…])\s+(?=\p{Lu})/u;

/** Text of the brief inside a sentence. Only listed words become lowercase: others may be names. */
function continued(text: string, lowered: readonly string[]): string {
  const first = /^\p{L}+/u.exec(text)?.[0] ?? "";
  return lowered.includes(first.toLowerCase()) && !/\p{Lu}/u.test(first.slice(1))
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}

/** Conversational tones have a dash after the opener; the others have a colon. */
const CHATTY: readonly Tone[] = ["casual", "friendly", "playful"];

/** The nth pair of two lists; a pair repeats only after all others. */
function pairOf<One, Other>(ones: readonly One[], others: readonly Other[], n: number): [One, Other] {
  const index = n % (ones.length * others.length);
  return [ones[index % ones.length] as One, others[Math.floor(index / ones.length)] as Other];
}

const cut = (text: string, limit: number) => {
  if (lengthOf(text) <= limit) return text;
  const kept = [...text].slice(0, limit - 1).join("");
  return `${kept.slice(0, Math.max(kept.lastIndexOf(" "), Math.floor(limit / 2))).trimEnd()}…`;
};

interface Sentences {
  hook: string;
  facts: string[];
  call: string;
}

/** Step sizes through the sentence variants; each is coprime to the number of variants. */
const STRIDES = { hook: 15, body: 17, call: 23 };

function sentencesOf(brief: Brief, n: number, isSplit: boolean, mostTopic: number): Sentences {
  const phrases = PHRASES[brief.language];
  const { stop, colon, comma, lowered } = phrases;
  const words: Record<string, string> = {
    topic: cut(continued(inside(brief.topic), lowered), mostTopic),
    brand: inside(brief.brand) || phrases.us,
    audience: continued(inside(brief.targetAudience), lowered) || phrases.you,
  };
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? "");
  const ended = (text: string) => (/[?؟]$/.test(text) ? text : `${text}${stop}`);

  const [opener, frame] = pairOf(phrases.openers[brief.tone], phrases.frames, n * STRIDES.hook);
  const said = brief.facts
    .split("\n")
    .flatMap((line) => line.split(SENTENCE_END))
    .map((fact) => continued(inside(fact), lowered))
    .filter(Boolean);
  const groups = isSplit && said.length > 1 ? said.map((text) => [text]) : [said];
  const facts = groups.map((group, k) => {
    const [lead, audience] = pairOf(phrases.leads, phrases.audiences, n * STRIDES.body + k * 9);
    return group.length > 0
      ? `${lead}${comma}${fill(audience)}${colon}${group.join(phrases.and)}${stop}`
      : `${lead}${colon}${phrases.thisIs} ${fill(audience)}${stop}`;
  });
  const isSaid = said.length > 0 || brief.targetAudience !== "";
  const [step, ending] = pairOf(phrases.steps, phrases.endings, n * STRIDES.call);
  return {
    hook: ended(`${opener}${CHATTY.includes(brief.tone) ? " – " : colon}${fill(frame)}`),
    facts: isSaid ? facts : [],
    call: `${step}${colon}${continued(inside(brief.callToAction), lowered) || fill(phrases.call)}${ending}${stop}`,
  };
}

const SHORT_WORD = 3;

/** Hashtags from the brief: brand, industry, then topic words of more than 3 characters. */
function hashtagsOf(brief: Brief, limit: number): string[] {
  const joined = (text: string) => (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join("");
  const ofTopic = (brief.topic.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).filter(
    (word) => word.length > SHORT_WORD,
  );
  const tags = [joined(brief.brand), brief.industry ?? "", ...ofTopic].filter(
    (tag) => /\p{L}/u.test(tag) && lengthOf(tag) <= 40,
  );
  const seen = new Set<string>();
  const unique = tags.filter((tag) => !seen.has(tag.toLowerCase()) && seen.add(tag.toLowerCase()));
  return unique.slice(0, limit).map((tag) => `#${tag}`);
}

/** Number of characters of a caption with its hashtags, as the platform counts them. */
export const lettersOf = ({ caption, hashtags }: Pick<WrittenPost, "caption" | "hashtags">) =>
  lengthOf([caption, hashtags.join(" ")].filter(Boolean).join("\n\n"));

/** Returns the longest version that fits the platform; if none fits, cuts the caption. */
function fitting(brief: Brief, { platform, contentType }: Piece, n: number): WrittenPost {
  const { letters, tags } = LIMITS[platform];
  const isSlides = contentType === "carousel";
  const gap = contentType === "reel" ? "\n" : "\n\n";
  const hashtags = hashtagsOf(brief, tags);
  const tries = [200, 90, 40].flatMap((mostTopic) => {
    const { hook, facts, call } = sentencesOf(brief, n, isSlides, mostTopic);
    const whole = contentType === "story" ? [hook, call] : [hook, ...facts, call];
    return [
      { lines: whole, hashtags },
      { lines: [hook, call], hashtags },
      { lines: [hook, call], hashtags: [] },
    ];
  });
  const made = tries.map((attempt) => ({
    platform,
    contentType,
    caption: attempt.lines.join(gap),
    hashtags: attempt.hashtags,
  }));
  const found = made.find((post) => lettersOf(post) <= letters) ?? made.at(-1);
  if (!found) throw new Error("Nothing was written");
  return lettersOf(found) <= letters ? found : { ...found, caption: cut(found.caption, letters) };
}

/**
 * The built-in writer: uses the brief's words and standard phrases. `n` counts an account's posts: no sentence repeats
 * within 50.
 */
export const writePost = (brief: Brief, piece: Piece, n: number): WrittenPost => fitting(brief, piece, n);
