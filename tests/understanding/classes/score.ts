import { type Figure, halfOf, shareOf } from "../halves";
import arabic from "./cases-ar.txt?raw";
import english from "./cases-en.txt?raw";
import french from "./cases-fr.txt?raw";
import fresh from "./cases-fresh.txt?raw";
import last from "./cases-last.txt?raw";
import long from "./cases-long.txt?raw";
import mixed from "./cases-mixed.txt?raw";
import more from "./cases-more.txt?raw";
import portuguese from "./cases-pt.txt?raw";
import refusals from "./cases-refusals.txt?raw";
import refusalsSecond from "./cases-refusals-second.txt?raw";
import swahili from "./cases-sw.txt?raw";

interface Case {
  text: string;
  replyClass: string;
  /** What else the reply asks or offers: "call", "price", "to ADDRESS", "at WHEN". */
  wish: string | null;
}

interface Meaning {
  replyClass: string;
  /** False if a user must review the reply before it has any effect. */
  isSure: boolean;
  wishes: string[];
  /** The address that a referral names. */
  referral: string | null;
  /** The text of a date that the reply offers. */
  meeting: string | null;
}

type Understand = (text: string) => Meaning;

const FILES = { English: english, French: french, Portuguese: portuguese, Swahili: swahili, Arabic: arabic };

/** Parses cases: "[class]" starts a class; " ## " precedes a wish. */
function casesIn(file: string): Case[] {
  let replyClass = "";
  return file
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .flatMap((line) => {
      if (/^\[\w+\]$/.test(line)) {
        replyClass = line.slice(1, -1);
        return [];
      }
      const [text = "", wish = null] = line.split(" ## ");
      return [{ text: text.replaceAll("\\n", "\n"), replyClass, wish }];
    });
}

const CASES = [...Object.values(FILES), mixed, long, more, refusals, refusalsSecond].flatMap(casesIn);

const REFUSALS = new Set(["not_interested", "unsubscribe"]);
const NEGATIONS = new Set([...REFUSALS, "later", "wrong_person"]);

const countOf = (name: string, cases: readonly Case[], isCounted: (testCase: Case) => boolean): Figure => {
  const of = (half: string) => cases.filter(({ text }) => halfOf(text) === half);
  const open = of("open").filter(isCounted);
  return {
    name,
    unit: "count",
    aim: "0",
    cases: { open: of("open").length, held: of("held").length },
    open: open.length,
    held: of("held").filter(isCounted).length,
    misses: open.map(({ text }) => text),
  };
};

export async function score(understand: Understand): Promise<Figure[]> {
  const textOf = ({ text }: Case) => text;
  const isRight = ({ text, replyClass }: Case) => understand(text).replyClass === replyClass;
  const wishing = CASES.filter(({ wish }) => wish !== null);
  const share = (name: string, cases: readonly Case[], aim = "92 %") =>
    shareOf(name, aim, cases, textOf, isRight);
  const hasWish = ({ text, wish }: Case) => {
    const { wishes, referral, meeting } = understand(text);
    const [kind, ...said] = (wish ?? "").split(" ");
    if (kind === "to") return referral === said.join(" ");
    if (kind === "at") return meeting?.toLowerCase().includes(said.join(" ").toLowerCase()) ?? false;
    return wishes.includes(wish ?? "");
  };
  return [
    await share("class, all", CASES),
    ...(await Promise.all(
      Object.entries(FILES).map(([name, file]) => share(`class, ${name}`, casesIn(file))),
    )),
    await share("class, mixed languages", casesIn(mixed)),
    await share("class, long ones", casesIn(long)),
    await share("class, 102 written when the rules stood", casesIn(more)),
    await share(
      "class, refusals in many words and what looks like one",
      casesIn(`${refusals}\n${refusalsSecond}`),
    ),
    await share("class, 163 polite ones, in no other row", casesIn(fresh)),
    await share("class, 149 written last, in no other row", casesIn(last)),
    countOf(
      "refusals of those two rows read as interest",
      casesIn(`${fresh}\n${last}`).filter(({ replyClass }) => REFUSALS.has(replyClass)),
      ({ text }) => understand(text).replyClass === "interested",
    ),
    countOf(
      "refusals read as interest",
      CASES.filter(({ replyClass }) => REFUSALS.has(replyClass)),
      ({ text }) => understand(text).replyClass === "interested",
    ),
    countOf(
      "refusals, delays and wrong persons read as sure interest",
      CASES.filter(({ replyClass }) => NEGATIONS.has(replyClass)),
      ({ text }) => {
        const { replyClass, isSure } = understand(text);
        return replyClass === "interested" && isSure;
      },
    ),
    countOf(
      "other replies classified as an opt-out",
      CASES.filter(({ replyClass }) => replyClass !== "unsubscribe"),
      ({ text }) => understand(text).replyClass === "unsubscribe",
    ),
    await shareOf("wishes, addresses and dates found", "90 %", wishing, textOf, hasWish),
  ];
}
