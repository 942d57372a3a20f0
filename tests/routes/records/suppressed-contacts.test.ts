import { expect, it } from "vitest";
import { ContactInput } from "~/domains/directory/contacts/contact-input";
import { createContact } from "~/domains/directory/contacts/save-contact.server";
import { callApp, fetchApp, signedInBusiness } from "../../support/harness/app";

it("marks the contacts of the list that may not be emailed, for this account only", async () => {
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
});
