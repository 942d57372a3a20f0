import { beforeAll, describe, expect, it } from "vitest";
import { ContactInput } from "~/domains/directory/contacts/contact-input";
import { createContact } from "~/domains/directory/contacts/save-contact.server";
import { makeTemplate } from "../../support/fixtures/campaigns";
import { makeSearch } from "../../support/fixtures/lead-search";
import { callApp, fetchApp, signedInBusiness } from "../../support/harness/app";

let one: Awaited<ReturnType<typeof signedInBusiness>>;
beforeAll(async () => {
  one = await signedInBusiness();
  for (const [contactName, companyName] of [
    ["Bisi", "Alpha"],
    ["ama", "Gamma"],
    ["Cele", "beta"],
  ])
    await createContact(one.ctx, ContactInput.parse({ contactName, companyName, location: "Accra, Ghana" }));
  for (let n = 0; n < 2; n += 1) await makeSearch(one.ctx);
  for (const [name, day] of [
    ["Bid", 2],
    ["ask", 3],
    ["Cold", 1],
  ] as const)
    await makeTemplate(one.ctx, { name, updatedAt: new Date(Date.UTC(2026, 0, day)) });
});

const pageOf = async (path: string) => (await fetchApp(path, { cookie: one.cookie })).text();

const LISTS = [
  ["/business/contacts", "/api/database/contacts", "name", "Name", "ascending"],
  ["/business/contacts", "/api/database/contacts", "company", "Company", "ascending"],
  ["/ai-lead-search", "/api/ai/lead-searches", "name", "Search", "ascending"],
  ["/ai-lead-search", "/api/ai/lead-searches", "leads", "Leads", "descending"],
  ["/ai-outreach-templates", "/api/outreach-templates", "name", "Template", "ascending"],
  ["/ai-outreach-templates", "/api/ai/outreach-templates", "changed", "Changed", "descending"],
] as const;

describe("the phone column of contacts", () => {
  const PHONE = />Phone<\/th>/;

  it("is shown only if a contact on the page has a phone or the URL requests it", async () => {
    expect(await pageOf("/business/contacts")).not.toMatch(PHONE);
    expect(await pageOf("/business/contacts?columns=name,phone")).toMatch(PHONE);
    const other = await signedInBusiness();
    const contact = { contactName: "Dayo", companyName: "Delta", phoneNumber: "+254 712 345 678" };
    await createContact(other.ctx, ContactInput.parse(contact));
    expect(await (await fetchApp("/business/contacts", { cookie: other.cookie })).text()).toMatch(PHONE);
  });
});

describe("a list sorted by a column header", () => {
  it.each(LISTS)("sorts %s and %s by %s", async (page, call, sort, label, is) => {
    const plain = await pageOf(page);
    expect(plain).toMatch(new RegExp(`<th[^>]*><a[^>]*href="${page}\\?sort=${sort}"[^>]*>${label}</a>`));
    expect(plain).not.toContain('aria-sort="');
    const sorted = await pageOf(`${page}?sort=${sort}&dense=1`);
    expect(sorted).toMatch(
      new RegExp(`<th[^>]*aria-sort="${is}"[^>]*><a[^>]*href="${page}\\?dense=1"[^>]*>${label}</a>`),
    );
    const rows = await (await callApp("GET", `${call}?sort=${sort}`, undefined, one.cookie)).json<
      { id: number }[]
    >();
    const shown = [...sorted.matchAll(/<th scope="row"><a [^>]*href="[^"]*?(\d+)[^"]*"/g)].map(([, id]) =>
      Number(id),
    );
    expect(shown).toEqual(rows.map(({ id }) => id));
  });

  it.each([
    "/business/contacts",
    "/api/database/contacts",
    "/business/contacts.csv",
    "/ai-lead-search",
    "/api/ai/lead-searches",
    "/business/imports",
    "/api/imports",
    "/ai-outreach-templates",
    "/api/outreach-templates",
  ])("rejects an unknown sort order at %s", async (path) => {
    const answer = await fetchApp(`${path}?sort=revenue`, { cookie: one.cookie });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain("Sort by newest");
  });

  it("weighs at most 20,000 bytes compressed for a full page of templates", async () => {
    const many = await signedInBusiness();
    for (let n = 0; n < 50; n += 1)
      await makeTemplate(many.ctx, {
        name: `Offer ${n * 7919} of panels`,
        subject: `Power ${n * 104_729} for {{companyName}}`,
      });
    const page = await fetchApp("/ai-outreach-templates?sort=changed&dense=1", { cookie: many.cookie });
    const html = await page.text();
    expect(html.match(/<th scope="row">/g)).toHaveLength(50);
    const packed = new Blob([html]).stream().pipeThrough(new CompressionStream("gzip"));
    expect((await new Response(packed).arrayBuffer()).byteLength).toBeLessThanOrEqual(20_000);
  });

  it("is exported and selected in the order it is shown", async () => {
    const csv = await pageOf("/business/contacts.csv?sort=name&search=accra");
    expect([...csv.matchAll(/Bisi|ama|Cele/g)].map(([name]) => name)).toEqual(["ama", "Bisi", "Cele"]);
    const page = await pageOf("/business/contacts?sort=name&search=accra");
    expect(page).toContain("/business/contacts.csv?search=accra&amp;sort=name");
    expect(page).toContain('<input type="hidden" name="sort" value="name"/>');
  });
});
