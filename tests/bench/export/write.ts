import { csvStream } from "~/core/csv";
import { xlsxStream } from "~/core/files/xlsx";

export const HEADER = [
  "name",
  "country",
  "city",
  "industry",
  "employees",
  "website",
  "description",
  "updated",
];

const rowOf = (at: number) => [
  `Kazi ${at} Trading & Sons`,
  "Kenya",
  "Nairobi",
  "Wholesale",
  (at * 37) % 5_000,
  `https://kazi${at}.example`,
  `Delivers goods of every day to shop ${at} and its ${at % 90} neighbours, from three warehouses.`,
  new Date(1_700_000_000_000 + at * 60_000),
];

export function* rows(count: number) {
  for (let at = 0; at < count; at += 1) yield rowOf(at);
}

/** How many bytes come, each piece let go as a slow line would. */
async function taken(file: ReadableStream<Uint8Array>): Promise<number> {
  const reader = file.getReader();
  let bytes = 0;
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) bytes += piece.value.length;
  return bytes;
}

export const csv = (count: number) => taken(csvStream(HEADER, rows(count)));
export const xlsx = (count: number) => taken(xlsxStream(HEADER, rows(count)));
