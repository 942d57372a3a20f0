import { expect, it } from "vitest";
import { websiteOf } from "~/domains/directory/companies/website-of";
import { readRow } from "~/domains/directory/imports/read-row";
import { rowLayout } from "~/domains/directory/imports/row-layout";
import { timeOf } from "../support/harness/time-of";

const MAX_DURATION_MS = 300;
const LONG = 64 * 1024;

const row = (cells: string[]) => ({ line: 2, cells });
const COLUMNS = ["name", "website", "employees", "country", "industry", "city"] as const;
const LAYOUT = rowLayout({ mapping: COLUMNS });

it.each([
  ["blanks", " "],
  [";", ";"],
  ["a", "a"],
  [".", "."],
  ["a host's labels", "a-"],
  ["commas between blanks", " ,"],
])("reports a 64 kB cell as too long within 300 ms: %s", async (_, text) => {
  const long = text.repeat(LONG / text.length);
  for (const column of COLUMNS) {
    // Blanks at the ends of a cell are not part of it.
    const cell = `x${long}x`;
    const cells = COLUMNS.map((name) => (name === column ? cell : name === "name" ? "Zuri Solar" : ""));
    let said: string | null | undefined;
    const ms = await timeOf(async () => {
      const { reason, note } = readRow(row(cells), LAYOUT);
      said = reason ?? note;
    }, MAX_DURATION_MS);
    expect([column, ms <= MAX_DURATION_MS]).toEqual([column, true]);
    expect(said).toMatch(/: [\d,]+ characters\. Use at most \d+\./);
  }
});

it.each([
  ["zuri.example", "https://zuri.example"],
  ["HTTP://Zuri.example/", "http://zuri.example"],
  ["https://zuri.example/a?b#c", "https://zuri.example/a?b#c"],
  ["www.zuri.example; www.other.example", "https://www.zuri.example"],
  ["https://zuri.example, https://other.example", "https://zuri.example"],
  ["https://user:word@zuri.example", null],
  ["javascript:alert(1)", null],
  ["mailto:amina@zuri.example", null],
  ["localhost", null],
  ["10.0.0.1", null],
  ["not an address", null],
])("parses %s as the web address %s", (text, address) => expect(websiteOf(text)).toBe(address));
