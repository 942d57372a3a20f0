import { describe, expect, it } from "vitest";
import { listFreeSlots } from "~/domains/onboarding/interview/free-slots.server";
import { scheduleInterview } from "~/domains/onboarding/interview/schedule-interview.server";
import { onboardingSummary } from "~/domains/onboarding/summary/onboarding-summary.server";
import { makeInterviewer, readyForInterview } from "../../support/fixtures/interviews";
import { readPdf } from "../../support/fixtures/read-pdf";
import { still } from "../../support/harness/context";

const ORIGINAL = "Your profile still shows everything as you entered it.";

describe("the onboarding summary", () => {
  it("is available once every step is completed", async () => {
    await makeInterviewer();
    const ctx = still((await readyForInterview()).ctx);
    expect(await onboardingSummary(ctx)).toBeNull();
    const [slot] = (await listFreeSlots(ctx, { limit: 1 })).rows;
    await scheduleInterview(ctx, { slot: slot?.id ?? "", zone: null });
    const { title, lines, text } = readPdf((await onboardingSummary(ctx)) ?? new Uint8Array());
    expect(title).toBe("Application summary");
    expect(lines).toContain("Name: Wanjiru Mwangi Kamau");
    expect(text).toContain("with Achieng Otieno");
    expect(lines.join(" ")).not.toContain(ORIGINAL);
  });

  it.each([
    ["Arabic", "آمنة", "بللو", false],
    ["Amharic", "አበበ", "ቢቂላ", false],
    ["Yoruba", "Ọláwálé", "Ṣọlá", false],
    ["a script without a font", "Иван", "Bello", true],
  ])("shows a name in %s, or a note if no font has the script", async (_, firstName, lastName, isNoted) => {
    const { agent, ...made } = await readyForInterview();
    const ctx = still(made.ctx);
    const [slot] = (await listFreeSlots(ctx, { limit: 1 })).rows;
    await scheduleInterview(ctx, { slot: slot?.id ?? "", zone: null });
    const pdf = await onboardingSummary({ ...ctx, agent: { ...agent, firstName, lastName } });
    const { lines } = readPdf(pdf ?? new Uint8Array());
    expect(lines).toContain(`Name: ${isNoted ? "[…]" : firstName} ${lastName}`);
    expect(lines.join(" ").includes(ORIGINAL)).toBe(isNoted);
  });
});
