import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { csvRow } from "~/core/csv";
import { type CsvRecord, csvRecords, ROW_LIMIT } from "~/domains/directory/imports/csv/csv-records";
import { findDelimiter } from "~/domains/directory/imports/csv/find-delimiter";
import { runsOf } from "../../../support/property-runs";

async function* pieces(text: string, size: number) {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

async function read(text: string, delimiter = ",", size = text.length || 1): Promise<CsvRecord[]> {
  const all: CsvRecord[] = [];
  for await (const records of csvRecords(pieces(text, size), delimiter)) all.push(...records);
  return all;
}

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
      { line: 3, cells: ['"Beta,Lagos'], problem: expect.stringContaining("not closed") },
      { line: 4, cells: ["Gamma, Ltd", "Kano"] },
      { line: 5, cells: ["Delta", "Juba"] },
    ]);
  });

  it("go on after a quotation mark that is open to the end of the file", async () => {
    const rows = Array.from({ length: 20_000 }, (_, at) => `Company ${at},City ${at}\n`).join("");
    const records = await read(`name,city\n"Open,Lagos\n${rows}`, ",", 10_000);
    expect(records).toHaveLength(20_002);
    expect(records[1]).toMatchObject({ line: 2, problem: expect.stringContaining("not closed") });
    expect(records.at(-1)).toEqual({ line: 20_002, cells: ["Company 19999", "City 19999"] });
  });

  it("say that a quotation mark inside a quoted cell must be doubled", async () => {
    const records = await read('name,city\n"The "Blue" House",Kano\n"The ""Red"" House",Kano\n');
    expect(records[1]).toMatchObject({ line: 2, problem: expect.stringContaining("twice") });
    expect(records[2]).toEqual({ line: 3, cells: ['The "Red" House', "Kano"] });
  });

  it("refuse a line that is too long, without holding it", async () => {
    const records = await read(`name\n${"x".repeat(3 * ROW_LIMIT)}\r\nAfter\n`, ",", 1000);
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
        `${"y".repeat(ROW_LIMIT)}z\n`,
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

  it("come back as they were written", async () => {
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
    expect(await findDelimiter(quoted.map((row) => row.join(delimiter)).join("\n"))).toBe(delimiter);
  });

  it("is a comma for one column, and what Excel's first line says", async () => {
    expect(await findDelimiter("name\nAcme\nBeta\n")).toBe(",");
    expect(await findDelimiter("sep=;\r\nname;city\r\nA,b;c\r\n")).toBe(";");
  });
});
