import { expect, it } from "vitest";
import { ContactInput } from "~/domains/directory/contacts/contact-input";
import { createContact } from "~/domains/directory/contacts/save-contact.server";
import { makeTemplate } from "../../support/fixtures/campaigns";
import { callApp, fetchApp, postForm, signedInBusiness } from "../../support/harness/app";
import { env } from "../../support/harness/context";

it("sets an audience with the same effect by form and call, once, and creates nothing before saving", async () => {
  const { ctx, account, cookie } = await signedInBusiness({ plan: "scaleup" });
  const person = (contactName: string, contactEmail: string) =>
    createContact(ctx, ContactInput.parse({ contactName, contactEmail, companyName: "Jua Ltd" }));
  const amina = await person("Amina", `amina@people${account.id}.test`);
  const mute = await person("Mute", "");
  const audience = `selection:${amina.id},${mute.id}`;
  const query = new URLSearchParams({ audience }).toString();
  const count = (table: string) =>
    env.DB.prepare(`select count(*) as n from ${table} where account_id = ?`).bind(account.id).first("n");

  const picked = await fetchApp(
    `/campaigns/audience?contactIds=${mute.id}&contactIds=${amina.id}&filter=&back=%2F`,
    { cookie, redirect: "manual" },
  );
  expect(picked.headers.get("location")).toBe(`/campaigns/new?audience=${encodeURIComponent(audience)}`);
  const all = await fetchApp("/campaigns/audience?matching=contacts&filter=search%3DAmina%26cursor%3D9", {
    cookie,
    redirect: "manual",
  });
  expect(all.headers.get("location")).toBe(
    `/campaigns/new?audience=${encodeURIComponent("contacts:search=Amina")}`,
  );

  const html = (await (await fetchApp(`/campaigns/new?${query}`, { cookie })).text()).replaceAll(
    "<!-- -->",
    "",
  );
  expect(html).toContain("1 of 2 contacts will be emailed.");
  expect(html).toContain("Excluded (no email address)");
  const figures = await callApp("GET", `/api/campaign-audience?${query}`, undefined, cookie);
  expect(await figures.json()).toMatchObject({
    contacts: 2,
    withEmail: 1,
    emailed: 1,
    excluded: { no_address: 1 },
    isExact: true,
  });
  const rows = await callApp(
    "GET",
    `/api/campaign-audience/contacts?${query}&show=no_address`,
    undefined,
    cookie,
  );
  expect(await rows.json()).toMatchObject([{ contactId: mute.id, excludedFor: "no_address" }]);
  const page = await (await fetchApp(`/campaigns/audience?${query}&show=no_address`, { cookie })).text();
  expect(page).toContain(`/business/contacts/${mute.id}/history`);
  expect([await count("audiences"), await count("outreach_campaigns")]).toEqual([0, 0]);

  const templateId = await makeTemplate(ctx);
  const fields = { name: "People", audience, people: "one", skipRoleAddresses: "on" };
  const form = await postForm("/campaigns/new", { ...fields, templateId: String(templateId) }, cookie);
  expect(form.status).toBe(302);
  const call = await callApp(
    "POST",
    "/api/ai/campaigns",
    { ...fields, templateId, skipRoleAddresses: true },
    cookie,
  );
  expect(call.status).toBe(201);
  expect(await call.json()).toMatchObject({
    leadSearchId: null,
    audience: { source: audience, people: "one", skipRoleAddresses: true, includeActive: false },
  });
  const { results } = await env.DB.prepare(
    "select audience_id, audience_rules, lead_search_id, status from outreach_campaigns where account_id = ? order by id",
  )
    .bind(account.id)
    .all();
  expect(results).toHaveLength(2);
  expect(results[1]).toEqual(results[0]);
  expect(await count("audiences")).toBe(1);
});

it("rejects an unknown audience, and a tag that doesn't exist, by form and by call", async () => {
  const { ctx, cookie } = await signedInBusiness({ plan: "scaleup" });
  const templateId = await makeTemplate(ctx);
  for (const [audience, status] of [
    ["elsewhere:1", 422],
    ["tag:987654", 404],
  ] as const) {
    const body = { name: "Theirs", audience };
    const form = await postForm("/campaigns/new", { ...body, templateId: String(templateId) }, cookie);
    const call = await callApp("POST", "/api/ai/campaigns", { ...body, templateId }, cookie);
    const figures = await callApp("GET", `/api/campaign-audience?audience=${audience}`, undefined, cookie);
    expect([form.status, call.status, figures.status]).toEqual([status, status, status]);
  }
});
