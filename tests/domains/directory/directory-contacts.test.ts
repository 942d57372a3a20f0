import { describe, expect, it } from "vitest";
import { contactDocument } from "~/domains/directory/contacts/contact";
import { ContactInput } from "~/domains/directory/contacts/contact-input";
import { getContact, listContacts } from "~/domains/directory/contacts/list-contacts.server";
import {
  createContact,
  deleteContact,
  updateContact,
} from "~/domains/directory/contacts/save-contact.server";
import { addCompanies } from "../../support/fixtures/lead-search";
import { env, makeBusiness } from "../../support/harness/context";
import { metered } from "../../support/harness/metered";

const input = (over: Record<string, unknown> = {}) =>
  ContactInput.parse({
    contactName: "Wanjirũ Kamau",
    contactTitle: "Head of Procurement",
    contactEmail: "wanjiru@solarworks.test",
    companyName: "Solarworks Kenya",
    industry: "Solar energy",
    location: "Nairobi, Kenya",
    ...over,
  });

let shared = 0;
/** Creates a contact in the shared directory, as an operator's import would. */
async function shareContact(name: string, of?: { companyId: number; name: string }): Promise<number> {
  shared += 1;
  const id = 900_000 + shared;
  await env.DB.batch([
    env.DB.prepare(
      "insert into contacts (id, contact_name, company_id, company_name, confidence, source, is_demo, created_at, updated_at) values (?, ?, ?, ?, 0, 'list', 0, 1, 1)",
    ).bind(id, name, of?.companyId ?? null, of?.name ?? null),
    env.DB.prepare("insert into contact_search (rowid, words) values (?, ?)").bind(
      id,
      contactDocument(ContactInput.parse({ contactName: name }), null),
    ),
  ]);
  return id;
}

const names = async (business: Awaited<ReturnType<typeof makeBusiness>>, words: string) =>
  (await listContacts(business.ctx, { words }, { limit: 50 })).rows.map((row) => row.contactName);

describe("a contact", () => {
  it("is found by words without accents and by country, only in its own account", async () => {
    const [mine, other] = [await makeBusiness(), await makeBusiness()];
    const contact = await createContact(mine.ctx, input());
    expect(contact).toMatchObject({ accountId: mine.account.id, country: "KE", source: "added by hand" });
    expect(await names(mine, "wanjiru procur")).toEqual(["Wanjirũ Kamau"]);
    expect(await names(other, "wanjiru")).toEqual([]);
    const inGhana = await listContacts(mine.ctx, { countries: ["GH"] }, { limit: 50 });
    expect([inGhana.rows, inGhana.total]).toEqual([[], { count: 0, isExact: true }]);
    expect((await listContacts(mine.ctx, { countries: ["KE"] }, { limit: 50 })).total.count).toBe(1);
    await expect(getContact(other.ctx, contact.id)).rejects.toMatchObject({ code: "not_found" });
    await expect(updateContact(other.ctx, contact.id, input())).rejects.toMatchObject({ code: "not_found" });
    await expect(deleteContact(other.ctx, contact.id)).rejects.toMatchObject({ code: "not_found" });
  });

  it("from the shared directory is copied when edited and hidden when deleted, for that account only", async () => {
    const [mine, other] = [await makeBusiness(), await makeBusiness()];
    const name = `Shared ${crypto.randomUUID().slice(0, 8)}`;
    const id = await shareContact(name);
    const copy = await updateContact(mine.ctx, id, input({ contactName: `${name} changed` }));
    expect(copy).toMatchObject({ accountId: mine.account.id, originId: id, source: "list" });
    expect(await names(mine, name)).toEqual([`${name} changed`]);
    expect(await names(other, name)).toEqual([name]);
    await deleteContact(other.ctx, id);
    expect(await names(other, name)).toEqual([]);
    await expect(getContact(other.ctx, id)).rejects.toMatchObject({ code: "not_found" });
    expect(await env.DB.prepare("select 1 from contacts where id = ?").bind(id).first()).not.toBeNull();
  });

  it("is counted correctly by triggers", async () => {
    const { ctx, account } = await makeBusiness();
    const first = await createContact(ctx, input());
    await createContact(ctx, input({ contactName: "Second" }));
    await updateContact(ctx, first.id, input({ contactName: "First again" }));
    await deleteContact(ctx, first.id);
    const count = await env.DB.prepare("select count from contact_counts where account_id = ?")
      .bind(account.id)
      .first("count");
    expect(count).toBe(1);
  });

  it("belongs to the company with its website or company name, else to none", async () => {
    const { ctx } = await makeBusiness();
    expect((await createContact(ctx, input({ companyName: "No such company at all" }))).companyId).toBeNull();
  });

  it("stays with its company, of two with the same name, when other fields change", async () => {
    const { ctx } = await makeBusiness();
    const [kenya = 0, ghana = 0] = await addCompanies(ctx, [{ name: "Jua" }, { name: "Jua", country: "GH" }]);
    const ama = await createContact(ctx, input({ companyName: "Jua" }), ghana);
    expect([ama.companyId, ama.companyName]).toEqual([ghana, "Jua"]);
    const changed = await updateContact(ctx, ama.id, input({ companyName: "Jua", contactTitle: "CEO" }));
    expect([changed.companyId, changed.contactTitle]).toEqual([ghana, "CEO"]);
    const otieno = await createContact(ctx, input({ companyName: null, contactEmail: null }), kenya);
    expect([otieno.companyId, otieno.companyName]).toEqual([kenya, "Jua"]);
    const moved = await updateContact(ctx, ama.id, input({ companyName: "Elsewhere" }));
    expect(moved.companyId).toBeNull();
  });

  it("from the shared directory keeps its company, of two with the same name, when copied", async () => {
    const { ctx } = await makeBusiness();
    const name = `Umeme ${crypto.randomUUID().slice(0, 8)}`;
    const both = await addCompanies(ctx, [
      { name, accountId: null },
      { name, accountId: null, country: "GH" },
    ]);
    for (const companyId of both) {
      const id = await shareContact(`Umeme ${companyId}`, { companyId, name });
      const copy = await updateContact(ctx, id, input({ companyName: name }));
      expect(copy.companyId).toBe(companyId);
    }
  });

  it("can't be added to another account's company", async () => {
    const [mine, other] = [await makeBusiness(), await makeBusiness()];
    const [theirs = 0] = await addCompanies(other.ctx, [{ name: "Theirs" }]);
    await expect(createContact(mine.ctx, input(), theirs)).rejects.toMatchObject({ code: "not_found" });
  });

  it("is listed in pages without gaps, and reads few rows", async () => {
    const { ctx } = await makeBusiness();
    for (let n = 0; n < 12; n += 1) await createContact(ctx, input({ contactName: `Person ${n}` }));
    const meter = metered(ctx);
    const first = await listContacts(meter.ctx, { words: "person" }, { limit: 5 });
    expect(meter.rowsRead()).toBeLessThanOrEqual(60);
    const second = await listContacts(
      ctx,
      { words: "person" },
      { limit: 5, before: first.next ?? undefined },
    );
    const third = await listContacts(
      ctx,
      { words: "person" },
      { limit: 5, before: second.next ?? undefined },
    );
    expect([first, second, third].flatMap((page) => page.rows).map((row) => row.contactName)).toEqual(
      Array.from({ length: 12 }, (_, n) => `Person ${11 - n}`),
    );
    expect(third.next).toBeNull();
    expect(first.total).toEqual({ count: 12, isExact: true });
  });
});

describe("contact input", () => {
  it("accepts snake_case field names", () => {
    expect(ContactInput.parse({ contact_name: "A", phone_number: "+254 700 000000" })).toMatchObject({
      contactName: "A",
      phoneNumber: "+254 700 000000",
    });
  });

  it.each([
    [{ contactName: " " }, "Enter the contact’s name."],
    [{ contactEmail: "no" }, "Enter an email address, e.g. amina@example.com."],
    [{ linkedinProfile: "https://evil.test/linkedin.com" }, "Enter a LinkedIn profile URL."],
    [{ phoneNumber: "abc" }, "Enter a phone number, e.g. +254 700 000000."],
    [{ location: "x".repeat(201) }, "Use at most 200 characters."],
  ])("is rejected with a message about the invalid field: %j", (over, message) => {
    const result = ContactInput.safeParse({ contactName: "A", ...over });
    expect(result.error?.issues[0]?.message).toBe(message);
  });
});
