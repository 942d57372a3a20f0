import { beforeEach, expect, it } from "vitest";
import { addCompanies } from "../../support/fixtures/companies";
import { callApp, fetchApp, postForm, signedInBusiness } from "../../support/harness/app";

type Signed = Awaited<ReturnType<typeof signedInBusiness>>;

let one: Signed;
let two: Signed;
beforeEach(async () => {
  [one, two] = [await signedInBusiness({ plan: "corporate" }), await signedInBusiness({ plan: "corporate" })];
});

async function withPeople({ ctx, cookie }: Signed) {
  const companyId = (await addCompanies(ctx, [{ name: "Jua Solar" }]))[0]?.id ?? 0;
  const ids: number[] = [];
  for (const [contactName, contactEmail] of [
    ["Amina", "a@jua.test"],
    ["Baraka", null],
  ]) {
    const person = { contactName, contactEmail, companyName: "Jua Solar" };
    const made = await callApp("POST", "/api/contacts", person, cookie);
    ids.push((await made.json<{ id: number }>()).id);
  }
  return { companyId, amina: ids[0] ?? 0, baraka: ids[1] ?? 0 };
}

const bodyOf = async (path: string, cookie: string) => (await fetchApp(path, { headers: { cookie } })).text();

it("creates a deal from a contact's page like the call, and removes the button there", async () => {
  const [mine, theirs] = [await withPeople(one), await withPeople(two)];
  const history = `/business/contacts/${mine.baraka}/history`;
  const button = `/business/companies/${mine.companyId}/opportunity?contactId=${mine.baraka}`;
  expect(await bodyOf(history, one.cookie)).toContain(`action="${button}"`);
  expect((await postForm(button, {}, one.cookie)).status).toBe(302);
  const path = `/api/companies/${theirs.companyId}/opportunity`;
  const made = await callApp("POST", path, { contactId: theirs.baraka }, two.cookie);
  expect(await made.json()).toMatchObject({ contactName: "Baraka", contactEmail: null, isNew: true });
  const page = await bodyOf(history, one.cookie);
  expect(page).not.toContain("Create deal");
  const { results } = await one.ctx.d1
    .prepare("select contact_name, contact_email from opportunities where account_id = ?")
    .bind(one.account.id)
    .all();
  expect(results).toEqual([{ contact_name: "Baraka", contact_email: null }]);
  expect(page).toContain(`/business/contacts/new?company=${mine.companyId}`);
});

it("rejects another account's contact, an unknown one and an invalid ID, by form and call", async () => {
  const [mine, theirs] = [await withPeople(one), await withPeople(two)];
  for (const [contactId, status] of [
    [theirs.baraka, 404],
    [2 ** 40, 404],
    ["none", 422],
  ] as const) {
    const form = `/business/companies/${mine.companyId}/opportunity?contactId=${contactId}`;
    expect((await postForm(form, {}, one.cookie)).status).toBe(status);
    const call = `/api/companies/${mine.companyId}/opportunity`;
    expect((await callApp("POST", call, { contactId }, one.cookie)).status).toBe(status);
  }
});

it("shows on a contact's page that it has no company, and offers no colleague there", async () => {
  const made = await callApp("POST", "/api/contacts", { contactName: "Zawadi" }, one.cookie);
  const { id } = await made.json<{ id: number }>();
  const page = await bodyOf(`/business/contacts/${id}/history`, one.cookie);
  expect(page).toContain("This contact has no company.");
  expect(page).not.toContain("Add colleague");
});
