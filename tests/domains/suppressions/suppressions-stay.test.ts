import { expect, it } from "vitest";
import { ContactInput } from "~/domains/directory/contacts/contact-input";
import {
  createContact,
  deleteContact,
  updateContact,
} from "~/domains/directory/contacts/save-contact.server";
import { suppressStatement } from "~/domains/suppressions/suppress.server";
import { listSuppressions } from "~/domains/suppressions/suppressions.server";
import { upload } from "../../support/fixtures/imports";
import { type Business, makeBusiness } from "../../support/harness/context";

const refusedBy = async ({ ctx, account }: Business) =>
  (
    await ctx.d1
      .prepare("select address, reason from suppressions where account_id = ? order by address")
      .bind(account.id)
      .all()
  ).results;

it("keeps a suppression when its address is added, changed, imported or deleted", async () => {
  const business = await makeBusiness();
  const { ctx, account } = business;
  for (const address of ["amina@buyer.test", "bob@buyer.test"])
    await suppressStatement(ctx, { accountId: account.id, address, reason: "unsubscribe" });
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

it("continues a suppression list correctly after another account's row or a removed row", async () => {
  const [business, other] = [await makeBusiness(), await makeBusiness()];
  const { ctx, account } = business;
  const at = Date.UTC(2026, 10, 1) / 1000;
  const put = async (accountId: number, address: string, seconds: number) => {
    const insert =
      "insert into suppressions (account_id, address_hash, address, reason, created_at, is_demo)";
    const row = ctx.d1.prepare(`${insert} values (?, ?, ?, 'manual', ?, 0) returning rowid as id`);
    return (await row.bind(accountId, crypto.randomUUID(), address, at + seconds).first<number>("id")) ?? 0;
  };
  await put(account.id, "first@buyer.test", 10);
  const foreign = await put(other.account.id, "theirs@buyer.test", 5);
  const second = await put(account.id, "second@buyer.test", 20);
  const third = await put(account.id, "third@buyer.test", 30);
  const after = async (cursor: number) =>
    (await listSuppressions(ctx, { limit: 50, cursor })).rows.map(({ address }) => address);
  expect(await after(third)).toEqual(["second@buyer.test", "first@buyer.test"]);
  expect(await after(foreign)).toEqual(["first@buyer.test"]);
  await ctx.d1.prepare("delete from suppressions where rowid = ?").bind(second).run();
  expect(await after(second)).toEqual(["first@buyer.test"]);
});
