import { expect, it } from "vitest";
import { ownPeople } from "../support/fixtures/imports";
import { addCompanies } from "../support/fixtures/lead-search";
import { callApp, postForm, signedInBusiness } from "../support/harness/app";

it("adds a contact to the company given by ID, of two with one name, by form and API", async () => {
  const business = await signedInBusiness();
  const [, ghana = 0] = await addCompanies(business.ctx, [{ name: "Jua" }, { name: "Jua", country: "GH" }]);
  const input = { contactName: "Ama", companyName: "Jua" };
  const form = await postForm(`/business/contacts/new?company=${ghana}`, input, business.cookie);
  expect([form.status, form.headers.get("location")]).toEqual([302, `/business/companies/${ghana}`]);
  const body = { contactName: "Ama", companyId: ghana, addAnyway: true };
  const call = await callApp("POST", "/api/contacts", body, business.cookie);
  expect(call.status).toBe(201);
  expect(await ownPeople(business.ctx)).toMatchObject([
    { name: "Ama", company: "Jua", country: "GH" },
    { name: "Ama", company: "Jua", country: "GH" },
  ]);
  const theirs = await signedInBusiness();
  expect((await callApp("POST", "/api/contacts", body, theirs.cookie)).status).toBe(404);
  const refused = await postForm(`/business/contacts/new?company=${ghana}`, input, theirs.cookie);
  expect(refused.status).toBe(404);
});

it("pastes contacts by form and API, each with a preview first", async () => {
  const people = "Amina <amina@jua.test>\nnot@alone.test\nAm\ufffdna\n";
  const [form, call] = [await signedInBusiness(), await signedInBusiness()];
  const shown = await postForm("/business/contacts/paste", { people }, form.cookie);
  expect(shown.status).toBe(200);
  expect((await shown.text()).replaceAll("<!-- -->", "")).toContain("Add 2 contacts");
  const told = await callApp("POST", "/api/contacts/paste", { people }, call.cookie);
  expect(await told.json()).toMatchObject({
    added: 0,
    people: [{ contactName: "Amina" }, { contactName: "not@alone.test" }],
    problems: [{ line: 3, isAdded: false }],
  });
  for (const { ctx } of [form, call]) expect(await ownPeople(ctx)).toEqual([]);

  const added = await postForm("/business/contacts/paste", { people, isConfirmed: "on" }, form.cookie);
  expect([added.status, added.headers.get("location")]).toEqual([302, "/business/contacts"]);
  expect(
    await (await callApp("POST", "/api/contacts/paste", { people, isConfirmed: true }, call.cookie)).json(),
  ).toMatchObject({ added: 2 });
  expect(await ownPeople(form.ctx)).toEqual(await ownPeople(call.ctx));
});

it.each([
  [
    "Name,Email,Unsubscribed\nAma,ama@toast.test,yes\nBo,bo@toast.test,no",
    "2 contacts added",
    "1 address suppressed.",
  ],
  ["Email,Unsubscribed\nama@toast.test,yes", "1 address suppressed", "1 contact on the list already exists."],
])("shows in the toast how many addresses a pasted list suppressed: %s", async (people, title, text) => {
  const { cookie } = await signedInBusiness();
  const paste = (list: string) =>
    postForm("/business/contacts/paste", { people: list, isConfirmed: "on" }, cookie);
  if (title.startsWith("1 address")) await paste("ama@toast.test");
  const flash = decodeURIComponent((await paste(people)).headers.getSetCookie().join());
  expect(flash).toContain(title);
  expect(flash).toContain(text);
});

it.each([{ people: " " }, { people: "x".repeat(100_001) }, { people: "Amina", companyId: 999_999_999 }])(
  "rejects the pasted list %j with the same status by form and API",
  async (body) => {
    const { cookie } = await signedInBusiness();
    const fields = Object.fromEntries(Object.entries(body).map(([name, value]) => [name, String(value)]));
    const form = await postForm("/business/contacts/paste", fields, cookie);
    const call = await callApp("POST", "/api/contacts/paste", body, cookie);
    expect([form.status, call.status]).toEqual("companyId" in body ? [404, 404] : [422, 422]);
  },
);
