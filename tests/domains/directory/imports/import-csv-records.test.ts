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

/** Null where the library refuses the text, or where it reads a broken row otherwise than we do. */
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
  it("are read with the line each begins on, whatever ends the lines", async () => {
    const text = 'name,city\n\n"Acme\nand Sons",Accra\r\n\r\nBeta,"Lagos"\rGamma,Kano';
    expect(await read(text)).toEqual([
      { line: 1, cells: ["name", "city"] },
      { line: 3, cells: ["Acme\nand Sons", "Accra"] },
      { line: 6, cells: ["Beta", "Lagos"] },
      { line: 7, cells: ["Gamma", "Kano"] },
    ]);
  });

  it("keep a quotation mark inside an unquoted cell, and spaces around cells are dropped", async () => {
    const records = await read('name,city\nPipe 5" Ltd, "Accra" \nThe "Blue" House,Kano\n');
    expect(cellsOf(records)).toEqual([
      ["name", "city"],
      ['Pipe 5" Ltd', "Accra"],
      ['The "Blue" House', "Kano"],
    ]);
  });

  it("lose only the line where a quotation mark is not closed", async () => {
    const text = 'name,city\nAlpha,Accra\n"Beta,Lagos\n"Gamma, Ltd",Kano\nDelta,Juba\n';
    expect(await read(text)).toEqual([
      { line: 1, cells: ["name", "city"] },
      { line: 2, cells: ["Alpha", "Accra"] },
      { line: 3, cells: ['"Beta,Lagos'], problem: expect.stringContaining("isn’t closed") },
      { line: 4, cells: ["Gamma, Ltd", "Kano"] },
      { line: 5, cells: ["Delta", "Juba"] },
    ]);
  });

  it("go on after a quotation mark that is open to the end of the file", async () => {
    const rows = Array.from({ length: 20_000 }, (_, index) => `Company ${index},City ${index}\n`).join("");
    const records = await read(`name,city\n"Open,Lagos\n${rows}`, ",", 10_000);
    expect(records).toHaveLength(20_002);
    expect(records[1]).toMatchObject({ line: 2, problem: expect.stringContaining("isn’t closed") });
    expect(records.at(-1)).toEqual({ line: 20_002, cells: ["Company 19999", "City 19999"] });
  });

  it("say that a quotation mark inside a quoted cell must be doubled", async () => {
    const records = await read('name,city\n"The "Blue" House",Kano\n"The ""Red"" House",Kano\n');
    expect(records[1]).toMatchObject({ line: 2, problem: expect.stringContaining("doubled") });
    expect(records[2]).toEqual({ line: 3, cells: ['The "Red" House', "Kano"] });
  });

  it("refuse a line that is too long, without holding it", async () => {
    const records = await read(`name\n${"x".repeat(3 * MAX_ROW_LENGTH)}\r\nAfter\n`, ",", 1000);
    expect(records[1]).toMatchObject({ line: 2, problem: expect.stringContaining("64 kB") });
    expect(records[1]?.cells[0]).toHaveLength(500);
    expect(records[2]).toEqual({ line: 3, cells: ["After"] });
  });

  it("are the same however the text is cut into pieces", async () => {
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

  it("are those of csv-parse, where it can read them", async () => {
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
          // Of an empty quoted cell and a further mark (`"" "b"`) the library takes the last, and loses nothing it would report.
          fc.pre(!/""[^\S\r\n]+"/.test(whole));
          const expected = parsedByLibrary(whole, delimiter);
          fc.pre(expected !== null);
          expect(cellsOf(await read(whole, delimiter))).toEqual(expected);
        },
      ),
      { numRuns: runsOf(2_000) },
    );
  });

  it("round-trip unchanged", async () => {
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

/** Of an idle core a tenth; quadratic work takes many seconds. */
const MAX_MS = 600;

describe("a megabyte of anything", () => {
  const ALL = [...BROKEN, ...OTHERS].map((shape) => ({ shape, named: JSON.stringify(shape) }));

  it.each(ALL)("costs no more than its length: $named", async ({ shape }) => {
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
  ])("is read on behind %s, each line a bounded number of times", async (_what, shape) => {
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

  it(`is read while at most ${MAX_UNREADABLE_LINES} lines can't be`, async () => {
    const records = await read(broken(MAX_UNREADABLE_LINES));
    expect(records.filter(({ problem }) => problem)).toHaveLength(MAX_UNREADABLE_LINES);
    expect(records.at(-1)).toEqual({ line: MAX_UNREADABLE_LINES + 2, cells: ["Acme", "Accra"] });
  });

  it("is refused at the next one, with the first line that can't be read", async () => {
    await expect(read(broken(MAX_UNREADABLE_LINES + 1))).rejects.toThrow(
      /^This file doesn’t look like CSV: more than 200 lines can’t be read, starting at line 2\./,
    );
  });
});

it("reads a text no further than its rows are asked for", () => {
  const text = `${"a,b\n".repeat(10)}${'"a"b\n'.repeat(100_000)}`;
  const rows = recordsOfText(text, ",", Error);
  for (let row = 1; row <= 10; row += 1) expect(rows.next().value).toMatchObject({ line: row });
});

it("reads of a head only the rows that end in it", () => {
  const head = 'name,city\nAcme,Accra\n"Beta\nand';
  expect([...recordsOfText(head, ",", Error, false)]).toHaveLength(2);
});

describe("the delimiter", () => {
  it.each([",", ";", "\t", "|"])("is found: %j", async (delimiter) => {
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

  it("is a comma for one column, and what Excel's first line says", async () => {
    expect(findDelimiter("name\nAcme\nBeta\n")).toBe(",");
    expect(findDelimiter("sep=;\r\nname;city\r\nA,b;c\r\n")).toBe(";");
  });
});
