import { expect, inject, it } from "vitest";
import type { BusinessContext } from "~/core/context";
import { ContactInput } from "~/domains/directory/contacts/contact-input";
import { getContact } from "~/domains/directory/contacts/list-contacts.server";
import { createContact } from "~/domains/directory/contacts/save-contact.server";
import { sendMailbox } from "~/domains/sending/send-mailbox.server";
import {
  blockingReasonTo,
  optOutReasonOf,
  SingleMailInput,
  writeToContact,
} from "~/domains/sending/send-one-off-email.server";
import { suppressStatement } from "~/domains/suppressions/suppress.server";
import { makeMailbox, receivedAt } from "../../support/fixtures/sending";
import { makeBusiness } from "../../support/harness/context";

const MAIL = SingleMailInput.parse({ subject: "Roofs", text: "Hello <Amina>,\n\nroofs?" });

async function ready() {
  const { ctx } = await makeBusiness();
  const box = await makeMailbox(ctx, inject("mail").open);
  const at = `@${crypto.randomUUID()}.test`;
  const person = (given: Record<string, string> = {}) =>
    createContact(
      ctx,
      ContactInput.parse({
        contactName: "Amina",
        contactEmail: `amina${at}`,
        location: "Nairobi, Kenya",
        ...given,
      }),
    );
  return { ctx, box, at, person };
}

it("one email is queued, names the address's source, and has an unsubscribe link", async () => {
  const { ctx, box, at, person } = await ready();
  const amina = await person({ companyName: "Sunbird Solar" });
  await ctx.d1.prepare("update contacts set source = 'Trade fair 2026' where id = ?").bind(amina.id).run();
  await writeToContact(ctx, amina.id, MAIL);
  await sendMailbox(ctx, box.id);
  const [mail, ...others] = await receivedAt(at);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: `amina${at}`, subject: "Roofs" });
  expect(mail?.text).toContain("Hello <Amina>,");
  expect(mail?.html).toContain("Hello &lt;Amina&gt;,");
  for (const part of [mail?.text, mail?.html]) {
    expect(part).toContain("your role at Sunbird Solar");
    expect(part).toContain("Trade fair 2026");
    expect(part).toContain("/unsubscribe/");
  }
});

it.each<
  [
    string,
    Record<string, string>,
    string,
    (ctx: BusinessContext, id: number, address: string) => Promise<unknown>,
  ]
>([
  [
    "opted out",
    {},
    "on the suppression list",
    (ctx, _id, address) => suppressStatement(ctx, { accountId: ctx.account.id, address, reason: "manual" }),
  ],
  ["has no address", { contactEmail: "" }, "No email address available", async () => {}],
  [
    "has no known source",
    {},
    "source of this address is unknown",
    (ctx, id) => ctx.d1.prepare("update contacts set source = '' where id = ?").bind(id).run(),
  ],
  [
    "is a demo contact",
    {},
    "Demo contacts are never emailed.",
    (ctx, id) => ctx.d1.prepare("update contacts set is_demo = 1 where id = ?").bind(id).run(),
  ],
])("a contact who %s can't be emailed, and the reason is shown", async (_, given, words, change) => {
  const { ctx, box, at, person } = await ready();
  const amina = await person(given);
  await change(ctx, amina.id, `amina${at}`);
  expect(await blockingReasonTo(ctx, await getContact(ctx, amina.id))).toContain(words);
  await expect(writeToContact(ctx, amina.id, MAIL)).rejects.toMatchObject({
    code: "conflict",
    message: expect.stringContaining(words),
  });
  await sendMailbox(ctx, box.id);
  expect(await receivedAt(at)).toEqual([]);
});

it("offers no email to a contact who opted out", async () => {
  const { ctx, at, person } = await ready();
  const amina = await person();
  const optOut = async () => optOutReasonOf(ctx, await getContact(ctx, amina.id));
  expect(await optOut()).toBeNull();
  await suppressStatement(ctx, { accountId: ctx.account.id, address: `amina${at}`, reason: "unsubscribe" });
  expect(await optOut()).toBe("This address is on the suppression list.");
});

it("a contact of another account is not found", async () => {
  const [{ person }, other] = [await ready(), await ready()];
  await expect(writeToContact(other.ctx, (await person()).id, MAIL)).rejects.toMatchObject({
    code: "not_found",
  });
});

it("a long email counts its bytes towards the account's daily allowance", async () => {
  const { ctx, person } = await ready();
  const { id } = await person();
  const long = SingleMailInput.parse({ subject: "Roofs", text: "&".repeat(20_000) });
  await writeToContact(ctx, id, long);
  const use = "update quota_usage set used = allowed - ?2 where holder = ?1 and kind = 'bytes'";
  const leave = (bytes: number) => ctx.d1.prepare(use).bind(`account:${ctx.account.id}`, bytes).run();
  expect((await leave(140_000)).meta.changes).toBe(1);
  await expect(writeToContact(ctx, id, long)).resolves.toBeGreaterThan(0);
  await leave(100_000);
  await expect(writeToContact(ctx, id, long)).rejects.toMatchObject({ code: "limit_reached" });
});
