import {
  DEVICES,
  DISCLAIMER_STARTS,
  DISCLAIMER_WORDS,
  LIST_WORDS,
  SENT_FROM,
  WHOLE_LINES,
} from "./footer-words";
import { alternatives, asPlain, isRule, trimmedOf } from "./lines";

const devices = new Set(alternatives(DEVICES));
const sentFrom = alternatives(SENT_FROM);
const wholeLines = alternatives(WHOLE_LINES);
const disclaimerStarts = alternatives(DISCLAIMER_STARTS);
const disclaimerWords = alternatives(DISCLAIMER_WORDS);
const listWords = alternatives(LIST_WORDS);

const MAX_LEGAL_LINES = 30;
const MAX_LEGAL_LENGTH = 4_000;
const STOPS = `"'()<>.,!:`;
const MAX_DEVICE_SIGNATURE_WORDS = 12;
const LINK = /^[<([]?(?:https?:\/\/|www\.|#|mailto:|cid:)\S*$/;
const EXCUSES =
  /get the app|excuse|typo|spelling|mistake|brevity|brief|short|fautes|concis|bref|désol|kürze|tippfehler|breve|errores|erros|samahani|makosa/;
const TELLS = /\b(?:i|we|you|is|are|was|will|can|it|he|she|they|please|je|nous|vous|ich|wir|eu|yo|io|ik)\b/;

const withoutLinks = (plain: string) =>
  plain
    .split(" ")
    .filter((word) => !LINK.test(word) && !/^[<([]$|^[>)\]]$/.test(word))
    .join(" ");

const namesDevice = (words: readonly string[]) =>
  words.some((word, index) => {
    const bare = trimmedOf(STOPS, word);
    return devices.has(bare) || devices.has(`${bare} ${trimmedOf(STOPS, words[index + 1] ?? "")}`);
  });

/** "Sent from my iPhone", with a link or an excuse after it; a sentence that continues is the person's own. */
function isDeviceLine(plain: string): boolean {
  const content = withoutLinks(plain).replace(/^[-–—_=~<("'\s]+/, "");
  const isOpened = sentFrom.some((words) => content.startsWith(words));
  const isClosed = /(?:gesendet|gönderildi|verzonden|verstuurd|geschrieben|versendet|sendt)[.!]?$/.test(
    content,
  );
  if (!isOpened && !isClosed) return false;
  const [first = "", ...more] = content.split(/[.!](?:\s|$)/);
  const words = first.split(" ");
  if (words.length > MAX_DEVICE_SIGNATURE_WORDS || !namesDevice(words)) return false;
  if (first.includes("?") || TELLS.test(first)) return false;
  return more.every((sentence) => sentence.trim() === "" || EXCUSES.test(sentence));
}

const IMAGE =
  /^[[<(]?(?:cid:|image\d*\.|image:|inline image|a picture containing|a close up of)[^\]]*[\])>]?$|^\[[^\]]{0,80}(?:description automatically|logo|cid:)[^\]]{0,80}\]$/;

/** "Yahoo Mail: Search, Organize, Conquer", in the app's languages. */
const SLOGAN = /^yahoo mail ?: \p{L}[^?.!]{5,70}$/u;

const isFooterLine = (plain: string): boolean =>
  plain !== "" &&
  (isDeviceLine(plain) ||
    SLOGAN.test(plain) ||
    IMAGE.test(plain) ||
    (plain.length < 300 && wholeLines.some((words) => plain.includes(words))));

const isDisclaimer = (plain: string, least: number): boolean => {
  let count = 0;
  for (const word of disclaimerWords) if (plain.includes(word)) count += 1;
  return count >= least;
};

const startsDisclaimer = (plain: string) => {
  const bare = plain.replace(/^[^\p{L}]+/u, "");
  return disclaimerStarts.some((words) => bare.startsWith(words));
};

interface Paragraph {
  start: number;
  end: number;
}

function paragraphsOf(plains: readonly string[]): Paragraph[] {
  const found: Paragraph[] = [];
  plains.forEach((plain, index) => {
    const last = found.at(-1);
    if (plain === "") return;
    if (last && last.end === index) last.end = index + 1;
    else found.push({ start: index, end: index + 1 });
  });
  return found;
}

function lastWith(words: string, plains: readonly string[], start: number, end: number): number {
  let index = Math.min(end, start + MAX_LEGAL_LINES) - 1;
  while (index > start && !plains.slice(index, end).join(" ").slice(0, MAX_LEGAL_LENGTH).includes(words))
    index -= 1;
  return index;
}

function legalFrom(plains: readonly string[], { start, end }: Paragraph, isAfterOne: boolean): number {
  const all = plains.slice(start, end).join(" ").slice(0, MAX_LEGAL_LENGTH);
  const listed = listWords.find((words) => all.includes(words));
  if (listed) return lastWith(listed, plains, start, end);
  if (isAfterOne && isDisclaimer(all, 1)) return start;
  if (!isDisclaimer(all, 2)) return end;
  for (let index = start; index < Math.min(end, start + MAX_LEGAL_LINES); index += 1) {
    if (!startsDisclaimer(plains[index] ?? "")) continue;
    if (isDisclaimer(plains.slice(index, end).join(" ").slice(0, MAX_LEGAL_LENGTH), 2)) return index;
  }
  return end;
}

/** "Disclaimer" on its own line, above the disclaimer. */
const isTitle = (plains: readonly string[], { start, end }: Paragraph, next: Paragraph | undefined) =>
  next !== undefined &&
  end === start + 1 &&
  (plains[start] ?? "").split(" ").length <= 3 &&
  startsDisclaimer(plains[start] ?? "") &&
  legalFrom(plains, next, true) === next.start;

export function withoutFooters(texts: readonly string[]): string[] {
  const plains = texts.map((text) => asPlain(text).toLowerCase());
  const isCut = plains.map(isFooterLine);
  let isAfterOne = false;
  const paragraphs = paragraphsOf(plains);
  for (const [index, paragraph] of paragraphs.entries()) {
    const from: number = isTitle(plains, paragraph, paragraphs[index + 1])
      ? paragraph.start
      : legalFrom(plains, paragraph, isAfterOne);
    isAfterOne ||= from < paragraph.end;
    isCut.fill(true, from, paragraph.end);
  }
  const isLink = (index: number) =>
    LINK.test(plains[index] ?? "") || /^[\d ./:,-]+(?: ?[ap]m)?$/.test(plains[index] ?? "");
  return texts.filter((_, index) => {
    if (isCut[index]) return false;
    const besideCut = isCut[index - 1] || isCut[index + 1];
    return !(besideCut && (isRule(plains[index] ?? "") || isLink(index)));
  });
}
