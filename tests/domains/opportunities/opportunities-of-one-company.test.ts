import { expect, it } from "vitest";
import type { BusinessContext } from "~/core/context";
import { editCompany } from "~/domains/directory/companies/edit-company.server";
import { ContactInput } from "~/domains/directory/contacts/contact-input";
import { createContact } from "~/domains/directory/contacts/save-contact.server";
import { listOrigins } from "~/domains/lead-search/leads/provenance.server";
import { convertLead } from "~/domains/opportunities/creation/convert-lead.server";
import { openOpportunityOfCompany } from "~/domains/opportunities/creation/create-opportunity-from-company.server";
import { moveOpportunity } from "~/domains/opportunities/move-opportunity.server";
import { findOpportunityOf } from "~/domains/opportunities/opportunities.server";
import { removeOpportunity, restoreOpportunity } from "~/domains/opportunities/remove-opportunity.server";
import { getContactRecord } from "~/domains/records/contact-record.server";
import { addCompanies, makeSearch, runSearch } from "../../support/fixtures/lead-search";
import { rowsOf } from "../../support/fixtures/one-lead";
import { makeBusiness } from "../../support/harness/context";
import { metered } from "../../support/harness/metered";

async function foundTwice(
  between: (ctx: BusinessContext, companyId: number) => Promise<unknown> = async () => {},
) {
  const { ctx } = await makeBusiness();
  const [companyId = 0] = await addCompanies(ctx, [{ name: "Jua Solar" }]);
  await runSearch(ctx, (await makeSearch(ctx)).id);
  await between(ctx, companyId);
  await runSearch(ctx, (await makeSearch(ctx)).id);
  const [first, second] = await rowsOf(ctx, companyId);
  if (!first || !second) throw new Error("not found twice");
  return { ctx, companyId, first, second };
}

const count = (ctx: BusinessContext) =>
  ctx.d1
    .prepare("select count(*) n from opportunities where account_id = ?")
    .bind(ctx.account.id)
    .first<number>("n");

it("creates one deal for two leads of one company", async () => {
  const { ctx, companyId, first, second } = await foundTwice();
  expect((await listOrigins(ctx, companyId)).map(({ leadId }) => leadId)).toEqual([first.id, second.id]);
  const made = await convertLead(ctx, first.id);
  const again = await convertLead(ctx, second.id);
  expect([made.isNew, again.isNew]).toEqual([true, false]);
  expect(again.opportunity.id).toBe(made.opportunity.id);
  const meter = metered(ctx);
  expect(await findOpportunityOf(meter.ctx, second)).toMatchObject({ id: made.opportunity.id });
  expect(meter.rowsRead()).toBeLessThan(20);
});

it("creates one deal for two leads of one company that are converted concurrently", async () => {
  const { ctx, first, second } = await foundTwice();
  const made = await Promise.all(
    [first, second, first, second, first, second].map(({ id }) => convertLead(ctx, id)),
  );
  expect(new Set(made.map(({ opportunity }) => opportunity.id)).size).toBe(1);
  expect(made.filter(({ isNew }) => isNew)).toHaveLength(1);
  expect(await count(ctx)).toBe(1);
});

it("creates a new deal for a company's second lead once its first deal is closed", async () => {
  const { ctx, companyId, first, second } = await foundTwice((mine, id) =>
    editCompany(mine, id, { city: "Nakuru" }),
  );
  const { opportunity } = await convertLead(ctx, first.id);
  await moveOpportunity(ctx, opportunity.id, { status: "closed_lost", lostReason: "no budget" });
  const next = await convertLead(ctx, second.id);
  expect(next.isNew).toBe(true);
  expect(await count(ctx)).toBe(2);
  const known = async () => (await rowsOf(ctx, companyId)).map(({ convertedAt }) => convertedAt !== null);
  await removeOpportunity(ctx, next.opportunity.id);
  expect(await known()).toEqual([true, true]);
  await removeOpportunity(ctx, opportunity.id);
  expect(await known()).toEqual([false, false]);
  await restoreOpportunity(ctx, opportunity.id);
  expect(await known()).toEqual([true, true]);
});

it("creates one new deal for a company with a single lead whose deal is closed", async () => {
  const { ctx } = await makeBusiness();
  const [companyId = 0] = await addCompanies(ctx, [{ name: "Jua Solar" }]);
  await runSearch(ctx, (await makeSearch(ctx)).id);
  const { opportunity } = await openOpportunityOfCompany(ctx, companyId);
  expect(opportunity.leadId).not.toBeNull();
  await moveOpportunity(ctx, opportunity.id, { status: "closed_lost", lostReason: "no budget" });
  const next = await openOpportunityOfCompany(ctx, companyId);
  expect([next.isNew, next.opportunity.companyId, next.opportunity.leadId]).toEqual([true, companyId, null]);
  const again = await openOpportunityOfCompany(ctx, companyId);
  expect([again.isNew, again.opportunity.id]).toEqual([false, next.opportunity.id]);
  expect(await count(ctx)).toBe(2);
});

const AMINA = { contactName: "Amina", contactEmail: "a@jua.test", phoneNumber: "+254700000001" };
const BARAKA = { contactName: "Baraka", phoneNumber: "+254700000002" };

const peopleOf = (ctx: BusinessContext, companyId: number) =>
  Promise.all([AMINA, BARAKA].map((person) => createContact(ctx, ContactInput.parse(person), companyId)));

it("uses the contact of the page that a deal is created from, with or without a lead", async () => {
  for (const isFound of [true, false]) {
    const { ctx } = await makeBusiness();
    const [companyId = 0] = await addCompanies(ctx, [{ name: "Jua Solar" }]);
    const [amina, baraka] = await peopleOf(ctx, companyId);
    if (!amina || !baraka) throw new Error("nobody");
    if (isFound) await runSearch(ctx, (await makeSearch(ctx)).id);
    const made = await openOpportunityOfCompany(ctx, companyId, { contactId: baraka.id });
    expect(made).toMatchObject({
      isNew: true,
      opportunity: { contactName: "Baraka", contactEmail: null, contactPhone: "+254700000002", companyId },
    });
    expect(made.opportunity.leadId !== null).toBe(isFound);
    const again = await openOpportunityOfCompany(ctx, companyId, { contactId: amina.id });
    expect([again.isNew, again.opportunity.id]).toEqual([false, made.opportunity.id]);
    for (const person of [amina, baraka])
      expect((await getContactRecord(ctx, person)).deals).toMatchObject([{ id: made.opportunity.id }]);
  }
});

it("rejects a contact of another company or account, or an unknown one, and creates nothing", async () => {
  const [{ ctx }, other] = [await makeBusiness(), await makeBusiness()];
  const [companyId = 0, elsewhere = 0] = await addCompanies(ctx, [{ name: "Jua" }, { name: "Upepo" }]);
  const [theirs] = await peopleOf(other.ctx, (await addCompanies(other.ctx, [{ name: "Jua" }]))[0] ?? 0);
  const [colleague] = await peopleOf(ctx, elsewhere);
  const lonely = await createContact(ctx, ContactInput.parse({ contactName: "Zawadi" }));
  for (const [contactId, code] of [
    [colleague?.id ?? 0, "invalid"],
    [lonely.id, "invalid"],
    [theirs?.id ?? 0, "not_found"],
    [2 ** 40, "not_found"],
  ] as const)
    await expect(openOpportunityOfCompany(ctx, companyId, { contactId })).rejects.toMatchObject({ code });
  expect(await count(ctx)).toBe(0);
  expect((await getContactRecord(ctx, lonely)).deals).toEqual([]);
});

it("accepts a shared company's contact when the deal is created from the account's copy", async () => {
  const { ctx } = await makeBusiness();
  const name = `Umeme${crypto.randomUUID().slice(0, 8)}`;
  const [shared = 0] = await addCompanies(ctx, [{ name, accountId: null }]);
  const [, baraka] = await peopleOf(ctx, shared);
  const copy = await editCompany(ctx, shared, { city: "Nakuru" });
  const made = await openOpportunityOfCompany(ctx, copy.id, { contactId: baraka?.id ?? 0 });
  expect(made.opportunity).toMatchObject({ contactName: "Baraka", companyId: copy.id });
});
