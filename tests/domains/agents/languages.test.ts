import { describe, expect, it } from "vitest";
import { LANGUAGE_NAMES, Languages, LanguagesInput } from "~/domains/agents/languages";
import { listMarket } from "~/domains/agents/marketplace/market-agents.server";
import { MarketQuery } from "~/domains/agents/marketplace/schemas";
import { agentProfileStatement } from "~/domains/agents/save-agent-profile.server";
import { saveOnboardingProfile } from "~/domains/onboarding/profile/save-onboarding-profile.server";
import { approvedAgent } from "../../support/fixtures/agents";
import { makeBusiness } from "../../support/harness/context";

const read = (text: string) => Languages.parse(text);

describe("an agent's languages", () => {
  it("are normalised to one name each", () => {
    expect(read("english, FRANÇAIS ; Kiswahili (fluent)/ isiZulu, Ibo, العربية")).toEqual([
      "English",
      "French",
      "Swahili",
      "Zulu",
      "Igbo",
      "Arabic",
    ]);
    expect(read("swahili, Kiswahili, SWAHILI")).toEqual(["Swahili"]);
  });

  it("may be any others on the list, each normalised to one name", () => {
    expect(read("kinyarwanda, tshi-luba,  N'Ko, LUGANDA, baoule")).toEqual([
      "Kinyarwanda",
      "Tshi-Luba",
      "Nko",
      "Luganda",
      "Baoulé",
    ]);
  });

  it("are rejected by name if they are not on the list", () => {
    for (const text of ["English, Klingon", "French.tplatinum free"]) {
      const { error } = Languages.safeParse(text);
      const unknown = text.split(", ").at(-1);
      expect(error?.issues[0]?.message).toBe(`“${unknown}” isn’t a known language. Enter its English name.`);
    }
  });

  it.each([" , ", "", "12, 7", "x".repeat(301), "x".repeat(41), LANGUAGE_NAMES.slice(0, 21).join(",")])(
    "are rejected if empty, not words, too long or too many: %j",
    (text) => expect(Languages.safeParse(text).success).toBe(false),
  );

  it("match the language filter of businesses once the profile is saved", async () => {
    const { ctx } = await makeBusiness();
    const city = `w${crypto.randomUUID().replaceAll("-", "").slice(0, 12)}`;
    const side = await approvedAgent({ city });
    const found = async (language: string) =>
      (await listMarket(ctx, MarketQuery.parse({ search: city, language }))).rows.map(({ id }) => id);
    expect(await found("Swahili")).toEqual([]);
    await agentProfileStatement(ctx, side.agent.id, LanguagesInput.parse({ languages: "kiswahili, ewe" }));
    expect([await found("Swahili"), await found("French")]).toEqual([[side.agent.id], []]);
    await saveOnboardingProfile(side.ctx, {
      firstName: "Wanjiru",
      lastName: "Kamau",
      email: null,
      phone: null,
      country: "KE",
      specializations: ["agriculture"],
      operationalMarkets: ["KE"],
      city,
      languages: read("francais"),
      industry: "agriculture",
      experience: "senior",
      education: null,
      about: null,
      linkedinUrl: null,
      portfolioUrl: null,
    });
    expect([await found("Swahili"), await found("French")]).toEqual([[], [side.agent.id]]);
  });
});
