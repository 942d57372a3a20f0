import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { printable } from "~/core/pdf/printable";
import { textPdf } from "~/core/pdf/text-pdf";
import { listFreeSlots } from "~/domains/onboarding/interview/free-slots.server";
import { scheduleInterview } from "~/domains/onboarding/interview/schedule-interview.server";
import { onboardingSummary } from "~/domains/onboarding/summary/onboarding-summary.server";
import { makeInterviewer, readyForInterview } from "../../support/fixtures/interviews";
import { still } from "../../support/harness/context";

/** The objects of a PDF by its own table of offsets; throws where one points elsewhere. */
function objectsOf(file: string): string[] {
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(file)?.[1]);
  if (!file.startsWith("xref\n", start)) throw new Error("no table");
  const offsets = [...file.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) =>
    Number(offset),
  );
  return offsets.map((offset, index) => {
    if (!file.startsWith(`${index + 1} 0 obj\n`, offset)) throw new Error(`object ${index + 1} is not there`);
    return file.slice(offset, file.indexOf("\nendobj\n", offset));
  });
}

describe("text in the letters of a PDF", () => {
  it.each([
    ["Amina Bello", "Amina Bello", true],
    ["José Gonçalves – €5", "José Gonçalves – €5", true],
    ["Ọláwálé Ṣọlá", "Oláwálé Solá", false],
    ["Ɓúkár Ŋala", "Búkár Nala", false],
    ["آمنة بللو", "[…]", false],
    ["Selam ሰላም 🙂 x", "Selam […] x", false],
  ])("%s stands as %s", (text, shown, isExact) => {
    expect(printable(text)).toMatchObject({ text: shown, isExact });
  });
});

describe("a PDF of text", () => {
  it("is whole and ASCII with any text, and its streams are as long as they say", () => {
    const text = fc.string({ unit: "grapheme", maxLength: 400 });
    fc.assert(
      fc.property(text, fc.array(text, { maxLength: 20 }), (title, texts) => {
        const file = textPdf(
          title,
          texts.map((text) => ({ text: text })),
        );
        expect(file).toMatch(/^[\n\x20-\x7e]*$/);
        for (const object of objectsOf(file)) {
          const [, length, stream] = /Length (\d+) >>\nstream\n([\s\S]*)endstream$/.exec(object) ?? [];
          if (length) expect(stream?.length).toBe(Number(length));
        }
      }),
    );
  });

  it("continues on another page", () => {
    const file = textPdf(
      "Long",
      Array.from({ length: 120 }, (_, n) => ({ text: `Line ${n}` })),
    );
    expect(file).toContain("/Count 3");
    expect(objectsOf(file).length).toBe(5 + 6);
  });
});

describe("the summary", () => {
  it("is given once every step is done", async () => {
    await makeInterviewer();
    const ctx = still((await readyForInterview()).ctx);
    expect(await onboardingSummary(ctx)).toBeNull();
    const [slot] = (await listFreeSlots(ctx, { limit: 1 })).rows;
    await scheduleInterview(ctx, { slot: slot?.id ?? "", zone: null });
    const file = (await onboardingSummary(ctx)) ?? "";
    objectsOf(file);
    expect(file).toContain("(Name: Wanjiru Mwangi Kamau)");
    expect(file).toContain("with Achieng Otieno");
    expect(file).not.toContain("Western characters");
  });

  it("notes how a name in Arabic is printed", async () => {
    const { agent, ...made } = await readyForInterview();
    const ctx = still(made.ctx);
    const [slot] = (await listFreeSlots(ctx, { limit: 1 })).rows;
    await scheduleInterview(ctx, { slot: slot?.id ?? "", zone: null });
    const file = await onboardingSummary({
      ...ctx,
      agent: { ...agent, firstName: "آمنة", lastName: "بللو" },
    });
    expect(file).toContain("(Name: [\\205])");
    expect(file).toContain("Western characters");
  });
});
