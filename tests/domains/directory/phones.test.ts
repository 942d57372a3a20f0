import { describe, expect, it } from "vitest";
import { internationalPhone } from "~/core/places/dial-codes";
import { ContactForm } from "~/domains/directory/contacts/contact-input";
import { listContacts } from "~/domains/directory/contacts/list-contacts.server";
import { PastedPeople, pastePeople } from "~/domains/directory/contacts/paste/paste-people.server";
import { createContact, updateContact } from "~/domains/directory/contacts/save-contact.server";
import { notesOfContact } from "~/domains/directory/notes/notes.server";
import { addCompanies } from "../../support/fixtures/lead-search";
import { makeOpportunity } from "../../support/fixtures/opportunities";
import { makeBusiness } from "../../support/harness/context";

describe("a phone number", () => {
  it.each([
    ["0201234567", "GH", "+233 20 123 4567"],
    ["020 123-4567", "GH", "+233 20 123 4567"],
    ["233201234567", null, "+233 20 123 4567"],
    ["256 772 555 303", "KE", "+256 77 255 5303"],
    ["13812345678", null, "13812345678"],
    ["233201234567", "GH", "+233 20 123 4567"],
    ["00233201234567", "GH", "+233 20 123 4567"],
    ["0803 123 4567", "NG", "+234 803 123 4567"],
    ["0712345678 ext 12", "KE", "+254 71 234 5678 ext 12"],
    ["0707123456", "CI", "+225 07 07 12 34 56"],
    ["+44 20 7946 0958", "GH", "+44 20 7946 0958"],
    ["+233201234567", "KE", "+233201234567"],
    ["12345", "GH", "12345"],
    ["0201234567", null, "0201234567"],
  ])("entered as %s in country %s becomes %s", (typed, country, written) => {
    expect(internationalPhone(typed, country)).toBe(written);
    expect(internationalPhone(written, country)).toBe(written);
  });
});

const person = (more: Record<string, unknown>) => ContactForm.parse({ contactName: "Ama Owusu", ...more });

describe("a contact's phone number", () => {
  it("gets the contact's country code, else the company's", async () => {
    const { ctx } = await makeBusiness();
    const [accra] = await addCompanies(ctx, [{ name: "Accra Foods", country: "GH" }]);
    const phone = "0201234567";
    const here = await createContact(ctx, person({ phoneNumber: phone, location: "Accra, Ghana" }));
    const there = await createContact(
      ctx,
      person({ contactName: "Njeri", phoneNumber: phone, location: "Nairobi, Kenya" }),
      accra,
    );
    const byId = await createContact(ctx, person({ contactName: "Kofi", phoneNumber: phone }), accra);
    const byName = await createContact(
      ctx,
      person({ contactName: "Esi", phoneNumber: phone, companyName: "Accra Foods" }),
    );
    expect([here, there, byId, byName].map(({ phoneNumber }) => phoneNumber)).toEqual([
      "+233 20 123 4567",
      "+254 20 123 4567",
      "+233 20 123 4567",
      "+233 20 123 4567",
    ]);
    const nowhere = await createContact(ctx, person({ contactName: "Jo", phoneNumber: phone }));
    expect(nowhere.phoneNumber).toBe(phone);
    const moved = await updateContact(
      ctx,
      nowhere.id,
      person({ contactName: "Jo", phoneNumber: phone, location: "Ghana" }),
    );
    expect(moved.phoneNumber).toBe("+233 20 123 4567");
  });

  it("is normalised when pasted, or becomes a note if it is not a number", async () => {
    const { ctx } = await makeBusiness();
    const [accra] = await addCompanies(ctx, [{ name: "Accra Foods", country: "GH" }]);
    const people = [
      "BEGIN:VCARD\nFN:Ama Owusu\nTEL:0201234567\nEND:VCARD",
      "BEGIN:VCARD\nFN:Kofi Boateng\nTEL:ask reception\nEND:VCARD",
    ].join("\n");
    const paste = (isConfirmed: boolean) =>
      pastePeople(ctx, PastedPeople.parse({ people, companyId: accra, isConfirmed }));
    expect((await paste(false)).people.map(({ phoneNumber }) => phoneNumber)).toEqual([
      "+233 20 123 4567",
      null,
    ]);
    expect(await paste(true)).toMatchObject({
      added: 2,
      problems: [
        {
          line: 5,
          name: "Kofi Boateng",
          reason: "Phone: “ask reception” isn’t a phone number and will be saved as a note.",
          isAdded: true,
        },
      ],
    });
    const { rows } = await listContacts(ctx, {}, { limit: 5 });
    const kofi = rows.find(({ contactName }) => contactName === "Kofi Boateng");
    expect(await notesOfContact(ctx, kofi?.id ?? 0, 5)).toMatchObject([{ text: "Phone: ask reception" }]);
  });
});

it("is normalised by region for a deal", async () => {
  const { ctx } = await makeBusiness();
  const deal = await makeOpportunity(ctx, { region: "Ghana", contactPhone: "0201234567" });
  expect(deal.contactPhone).toBe("+233 20 123 4567");
});
