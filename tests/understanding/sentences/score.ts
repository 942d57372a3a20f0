import { type Figure, shareOf } from "../halves";
import arabic from "./cases-ar.txt?raw";
import english from "./cases-en.txt?raw";
import french from "./cases-fr.txt?raw";
import portuguese from "./cases-pt.txt?raw";
import swahili from "./cases-sw.txt?raw";
import { PLACES } from "./places";

/** The full meaning of a sentence; lists are compared as sets, words without case and accents. */
export interface Meaning {
  industry: string[];
  location: string[];
  city: string[];
  companySize: string[];
  keywords: string[];
  excludeKeywords: string[];
  excludeIndustry: string[];
  notCovered: string[];
}

interface Case {
  sentence: string;
  meaning: Meaning;
}

type Understand = (sentence: string) => Meaning;

const SIZES: Record<string, string> = { a: "1-10", b: "11-50", c: "51-200", d: "201-1000", e: "1000+" };
const FIELDS: Record<string, keyof Meaning> = {
  ind: "industry",
  in: "location",
  city: "city",
  size: "companySize",
  word: "keywords",
  "-word": "excludeKeywords",
  "-ind": "excludeIndustry",
  out: "notCovered",
};

/** Expands a label: "@Maghreb-LY" is the region without that country. */
function placesOf(label: string): string[] {
  const [name = "", ...without] = label.split("-");
  if (!name.startsWith("@")) return [label];
  const codes = PLACES[name.slice(1)];
  if (!codes) throw new Error(`No region is called ${label}.`);
  return codes.split(" ").filter((code) => !without.includes(code));
}

function meaningOf(labels: string): Meaning {
  const meaning = {} as Meaning;
  for (const field of Object.values(FIELDS)) meaning[field] = [];
  for (const part of labels.split(" | ")) {
    const [name = "", text = ""] = part.split(": ");
    const field = FIELDS[name];
    if (!field) throw new Error(`No label is called ${part}.`);
    if (field === "companySize") meaning[field] = [...text].map((letter) => SIZES[letter] ?? letter);
    else if (field === "location") meaning[field] = text.split(" ").flatMap(placesOf);
    else meaning[field] = text.split(name.endsWith("ind") ? " " : ", ");
  }
  return meaning;
}

function casesOf(text: string): Case[] {
  return text
    .trim()
    .split("\n> ")
    .flatMap((part, index, parts) => {
      const sentence = part.split("\n").at(-1) ?? "";
      const labels = (parts[index + 1] ?? "").split("\n")[0] ?? "";
      return index === parts.length - 1 ? [] : [{ sentence, meaning: meaningOf(labels) }];
    });
}

export const CASES: Record<string, Case[]> = {
  English: casesOf(english),
  French: casesOf(french),
  Portuguese: casesOf(portuguese),
  Arabic: casesOf(arabic),
  Swahili: casesOf(swahili),
};

const plain = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+-]+/gu, " ");
const asSet = (list: readonly string[]) => [...new Set(list.map(plain))].sort().join("; ");

/** Returns the fields in which the two differ. */
const differences = (read: Meaning, meant: Meaning): (keyof Meaning)[] =>
  Object.values(FIELDS).filter((field) => asSet(read[field] ?? []) !== asSet(meant[field]));

export async function score(understand: Understand): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [language, cases] of Object.entries(CASES))
    figures.push(
      await shareOf(
        `${language}: sentences read exactly`,
        "95 %",
        cases,
        ({ sentence }) => sentence,
        ({ sentence, meaning }) => differences(understand(sentence), meaning).length === 0,
      ),
    );
  return figures;
}
