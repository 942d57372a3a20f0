import { asciiDigits } from "~/core/digits";

export interface Line {
  text: string;
  marks: number;
  /** Without quote marks, lowercase, plain spaces and digits, cut to `MAX_LINE_LENGTH`. */
  plain: string;
  plainText: string;
}

const MAX_LINES = 2_000;
/** Characters of a line, or of a wrapped heading, that patterns are matched against. */
export const MAX_LINE_LENGTH = 400;

const MARKS = /^[ \t]{0,10}(?:>[ \t]?){1,20}/;
const INITIALS_OR_PIPE = /^[ \t]{0,4}(?:[A-Z]{2,3}> |[|»›](?: |$))/;

const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const SPACES = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;

export const asPlain = (text: string): string =>
  asciiDigits(text.slice(0, MAX_LINE_LENGTH).normalize("NFC"))
    .replace(UNSEEN, "")
    .replace(SPACES, " ")
    .replaceAll("*", "")
    .replaceAll("’", "'")
    .replaceAll("：", ":")
    .split(" ")
    .filter(Boolean)
    .join(" ")
    .trim();

function lineOf(text: string): Line {
  const mark = MARKS.exec(text)?.[0] ?? "";
  const plainText = asPlain(text.slice(mark.length));
  return { text, marks: mark.split(">").length - 1, plainText, plain: plainText.toLowerCase() };
}

/** Usenet's initials and some programs' pipes mark a quote only on two consecutive lines. */
function withOtherMarks(lines: Line[]): Line[] {
  const isMarked = lines.map(
    ({ text }) => INITIALS_OR_PIPE.test(text) && text.indexOf("|", text.indexOf("|") + 1) < 0,
  );
  return lines.map((line, index) => {
    if (!isMarked[index] || !(isMarked[index - 1] || isMarked[index + 1])) return line;
    const plainText = asPlain(line.text.replace(INITIALS_OR_PIPE, ""));
    return { ...line, marks: 1, plainText, plain: plainText.toLowerCase() };
  });
}

export const linesOf = (text: string): Line[] =>
  withOtherMarks(text.replace(/\r\n?/g, "\n").split("\n", MAX_LINES).map(lineOf));

export const isEmpty = (line: Line | undefined) => line !== undefined && line.plain === "";

export const isRule = (plain: string) => /^[-_=~#–—─━]{2,}$/.test(plain.replaceAll(" ", ""));

export const alternatives = (words: string) => words.split(", ");

export function trimmedOf(signs: string, text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && signs.includes(text.charAt(start))) start += 1;
  while (end > start && signs.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}
