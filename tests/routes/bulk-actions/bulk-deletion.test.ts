import { expect, it } from "vitest";
import { CompanyInput } from "~/domains/directory/companies/company-input";
import { createCompany } from "~/domains/directory/companies/create-company.server";
import { ContactInput } from "~/domains/directory/contacts/contact-input";
import { listContacts } from "~/domains/directory/contacts/list-contacts.server";
import { createContact } from "~/domains/directory/contacts/save-contact.server";
import { makeOpportunity } from "../../support/fixtures/opportunities";
import { callApp, fetchApp, postForm, signedInBusiness } from "../../support/harness/app";
import { env } from "../../support/harness/context";

it("deletes and restores selected contacts by form, after its confirmation page, and by API", async () => {
  const { ctx, cookie } = await signedInBusiness({ plan: "scaleup" });
  const make = async (contactName: string) =>
    (await createContact(ctx, ContactInput.parse({ contactName }))).id;
  const [one, two] = [await make("Amina Odhiambo"), await make("Otieno Ouma")];
  const names = async () =>
    (await listContacts(ctx, { words: "" }, { limit: 9 })).rows.map(({ contactName }) => contactName).sort();

  const fields = { contactIds: String(one) };
  const seen = await postForm("/business/picked/delete", fields, cookie);
  expect([seen.status, (await seen.text()).includes("Delete 1 contact: Amina Odhiambo?")]).toEqual([
    200,
    true,
  ]);
  const ofBoth = { contactIds: [String(one), String(two)] };
  const both = await (await postForm("/business/picked/delete", ofBoth, cookie)).text();
  expect([both.includes("Delete 2 contacts?</h1>"), both.includes("Otieno Ouma")]).toEqual([true, true]);
  expect(await names()).toHaveLength(2);
  const done = await postForm("/business/picked/delete", { ...fields, isConfirmed: "yes" }, cookie);
  const page = done.headers.get("location") ?? "";
  expect([done.status, page]).toEqual([302, expect.stringMatching(/^\/business\/picked\/deletions\/\d+$/)]);
  const called = await callApp("POST", "/api/bulk/delete", { contactIds: [two] }, cookie);
  const { id, count } = (await called.json()) as { id: number; count: number };
  expect([called.status, count, await names()]).toEqual([200, 1, []]);

  const bads: Record<string, string>[] = [{ contactIds: String(one) }, { companyIds: "x" }];
  for (const bad of bads) expect((await postForm("/business/picked/delete", bad, cookie)).status).toBe(422);
  expect((await callApp("POST", "/api/bulk/delete", { contactIds: [one] }, cookie)).status).toBe(422);

  expect((await postForm(page, {}, cookie)).status).toBe(302);
  const undone = await callApp("POST", `/api/bulk/delete/${id}/undo`, undefined, cookie);
  expect([undone.status, await names()]).toEqual([200, ["Amina Odhiambo", "Otieno Ouma"]]);
});

it("deletes companies and opportunities by form, after its confirmation page, and not for viewers", async () => {
  const { ctx, cookie, user } = await signedInBusiness({ plan: "scaleup" });
  const { id: companyId } = await createCompany(ctx, CompanyInput.parse({ name: "Jua Power" }));
  const { id: opportunityId } = await makeOpportunity(ctx, { title: "Solar roofs" });
  for (const [picked, title] of [
    [{ companyIds: String(companyId) }, "Delete 1 company: Jua Power?"],
    [{ opportunityIds: String(opportunityId) }, "Delete 1 deal: Solar roofs?"],
  ] as const) {
    const seen = await postForm("/business/picked/delete", picked, cookie);
    expect([seen.status, (await seen.text()).includes(title)]).toEqual([200, true]);
    const done = await postForm("/business/picked/delete", { ...picked, isConfirmed: "yes" }, cookie);
    const page = done.headers.get("location") ?? "";
    expect((await postForm(page, {}, cookie)).status).toBe(302);
  }
  const many = Array.from({ length: 100_000 }, (_, index) => index + 1);
  expect((await callApp("POST", "/api/bulk/delete", { companyIds: many }, cookie)).status).toBe(413);
  await env.DB.prepare("update users set role = 'viewer' where id = ?").bind(user.userId).run();
  const refused = await callApp("POST", "/api/bulk/delete", { companyIds: [companyId] }, cookie);
  expect(refused.status).toBe(403);
});

it("lists past deletions on a page and by API, and restores them from the page", async () => {
  const { ctx, cookie } = await signedInBusiness();
  const { id } = await makeOpportunity(ctx, { title: "Solar roofs" });
  const none = await (await fetchApp("/business/deletions", { cookie })).text();
  expect(none).toContain("No deletions");
  await callApp("POST", "/api/bulk/delete", { opportunityIds: [id] }, cookie);
  const html = await (await fetchApp("/business/deletions", { cookie })).text();
  const [, path = ""] = /action="(\/business\/picked\/deletions\/\d+)"/.exec(html) ?? [];
  expect([html.includes("1 deal"), path === ""]).toEqual([true, false]);
  const listed = await (await fetchApp("/api/bulk/deletions?limit=1", { cookie })).json();
  expect(JSON.stringify(listed)).toContain('"canUndo":true');
  expect((await postForm(path, {}, cookie)).status).toBe(302);
  expect(await (await fetchApp("/business/deletions", { cookie })).text()).toContain("Undone");
  expect((await fetchApp("/api/bulk/deletions?cursor=x", { cookie })).status).toBe(422);
});
