import { expect, it } from "vitest";
import { ContactInput } from "~/domains/directory/contacts/contact-input";
import { createContact } from "~/domains/directory/contacts/save-contact.server";
import { callApp, fetchApp, signedInBusiness } from "../../support/harness/app";

interface Row {
  id: number;
  contactName: string;
  isSuppressed: boolean;
}

it("marks contacts that may not be emailed, in list and API, for this account only", async () => {
  const [one, other] = [await signedInBusiness(), await signedInBusiness()];
  for (const { ctx } of [one, other])
    for (const name of ["amina", "kofi"])
      await createContact(
        ctx,
        ContactInput.parse({ contactName: name, contactEmail: `${name}@shop.example` }),
      );
  const marked = async ({ cookie }: typeof one) => {
    const html = await (await fetchApp("/business/contacts", { cookie })).text();
    const rows = html.split("<tr").filter((row) => row.includes("@shop.example"));
    return rows.filter((row) => row.includes(">Suppressed<")).map((row) => /(\w+)@shop/.exec(row)?.[1]);
  };
  expect([await marked(one), await marked(other)]).toEqual([[], []]);
  const body = { addresses: "Amina@shop.example" };
  expect((await callApp("POST", "/api/refusals", body, one.cookie)).status).toBeLessThan(300);
  expect([await marked(one), await marked(other)]).toEqual([["amina"], []]);
  const inCalls = async ({ cookie }: typeof one) => {
    const contacts = await (await fetchApp("/api/database/contacts?scope=own", { cookie })).json<Row[]>();
    const each = contacts.map(async ({ id }) =>
      (await fetchApp(`/api/contacts/${id}`, { cookie })).json<Row>(),
    );
    const named = (rows: Row[]) => rows.filter((row) => row.isSuppressed).map((row) => row.contactName);
    return [named(contacts), named(await Promise.all(each))];
  };
  expect([await inCalls(one), await inCalls(other)]).toEqual([
    [["amina"], ["amina"]],
    [[], []],
  ]);
});
