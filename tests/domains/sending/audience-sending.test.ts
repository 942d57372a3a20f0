import { expect, inject, it } from "vitest";
import { CampaignSchema } from "~/domains/campaigns/campaign-schemas";
import { createCampaign } from "~/domains/campaigns/create-campaign.server";
import { ContactInput } from "~/domains/directory/contacts/contact-input";
import { createContact, deleteContact } from "~/domains/directory/contacts/save-contact.server";
import { sendMailbox } from "~/domains/sending/send-mailbox.server";
import { launch, makeTemplate, messagesOf } from "../../support/fixtures/campaigns";
import { makeMailbox, receivedAt } from "../../support/fixtures/sending";
import { makeBusiness } from "../../support/harness/context";

it("emails each contact of a company with their own data and steps, and no deleted contact", async () => {
  const { ctx } = await makeBusiness({ plan: "scaleup" });
  const box = await makeMailbox(ctx, inject("mail").open);
  const at = `@${crypto.randomUUID()}.test`;
  const person = (contactName: string, contactEmail: string) =>
    createContact(ctx, ContactInput.parse({ contactName, contactEmail, companyName: "Jua Solar" }));
  const amina = await person("Amina Odhiambo", `amina${at}`);
  const otieno = await person("Otieno Ouma", `otieno${at}`);
  const gone = await person("Gone Away", `gone${at}`);
  const templateId = await makeTemplate(ctx);
  const { id } = await createCampaign(
    ctx,
    CampaignSchema.parse({
      name: "People",
      templateId,
      mailboxId: box.id,
      hours: "any",
      audience: `selection:${amina.id},${otieno.id},${gone.id}`,
      followUps: [{ templateId, delayHours: 24 }],
    }),
  );
  await launch(ctx, id);
  await deleteContact(ctx, gone.id);
  await sendMailbox(ctx, box.id);
  const received = await receivedAt(at);
  expect(received.map(({ to }) => to).sort()).toEqual([`amina${at}`, `otieno${at}`]);
  expect(received.map(({ subject }) => subject)).toEqual(["Solar for Jua Solar", "Solar for Jua Solar"]);
  expect(received.map(({ text }) => /Hello \w+/.exec(text)?.[0]).sort()).toEqual([
    "Hello Amina",
    "Hello Otieno",
  ]);
  const sent = await ctx.d1
    .prepare(
      "select count(distinct message_id) as n from outreach_messages where campaign_id = ? and sent_at is not null",
    )
    .bind(id)
    .first("n");
  expect(sent).toBe(2);
  const rows = await messagesOf(ctx, id);
  expect(
    rows.map(({ contact_id, position, state, reason_code }) => [contact_id, position, state, reason_code]),
  ).toEqual([
    [amina.id, 1, "sent", null],
    [otieno.id, 1, "sent", null],
    [gone.id, 1, "failed", "contact_deleted"],
    [amina.id, 2, "waiting", null],
    [otieno.id, 2, "waiting", null],
  ]);
});
