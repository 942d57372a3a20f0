import { getTableColumns } from "drizzle-orm";
import { expect, it } from "vitest";
import { changeOpportunity } from "~/domains/opportunities/changes/change-opportunity.server";
import { eraseContactFromOpportunities } from "~/domains/opportunities/erase-contact-from-opportunities.server";
import { opportunityFile } from "~/domains/opportunities/export-opportunities.server";
import {
  CONTACT_FIELDS,
  CSV_FIELDS,
  FIELD_NAMES,
  FORM_FIELDS,
  OPTIONAL_FIELDS,
} from "~/domains/opportunities/fields";
import { opportunityJson } from "~/domains/opportunities/json";
import { getOpportunity } from "~/domains/opportunities/opportunities.server";
import { opportunities } from "~/domains/opportunities/tables";
import { listEvents } from "~/domains/opportunities/timeline/events.server";
import { draftOf } from "~/domains/opportunities/view";
import { writeOpportunity } from "~/domains/opportunities/write-opportunity.server";
import { makeOpportunity } from "../../support/fixtures/opportunities";
import { makeBusiness } from "../../support/harness/context";

const factsOf = (ownerId: number) => ({
  title: "Roofs for Zuri",
  description: "Two halls.",
  revenue: 125_050,
  region: "Kenya",
  status: "closed_lost" as const,
  probability: 40,
  closeDate: "2026-12-01",
  lostReason: "Too dear.",
  ownerId,
  contactName: "Nia Moyo",
  contactEmail: "nia@zuri.test",
  contactPhone: "+254 700 000000",
  companyName: "Zuri",
});

it("every field has a database column and a CSV column", () => {
  expect(Object.keys(getTableColumns(opportunities))).toEqual(expect.arrayContaining(FIELD_NAMES));
  expect([...CSV_FIELDS].sort()).toEqual([...FIELD_NAMES].sort());
});

it("every field is stored in its own column, and is in the JSON, form and CSV file", async () => {
  const { ctx, user } = await makeBusiness();
  const facts = factsOf(user.userId);
  expect(Object.keys(facts)).toEqual(FIELD_NAMES);
  const row = await getOpportunity(ctx, await writeOpportunity(ctx, { ...facts, source: "manual" }));
  expect(row).toMatchObject(facts);
  expect(opportunityJson(row, ctx.now())).toMatchObject({ ...facts, revenue: 1250.5, probability: 0 });
  const { status: _, lostReason: __, ...entered } = facts;
  const typed = { ...entered, revenue: "1250.5", probability: "40", ownerId: String(user.userId) };
  expect(draftOf(row)).toEqual(typed);
  expect(Object.keys(typed)).toEqual(FORM_FIELDS);
  const [header, cells] = (await (await opportunityFile(ctx, [row], "csv")).text()).split("\r\n");
  expect(header?.replace("\ufeff", "")).toBe(
    "title,stage,value usd,probability,close date,region,owner,company,contact name,contact email,contact phone,lost reason,description,demo,created at,moved at,tags",
  );
  expect(cells).toContain("Roofs for Zuri,Lost,1250.5,0,2026-12-01,Kenya,");
});

it("the history labels each change, and omits the values of personal data", async () => {
  const { ctx, user } = await makeBusiness();
  const { id } = await makeOpportunity(ctx, { title: "Before", region: "Ghana", ownerId: undefined });
  const { status: _, lostReason: __, ownerId: ___, ...facts } = factsOf(user.userId);
  await changeOpportunity(ctx, id, facts);
  const [event] = await listEvents(ctx, [id], 1);
  expect(event?.text).toBe(
    "Title: Roofs for Zuri. Description: changed. Deal value: $1,250.50. Region: Kenya. Probability: 40%. Close date: 1 Dec 2026. Contact: changed. Email: changed. Phone: changed. Company: Zuri.",
  );
});

it("erasing a contact clears only the contact fields", async () => {
  const { ctx, user } = await makeBusiness();
  const facts = factsOf(user.userId);
  const id = await writeOpportunity(ctx, { ...facts, source: "manual" });
  await ctx.d1.batch([eraseContactFromOpportunities(ctx, "nia@zuri.test")]);
  const row = await getOpportunity(ctx, id);
  for (const name of OPTIONAL_FIELDS)
    expect([name, row[name]]).toEqual([
      name,
      CONTACT_FIELDS.some((field) => field === name) ? null : facts[name],
    ]);
});
