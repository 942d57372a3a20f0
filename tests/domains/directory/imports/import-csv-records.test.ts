import { Buffer } from "node:buffer";
import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { csvRow } from "~/core/csv";
import {
  CsvReader,
  type CsvRecord,
  csvRecords,
  MAX_ROW_LENGTH,
  MAX_UNREADABLE_LINES,
  recordsOfText,
} from "~/domains/directory/imports/csv/csv-records";
import { findDelimiter } from "~/domains/directory/imports/csv/find-delimiter";
import { runsOf } from "../../../support/harness/property-runs";
import { timeOf } from "../../../support/harness/time-of";

async function* pieces(text: string, size: number) {
  for (let index = 0; index < text.length; index += size) yield text.slice(index, index + size);
}

async function read(text: string, delimiter = ",", size = text.length || 1): Promise<CsvRecord[]> {
  const all: CsvRecord[][] = [];
  for await (const records of csvRecords(pieces(text, size), delimiter, Error)) all.push(records);
  return all.flat();
}

/** Returns the rows as the library parses them, or null if it rejects the text. */
function parsedByLibrary(text: string, delimiter: string): string[][] | null {
  try {
    return parse(Buffer.from(text), {
      delimiter,
      record_delimiter: ["\r\n", "\n", "\r"],
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    });
  } catch {
    return null;
  }
}

const unlimited = (text: string) => new CsvReader(",").read(text, true);

const cellsOf = (records: CsvRecord[]) => records.map((record) => record.cells);

describe("rows of a CSV file", () => {
  it("have the number of the line where each starts, whatever the line ends", async () => {
    const text = 'name,city\n\n"Acme\nand Sons",Accra\r\n\r\nBeta,"Lagos"\rGamma,Kano';
    expect(await read(text)).toEqual([
      { line: 1, cells: ["name", "city"] },
      { line: 3, cells: ["Acme\nand Sons", "Accra"] },
      { line: 6, cells: ["Beta", "Lagos"] },
      { line: 7, cells: ["Gamma", "Kano"] },
    ]);
  });

  it("keep quotation marks inside unquoted cells, and lose spaces around cells", async () => {
    const records = await read('name,city\nPipe 5" Ltd, "Accra" \nThe "Blue" House,Kano\n');
    expect(cellsOf(records)).toEqual([
      ["name", "city"],
      ['Pipe 5" Ltd', "Accra"],
      ['The "Blue" House', "Kano"],
    ]);
  });

  it("lose only the line with an unclosed quotation mark", async () => {
    const text = 'name,city\nAlpha,Accra\n"Beta,Lagos\n"Gamma, Ltd",Kano\nDelta,Juba\n';
    expect(await read(text)).toEqual([
      { line: 1, cells: ["name", "city"] },
      { line: 2, cells: ["Alpha", "Accra"] },
      { line: 3, cells: ['"Beta,Lagos'], problem: expect.stringContaining("isn’t closed") },
      { line: 4, cells: ["Gamma, Ltd", "Kano"] },
      { line: 5, cells: ["Delta", "Juba"] },
    ]);
  });

  it("continue after a quotation mark that is unclosed until the end of the file", async () => {
    const rows = Array.from({ length: 20_000 }, (_, index) => `Company ${index},City ${index}\n`).join("");
    const records = await read(`name,city\n"Open,Lagos\n${rows}`, ",", 10_000);
    expect(records).toHaveLength(20_002);
    expect(records[1]).toMatchObject({ line: 2, problem: expect.stringContaining("isn’t closed") });
    expect(records.at(-1)).toEqual({ line: 20_002, cells: ["Company 19999", "City 19999"] });
  });

  it("report that a quotation mark inside a quoted cell must be doubled", async () => {
    const records = await read('name,city\n"The "Blue" House",Kano\n"The ""Red"" House",Kano\n');
    expect(records[1]).toMatchObject({ line: 2, problem: expect.stringContaining("doubled") });
    expect(records[2]).toEqual({ line: 3, cells: ['The "Red" House', "Kano"] });
  });

  it("reject an overlong line without buffering it", async () => {
    const records = await read(`name\n${"x".repeat(3 * MAX_ROW_LENGTH)}\r\nAfter\n`, ",", 1000);
    expect(records[1]).toMatchObject({ line: 2, problem: expect.stringContaining("64 kB") });
    expect(records[1]?.cells[0]).toHaveLength(500);
    expect(records[2]).toEqual({ line: 3, cells: ["After"] });
  });

  it("are the same however the text is split into chunks", async () => {
    const line = fc.oneof(
      fc.array(fc.string({ maxLength: 8 }), { minLength: 1, maxLength: 4 }).map((cells) => csvRow(cells)),
      fc.constantFrom(
        '"open,b\n',
        'a "b" c,d\r',
        '"x "y" z",1\r\n',
        "\n",
        "\r\n",
        "\r",
        'a,"b\r\nc"\n',
        "é,ü\n",
        `${"y".repeat(MAX_ROW_LENGTH)}z\n`,
      ),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(line, { maxLength: 12 }),
        fc.integer({ min: 1, max: 3000 }),
        async (lines, size) => {
          const text = lines.join("");
          const padded = `${text}${"filler,row\n".repeat(7000)}${text}`;
          expect(await read(padded, ",", size * 16)).toEqual(await read(padded));
        },
      ),
      { numRuns: runsOf(40) },
    );
  });

  it("equal those of csv-parse if it can read the text", async () => {
    const piece = fc.constantFrom(...'a,;" \t\n\u00a0é', "\r\n", '""', ',"', '",', '"\n', "words", "\u2003");
    const text = fc.array(piece, { maxLength: 40 }).map((all) => all.join(""));
    const line = fc.oneof(
      text,
      text.map((all) => `"${all.replaceAll('"', '""')}",x\n`),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(line, { maxLength: 6 }),
        fc.constantFrom(",", ";", "\t"),
        async (all, delimiter) => {
          const whole = all.join("");
          // For an empty quoted cell with a second quoted part (`"" "b"`) the library keeps only the last part and
          // reports no error.
          fc.pre(!/""[^\S\r\n]+"/.test(whole));
          const expected = parsedByLibrary(whole, delimiter);
          fc.pre(expected !== null);
          expect(cellsOf(await read(whole, delimiter))).toEqual(expected);
        },
      ),
      { numRuns: runsOf(2_000) },
    );
  });

  it("are unchanged after writing and reading them", async () => {
    const cell = fc
      .string({ minLength: 1, maxLength: 20 })
      .filter((text) => text === text.trim() && !/(^'|(^|[;\t\r\n]) *[=+\-@\t\r\n＝＋－＠])/.test(text));
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { maxLength: 20 }),
        async (rows) => {
          expect(cellsOf(await read(rows.map((row) => csvRow(row)).join("")))).toEqual(rows);
        },
      ),
    );
  });
});

const BROKEN = [
  'a"b,x\n',
  'a"b\n',
  'x"\n',
  '"\n',
  ',"\n',
  '""\n',
  '"a"b\n',
  '"a\n',
  'a,"\n\n\n',
  '"""\n',
  '" ',
  '"',
];
const OTHERS = [
  " ",
  "\n",
  "\r",
  ";",
  ",",
  "(",
  "<",
  "a,b\n",
  "{}\n",
  "[",
  "x",
  "\u200f\u05d0a",
  "\u00a0",
  "\ufeff",
];

/** An idle core needs a tenth of this; quadratic work takes many seconds. */
const MAX_MS = 600;

describe("a megabyte of unusual text", () => {
  const ALL = [...BROKEN, ...OTHERS].map((shape) => ({ shape, named: JSON.stringify(shape) }));

  it.each(ALL)("is parsed in linear time: $named", async ({ shape }) => {
    const text = shape.repeat(Math.ceil(1_000_000 / shape.length));
    const readAll = async () => {
      for (const size of [text.length, 4_096])
        for await (const _ of csvRecords(pieces(text, size), ",", Error));
    };
    expect(await timeOf(() => readAll().catch(() => {}), MAX_MS)).toBeLessThan(MAX_MS);
    expect(await timeOf(() => findDelimiter(text.slice(0, MAX_ROW_LENGTH)), 100)).toBeLessThan(100);
  });

  it.each([
    ["a quotation mark that opens every second line", '"a\nb\n'],
    ["lines that close what an earlier one opened", 'x,"\ny\n'],
    ["an open mark far from the next one", `"${"a\n".repeat(30_000)}`],
  ])("is parsed past unbalanced quotes in linear time: %s", async (_what, shape) => {
    const text = shape.repeat(Math.ceil(1_000_000 / shape.length));
    const count = () => {
      let rows = 0;
      for (const _ of unlimited(text)) rows += 1;
      return rows;
    };
    expect(count()).toBeGreaterThan(1);
    expect(await timeOf(count, MAX_MS)).toBeLessThan(MAX_MS);
  });
});

describe("a file that is not CSV", () => {
  const broken = (lines: number) => `name,city\n${'"a"b,x\n'.repeat(lines)}Acme,Accra\n`;

  it(`is read while at most ${MAX_UNREADABLE_LINES} lines are unreadable`, async () => {
    const records = await read(broken(MAX_UNREADABLE_LINES));
    expect(records.filter(({ problem }) => problem)).toHaveLength(MAX_UNREADABLE_LINES);
    expect(records.at(-1)).toEqual({ line: MAX_UNREADABLE_LINES + 2, cells: ["Acme", "Accra"] });
  });

  it("is rejected with one more, naming the first unreadable line", async () => {
    await expect(read(broken(MAX_UNREADABLE_LINES + 1))).rejects.toThrow(
      /^This file doesn’t look like CSV: more than 200 lines can’t be read, starting at line 2\./,
    );
  });
});

it("is read no further than its rows are requested", () => {
  const text = `${"a,b\n".repeat(10)}${'"a"b\n'.repeat(100_000)}`;
  const rows = recordsOfText(text, ",", Error);
  for (let row = 1; row <= 10; row += 1) expect(rows.next().value).toMatchObject({ line: row });
});

it("returns only complete rows from the start of a longer text", () => {
  const head = 'name,city\nAcme,Accra\n"Beta\nand';
  expect([...recordsOfText(head, ",", Error, false)]).toHaveLength(2);
});

describe("the delimiter", () => {
  it.each([",", ";", "\t", "|"])("is detected: %j", async (delimiter) => {
    const rows = [
      ["name", "country", "description"],
      ["Acme, Sons; and Co", "Ghana", '"a, b | c; d"'],
      ["Beta", "Kenya", "plain"],
      ["Gamma", "Togo", '"more, words"'],
    ];
    const quoted = rows.map((row) =>
      row.map((cell) => (/[,;|\t]/.test(cell) && !cell.startsWith('"') ? `"${cell}"` : cell)),
    );
    expect(findDelimiter(quoted.map((row) => row.join(delimiter)).join("\n"))).toBe(delimiter);
  });

  it("is a comma for one column, and the one named in Excel's first line", async () => {
    expect(findDelimiter("name\nAcme\nBeta\n")).toBe(",");
    expect(findDelimiter("sep=;\r\nname;city\r\nA,b;c\r\n")).toBe(";");
  });
});
