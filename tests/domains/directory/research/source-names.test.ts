import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { companies } from "~/domains/directory/tables";
import { beginRun, inRoom, leaveOnly, leiOf, stepAll } from "../../../support/fixtures/research";
import { testContext } from "../../../support/harness/context";

const found = async (source: string, sourceId: string) =>
  (
    await testContext()
      .db.select({ name: companies.name, description: companies.description })
      .from(companies)
      .where(and(eq(companies.source, source), eq(companies.sourceId, sourceId)))
  )[0];

const ARABIC = "شركة النيل للصناعات";

describe("a company whose name is in Arabic script", () => {
  it("keeps its Latin name from GLEIF, and its Arabic name in the description", async () => {
    const { ctx } = await inRoom(testContext(), {
      gleif: [
        {
          lei: leiOf(701),
          name: ARABIC,
          country: "EG",
          transliteratedOtherNames: [
            7,
            { name: "Sharikat alnyl", type: "AUTO_ASCII_TRANSLITERATED_LEGAL_NAME" },
            { name: "Nile Industries Company", type: "PREFERRED_ASCII_TRANSLITERATED_LEGAL_NAME" },
          ],
        },
        {
          lei: leiOf(702),
          name: "Delta Mills SAE",
          country: "EG",
          otherNames: [
            { name: "مطاحن الدلتا", language: "ar", type: "ALTERNATIVE_LANGUAGE_LEGAL_NAME" },
            { name: "Old Mills", type: "PREVIOUS_LEGAL_NAME" },
          ],
        },
        { lei: leiOf(703), name: "مصنع بلا اسم آخر", country: "EG", otherNames: "none" },
      ],
    });
    await leaveOnly(ctx, "gleif");
    await beginRun(ctx);
    await stepAll(ctx);
    expect(await found("GLEIF", leiOf(701))).toEqual({
      name: "Nile Industries Company",
      description: `Also known as ${ARABIC}.`,
    });
    expect(await found("GLEIF", leiOf(702))).toEqual({
      name: "Delta Mills SAE",
      description: "Also known as مطاحن الدلتا.",
    });
    expect((await found("GLEIF", leiOf(703)))?.name).toBe("مصنع بلا اسم آخر");
  });

  it("keeps its Latin label from Wikidata, and is also kept without one", async () => {
    const { ctx } = await inRoom(testContext(), {
      wikidata: [
        { id: "Q7000001", name: "Nile Textiles", arabicName: ARABIC, country: "EG" },
        { id: "Q7000002", arabicName: "مصنع القطن", country: "EG" },
        { id: "Q7000003", country: "EG" },
      ],
    });
    await leaveOnly(ctx, "wikidata");
    await beginRun(ctx);
    await stepAll(ctx);
    expect(await found("Wikidata", "Q7000001")).toEqual({
      name: "Nile Textiles",
      description: `Also known as ${ARABIC}.`,
    });
    expect((await found("Wikidata", "Q7000002"))?.name).toBe("مصنع القطن");
    expect(await found("Wikidata", "Q7000003")).toBeUndefined();
  });
});
