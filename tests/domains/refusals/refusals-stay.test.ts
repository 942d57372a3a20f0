import { expect, it } from "vitest";
import { ContactInput } from "~/domains/directory/contacts/contact-input";
import {
  createContact,
  deleteContact,
  updateContact,
} from "~/domains/directory/contacts/save-contact.server";
import { refuseStatement } from "~/domains/refusals/refuse.server";
import { type Business, makeBusiness } from "../../support/context";
import { upload } from "../../support/imports";

const refusedBy = async ({ ctx, account }: Business) =>
  (
    await ctx.d1
      .prepare("select address, reason from refusals where account_id = ? order by address")
      .bind(account.id)
      .all()
  ).results;

it("a refusal outlives what is added, changed, imported and deleted with its address", async () => {
  const business = await makeBusiness();
  const { ctx, account } = business;
  for (const address of ["amina@buyer.test", "bob@buyer.test"])
    await refuseStatement(ctx, { accountId: account.id, address, reason: "unsubscribe" });
  const before = await refusedBy(business);
  const input = (email: string) => ContactInput.parse({ contactName: "Amina", contactEmail: email });
  const contact = await createContact(ctx, input("amina@buyer.test"));
  await updateContact(ctx, contact.id, input("other@buyer.test"));
  await updateContact(ctx, contact.id, input("AMINA@buyer.test"));
  await upload(ctx, "name,contact name,contact email\nAcme,Bob,bob@buyer.test\nAcme,Bob,bob@buyer.test\n");
  await deleteContact(ctx, contact.id);
  expect(await refusedBy(business)).toEqual(before);
  expect(before.length).toBe(2);
});
