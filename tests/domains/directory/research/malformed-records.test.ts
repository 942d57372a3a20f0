import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { createGleif } from "~/adapters/research/gleif";
import { createWikidata } from "~/adapters/research/wikidata";
import { stepResearch } from "~/domains/directory/research/step-research.server";
import { researchSources } from "~/domains/directory/tables";
import { beginRun, inRoom, leaveOnly, leiOf, researchServer } from "../../../support/fixtures/research";
import { testContext } from "../../../support/harness/context";
import type { Room } from "../../../support/servers/research-server";

async function pageOf(kind: "gleif" | "wikidata", room: Room) {
  const { name } = await inRoom(testContext(), room);
  const asking = { userAgent: `${name}/1.0`, countries: ["KE"], now: new Date() };
  const source = (kind === "gleif" ? createGleif : createWikidata)(researchServer(), asking);
  return source.readPage(null);
}

const lei = (over: object, entity: object = {}) => ({
  attributes: {
    lei: leiOf(52),
    entity: {
      legalName: { name: "Second Ltd" },
      legalAddress: { country: "KE" },
      status: "ACTIVE",
      ...entity,
    },
    ...over,
  },
});

describe("a page of GLEIF", () => {
  const around = (raw: unknown): Room => ({
    gleif: [
      { lei: leiOf(51), name: "First Ltd", country: "KE" },
      { lei: leiOf(52), name: "", country: "KE", raw },
      { lei: leiOf(53), name: "Third Ltd", country: "KE" },
    ],
  });

  it.each([
    ["a text instead of a record", "lost"],
    ["a list instead of a record", [7]],
    ["no attributes", { type: "lei-records" }],
    ["no identifier", lei({ lei: null })],
    ["an identifier of another form", lei({ lei: "5493" })],
    ["no entity", lei({ entity: null })],
    ["no name", lei({}, { legalName: {} })],
    ["a name of 3,000 characters", lei({}, { legalName: { name: "x".repeat(3_000) } })],
    ["a category that is not text", lei({}, { category: 7 })],
  ])("skips and counts a malformed record: %s", async (_, raw) => {
    const page = await pageOf("gleif", around(raw));
    expect(page.companies.map(({ name }) => name)).toEqual(["First Ltd", "Third Ltd"]);
    expect(page.unreadable).toBe(1);
  });

  it.each([
    ["city", lei({}, { legalAddress: { city: 7, country: "KE" } })],
    ["address", lei({}, { legalAddress: "Nairobi" })],
    ["status", lei({}, { status: {} })],
    ["list of names", lei({}, { otherNames: { name: 1 }, transliteratedOtherNames: 4 })],
    [
      "legal name, beside another",
      lei({}, { legalName: null, otherNames: [{ name: "Second Ltd", type: "TRADING_OR_OPERATING_NAME" }] }),
    ],
  ])("keeps a record with an unreadable %s", async (_, raw) => {
    const page = await pageOf("gleif", around(raw));
    expect(page.companies[1]).toMatchObject({ name: "Second Ltd", country: "KE" });
    expect([page.companies.length, page.unreadable]).toEqual([3, 0]);
  });

  it("counts the skipped record as rejected, not as a failure", async () => {
    const { ctx } = await inRoom(testContext(), around(lei({ lei: 1 })));
    await leaveOnly(ctx, "gleif", "KE 1");
    await ctx.db
      .update(researchSources)
      .set({ rejected: 0, reason: null })
      .where(eq(researchSources.kind, "gleif"));
    await beginRun(ctx);
    await stepResearch(ctx);
    const [source] = await ctx.db.select().from(researchSources).where(eq(researchSources.kind, "gleif"));
    expect(source).toMatchObject({ rejected: 1, failures: 0, reason: null });
  });
});

describe("a page of Wikidata", () => {
  const item = { type: "uri", value: "http://www.wikidata.org/entity/Q7100002" };
  const name = { type: "literal", value: "Second Ltd" };
  const around = (raw: unknown): Room => ({
    wikidata: [
      { id: "Q7100001", name: "First Ltd", country: "KE" },
      { id: "Q7100002", country: "KE", raw },
      { id: "Q7100003", name: "Third Ltd", country: "KE" },
    ],
  });

  it.each([
    ["a text instead of a record", "lost"],
    ["no item", { name }],
    ["an item without its number", { item: { value: "http://www.wikidata.org/entity/" }, name }],
    ["a blank node as item", { item: { type: "bnode", value: "t12345" }, name }],
  ])("skips and counts an unidentifiable item: %s", async (_, raw) => {
    const page = await pageOf("wikidata", around(raw));
    expect(page.companies.map(({ sourceId }) => sourceId)).toEqual(["Q7100001", "Q7100003"]);
    expect(page.unreadable).toBe(1);
    expect(page.next).toBe("KE 2");
  });

  it.each([
    ["website", { item, name, website: "https://x.example" }],
    ["number of employees", { item, name, employees: 12 }],
    ["description of 5,000 characters", { item, name, description: { value: "x".repeat(5_000) } }],
    ["Arabic name", { item, name, arabicName: { value: null } }],
  ])("keeps an item with an unreadable %s", async (_, raw) => {
    const page = await pageOf("wikidata", around(raw));
    expect(page.companies[1]).toMatchObject({ sourceId: "Q7100002", name: "Second Ltd" });
    expect([page.companies.length, page.unreadable]).toEqual([3, 0]);
  });
});
