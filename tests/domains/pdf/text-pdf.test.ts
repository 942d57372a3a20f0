import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isolate } from "~/core/pdf/letters";
import { PDF_SCRIPTS, rangesOf } from "~/core/pdf/scripts";
import { embeddedFont, openFont } from "~/core/pdf/shaping";
import { type PdfLine, textPdf } from "~/core/pdf/text-pdf";
import { objectsOf, readPdf } from "../../support/fixtures/read-pdf";
import { testContext } from "../../support/harness/context";
import { runsOf } from "../../support/harness/property-runs";

const { readAsset } = testContext();
const ORIGINAL = "The page has them.";
const MISSING = /Some characters aren’t supported/;

const write = (...texts: (string | PdfLine)[]) =>
  textPdf(readAsset, {
    title: "Names",
    lines: texts.map((line) => (typeof line === "string" ? { text: line } : line)),
    original: ORIGINAL,
  });
const read = async (...texts: (string | PdfLine)[]) => readPdf(await write(...texts));

describe("names in a PDF", () => {
  it.each([
    ["Latin-1", "José Gonçalves – €5 (Ltd) \\ 100%"],
    ["Yoruba", "Ọláwálé Ṣọlá ẹ̀kọ́ Ọlọ́run ǹ ń m̀"],
    ["Hausa", "Ƙasa Ɓàlà Ɗan ƴaƴa ʼyan"],
    ["Ewe", "Ŋutɔ́ ɖeka ƒe ɛ̃ ʋu ɣ"],
    ["Venda and Nama", "ḽ ṱ ḓ ṋ ǃXóõ ǀgâ ǂ"],
    ["Arabic", "آمنة بللو"],
    ["Arabic with ligatures", "علاء الإسلام لله"],
    ["Arabic with brackets", "شركة الأمل (القاهرة) [فرع]"],
    ["Arabic, Latin and digits", "شركة Njia 2026"],
    ["Persian and Maghrebi letters", "پچگ ڤ ڨ"],
    ["Amharic", "አበበ ቢቂላ፣ ኢትዮጵያ"],
    ["Amharic, Latin and digits", "ሰላም Selam (2026)"],
    ["Tifinagh", "ⵜⴰⵎⴰⵣⵉⵖⵜ (MA) 15"],
    ["Tifinagh with marks", "ⴰ\u0301 ⵣ\u0302"],
    ["all scripts", "Ṣọlá آمنة ሰላም ⵣ"],
  ])("in %s are extracted exactly as written", async (_, name) => {
    const { lines, text } = await read({ text: name, kind: "title" }, `Name: ${isolate(name)}, end`);
    expect(lines).toEqual([name.normalize("NFC"), `Name: ${name.normalize("NFC")}, end`]);
    expect(text).not.toMatch(MISSING);
  });

  it("embed only the fonts that they need", async () => {
    const fontsOf = async (text: string) => {
      const asked: string[] = [];
      const counted = (path: string) => {
        asked.push(path);
        return readAsset(path);
      };
      const pdf = await textPdf(counted, { title: "One", lines: [{ text }], original: ORIGINAL });
      return objectsOf(pdf)
        .join("")
        .match(/\/BaseFont \/[\w+-]+(?= \/Encoding)/g);
    };
    expect(await fontsOf("José")).toEqual(["/BaseFont /Helvetica", "/BaseFont /Helvetica-Bold"]);
    expect(await fontsOf("José آمنة")).toEqual([
      "/BaseFont /Helvetica",
      "/BaseFont /Helvetica-Bold",
      "/BaseFont /NJIAAA+NotoSansArabic",
    ]);
    expect(await fontsOf("Ṣọlá ሰላም")).toEqual([
      "/BaseFont /NJIAAA+NotoSans",
      "/BaseFont /NJIAAA+NotoSansEthiopic",
    ]);
  });

  it("produce the same bytes each time", async () => {
    expect(await write("آمنة Ṣọlá")).toEqual(await write("آمنة Ṣọlá"));
  });
});

describe("characters without a font", () => {
  it.each([
    ["an emoji", "Selam 🙂 x", "Selam […] x"],
    ["an emoji of several", "a 👩‍👩‍👧🏿 b", "a […] b"],
    ["another script", "Иван Петров", "[…]"],
    ["a lone surrogate", "a \ud800 b", "a […] b"],
    ["a letter with a plain form", "Ａ① 𝐁", "A1 B"],
  ])("are replaced, and a note in the file reports it: %s", async (_, name, shown) => {
    const { lines } = await read(name);
    expect(lines[0]).toBe(shown);
    expect(lines.slice(1).join(" ")).toMatch(MISSING);
    expect(lines.at(-1)).toContain(ORIGINAL);
  });

  it.each([
    ["control characters", "a\u0000\u0007b\u009f", "ab"],
    ["line breaks and tabs", "a\r\n\tb\u2028c", "a b c"],
    ["joiners outside Arabic", "ⴰ\u200d ሰ\u200c a\u200d", "ⴰ ሰ a"],
    ["invisible ones", "a\u00adb\u200b\ufeff\u202ec\ufe0f", "abc"],
  ])("are removed or replaced by a space without a note: %s", async (_, name, shown) => {
    expect((await read(name)).lines).toEqual([shown]);
  });
});

describe("text lines in a PDF", () => {
  it("stay within the margins even for very long words", async () => {
    for (const letter of ["W", "Ọ́", "خ", "ሰ", "ⵣ"]) {
      const { pages, text } = await read({ text: letter.repeat(700), kind: "title" }, letter.repeat(700));
      expect(text.replace(/\n/g, "")).toBe(letter.repeat(1400).normalize("NFC"));
      for (const { x } of pages.flat()) expect(x).toBeGreaterThanOrEqual(55);
      expect(pages.flat().length).toBeGreaterThan(10);
    }
  });

  it("are right-aligned in a right-to-left paragraph, but left-aligned for a name", async () => {
    const { pages } = await read("آمنة بللو", "يولد جميع الناس أحرارا متساوين ".repeat(5));
    const [name, first, second] = pages[0] ?? [];
    expect(name?.x).toBe(56);
    expect(first?.text).toMatch(/^يولد/);
    expect(second?.x).toBeGreaterThan(56);
  });

  it("continue on the next page", async () => {
    const { pages } = await read(...Array.from({ length: 120 }, (_, n) => `Line ${n}`));
    expect(pages.map((lines) => lines.length)).toEqual([42, 42, 36]);
  });

  it("need at most 60 kB for 10,000 characters of four scripts", async () => {
    const text = "يولد جميع الناس أحراراً (Njia 2026) ሁሉም ሰዎች ነፃ ሆነው Ọláwálé Ṣọlá ẹ̀kọ́ ⵜⴰⵎⴰⵣⵉⵖⵜ ".repeat(125);
    const pdf = await write(text.slice(0, 10_000));
    expect(pdf.length).toBeLessThan(60_000);
    expect(readPdf(pdf).pages.length).toBeGreaterThan(1);
  });
});

describe("arbitrary text in a PDF", () => {
  const anyLetter = fc.oneof(
    { weight: 3, arbitrary: fc.string({ unit: "binary", minLength: 1, maxLength: 3 }) },
    ...Object.values(PDF_SCRIPTS).flatMap(({ ranges }) =>
      rangesOf(ranges).map(([min, max]) =>
        fc.integer({ min, max }).map((code) => String.fromCodePoint(code)),
      ),
    ),
    fc.constantFrom(" ", "(", ")", "[", "15", "\u200d", "\u2067", "\u2069", "\u0301", "\ud800"),
  );

  it("produces a valid file with the given title", async () => {
    const text = fc.array(anyLetter, { maxLength: 60 }).map((letters) => letters.join(""));
    await fc.assert(
      fc.asyncProperty(text, fc.array(text, { maxLength: 6 }), async (title, texts) => {
        const lines = texts.map((text) => ({ text }));
        const pdf = readPdf(await textPdf(readAsset, { title, lines, original: ORIGINAL }));
        expect(pdf.title).toBe(title.replace(/\p{Cs}/gu, "\ufffd"));
      }),
      { numRuns: runsOf(300) },
    );
  });
});

describe("text of mixed scripts", () => {
  const words = fc.constantFrom(
    ..."آمنة بللو شركة لا مُحَمَّد ٢٠٢٦ ، Njia Ọláwálé Ṣọlá ẹ̀kọ́ José (Ltd) [15] +254 ( ] 3.5% ሰላም ኢትዮጵያ። ⵜⴰⵎⴰⵣⵉⵖⵜ /".split(
      " ",
    ),
  );

  it("is extracted in the order in which it was written", async () => {
    const text = fc.array(fc.tuple(words, fc.constantFrom(" ", " ", "")), { minLength: 1, maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(text, async (parts) => {
        const written = parts.flat().join("").normalize("NFC");
        const { lines } = await read(written);
        expect(lines.join("").replace(/ /g, "")).toBe(written.replace(/ /g, ""));
      }),
      { numRuns: runsOf(300) },
    );
  });
});

describe("the PDF fonts", () => {
  it.each([
    ["latin", "ƁɓƊɗƉɖĐđƏəƐɛƑƒƓɠƔɣĦħƗɨƘƙŁłƝɲŊŋƆɔƠơƱʊƲʋƳƴɄʉẸẹỌọṢṣḼḽṰṱḒḓṊṋŠšŽžꞌʼʻǀǁǂǃ€₦₵₣"],
    ["arabic", "ابتثجحخدذرزسشصضطظعغفقكلمنهويةىءأإآؤئپچڤڨگڭ٠١٢٣٤٥٦٧٨٩،؛؟"],
    ["ethiopic", "ሀሐመሠረሰሸቀበተኀነኘአከኸወዐዘዠየደጀገጠጨጰጸፀፈፐ፡።፣፩"],
    ["tifinagh", "ⴰⴱⴳⴷⴹⴻⴼⴽⵀⵃⵄⵅⵇⵉⵊⵍⵎⵏⵓⵔⵕⵖⵙⵚⵛⵜⵟⵡⵢⵣⵥⵯ"],
  ])("have a glyph for every required character: %s", async (script, letters) => {
    const file = await readAsset(`/fonts/pdf/${script}.ttf`);
    const font = openFont(file ?? new ArrayBuffer(0));
    expect([...letters].filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))).toEqual(
      [],
    );
  });

  it("are unchanged after shaping text", async () => {
    const font = openFont((await readAsset("/fonts/pdf/arabic.ttf")) ?? new ArrayBuffer(0));
    const { getGlyph } = font;
    for (const text of ["آمنة", "بللو", "شركة"]) embeddedFont(font, "arabic", "F1").shape(text, true);
    expect(font.getGlyph).toBe(getGlyph);
  });

  it("have every character of Windows-1252 in Latin text", async () => {
    const all = Array.from({ length: 224 }, (_, at) => at + 32);
    const text = new TextDecoder("windows-1252").decode(Uint8Array.from(all)).replace(/[\p{Cc}\u00ad]/gu, "");
    const { lines } = await read(`Ṣ ${text}`);
    expect(lines.join("").replace(/\s/g, "")).toBe(`Ṣ${text}`.replace(/\s/g, ""));
  });
});
