import { readGleifRecords } from "~/adapters/research/gleif";
import { readBindings } from "~/adapters/research/wikidata";
import { type Figure, shareOf } from "../halves";
import cases from "./cases.txt?raw";

interface Case {
  text: string;
  expected: string;
}

const CASES = cases
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .reduce<Case[]>((found, line) => {
    const last = found.at(-1);
    if (line.startsWith("> ") && last) last.expected = line.slice(2);
    else found.push({ text: line, expected: "" });
    return found;
  }, []);

const TYPES: Record<string, string> = {
  A: "ALTERNATIVE_LANGUAGE_LEGAL_NAME",
  T: "TRADING_OR_OPERATING_NAME",
  P: "PREVIOUS_LEGAL_NAME",
  R: "PREFERRED_ASCII_TRANSLITERATED_LEGAL_NAME",
  U: "AUTO_ASCII_TRANSLITERATED_LEGAL_NAME",
};

function companyOf(text: string) {
  const [register, first = "", ...more] = text.split("\t");
  if (register === "wikidata") {
    const literal = (value = "") => (value ? { type: "literal", value } : undefined);
    const item = { type: "uri", value: "http://www.wikidata.org/entity/Q7300001" };
    const [arabicName, ethiopicName] = more.map(literal);
    return readBindings([{ item, name: literal(first), arabicName, ethiopicName }], "EG").companies[0];
  }
  const names = more.map((name) => ({ type: TYPES[name.slice(0, 1)] ?? "", name: name.slice(2) }));
  const isAscii = ({ type }: { type: string }) => type.includes("ASCII");
  const entity = {
    legalName: { name: first },
    otherNames: names.filter((name) => !isAscii(name)),
    transliteratedOtherNames: names.filter(isAscii),
    legalAddress: { city: "Cairo", country: "EG" },
    status: "ACTIVE",
  };
  return readGleifRecords([{ attributes: { lei: "54930000000000007300", entity } }], "EG").companies[0];
}

function readCase(text: string): string {
  const company = companyOf(text);
  return `${company?.name ?? "-"} | ${company?.otherNames?.join(", ") ?? "-"}`;
}

export const score = async (): Promise<Figure[]> => [
  await shareOf(
    "names of registers",
    "95 %",
    CASES,
    ({ text }) => text,
    ({ text, expected }) => readCase(text) === expected,
  ),
];
