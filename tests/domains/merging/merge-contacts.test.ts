import { describe, expect, it } from "vitest";
import { ContactInput } from "~/domains/directory/contacts/contact-input";
import { getContact } from "~/domains/directory/contacts/list-contacts.server";
import { createContact } from "~/domains/directory/contacts/save-contact.server";
import { addContactNote, notesOfContact } from "~/domains/directory/notes/notes.server";
import { addressHash } from "~/domains/global-suppressions/address-hash.server";
import { suppressGloballyStatement } from "~/domains/global-suppressions/global-suppressions.server";
import { mergeGroup } from "~/domains/merging/merging/merge-group.server";
import { undoMerge } from "~/domains/merging/merging/undo-merge.server";
import { suppressStatement } from "~/domains/suppressions/suppress.server";
import { suppressedAmong } from "~/domains/suppressions/suppressed-among.server";
import { foundGroups } from "../../support/fixtures/merging";
import { type Business, makeBusiness } from "../../support/harness/context";

type Ctx = Business["ctx"];

const business = async () => (await makeBusiness({ plan: "scaleup" })).ctx;

/** One person entered with two email addresses, recognised by the phone number. */
async function twice(ctx: Ctx) {
  const key = crypto.randomUUID().slice(0, 8);
  const person = { contactName: "Amina Odhiambo", companyName: "Jua", phoneNumber: "+254 700 123456" };
  const emails = [`amina-${key}@jua.test`, `a.odhiambo-${key}@gmail.test`] as const;
  const [one, other] = [
    await createContact(ctx, ContactInput.parse({ ...person, contactEmail: emails[0] })),
    await createContact(
      ctx,
      ContactInput.parse({ ...person, contactEmail: emails[1], contactTitle: "Head of Sales" }),
    ),
  ];
  const groups = await foundGroups(ctx, "contacts");
  expect(groups).toHaveLength(1);
  return { one, other, emails, groupId: groups[0]?.id ?? 0 };
}

const isRefused = async (ctx: Ctx, email: string) =>
  (await suppressedAmong(ctx, ctx.account.id, [email])).has(email);

describe("merging contacts", () => {
  it("keeps chosen values, the other contact's notes and field sources, and an undo restores both", async () => {
    const ctx = await business();
    const { one, other, emails, groupId } = await twice(ctx);
    await addContactNote(ctx, other.id, { text: "Speaks French." });
    await mergeGroup(ctx, groupId, { keptId: one.id, from: { contactEmail: other.id } });
    const kept = await getContact(ctx, one.id);
    expect(kept).toMatchObject({ contactEmail: emails[1], contactTitle: "Head of Sales" });
    expect(Object.keys(kept.fieldSources ?? {}).sort()).toEqual(["contactEmail", "contactTitle"]);
    expect((await notesOfContact(ctx, one.id, 9)).map(({ text }) => text)).toEqual(["Speaks French."]);
    await expect(getContact(ctx, other.id)).rejects.toMatchObject({ code: "not_found" });
    await undoMerge(ctx, groupId);
    expect(await getContact(ctx, one.id)).toMatchObject({ contactEmail: emails[0], contactTitle: null });
    expect(await getContact(ctx, other.id)).toMatchObject({ contactEmail: emails[1] });
    expect((await notesOfContact(ctx, other.id, 9)).map(({ text }) => text)).toEqual(["Speaks French."]);
    expect(await foundGroups(ctx, "contacts")).toEqual([]);
  });

  it.each(["the account’s own list", "the platform’s list"])(
    "keeps an opt-out by either address on %s for the kept contact, even after undo",
    async (where) => {
      const ctx = await business();
      const { one, other, emails, groupId } = await twice(ctx);
      const [, refused] = emails;
      if (where.startsWith("the account"))
        await suppressStatement(ctx, { accountId: ctx.account.id, address: refused, reason: "unsubscribe" });
      else await suppressGloballyStatement(ctx, addressHash(ctx.config, refused), "unsubscribe");
      expect(await isRefused(ctx, emails[0])).toBe(false);
      await mergeGroup(ctx, groupId, { keptId: one.id, from: {} });
      expect((await getContact(ctx, one.id)).contactEmail).toBe(emails[0]);
      expect(await isRefused(ctx, emails[0])).toBe(true);
      await undoMerge(ctx, groupId);
      expect(await isRefused(ctx, emails[0])).toBe(true);
      expect(await isRefused(ctx, refused)).toBe(true);
      expect((await getContact(ctx, other.id)).contactEmail).toBe(refused);
    },
  );

  it("suppresses no contact without an opt-out", async () => {
    const ctx = await business();
    const { one, emails, groupId } = await twice(ctx);
    await mergeGroup(ctx, groupId, { keptId: one.id, from: {} });
    expect(await isRefused(ctx, emails[0])).toBe(false);
  });

  it("is rejected with a conflict if a contact was deleted since the page was shown", async () => {
    const ctx = await business();
    const { one, other, groupId } = await twice(ctx);
    await ctx.d1.prepare("delete from contacts where id = ?1").bind(other.id).run();
    await expect(mergeGroup(ctx, groupId, { keptId: one.id, from: {} })).rejects.toMatchObject({
      code: "conflict",
    });
  });
});
