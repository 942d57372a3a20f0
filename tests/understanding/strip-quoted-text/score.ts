import { htmlToText } from "~/core/html/html-to-text";
import { textOfHtml } from "~/domains/replies/parsing/strip-quoted-text/html-quotes";
import { type Figure, shareOf } from "../halves";
import footers from "./cases-footers.txt?raw";
import layouts from "./cases-layouts.txt?raw";
import ownLines from "./cases-own.txt?raw";
import programs from "./cases-programs.txt?raw";
import { COMPOSED } from "./composed";

interface Case {
  name: string;
  body: string;
  /** Determines the half: for HTML its plain text, which no rule changes. */
  hashed: string;
  /** Only the text that the sender wrote. */
  own: string;
  /** The original email, if known. */
  sent: string;
}

type Understand = (body: string, sent: string) => string;

/**
 * Parses cases: "===" starts a case; "+" is a line of the sender's text, "-" another line, "$" one of our original
 * email, "<" one of an HTML-only email.
 */
function casesIn(file: string): Case[] {
  return file
    .split(/^=== /m)
    .slice(1)
    .map((section) => {
      const [name = "", ...lines] = section.replace(/\n$/, "").split("\n");
      const of = (marks: string) =>
        lines
          .filter((line) => line !== "" && marks.includes(line.charAt(0)))
          .map((line) => line.slice(1))
          .join("\n");
      const html = lines.filter((line) => line.startsWith("<")).map((line) => line.slice(1));
      const source = html.join("\n");
      const body = source ? textOfHtml(source) : of("+-");
      const hashed = source ? htmlToText(source) : body;
      return { name, body, hashed, own: of("+"), sent: of("$") };
    });
}

const OF_PROGRAMS = casesIn(programs);

const CASES: Case[] = [...[layouts, footers, ownLines].flatMap(casesIn), ...OF_PROGRAMS, ...COMPOSED];

/** Normalises text: ignores empty lines and spaces at line ends. */
const inLines = (text: string) =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
    .join("\n");

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);

/** Whether each word of the sender's text remains, in order. */
function keepsAll(own: string, kept: string): boolean {
  const left = wordsOf(kept);
  let index = 0;
  for (const word of wordsOf(own)) {
    const found = left.indexOf(word, index);
    if (found < 0) return false;
    index = found + 1;
  }
  return true;
}

export async function score(understand: Understand): Promise<Figure[]> {
  const said = new Map(
    CASES.map((testCase) => [testCase, inLines(understand(testCase.body, testCase.sent))]),
  );
  const textOf = ({ name, hashed }: Case) => `${name}\n${hashed}`;
  const share = (
    name: string,
    aim: string,
    cases: readonly Case[],
    isRight: (own: string, kept: string) => boolean,
  ) =>
    shareOf(name, aim, cases, textOf, (testCase) => isRight(inLines(testCase.own), said.get(testCase) ?? ""));
  const isExact = (own: string, kept: string) => own === kept;
  return [
    await share("own words, exactly", "95 %", CASES, isExact),
    await share("exactly, written by hand", "95 %", CASES.slice(0, CASES.length - COMPOSED.length), isExact),
    await share("exactly, 45 emails of more programs", "95 %", OF_PROGRAMS, isExact),
    await share("nothing of the person's words lost", "100 %", CASES, keepsAll),
    await share("nothing of the quote kept", "95 %", CASES, (own, kept) => keepsAll(kept, own)),
  ];
}
