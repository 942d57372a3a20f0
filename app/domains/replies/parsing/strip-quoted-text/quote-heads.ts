import { QUOTE_LANGUAGES } from "./languages";
import { alternatives, asPlain, isEmpty, type Line, MAX_LINE_LENGTH } from "./lines";
import { MORE_LANGUAGES } from "./more-languages";

const LANGUAGES = Object.values({ ...QUOTE_LANGUAGES, ...MORE_LANGUAGES });
const inAll = (part: "opens" | "wrote") => [
  ...new Set(LANGUAGES.flatMap((language) => alternatives(language[part]))),
];

const OPENS = inAll("opens").map((words) => `${words} `);
const WROTE = inAll("wrote").map((words) => ` ${words} `);
const WROTE_WITHIN = ["写道", "寫道", "写到"];

/** Words that show a sentence of the author's own, about themselves or the recipient. */
const TELLING = new Set(
  (
    "i we you he she they me us my our your somebody someone nobody colleague please who what " +
    "j'ai je nous vous notre votre nos vos ich wir ihr unser unsere mein ihre " +
    "eu nós você vocês meu nosso nossa yo nosotros usted nuestro nuestra io noi nostro ik wij jullie onze " +
    "mimi sisi wewe wetu yetu yangu أنا نحن أنت я мы вы наш ваш biz siz"
  ).split(" "),
);

const ADDRESS = /[^\s@]@[^\s@]/;
const CLOCK = /\d[:.h]\d\d/;
const FULL_DATE = /(?:19|20)\d\d|\d[-./]\d{1,2}[-./]\d\d/;
const BETWEEN = /[\s,:;()<>"'“”«»[\]،؛_-]+/;
const MAX_WRAPPED_LINES = 4;

interface Evidence {
  wrote: boolean;
  isTold: boolean;
  address: boolean;
  clock: boolean;
  date: boolean;
}

function evidenceIn(text: string): Evidence {
  const words = text.split(BETWEEN).filter(Boolean);
  const spaced = ` ${words.join(" ")} `;
  return {
    wrote: WROTE.some((word) => spaced.includes(word)) || WROTE_WITHIN.some((word) => text.includes(word)),
    isTold: words.some((word) => TELLING.has(word)) || text.includes("j'ai"),
    address: ADDRESS.test(text),
    clock: CLOCK.test(text),
    date: FULL_DATE.test(text),
  };
}

const endsWithWrote = (text: string) => {
  const words = ` ${text.split(BETWEEN).filter(Boolean).join(" ")} `;
  return WROTE.some((word) => words.endsWith(word)) || WROTE_WITHIN.some((word) => text.endsWith(word));
};

const withoutRules = (text: string) =>
  text.replace(/^[-_=~]+ ?/, "").replace(/(?<![-_=~ ]) ?[-_=~]{2,}$/, "");

/** Whether the text is the line above a quote; `isMarkedBelow`: quoted lines with marks follow. */
function isHead(text: string, isMarkedBelow: boolean): boolean {
  if (text.length < 6 || text.length >= MAX_LINE_LENGTH) return false;
  const bare = withoutRules(text);
  const isColon = bare.endsWith(":");
  const { wrote, isTold, address, clock, date } = evidenceIn(bare);
  if (!isColon && !endsWithWrote(bare)) return wrote && clock && date && isMarkedBelow && opens(bare);
  if (isTold && !isMarkedBelow && !(address && clock && date)) return false;
  if (wrote && (address || clock || date)) return clock || date || isMarkedBelow || !isTold;
  if (wrote && isMarkedBelow) return !isTold || bare.length < 40;
  return isColon && date && clock && (address || isMarkedBelow);
}

const opens = (plain: string) =>
  OPENS.some((word) => plain.startsWith(word)) || /^[-"'<(\d]/.test(plain) || ADDRESS.test(plain);

/** Whether the quote follows the colon on the same line, as in some phone programs. */
function runsOn(plain: string): boolean {
  if (!opens(plain) || !ADDRESS.test(plain)) return false;
  return WROTE.some((word) => {
    const closed = plain.indexOf(`${word.trimEnd()}:`);
    const index = closed > 0 ? closed : plain.indexOf(`${word}:`);
    if (index <= 0) return false;
    const { isTold, address, clock, date } = evidenceIn(plain.slice(0, index));
    return address && clock && date && !isTold;
  });
}

const INNER_OPENING = /[.!?)] +(?=(?:On|Le|El|Em|Am|Il|Op) )/g;

/** Returns the author's own sentence that precedes a quote heading on the same line. */
export function saidBefore(text: string): string {
  if (text.length >= MAX_LINE_LENGTH) return "";
  for (const { index, 0: gap } of text.matchAll(INNER_OPENING)) {
    const rest = asPlain(text.slice(index + gap.length)).toLowerCase();
    if (ADDRESS.test(rest) && (isHead(rest, false) || runsOn(rest))) return text.slice(0, index + 1);
  }
  return "";
}

function markedBelow(lines: readonly Line[], from: number): boolean {
  let index = from;
  while (index < from + 3 && isEmpty(lines[index]) && lines[index]?.marks === 0) index += 1;
  return (lines[index]?.marks ?? 0) > 0;
}

/** Whether the quote heading starts at a later line, with a sentence of the author's own right above it. */
function beginsAnew(wrapped: readonly string[], later: number): boolean {
  const tail = wrapped.slice(later).join(" ");
  if (isHead(tail, false)) return true;
  const { isTold, clock, date } = evidenceIn(wrapped.slice(0, later).join(" "));
  return isHead(tail, true) && (isTold || !(clock || date));
}

/** Counts the lines from `index` on that form the heading of a quote, which may be wrapped; 0 for none. */
export function quoteHeadAt(lines: readonly Line[], index: number): number {
  const first = lines[index];
  if (!first || isEmpty(first)) return 0;
  const below = (end: number) => first.marks > 0 || markedBelow(lines, end);
  if (isHead(first.plain, below(index + 1))) return 1;
  if (runsOn(first.plain)) return 1;
  if (!opens(first.plain)) return 0;
  let joined = first.plain;
  for (let count = 1; count < MAX_WRAPPED_LINES; count += 1) {
    const next = lines[index + count];
    if (!next || isEmpty(next) || next.marks !== first.marks) return 0;
    joined = `${joined} ${next.plain}`;
    if (!isHead(joined, below(index + count + 1))) continue;
    const wrapped = lines.slice(index, index + count + 1).map(({ plain }) => plain);
    return wrapped.some((_, later) => later > 0 && beginsAnew(wrapped, later)) ? 0 : count + 1;
  }
  return 0;
}
