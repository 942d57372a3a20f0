import { beforeAll, describe, expect, it } from "vitest";
import type { Page } from "~/core/pagination";
import { contactDocument } from "~/domains/directory/contacts/contact";
import { ContactInput } from "~/domains/directory/contacts/contact-input";
import {
  type ContactFilter,
  getContact,
  listAllContacts,
  listContacts,
} from "~/domains/directory/contacts/list-contacts.server";
import { createContact, deleteContact } from "~/domains/directory/contacts/save-contact.server";
import { listImports } from "~/domains/directory/imports/imports.server";
import { listLeadSearches } from "~/domains/lead-search/lead-searches.server";
import { listTemplates } from "~/domains/templates/templates.server";
import { makeSearch } from "../../support/fixtures/lead-search";
import { type Business, env, makeBusiness } from "../../support/harness/context";
import { metered } from "../../support/harness/metered";

let business: Business;
let other: Business;
beforeAll(async () => {
  [business, other] = [await makeBusiness({ plan: "corporate" }), await makeBusiness()];
});

/** Reads all rows of a list page by page; no page reads more than 500 rows. */
async function walk<Row>(
  list: (ctx: Business["ctx"], cursor: number | undefined) => Promise<Page<Row>>,
  pages = 60,
): Promise<Row[]> {
  const rows: Row[] = [];
  let cursor: number | undefined;
  for (let page = 0; page < pages; page += 1) {
    const meter = metered(business.ctx);
    const read = await list(meter.ctx, cursor);
    expect(meter.rowsRead()).toBeLessThanOrEqual(500);
    rows.push(...read.rows);
    if (read.next === null) return rows;
    cursor = read.next;
  }
  throw new Error("the list has no end");
}

const key = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
const byKey =
  <Row extends { id: number }>(keyOf: (row: Row) => string) =>
  (a: Row, b: Row) =>
    keyOf(a) === keyOf(b) ? a.id - b.id : keyOf(a) < keyOf(b) ? -1 : 1;

describe("imports", () => {
  beforeAll(async () => {
    const add = env.DB.prepare(
      `insert into imports (account_id, created_by, file_key, file_name, file_size, encoding, delimiter, columns, mapping,
        sample, status, rows_total, created_at) values (?, 1, 'k', ?, 1, 'utf-8', ',', '[]', '[]', '[]', 'uploaded', ?, 1)`,
    );
    const rows = Array.from({ length: 700 }, (_, n) => [
      ["B.csv", "a.csv", "Ébène.csv"][n % 3],
      n % 7 ? n % 5 : null,
    ]);
    await env.DB.batch(rows.map(([name, total]) => add.bind(business.account.id, name, total)));
    await add.bind(other.account.id, "theirs.csv", 900).run();
  });

  it("are sorted by name and by rows without gaps at equal values, reading few rows per page", async () => {
    const newest = await walk((ctx, cursor) => listImports(ctx, { limit: 50, cursor }));
    expect(newest).toHaveLength(700);
    const named = await walk((ctx, cursor) => listImports(ctx, { limit: 50, cursor, sort: "name" }));
    expect(named).toEqual([...newest].sort(byKey(({ fileName }) => key(fileName))));
    const long = await walk((ctx, cursor) => listImports(ctx, { limit: 50, cursor, sort: "rows" }));
    const size = (row: (typeof newest)[number]) => row.rowsTotal ?? -1;
    expect(long).toEqual([...newest].sort((a, b) => size(b) - size(a) || b.id - a.id));
  });

  it("reject a cursor of another account or of a missing import", async () => {
    const [theirs] = (await listImports(other.ctx, { limit: 1 })).rows;
    for (const cursor of [theirs?.id ?? 0, 9_999_999])
      expect(await listImports(business.ctx, { limit: 5, sort: "name", cursor })).toMatchObject({
        rows: [],
        next: null,
      });
  });
});

describe("templates", () => {
  beforeAll(async () => {
    const add = env.DB.prepare(
      `insert into outreach_templates (account_id, created_by, name, template_type, subject, content, variables, cc_emails,
        created_at, updated_at, archived_at) values (?, 1, ?, 'cold_email', 's', 'c', '[]', '[]', 1, ?, ?)`,
    );
    const rows = Array.from({ length: 700 }, (_, n) =>
      add.bind(business.account.id, ["Bid", "ask", "Élan"][n % 3], 100 + (n % 7), n % 50 === 0 ? 1 : null),
    );
    await env.DB.batch([...rows, add.bind(other.account.id, "theirs", 900, null)]);
  });

  it("are sorted by name and by last change without gaps, reading few rows per page", async () => {
    const newest = await walk((ctx, cursor) => listTemplates(ctx, { limit: 50, cursor }));
    expect(newest).toHaveLength(686);
    expect(newest).toEqual([...newest].sort((a, b) => b.id - a.id));
    const named = await walk((ctx, cursor) => listTemplates(ctx, { limit: 50, cursor, sort: "name" }));
    expect(named).toEqual([...newest].sort(byKey(({ name }) => key(name))));
    const changed = await walk((ctx, cursor) => listTemplates(ctx, { limit: 50, cursor, sort: "changed" }));
    const at = (row: (typeof newest)[number]) => row.updatedAt.getTime();
    expect(changed).toEqual([...newest].sort((a, b) => at(b) - at(a) || b.id - a.id));
  });

  it("reject a cursor of another account or of a missing template", async () => {
    const [theirs] = (await listTemplates(other.ctx, { limit: 1 })).rows;
    for (const cursor of [theirs?.id ?? 0, 9_999_999])
      expect((await listTemplates(business.ctx, { limit: 5, sort: "changed", cursor })).rows).toEqual([]);
  });
});

describe("searches", () => {
  it("are sorted by name and by leads without gaps, reading few rows per page", async () => {
    for (let n = 0; n < 7; n += 1) await makeSearch(business.ctx);
    const rename = env.DB.prepare("update lead_searches set search_name = ?, results_count = ? where id = ?");
    const newest = await walk((ctx, cursor) => listLeadSearches(ctx, { limit: 3, cursor }));
    await env.DB.batch(newest.map(({ id }, n) => rename.bind(["b", "A", "b"][n % 3], n % 2, id)));
    const all = await walk((ctx, cursor) => listLeadSearches(ctx, { limit: 3, cursor }));
    const named = await walk((ctx, cursor) => listLeadSearches(ctx, { limit: 3, cursor, sort: "name" }));
    expect(named).toEqual([...all].sort(byKey(({ searchName }) => key(searchName))));
    const most = await walk((ctx, cursor) => listLeadSearches(ctx, { limit: 3, cursor, sort: "leads" }));
    expect(most).toEqual([...all].sort((a, b) => b.resultsCount - a.resultsCount || b.id - a.id));
  });
});

describe("contacts", () => {
  const words = (input: ReturnType<typeof ContactInput.parse>) => contactDocument(input, null);

  beforeAll(async () => {
    const shared = env.DB.prepare(
      "insert into contacts (id, contact_name, company_name, confidence, source, is_demo, created_at, updated_at) values (?, ?, ?, 0, 'list', 0, 1, 1)",
    );
    const found = env.DB.prepare("insert into contact_search (rowid, words) values (?, ?)");
    const name = (n: number) => `${["ama", "Bisi", "Ćele"][n % 3]} ${n % 40}`;
    await env.DB.batch(
      Array.from({ length: 260 }, (_, n) => [
        shared.bind(500_000 + n, name(n), n % 4 ? `Company ${n % 6}` : null),
        found.bind(500_000 + n, words(ContactInput.parse({ contactName: name(n) }))),
      ]).flat(),
    );
    for (let n = 0; n < 130; n += 1)
      await createContact(
        business.ctx,
        ContactInput.parse({
          contactName: name(n),
          companyName: n % 3 ? `company ${n % 5}` : undefined,
          location: n < 95 ? "Accra, Ghana" : "Nairobi, Kenya",
        }),
      );
    await createContact(other.ctx, ContactInput.parse({ contactName: "Aaa of another account" }));
    // Hide more than a page of consecutive shared contacts.
    for (let n = 0; n < 120; n += 1)
      if (n % 3 === 0) await deleteContact(business.ctx, (await getContact(business.ctx, 500_000 + n)).id);
  }, 120_000);

  const listed = (filter: ContactFilter, limit = 50) =>
    walk((ctx, before) => listContacts(ctx, filter, { limit, before }));

  it("are sorted by name and by company without gaps, own and shared ones but no hidden ones", async () => {
    const newest = await listed({});
    expect(newest).toHaveLength(130 + 260 - 40);
    expect(await listed({ sort: "name" })).toEqual([...newest].sort(byKey((row) => key(row.contactName))));
    const company = [...newest].sort(byKey((row) => (row.companyName ? key(row.companyName) : "\uffff")));
    expect(await listed({ sort: "company" })).toEqual(company);
    expect(await listed({ sort: "company" }, 7)).toEqual(company);
  });

  it("are exported in the same order", async () => {
    const file = [];
    for await (const row of listAllContacts(business.ctx, { sort: "name" })) file.push(row.id);
    expect(file).toEqual((await listed({ sort: "name" })).map(({ id }) => id));
  });

  it("are sorted under a filter with few matches; with many they are newest first, with a note", async () => {
    const few = await listed({ countries: ["KE"], sort: "name" }, 10);
    expect(few).toEqual(
      [...(await listed({ countries: ["KE"] }))].sort(byKey((row) => key(row.contactName))),
    );
    expect(few).toHaveLength(35);
    const many = await listContacts(business.ctx, { countries: ["GH"], sort: "name" }, { limit: 5 });
    expect(many).toMatchObject({ sort: "newest", hasOneOrder: true });
    expect(many.rows.map(({ id }) => id)).toEqual(
      (await listContacts(business.ctx, { countries: ["GH"] }, { limit: 5 })).rows.map(({ id }) => id),
    );
    const own = await listed({ isOwnOnly: true, sort: "name" });
    expect(own).toHaveLength(130);
  });

  it("reject a cursor of another account", async () => {
    const [theirs] = (await listContacts(other.ctx, { isOwnOnly: true }, { limit: 1 })).rows;
    const before = theirs?.id;
    expect(await listContacts(business.ctx, { sort: "name" }, { limit: 5, before })).toMatchObject({
      rows: [],
      next: null,
    });
  });
});
