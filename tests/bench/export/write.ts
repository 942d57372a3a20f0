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

const rowOf = (index: number) => [
  `Kazi ${index} Trading & Sons`,
  "Kenya",
  "Nairobi",
  "Wholesale",
  (index * 37) % 5_000,
  `https://kazi${index}.example`,
  `Delivers goods of every day to shop ${index} and its ${index % 90} neighbours, from three warehouses.`,
  new Date(1_700_000_000_000 + index * 60_000),
];

export function* rows(count: number) {
  for (let index = 0; index < count; index += 1) yield rowOf(index);
}

/** Counts the bytes of a file, dropping each piece after it is read, as on a slow line. */
async function taken(file: ReadableStream<Uint8Array>): Promise<number> {
  const reader = file.getReader();
  let bytes = 0;
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) bytes += piece.value.length;
  return bytes;
}

export const csv = (count: number) => taken(csvStream(HEADER, rows(count)));
export const xlsx = (count: number) => taken(xlsxStream(HEADER, rows(count)));
