import type { ActionFunctionArgs, AppLoadContext } from "@remix-run/cloudflare";
import { describe, expect, it } from "vitest";
import { ContactInput } from "~/domains/directory/contacts/contact-input";
import { createContact } from "~/domains/directory/contacts/save-contact.server";
import { action as change } from "~/routes/contacts/contact";
import { action as remove } from "~/routes/contacts/delete";
import { action as add } from "~/routes/contacts/new";
import { makeBusiness } from "../../support/harness/context";
import { failing } from "../../support/harness/failing";

/** Arguments of an action whose database fails on writes to contacts. */
async function withoutWrites(fields: Record<string, string>) {
  const { ctx } = await makeBusiness();
  const contact = await createContact(
    ctx,
    ContactInput.parse({ contactName: "Amina", companyName: "Soko", source: "Fair" }),
  );
  const silent = { ...ctx, log: { info: () => {}, error: () => {} } };
  const failed = failing(silent, {
    at: 1,
    isAfter: false,
    isLasting: false,
    which: /(insert into|update|delete from) "?contacts/i,
  });
  const request = new Request("http://njia.test/", { method: "POST", body: new URLSearchParams(fields) });
  const context = { base: failed.ctx, known: Promise.resolve(failed.ctx), cookies: [] as string[] };
  const params = { contactId: String(contact.id) };
  const args = { request, context: context as unknown as AppLoadContext, params } as ActionFunctionArgs;
  return { args, cookies: context.cookies };
}

const told = (answer: unknown) => JSON.stringify((answer as { data: unknown }).data);
const contact = { contactName: "Kofi", companyName: "Volta", source: "Fair" };

describe("a contact that can't be saved", () => {
  it("keeps its input in the form that adds it, with an error", async () => {
    const { args } = await withoutWrites(contact);
    const answer = told(await add(args));
    expect(answer).toContain("Could not add contact to database");
    expect(answer).toContain("Kofi");
  });

  it("shows an error in the form that changes it", async () => {
    const { args } = await withoutWrites(contact);
    expect(told(await change(args))).toContain("Could not update contact information");
  });

  it("is kept, with an error message, if it can't be deleted", async () => {
    const { args, cookies } = await withoutWrites({});
    const answer = await remove(args);
    expect(answer.headers.get("location")).toMatch(/^\/business\/contacts\/\d+$/);
    const flash = decodeURIComponent(cookies.join());
    expect(flash).toContain('"title":"Failed to Delete Contact","text":"Could not delete contact"');
  });
});
