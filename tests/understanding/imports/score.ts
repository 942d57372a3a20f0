import { countryCode } from "~/core/places/countries";
import { CsvReader } from "~/domains/directory/imports/csv/csv-records";
import { knownTool } from "~/domains/directory/imports/mapping/known-tools";
import type { Mapping } from "~/domains/directory/imports/mapping/mapped-fields";
import { isEmptyRow } from "~/domains/directory/imports/read-cells";
import { readHead } from "~/domains/directory/imports/read-head";
import { readRow } from "~/domains/directory/imports/read-row";
import { rowLayout } from "~/domains/directory/imports/row-layout";
import { type Figure, type Half, halfOf } from "../halves";
import first from "./cases.txt?raw";
import second from "./cases-second.txt?raw";
import third from "./cases-third.txt?raw";

type Kind = "companies" | "contacts";
interface Case {
  tool: string;
  kind: Kind;
  file: string;
  expected: string[][];
}

const FIELDS: Record<Kind, string[]> = {
  contacts: ["name", "email", "phone", "job title", "company", "place"],
  companies: ["name", "website", "country", "city", "employees"],
};

const blocksOf = (text: string) => text.slice(text.indexOf("\n## ") + 4).split("\n## ");

const CASES: Case[] = [first, second, third].flatMap(blocksOf).map((block) => {
  const [head = "", ...lines] = block.split("\n");
  const [tool = "", kind] = head.split(" | ");
  return {
    tool,
    kind: kind as Kind,
    file: `${lines
      .filter((line) => !line.startsWith("> "))
      .join("\n")
      .trimEnd()}\n`,
    expected: lines.filter((line) => line.startsWith("> ")).map((line) => line.slice(2).split(" | ")),
  };
});

const shown = (text: string | number | null | undefined) => (text ? String(text) : "-");
const digits = (text: string) => text.replace(/[^\d+]/g, "") || text;

/** Imports a case's file with the guessed columns. */
function read({ file, kind }: Case): string[][] {
  const head = readHead({ text: file, isWhole: true }, kind);
  const layout = rowLayout({ columns: head.columns, mapping: head.mapping as Mapping, kind });
  const rows = [...new CsvReader(head.delimiter).read(file, true)].filter(
    (record) => !isEmptyRow(record) && record.line > (head.headerLine ?? 1),
  );
  return rows.flatMap((record) => {
    const { company, person } = readRow(record, layout);
    if (kind === "companies")
      return company
        ? [[company.name, company.website, company.country, company.city, company.employees].map(shown)]
        : [];
    if (!person) return [];
    const { contactName, contactEmail, phoneNumber, contactTitle, companyName, location } = person;
    return [[contactName, contactEmail, phoneNumber, contactTitle, companyName, location].map(shown)];
  });
}

function isSame(kind: Kind, field: string, wanted: string, found: string): boolean {
  if (field === "phone") return digits(wanted) === digits(found);
  if (kind === "companies" && field === "country") return countryCode(wanted) === found;
  return wanted === found;
}

interface Tally {
  files: number;
  columns: [right: number, all: number];
  people: [right: number, all: number];
}
const none = (): Tally => ({ files: 0, columns: [0, 0], people: [0, 0] });

/** Counts per tool and half: fields of files that are right in every row, and contacts or companies that are imported right. */
function tallies() {
  const byTool = new Map<string, Record<Half, Tally>>();
  const misses: string[] = [];
  for (const one of CASES) {
    const half = halfOf(one.file);
    const entry = byTool.get(one.tool) ?? { open: none(), held: none() };
    byTool.set(one.tool, entry);
    const tally = entry[half];
    const found = read(one);
    tally.files += 1;
    for (const [index, field] of FIELDS[one.kind].entries()) {
      const wanted = one.expected.map((row) => row[index] ?? "-");
      if (wanted.every((cell) => cell === "-")) continue;
      const isRight = wanted.every((cell, row) => isSame(one.kind, field, cell, found[row]?.[index] ?? ""));
      tally.columns[0] += isRight ? 1 : 0;
      tally.columns[1] += 1;
    }
    for (const [index, row] of one.expected.entries()) {
      const isRight = row.every((cell, at) =>
        isSame(one.kind, FIELDS[one.kind][at] ?? "", cell, found[index]?.[at] ?? ""),
      );
      tally.people[0] += isRight ? 1 : 0;
      tally.people[1] += 1;
      if (!isRight && half === "open")
        misses.push(`${one.tool}: ${row.join(" | ")} read as ${found[index]?.join(" | ") ?? "nothing"}`);
    }
    if (found.length !== one.expected.length) misses.push(`${one.tool}: ${found.length} rows`);
  }
  return { byTool, misses };
}

const NAMED_TOOLS = CASES.filter(({ tool }) => tool !== "spreadsheet");
export const toolsNamed = () =>
  NAMED_TOOLS.filter(
    ({ tool, file, kind }) => knownTool(readHead({ text: file, isWhole: true }, kind).columns) === tool,
  ).length / NAMED_TOOLS.length;

export const score = async (): Promise<Figure[]> => {
  const { byTool, misses } = tallies();
  const all = (what: "columns" | "people", half: Half) => {
    const parts = [...byTool.values()].map((entry) => entry[half][what]);
    return [0, 1].map((at) => parts.reduce((sum, part) => sum + (part[at] ?? 0), 0)) as [number, number];
  };
  return (["columns", "people"] as const).map((what): Figure => {
    const [open, held] = [all(what, "open"), all(what, "held")];
    return {
      name: what === "columns" ? "columns of imported files" : "people and companies of imported files",
      unit: "share",
      cases: { open: open[1], held: held[1] },
      open: open[0] / open[1],
      held: held[0] / held[1],
      aim: "99 %",
      misses: what === "people" ? misses : [],
    };
  });
};
