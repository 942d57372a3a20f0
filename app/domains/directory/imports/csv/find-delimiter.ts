import { CsvReader } from "./csv-records";

/** Maximum rows without a delimiter above the header: titles. */
const MAX_TITLE_ROWS = 10;
const DELIMITERS = [",", ";", "\t", "|"] as const;

function shapeOf(sample: string, delimiter: string): { width: number; share: number } {
  const widths = new Map<number, number>();
  let rows = 0;
  let titles = 0;
  for (const { cells } of new CsvReader(delimiter).read(sample, true)) {
    if (rows === 0 && cells.length === 1 && titles < MAX_TITLE_ROWS) {
      titles += 1;
      continue;
    }
    widths.set(cells.length, (widths.get(cells.length) ?? 0) + 1);
    rows += 1;
  }
  const [width, times] = [...widths].reduce((a, b) => (b[1] > a[1] ? b : a), [1, 0]);
  return { width, share: times / Math.max(rows, 1) };
}

/** Whether the row is Excel's first line "sep=…", which names the delimiter and is not data. */
export const isSepLine = ({ cells }: { cells: string[] }, delimiter: string) =>
  /^sep=.?$/i.test(cells.join(delimiter));

/**
 * The delimiter for which most rows have the same number of cells; more cells count as better. A comma if there is only
 * one column.
 */
export function findDelimiter(sample: string): string {
  const stated = /^sep=([,;\t|])\r?\n/i.exec(sample)?.[1];
  if (stated) return stated;
  let best = { delimiter: ",", score: 0 };
  for (const delimiter of DELIMITERS) {
    const { width, share } = shapeOf(sample, delimiter);
    const score = width > 1 ? share * share * Math.min(Math.log2(width), 4) : 0;
    if (score > best.score) best = { delimiter, score };
  }
  return best.delimiter;
}
