import { expect, it } from "vitest";
import type { BusinessContext } from "~/core/context";
import { matchingContacts } from "~/domains/directory/contacts/contact-sets";
import { deleteContact } from "~/domains/directory/contacts/save-contact.server";
import { browseContacts } from "~/domains/directory/search/browse.server";
import { ContactBrowseQuery } from "~/domains/directory/search/browse-query";
import { getCompanyRecord } from "~/domains/records/company-record.server";
import { ComposedEmail, composerView, sendComposedEmail } from "~/domains/records/composer.server";
import { createTag } from "~/domains/tags/edit-tags.server";
import { addCompanies } from "../../support/fixtures/lead-search";
import { makeBusiness } from "../../support/harness/context";

/** Two companies, the first with this many contacts. */
async function crowded(count: number) {
  const { ctx, account } = await makeBusiness();
  const [id = 0, otherId = 0] = await addCompanies(ctx, [{ name: "Jua Solar" }, { name: "Upepo" }]);
  const many = `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?3)
    insert into contacts (account_id, company_id, contact_name, contact_email, email_key, confidence, source, is_demo, created_at, updated_at)
    select ?1, ?2, 'Person ' || i, 'p' || i || '@jua.test', 'p' || i || '@jua.test', 90 - i % 90, 'list', 0, 1, 1 from n returning id`;
  const insert = (company: number, some: number) =>
    ctx.d1.prepare(many).bind(account.id, company, some).all<{ id: number }>();
  const ids = (await insert(id, count)).results.map((row) => row.id);
  const [stranger] = (await insert(otherId, 1)).results;
  return { ctx, id, ids, strangerId: stranger?.id ?? 0 };
}

const query = (company: number, more: Record<string, unknown> = {}) =>
  ContactBrowseQuery.parse({ company, country: [], industry: [], size: [], ...more });

async function allOf(ctx: BusinessContext, company: number) {
  const seen: number[] = [];
  let cursor: number | undefined;
  do {
    const page = await browseContacts(ctx, query(company, cursor === undefined ? {} : { cursor }));
    seen.push(...page.rows.map(({ id }) => id));
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
  return seen;
}

it("lists all of a company's contacts, page by page, and no others", async () => {
  const { ctx, id, ids } = await crowded(120);
  expect(await allOf(ctx, id)).toEqual(ids.toReversed());
  const { total } = await browseContacts(ctx, query(id));
  expect(total).toEqual({ count: 120, isExact: true });
  expect((await getCompanyRecord(ctx, id)).peopleTotal).toEqual({ count: 120, isExact: true });
  const found = await browseContacts(ctx, query(id, { search: "nothing" }));
  expect([found.rows, found.total.count]).toEqual([[], 0]);
  await deleteContact(ctx, ids[0] ?? 0);
  expect((await browseContacts(ctx, query(id))).total.count).toBe(119);
});

it("shows no contacts on another account's page of the company, or for another account's tag", async () => {
  const [{ ctx, id }, other] = [await crowded(3), await makeBusiness()];
  expect(await allOf(other.ctx, id)).toEqual([]);
  const tag = await createTag(other.ctx, "Theirs");
  expect((await browseContacts(ctx, query(id, { tag: tag.id }))).rows).toEqual([]);
});

it("creates an audience with the same contacts as the filtered list", async () => {
  const { ctx, id, ids } = await crowded(60);
  const set = await matchingContacts(ctx, query(id));
  const found = await ctx.db.all<{ id: number }>(set.ids({ after: 0, limit: 1_000 }));
  expect(found.map((row) => row.id)).toEqual(ids.toSorted((one, other) => one - other));
});

it("lets the composer email a contact beyond the first 50, but none of another company", async () => {
  const { ctx, id, ids, strangerId } = await crowded(70);
  const { people } = await getCompanyRecord(ctx, id);
  const listed = new Set(people.map((person) => person.id));
  const last = ids.find((contactId) => !listed.has(contactId)) ?? 0;
  const record = { companyId: id };
  const { email } = await composerView(ctx, "/here", { record, people }, { compose: "email", to: last });
  expect([listed.size, email?.draft.contactId]).toEqual([50, String(last)]);
  const mail = (contactId: number) => ComposedEmail.parse({ contactId, subject: "Hello", text: "Hello" });
  await expect(sendComposedEmail(ctx, record, mail(last))).rejects.toMatchObject({
    code: "conflict",
    message: expect.stringContaining("No mailbox is ready"),
  });
  for (const where of [record, { contactId: last }, { opportunityId: 1, companyId: null }])
    await expect(sendComposedEmail(ctx, where, mail(strangerId))).rejects.toMatchObject({
      code: "invalid",
      field: "contactId",
    });
});
