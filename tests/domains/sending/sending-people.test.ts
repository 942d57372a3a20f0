import { expect, inject, it } from "vitest";
import { ContactInput } from "~/domains/directory/contacts/contact-input";
import { createContact, deleteContact } from "~/domains/directory/contacts/save-contact.server";
import { sendMailbox } from "~/domains/sending/send-mailbox.server";
import { addCompanies } from "../../support/fixtures/lead-search";
import { makeCampaign, makeMailbox, messagesOf, receivedAt } from "../../support/fixtures/sending";
import { makeBusiness } from "../../support/harness/context";

it("a message is sent to its planned recipient, by that person's name, and never to a previous contact", async () => {
  const { ctx } = await makeBusiness();
  const box = await makeMailbox(ctx, inject("mail").open);
  const at = `@${crypto.randomUUID()}.test`;
  const names = ["Jua Solar", "Upepo Wind"];
  const companyIds = await addCompanies(
    ctx,
    names.map((name) => ({ name })),
  );
  const { campaignId, leadIds } = await makeCampaign(ctx, box.id, [`amina${at}`, `otieno${at}`]);
  const person = (contactName: string, contactEmail: string, companyName = "") =>
    createContact(ctx, ContactInput.parse({ contactName, contactEmail, companyName }));
  for (const [n, leadId] of leadIds.entries())
    await ctx.d1
      .prepare("update leads set company_id = ?2, contact_email = null, contact_name = null where id = ?1")
      .bind(leadId, companyIds[n])
      .run();
  const otieno = await person("Otieno Ouma", `otieno${at}`, "Upepo Wind");
  await person("Somebody Else", `else${at}`, "Jua Solar");
  await person("Amina Odhiambo", `AMINA${at}`, "Jua Solar");
  await deleteContact(ctx, otieno.id);
  await sendMailbox(ctx, box.id);
  const [first, second] = await messagesOf(ctx, campaignId);
  expect(second).toMatchObject({
    state: "failed",
    reason: "The source of this address is unknown.",
  });
  expect(first).toMatchObject({ state: "sent", addressSource: "added by hand" });
  const received = await receivedAt(at);
  expect(received.map(({ to }) => to)).toEqual([`amina${at}`]);
  expect(received[0]?.text).toContain("Dear Amina,");
});
