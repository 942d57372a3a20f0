import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { csvRow, csvStream, withoutGuard } from "~/core/csv";

describe("a written CSV line", () => {
  it("is quoted as RFC 4180 requires, and ends in CRLF", () => {
    expect(csvRow(["plain", 'say "hi"', "a,b", "two\nlines", " edge ", null, 12.5, true])).toBe(
      'plain,"say ""hi""","a,b","two\nlines"," edge ",,12.5,true\r\n',
    );
  });

  it.each(["=1+1", "+1+1", "+254 700-1", "+1234567|calc", "-cmd", "@SUM(A1)", "\tx", "\rx", "＝1+1"])(
    "prefixes %j so that no spreadsheet runs it as a formula",
    (text) => {
      const line = csvRow([text]);
      expect(line.replace(/^"/, "").startsWith("'")).toBe(true);
    },
  );

  it.each(["+254700000001", "+254 700 000 001", "+27 11 123 4567"])(
    "leaves the phone number %s unchanged",
    (phone) => {
      expect(csvRow([phone])).toBe(`${phone}\r\n`);
      expect(withoutGuard(phone)).toBe(phone);
      expect(withoutGuard(`'${phone}`)).toBe(phone);
    },
  );

  it.each([
    ["Amina;=HYPERLINK(1)", "Amina;'=HYPERLINK(1)"],
    ["Amina\n+cmd", "Amina\n'+cmd"],
    ["=1;-1\t@x", "'=1;'-1\t'@x"],
    ["Fair 2026; =HYPERLINK(1)", "Fair 2026; '=HYPERLINK(1)"],
    ["  =1+1;  -1", "'  =1+1;  '-1"],
  ])("prefixes every formula after a semicolon, tab or line break in %j", (text, guarded) => {
    expect(csvRow([text]).replace(/^"|"?\r\n$/g, "")).toBe(guarded);
    expect(withoutGuard(guarded)).toBe(text);
  });

  it("leaves numbers unguarded, and the guard of formulas can be removed again", () => {
    expect(csvRow([-5, "x"])).toBe("-5,x\r\n");
    const looksGuarded = /(^|[;\t\r\n]) *' *[=+\-@\t\r\n＝＋－＠]/;
    fc.assert(
      fc.property(
        fc.string().filter((text) => !looksGuarded.test(text)),
        (cell) => {
          expect(withoutGuard(/^[=+\-@\t\r\n＝＋－＠]/.test(cell) ? `'${cell}` : cell)).toBe(cell);
        },
      ),
    );
  });
});

describe("a streamed CSV file", () => {
  it("starts with a BOM and its header, and reads rows only as fast as it is consumed", async () => {
    let made = 0;
    let isClosed = false;
    async function* rows() {
      try {
        for (; made < 100_000; made += 1) yield [made, "Société"];
      } finally {
        isClosed = true;
      }
    }
    const reader = csvStream(["id", "name"], rows()).getReader();
    const { value } = await reader.read();
    const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(value);
    expect(text.startsWith("\ufeffid,name\r\n0,Société\r\n1,")).toBe(true);
    expect(made).toBeLessThan(10_000);
    await reader.cancel();
    expect(isClosed).toBe(true);
  });

  it("without rows contains only its header", async () => {
    expect(await new Response(csvStream(["id"], [])).text()).toBe("id\r\n");
  });
});
