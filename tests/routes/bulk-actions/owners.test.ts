import { expect, it } from "vitest";
import { CompanyInput } from "~/domains/directory/companies/company-input";
import { createCompany } from "~/domains/directory/companies/create-company.server";
import { ContactInput } from "~/domains/directory/contacts/contact-input";
import { createContact } from "~/domains/directory/contacts/save-contact.server";
import { callApp, fetchApp, postForm, signedInBusiness } from "../../support/harness/app";
import { env } from "../../support/harness/context";

/** The owner selected in a page's form. */
const chosenIn = (html: string) =>
  /name="ownerId".*?<option[^>]*selected[^>]*>(.*?)<\/option>/s.exec(html)?.[1];

it("sets a company's and contact's owner on their pages, and undoes it", async () => {
  const { ctx, cookie, user } = await signedInBusiness();
  const company = await createCompany(ctx, CompanyInput.parse({ name: "Jua Power" }));
  const contact = await createContact(ctx, ContactInput.parse({ contactName: "Wanjiru Kamau" }));
  for (const [field, id, page, list] of [
    ["companyIds", company.id, `/business/companies/${company.id}`, "/business/companies"],
    ["contactIds", contact.id, `/business/contacts/${contact.id}/history`, "/business/contacts"],
  ] as const) {
    const html = await (await fetchApp(page, { cookie })).text();
    expect(chosenIn(html)).toBe("No owner");
    const [, action = ""] = /action="(\/business\/picked\/assign[^"]*)"/.exec(html) ?? [];
    const fields = { [field]: String(id), ownerId: String(user.userId) };
    const done = await postForm(action.replaceAll("&amp;", "&"), fields, cookie);
    const next = done.headers.get("location") ?? "";
    expect([done.status, next.startsWith("/business/picked/assignments/")]).toEqual([302, true]);
    const given = await (await fetchApp(page, { cookie })).text();
    expect(["No owner", undefined]).not.toContain(chosenIn(given));
    expect((await fetchApp(`${list}?owner=me`, { cookie })).status).toBe(200);
    expect((await postForm(next, {}, cookie)).headers.get("location")).toBe(page);
    expect(chosenIn(await (await fetchApp(page, { cookie })).text())).toBe("No owner");
  }
  await env.DB.prepare("update users set role = 'viewer' where id = ?").bind(user.userId).run();
  const page = await (await fetchApp(`/business/companies/${company.id}`, { cookie })).text();
  expect([/<dt[^>]*>Owner<\/dt><dd[^>]*>–<\/dd>/.test(page), page.includes("Change owner")]).toEqual([
    true,
    false,
  ]);
  const refused = await callApp(
    "POST",
    "/api/bulk/assign",
    { companyIds: [company.id], ownerId: null },
    cookie,
  );
  expect(refused.status).toBe(403);
});
