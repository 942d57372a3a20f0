import { beforeAll, describe, expect, it } from "vitest";
import { PDF_SCRIPTS, rangesOf } from "~/core/pdf/scripts";
import { TRAINING } from "~/paths/business/training";
import { readPdf } from "../support/fixtures/read-pdf";
import { certified, publishedModule } from "../support/fixtures/training";
import { fetchApp, signedInBusiness } from "../support/harness/app";
import { env } from "../support/harness/context";
import { costOf, cpu, type Figure, faultsIn } from "./measure";

const LETTERS = 10_000;
const NAME = "آمنة ሰላም Ọláwálé ⵣ";

const lettersOf = ([first, last]: [number, number]) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join("");

const TEXTS = {
  "Latin-1 words": "José Gonçalves (Ltd) ",
  "Yoruba words": "Ọláwálé Ṣọlá ẹ̀kọ́ ",
  "Arabic words with marks": "يُولَدُ جميعُ النّاسِ أحراراً (15) ",
  "Amharic words": "ሁሉም ሰዎች ነፃ ሆነው በክብርና በመብት እኩል ናቸው። ",
  "Tifinagh words": "ⵜⴰⵎⴰⵣⵉⵖⵜ ⵜⴰⵏⴰⵡⴰⵢⵜ ",
  "words of all": `${NAME} (2026) `,
  "an Arabic word": "خ",
  "a Latin word with marks": "Ọ́",
  "an Amharic word": "ሰ",
  "marks alone": "\u0301\u064b",
  "changing directions": "a\u2067خ\u2066(\u2069",
  emoji: "🙂 x",
  "every letter of each script": Object.values(PDF_SCRIPTS)
    .map(({ ranges }) => rangesOf(ranges).map(lettersOf).join(" "))
    .join(" "),
};

describe("our PDFs", () => {
  let id = "";
  let cookie = "";
  beforeAll(async () => {
    const business = await signedInBusiness();
    cookie = business.cookie;
    id = (await certified(business.ctx, await publishedModule())).id;
  });
  const read = async (name: string) => {
    await env.DB.prepare("update certificates set name = ? where id = ?").bind(name, id).run();
    const answer = await fetchApp(TRAINING.certificatePdf(id), { cookie });
    return new Uint8Array(await answer.arrayBuffer());
  };

  it("stay within the CPU limit, including the first one of an isolate and long ones", async () => {
    const before = await cpu();
    const first = await read(NAME);
    const figures: Figure[] = [
      {
        input: "PDF, first of the isolate",
        shape: "a name",
        bytes: first.length,
        ms: (await cpu()) - before,
        answer: 200,
      },
    ];
    expect(readPdf(first).lines).toContain(NAME);
    for (const [shape, text] of Object.entries(TEXTS)) {
      const name = text.repeat(Math.ceil(LETTERS / text.length)).slice(0, LETTERS);
      let bytes = 0;
      const ms = await costOf(async () => {
        bytes = (await read(name)).length;
      });
      figures.push({ input: `PDF of ${LETTERS} letters`, shape, bytes, ms, answer: 200 });
    }
    for (const { shape, bytes, ms } of figures) console.log(`${shape}: ${ms} ms, ${bytes} bytes`);
    expect(await faultsIn(figures)).toEqual([]);
  });
});
