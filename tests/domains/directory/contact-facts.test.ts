import { expect, it } from "vitest";
import { contactFacts } from "~/domains/directory/contacts/contact-facts";
import { ContactInput } from "~/domains/directory/contacts/contact-input";
import { restoreContact } from "~/domains/directory/contacts/removal/restore-contacts.server";
import {
  createContact,
  deleteContact,
  updateContact,
} from "~/domains/directory/contacts/save-contact.server";
import { makeBusiness } from "../../support/harness/context";

const ADDED = "2026-03-02T09:00:00Z";
const CHANGED = "2026-05-04T09:00:00Z";
const AGAIN = "2026-06-07T09:00:00Z";

const wanjiru = { contactName: "Wanjiru Kamau", contactTitle: "Buyer", location: "Nakuru, Kenya" };
const sourcesOf = (contact: Parameters<typeof contactFacts>[0]) =>
  Object.fromEntries(
    contactFacts(contact)
      .filter(({ value }) => value !== null)
      .map(({ field, source, date }) => [field, [source, date]]),
  );

it("each contact fact shows its original source and date, or those of the latest edit", async () => {
  const { ctx } = await makeBusiness();
  const { id } = await createContact({ ...ctx, now: () => new Date(ADDED) }, ContactInput.parse(wanjiru));
  await updateContact(
    { ...ctx, now: () => new Date(CHANGED) },
    id,
    ContactInput.parse({ ...wanjiru, contactTitle: "Head of buying" }),
  );
  const input = { ...wanjiru, contactTitle: "Head of buying", phoneNumber: "+254 700 000 111" };
  const contact = await updateContact({ ...ctx, now: () => new Date(AGAIN) }, id, ContactInput.parse(input));
  const sources = {
    contactTitle: ["your edit", "4 May 2026"],
    phoneNumber: ["your edit", "7 Jun 2026"],
    location: ["added by hand", "2 Mar 2026"],
  };
  expect(sourcesOf(contact)).toEqual(sources);

  const unchanged = await updateContact(ctx, id, ContactInput.parse(input));
  expect(sourcesOf(unchanged)).toEqual(sources);
  await deleteContact(ctx, id);
  expect(sourcesOf(await restoreContact(ctx, id))).toEqual(sources);
});

it("a fact shows no separate date if its source text already includes one", async () => {
  const { ctx } = await makeBusiness();
  const contact = await createContact({ ...ctx, now: () => new Date(ADDED) }, ContactInput.parse(wanjiru));
  const pasted = { ...contact, source: "a list pasted on 2 Mar 2026" };
  expect(sourcesOf(pasted).location).toEqual(["a list pasted on 2 Mar 2026", null]);
});
