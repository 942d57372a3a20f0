import { findDelimiter } from "~/domains/directory/imports/csv/find-delimiter";
import { headerOfRows, listRows } from "~/domains/social-leads/imports/read-file";
import { readLeadRow } from "~/domains/social-leads/imports/read-lead-row";
import { readLeadHeader } from "~/domains/social-leads/lead-header";
import { leadOptOutReader, readLeadOptOut } from "~/domains/social-leads/lead-opt-outs";
import { type Figure, shareOf } from "../halves";
import answers from "./answers.txt?raw";
import files from "./files.txt?raw";

interface Case {
  text: string;
  expected: string[];
}

const linesOf = (file: string) => file.split("\n").filter((line) => line !== "" && !line.startsWith("#"));

const FILES = linesOf(files).reduce<Case[]>((found, line) => {
  if (line.startsWith("> ")) found.at(-1)?.expected.push(...line.slice(2).split(" | "));
  else found.push({ text: line, expected: [] });
  return found;
}, []);

const ANSWERS = linesOf(answers).map((line): Case => {
  const [text = "", expected = ""] = line.split("\t");
  return { text, expected: [expected] };
});

const NOW = new Date("2026-11-05T00:00:00Z");
const shown = (text: string | null | undefined) => text || "-";

/** Reads a file as an import does: name, phone, email, company, and whether the contact opted out. */
function readFileCase(text: string): string[] {
  const csv = text.replace(" // ", "\n");
  const rows = listRows(csv, findDelimiter(csv));
  const found = headerOfRows(rows);
  const record = rows[found?.first ?? 1];
  if (!found || !record) return ["no header"];
  const read = readLeadRow(record, found.header);
  if ("reason" in read) return [read.reason];
  const { name, phone, email, companyName } = read.answers;
  const said = readLeadOptOut(record.cells, leadOptOutReader(found.header, NOW));
  return [
    shown(name),
    shown(phone?.replace(/[^\d+]/g, "")),
    shown(email),
    shown(companyName),
    said ? "yes" : "no",
  ];
}

/** Reads a lead form with this answer and an email address as a webhook does. */
function readAnswerCase(text: string): string[] {
  const [question = "", answer = ""] = text.split("=");
  const header = readLeadHeader(["email", question]);
  const said = readLeadOptOut(["amina@lead.example", answer], leadOptOutReader(header, NOW, true));
  return [said ? "yes" : "no"];
}

const isRight = (read: (text: string) => string[]) => (one: Case) =>
  JSON.stringify(read(one.text)) === JSON.stringify(one.expected);

export const score = async (): Promise<Figure[]> => [
  await shareOf("lead files", "95 %", FILES, ({ text }) => text, isRight(readFileCase)),
  await shareOf("opt-outs in lead forms", "95 %", ANSWERS, ({ text }) => text, isRight(readAnswerCase)),
];
