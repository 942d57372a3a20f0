import { parse } from "csv-parse/sync";
import { countryCode } from "~/core/places/countries";
import madeUp from "./cases-of-made-up-records.txt?raw";
import sharedRows from "./cases-of-shared-rows.txt?raw";

export interface LabelledRecord {
  name: string;
  label: string | null;
  sector: string | null;
  description: string | null;
  website: string | null;
}

export interface Case {
  key: string;
  /** Printed in errors instead of the key, if the key contains a company's name. */
  shown?: string;
  /** The most specific industries; their parents match as well. */
  fits: string[];
  /** Plausible industries, which count as neither missed nor wrong. */
  may: string[];
  record: LabelledRecord;
}

const linesOf = (text: string) => text.split("\n").filter((line) => line.trim() !== "");

export const MADE_UP: Case[] = linesOf(madeUp).map((line) => {
  const [labels = "", ...cells] = line.split("|").map((cell) => cell.trim());
  const [fits = "", may = ""] = labels.split("~").map((part) => part.trim());
  const [name = "", label, sector, description, website] = cells.map((cell) => cell || null);
  return {
    key: `${name} | ${label ?? ""} | ${sector ?? ""}`,
    fits: fits.split(" ").filter(Boolean),
    may: may.split(" ").filter(Boolean),
    record: {
      name: name ?? "",
      label: label ?? null,
      sector: sector ?? null,
      description: description ?? null,
      website: website ?? null,
    },
  };
});

/** FNV-1a of the cells, the row id in the list of labelled rows. */
export function hashOfRow(cells: string[]): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(cells.join("\u001f")))
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, "0");
}

export interface SharedRow extends LabelledRecord {
  file: string;
  hash: string;
  country: string | null;
}

/** `files` by name without folder, such as `companies_ror`. */
export function rowsOf(files: Record<string, string>): SharedRow[] {
  return Object.entries(files).flatMap(([file, text]) =>
    (parse(text, { from: 2, relax_column_count: true }) as string[][]).map((cells) => ({
      file: file.replace("companies_", ""),
      hash: hashOfRow(cells),
      name: cells[0] ?? "",
      country: countryCode(cells[1] ?? ""),
      label: cells[3] || null,
      sector: cells[4] || null,
      website: cells[5] || null,
      description: cells[7] || null,
    })),
  );
}

export function labelledRows(rows: SharedRow[]): Case[] {
  const byKey = new Map(rows.map((row) => [`${row.file} ${row.hash}`, row]));
  const list = (text = "-") => (text === "-" ? [] : text.split(","));
  return linesOf(sharedRows).flatMap((line) => {
    const [file, hash, fits, may] = line.split(" ");
    const row = byKey.get(`${file} ${hash}`);
    if (!row) return [];
    const shown = `${file} ${hash}`;
    return [{ key: `${shown} ${row.name}`, shown, fits: list(fits), may: list(may), record: row }];
  });
}
