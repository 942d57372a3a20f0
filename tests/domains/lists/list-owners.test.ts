import { describe, expect, it } from "vitest";
import { assignRows } from "~/domains/bulk/assignment/assign-rows.server";
import { AssignSchema } from "~/domains/bulk/assignment/assign-schema";
import { exportRows } from "~/domains/bulk/export-rows.server";
import { ContactInput } from "~/domains/directory/contacts/contact-input";
import { createContact } from "~/domains/directory/contacts/save-contact.server";
import { ownersOf } from "~/domains/directory/owners/owners-of.server";
import { pageOwners } from "~/domains/identity/team/page-owners.server";
import { listLeads } from "~/domains/lead-search/leads/leads.server";
import { addAlike, makeSearch, runSearch } from "../../support/fixtures/lead-search";
import { addTeammate } from "../../support/fixtures/people";
import { cookieOf } from "../../support/harness/app";
import { fetchWith } from "../../support/harness/built-app";
import { type Business, env, makeBusiness } from "../../support/harness/context";

const assign = (ctx: Business["ctx"], input: object) => assignRows(ctx, AssignSchema.parse(input));

async function withRows() {
  const business = await makeBusiness({ plan: "scaleup" });
  const { ctx } = business;
  const companyIds = await addAlike(ctx, 2);
  await runSearch(ctx, (await makeSearch(ctx, {}, 2)).id);
  const leadIds = (await listLeads(ctx, { limit: 9 })).rows.map(({ id }) => id);
  const contactIds: number[] = [];
  for (const contactName of ["Amina", "Baraka"])
    contactIds.push((await createContact(ctx, ContactInput.parse({ contactName }))).id);
  return { ...business, picked: { companies: { companyIds }, contacts: { contactIds }, leads: { leadIds } } };
}

async function withTeam() {
  const business = await withRows();
  const { meta } = await addTeammate(business.ctx, `mate-${crypto.randomUUID()}@business.test`);
  const mate = Number(meta.last_row_id);
  await env.DB.prepare("update users set first_name = 'Wanjiku', last_name = 'Mwangi' where id = ?")
    .bind(mate)
    .run();
  return { ...business, mate };
}

const PAGES = {
  companies: "/business/companies",
  contacts: "/business/contacts",
  leads: "/ai-lead-search/leads",
} as const;
const LISTS = Object.keys(PAGES) as (keyof typeof PAGES)[];

async function pageOf({ user }: Business, path: string): Promise<string> {
  const response = await fetchWith(env.DB, path, await cookieOf(user.userId));
  expect(response.status).toBe(200);
  return (await response.text()).split("<script")[0] ?? "";
}

describe.each(LISTS)("the %s list", (list) => {
  const path = PAGES[list];

  it("offers a team filter, keeps it in links, and shows the owner column on request", async () => {
    const business = await withTeam();
    const { ctx, mate, picked } = business;
    const [first] = Object.values(picked[list])[0] as number[];
    const [field] = Object.keys(picked[list]);
    await assign(ctx, { [field ?? ""]: [first], ownerId: mate });
    const plain = await pageOf(business, path);
    expect(plain).toContain('name="owner"');
    expect(plain).toContain(`<option value="${mate}">Wanjiku Mwangi</option>`);
    expect(plain).not.toContain(">Owner</th>");
    const shown = await pageOf(business, `${path}?columns=owner&owner=${mate}`);
    expect(shown).toContain(">Owner</th>");
    expect(shown).toContain("<td>Wanjiku Mwangi</td>");
    expect(shown).not.toContain("<td></td>");
    expect(shown.match(/class="pick"/g)).toHaveLength(2);
    expect(shown).toMatch(new RegExp(`csv\\?[^"]*owner=${mate}`));
    const none = await pageOf(business, `${path}?columns=owner&owner=none&scope=own`);
    expect(none).toContain("<td></td>");
    expect(none).not.toContain("<td>Wanjiku Mwangi</td>");
  });

  it("shows no owner filter to an account of one, unless the URL contains it", async () => {
    const business = await withRows();
    expect(await pageOf(business, path)).not.toContain('name="owner"');
    expect(await pageOf(business, `${path}?owner=me`)).toContain('name="owner"');
  });

  it("exports the owners", async () => {
    const { ctx, mate, picked } = await withTeam();
    await assign(ctx, { ...picked[list], ownerId: mate });
    const file = await exportRows(ctx, { list, ids: null, filter: `owner=${mate}` });
    const [header, ...rows] = (await file.text()).trim().split("\r\n");
    expect(header?.split(",").slice(-2)).toEqual(["owner", "tags"]);
    expect(rows).toHaveLength(2);
    for (const row of rows) expect(row.endsWith(",Wanjiku Mwangi,")).toBe(true);
  });
});

it("doesn't reveal the owners in another account's team", async () => {
  const [{ ctx, mate, picked }, other] = [await withTeam(), await makeBusiness()];
  await assign(ctx, { ...picked.contacts, ownerId: mate });
  const rows = picked.contacts.contactIds.map((id) => ({ id }));
  const request = { url: `https://njia.test/list?columns=owner&owner=${mate}` };
  const seen = await pageOwners(other.ctx, request, () => ownersOf(other.ctx, "contacts", rows));
  expect(seen.owners?.rows).toEqual({});
  expect(seen.owners?.team.map(({ value }) => value)).toEqual([String(other.user.userId)]);
  const own = await pageOwners(ctx, request, () => ownersOf(ctx, "contacts", rows));
  expect(Object.keys(own.owners?.rows ?? {})).toHaveLength(2);
});
