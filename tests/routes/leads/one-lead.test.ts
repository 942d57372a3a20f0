import { beforeAll, expect, it } from "vitest";
import { deletionPreview } from "~/domains/bulk/deletion/deletion-preview.server";
import { SelectionSchema } from "~/domains/bulk/selection-schema";
import { convertLead } from "~/domains/opportunities/creation/convert-lead.server";
import { addCompanies, makeSearch, runSearch } from "../../support/fixtures/lead-search";
import { type Ours, rowsOf } from "../../support/fixtures/one-lead";
import { callApp, fetchApp, signedInBusiness } from "../../support/harness/app";

let person: Awaited<ReturnType<typeof signedInBusiness>>;
let ids: number[];
let searchIds: number[];

beforeAll(async () => {
  person = await signedInBusiness();
  const ctx = person.ctx as Ours;
  const [companyId = 0] = await addCompanies(ctx, [{ name: "Jua Solar" }]);
  for (let count = 0; count < 2; count += 1) await runSearch(ctx, (await makeSearch(ctx)).id);
  const rows = await rowsOf(ctx, companyId);
  ids = rows.map(({ id }) => id);
  searchIds = rows.map(({ searchId }) => searchId);
});

const page = async (path: string) => (await fetchApp(path, { cookie: person.cookie })).text();
const json = async (method: string, path: string, body?: unknown) =>
  JSON.parse(await (await callApp(method, path, body, person.cookie)).text());

it("shows a company once with its number of searches in list and API; searches keep their lead", async () => {
  const html = await page("/ai-lead-search/leads");
  expect(html).toContain("1 lead from all searches");
  expect(html).toMatch(/>2(<!-- -->)? searches</);
  expect((await json("GET", "/api/ai-generated-leads")).map(({ id }: { id: number }) => id)).toEqual([
    ids[0],
  ]);
  for (const [at, id] of searchIds.entries())
    expect(await page(`/ai-lead-search/${id}`)).toContain(`/leads/${ids[at]}"`);
});

it("links a lead to the results of every search that found its company", async () => {
  const lead = await json("GET", `/api/ai-generated-leads/${ids[1]}`);
  expect(lead.origins).toMatchObject(
    ids.map((leadId, index) => ({ leadId, searchId: searchIds[index], searchName: "Solar in Kenya" })),
  );
  expect(await page(`/ai-lead-search/leads/${ids[1]}`)).toContain(`/ai-lead-search/${searchIds[0]}"`);
});

it("warns on removal that another search keeps its lead", async () => {
  const html = await page(`/ai-lead-search/leads/${ids[0]}/remove`);
  expect(html).toContain("Another search found the company too and keeps its lead.");
  const selection = SelectionSchema.parse({ leadIds: ids });
  expect((await deletionPreview(person.ctx, selection)).says).toContain(
    "Other searches keep their lead for the same company.",
  );
});

it("shares status changes between both leads, and locks their value once converted to a deal", async () => {
  await json("PATCH", `/api/ai-generated-leads/${ids[1]}`, { status: "qualified" });
  expect((await json("GET", `/api/ai-generated-leads/${ids[0]}`)).status).toBe("qualified");
  await convertLead(person.ctx, ids[0] ?? 0);
  const refused = await callApp(
    "PATCH",
    `/api/ai-generated-leads/${ids[1]}`,
    { estimatedValue: 5 },
    person.cookie,
  );
  expect(refused.status).toBe(409);
  expect(await page(`/ai-lead-search/leads/${ids[1]}`)).toContain("Edit the value in the deal.");
});
