import { expect, it } from "vitest";
import { CompanyInput } from "~/domains/directory/companies/company-input";
import { createCompany } from "~/domains/directory/companies/create-company.server";
import { ContactInput } from "~/domains/directory/contacts/contact-input";
import { createContact } from "~/domains/directory/contacts/save-contact.server";
import { listLeads } from "~/domains/lead-search/leads/leads.server";
import { addAlike, makeSearch, runSearch } from "../../support/fixtures/lead-search";
import { makeOpportunity } from "../../support/fixtures/opportunities";
import { callApp, fetchApp, postForm, signedInBusiness } from "../../support/harness/app";
import { env } from "../../support/harness/context";

const PAGES = {
  companies: {
    ids: "companyIds",
    page: (id: number) => `/business/companies/${id}`,
    list: "/business/companies",
  },
  contacts: {
    ids: "contactIds",
    page: (id: number) => `/business/contacts/${id}/history`,
    list: "/business/contacts",
  },
  leads: {
    ids: "leadIds",
    page: (id: number) => `/ai-lead-search/leads/${id}`,
    list: "/ai-lead-search/leads",
  },
  opportunities: {
    ids: "opportunityIds",
    page: (id: number) => `/opportunities/${id}`,
    list: "/opportunities",
  },
} as const;
type List = keyof typeof PAGES;
type Business = Awaited<ReturnType<typeof signedInBusiness>>;

const ROW: Record<List, (ctx: Business["ctx"]) => Promise<number>> = {
  companies: async (ctx) => (await createCompany(ctx, CompanyInput.parse({ name: "Jua Power" }))).id,
  contacts: async (ctx) => (await createContact(ctx, ContactInput.parse({ contactName: "Amina" }))).id,
  leads: async (ctx) => {
    await addAlike(ctx, 1);
    await runSearch(ctx, (await makeSearch(ctx, {}, 1)).id);
    return (await listLeads(ctx, { limit: 1 })).rows[0]?.id ?? 0;
  },
  opportunities: async (ctx) => (await makeOpportunity(ctx)).id,
};

const shown = async (path: string, cookie: string) =>
  (await (await fetchApp(path, { cookie })).text())
    .split("<main")[1]
    ?.split("</main>")[0]
    ?.replaceAll("&amp;", "&") ?? "";

/** The address that the page's own form posts to, as a browser would find it. */
const actionIn = (html: string) => /action="(\/business\/picked\/tag\?[^"]+)"/.exec(html)?.[1] ?? "";

it.each(Object.keys(PAGES) as List[])(
  "shows, adds and removes tags on the page of one of the %s",
  async (list) => {
    const { ctx, cookie, user } = await signedInBusiness({ plan: "scaleup" });
    const { ids, page, list: path } = PAGES[list];
    const id = await ROW[list](ctx);
    const fresh = await shown(page(id), cookie);
    expect(fresh).not.toContain("Remove the tag");
    const added = await postForm(actionIn(fresh), { [ids]: String(id), tag: "Fair <i>" }, cookie);
    const there = added.headers.get("location") ?? "";
    expect([added.status, there]).toEqual([302, expect.stringMatching(`^${page(id)}\\?tagged=\\d+$`)]);
    const tagged = await shown(there, cookie);
    expect(tagged).toMatch(new RegExp(`href="${path}\\?tag=\\d+"[^>]*>Fair &lt;i&gt;</a>`));
    expect(tagged).toContain("“Fair &lt;i&gt;” added to 1 row.");
    const called = await callApp("POST", "/api/bulk/tag", { [ids]: [id], tag: "Second" }, cookie);
    expect(called.status).toBe(200);
    const both = await shown(page(id), cookie);
    expect(both).toContain('value="Second"');
    const gone = await postForm(
      actionIn(both),
      { [ids]: String(id), remove: "remove", tag: "Fair <i>" },
      cookie,
    );
    expect(gone.status).toBe(302);
    const rest = await shown(page(id), cookie);
    expect([rest.includes(">Fair &lt;i&gt;</a>"), rest.includes(">Second</a>")]).toEqual([false, true]);
    expect((await postForm(actionIn(rest), { [ids]: String(id), tag: "" }, cookie)).status).toBe(422);
    await env.DB.prepare("update users set role = 'viewer' where id = ?").bind(user.userId).run();
    const read = await shown(page(id), cookie);
    expect([read.includes(">Second</a>"), read.includes("Add tag"), read.includes("Remove the tag")]).toEqual(
      [true, false, false],
    );
  },
);
