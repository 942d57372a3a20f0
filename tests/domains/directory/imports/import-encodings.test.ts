import { describe, expect, it } from "vitest";
import type { LegacyCharset } from "~/core/legacy-charset";
import { createEncodingDetector, type Encoding } from "~/domains/directory/imports/csv/csv-encoding";
import { rereadImport } from "~/domains/directory/imports/reread-import.server";
import { importFile, inChunks, ownCompanies, upload } from "../../../support/fixtures/imports";
import { makeBusiness } from "../../../support/harness/context";

const TEXT = "name,country\nSociété Générale,Côte d'Ivoire\nشركة النيل,Egypt\nÁgua & Luz,Moçambique\n";
const WESTERN = "name;country\nSociété Générale;Côte d'Ivoire\nÁgua & Luz – “A”;Moçambique\n";

const utf8 = (text: string) => new TextEncoder().encode(text);
const join = (...parts: Uint8Array[]) => new Uint8Array(parts.flatMap((part) => [...part]));

function utf16(text: string, isLittle: boolean): Uint8Array {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let index = 0; index < text.length; index++)
    view.setUint16(index * 2, text.charCodeAt(index), isLittle);
  return bytes;
}

/** Encodes text in a single-byte charset by inverting its decoder. */
function encoded(text: string, charset: LegacyCharset): Uint8Array {
  const letters = new TextDecoder(charset).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  return Uint8Array.from(text, (letter) => [...letters].indexOf(letter));
}

const OLD: [string, LegacyCharset][] = [
  ["name,country\nÉnergie Sénégal,Côte d’Ivoire\nÀlex Çoulibaly,Togo\n", "macintosh"],
  ["Prénom;Société;Téléphone\nAïssatou;Crêperie;1\n", "macintosh"],
  ["name,country\nJosé Conceição,São Tomé\n", "macintosh"],
  ["Prénom;Société;Téléphone\nAïssatou;Crêperie;1\n", "windows-1252"],
  ["name,country\nJOÃO CONCEIÇÃO,São Tomé\n", "windows-1252"],
  ["name,price\nAcme,5 €\n", "windows-1252"],
  ["Name;Ort\nMüller Söhne;Lüderitz\n", "windows-1252"],
  ["الاسم;الشركة\nفاطمة الزهراء;مصنع السكر\n", "windows-1256"],
  ["name,country\nشركة النور,Egypt\n", "windows-1256"],
  ["name,country\nمطاحن الأطلس – Atlas,Maroc\n", "windows-1256"],
  ["name,country\nŁódź Kowalski,Kenya\nDvořák Plzeň,Ghana\n", "windows-1250"],
  ["name,country\nИван Петров,Kenya\nКОМПАНИЯ,Ghana\n", "windows-1251"],
];

const WINDOWS: Record<string, number> = { "–": 0x96, "“": 0x93, "”": 0x94 };
const windows1252 = (text: string) =>
  Uint8Array.from(text, (letter) => WINDOWS[letter] ?? letter.charCodeAt(0));

async function detect(bytes: Uint8Array, size = 1000): Promise<Encoding> {
  const detector = createEncodingDetector();
  for await (const chunk of inChunks(bytes, size)) detector.push(chunk);
  return detector.finish();
}

const ZERO_BYTES: [string, Uint8Array, Encoding][] = [
  ["UTF-8 with a stray zero byte", utf8("name,country\nAc\0me,Kenya\nBeta,Ghana\n"), "utf-8"],
  ["UTF-8 with zero bytes at the end", utf8(`${TEXT}${"\0".repeat(50)}`), "utf-8"],
  ["UTF-16LE of one line", utf16("name,country", true), "utf-16le"],
];

it.each(ZERO_BYTES)("%s is not mistaken because of its zero bytes", async (_, bytes, encoding) => {
  expect(await detect(bytes)).toBe(encoding);
});

const FILES: [string, Uint8Array, Encoding][] = [
  ["UTF-8", utf8(TEXT), "utf-8"],
  ["UTF-8 with BOM", utf8(`\ufeff${TEXT}`), "utf-8"],
  ["UTF-16LE with BOM", utf16(`\ufeff${TEXT}`, true), "utf-16le"],
  ["UTF-16BE with BOM", utf16(`\ufeff${TEXT}`, false), "utf-16be"],
  ["UTF-16LE", utf16(TEXT, true), "utf-16le"],
  ["UTF-16BE", utf16(TEXT, false), "utf-16be"],
  ["Windows-1252", windows1252(WESTERN), "windows-1252"],
  ["ASCII", utf8("name,country\nAcme,Kenya\n"), "utf-8"],
];

describe("the encoding of a file", () => {
  it.each(FILES)("%s is detected, however the file is split", async (_, bytes, encoding) => {
    for (const size of [1, 3, 64, 100_000]) expect(await detect(bytes, size)).toBe(encoding);
  });

  it.each(OLD)(
    "with one byte per character is detected by plausible words: %j in %s",
    async (text, charset) => {
      for (const size of [1, 64, 100_000]) expect(await detect(encoded(text, charset), size)).toBe(charset);
    },
  );

  it("is detected by late non-ASCII characters if the file starts in plain ASCII", async () => {
    const rows = "name,country\n".padEnd(200_000, "Acme,Kenya\n");
    expect(await detect(join(utf8(rows), encoded("\nشركة النور,Egypt\n", "windows-1256")))).toBe(
      "windows-1256",
    );
  });

  it("can be changed by the user, who sees the first rows; columns are then read again", async () => {
    const { ctx } = await makeBusiness();
    const bytes = encoded("nom;société\nHélène;Pêche\n", "windows-1252");
    const row = await upload(ctx, bytes, "p.csv", "contacts");
    expect([row.encoding, row.firstRows?.[1]?.cells]).toEqual(["windows-1252", ["Hélène", "Pêche"]]);
    const other = await rereadImport(ctx, row.id, { encoding: "macintosh" });
    expect(other).toMatchObject({ encoding: "macintosh", status: "uploaded" });
    expect(other.columns).not.toEqual(row.columns);
    expect(await rereadImport(ctx, row.id, { encoding: "windows-1252" })).toMatchObject({
      columns: ["nom", "société"],
      mapping: ["personName", "name"],
    });
  });

  it("change uses one job of the quota, and a rejected change uses none", async () => {
    const { ctx } = await makeBusiness();
    const row = await upload(
      ctx,
      encoded("nom;société\nHélène;Énergie\n", "windows-1252"),
      "p.csv",
      "contacts",
    );
    const jobs = async () =>
      (await ctx.d1
        .prepare("select used from quota_usage where holder = ? and kind = 'jobs'")
        .bind(`account:${ctx.account.id}`)
        .first<number>("used")) ?? 0;
    await rereadImport(ctx, row.id, { encoding: "macintosh" });
    expect(await jobs()).toBe(1);
    await expect(rereadImport(ctx, row.id, { headerLine: 9 })).rejects.toMatchObject({ code: "invalid" });
    expect(await jobs()).toBe(1);
  });

  it("is detected if the first non-ASCII character is late in the file", async () => {
    const rows = "name,country\n".padEnd(300_000, "Acme,Kenya\n");
    expect(await detect(join(utf8(rows), windows1252("\nCafé,Togo\n")))).toBe("windows-1252");
    expect(await detect(utf8(`${rows}\nCafé,Togo\n`))).toBe("utf-8");
  });

  it("is still UTF-8 if one character is broken", async () => {
    const rows = "Société,Côte d'Ivoire\n".repeat(50);
    expect(await detect(join(utf8(rows), [0xe9] as unknown as Uint8Array, utf8(`\n${rows}`)))).toBe("utf-8");
  });

  it.each(FILES)("%s is read into the correct characters", async (_, bytes, encoding) => {
    const { ctx } = await makeBusiness();
    const row = await importFile(ctx, bytes);
    expect(row).toMatchObject({ status: "completed", encoding, rowsRejected: 0 });
    const names = (await ownCompanies(ctx)).map((company) => company.name);
    if (encoding === "windows-1252") expect(names).toEqual(["Société Générale", "Água & Luz – “A”"]);
    else if (names.length > 1) expect(names).toEqual(["Société Générale", "شركة النيل", "Água & Luz"]);
  });

  it("that is damaged rejects only the rows with unreadable characters", async () => {
    const { ctx } = await makeBusiness();
    const good = Array.from({ length: 30 }, (_, index) => `Société ${index},Bénin\n`).join("");
    const row = await importFile(
      ctx,
      join(utf8(`name,country\n${good}Caf`), Uint8Array.of(0xe9), utf8(",Togo\n")),
    );
    expect(row).toMatchObject({ encoding: "utf-8", rowsRejected: 1, rowsCreated: 30 });
  });
});
