import { describe, expect, it } from "vitest";
import { Lead } from "~/adapters/platforms/meta-answers";
import { contactSocialLead } from "~/domains/social-leads/contact-lead.server";
import { captureOfLead } from "~/domains/social-leads/inbound/capture-of-meta";
import { listSocialLeads } from "~/domains/social-leads/list-leads.server";
import { ContactInput } from "~/domains/social-leads/schemas";
import { outcome } from "../../support/fixtures/people";
import { connectedBusiness } from "../../support/fixtures/platforms";

const answered = (fields: Record<string, unknown>, over: object = {}) =>
  captureOfLead(
    Lead.parse({
      id: 41,
      field_data: Object.entries(fields).map(([name, value]) => ({ name, values: [value] })),
      ...over,
    }),
    "facebook",
    new Date(),
  );

describe("a lead form", () => {
  it.each([
    [
      "French",
      {
        prénom: "Awa",
        nom: "Diop",
        "adresse_e-mail": "awa@x.example",
        numéro_de_téléphone: "+221 77 000 00 52",
      },
      "Awa Diop",
      "+221 77 000 00 52",
    ],
    [
      "Arabic",
      { الاسم_الكامل: "أمينة", البريد_الإلكتروني: "awa@x.example", رقم_الهاتف: "٠٧١٢٠٠٠٠٠٠" },
      "أمينة",
      "0712000000",
    ],
    [
      "Portuguese",
      { nome_completo: "Tiago", "endereço_de_e-mail": "awa@x.example", número_de_telefone: "+258840000054" },
      "Tiago",
      "+258840000054",
    ],
    [
      "German",
      { vollständiger_name: "Jo", "e-mail-adresse": "awa@x.example", telefonnummer: "+49 30 123456" },
      "Jo",
      "+49 30 123456",
    ],
  ])("in %s yields name, email address, phone and message", (_, fields, name, phone) => {
    expect(answered({ ...fields, "how_many?": 3 })).toMatchObject({
      name,
      phone,
      email: "awa@x.example",
      message: "how many?: 3",
    });
  });

  it("keeps an unreadable answer in the message and ignores mistyped fields", () => {
    const capture = answered(
      { full_name: "A", phone_number: "call me", email: "a@x.example" },
      { ad_name: null, created_time: {}, custom_disclaimer_responses: null, campaign_name: 7 },
    );
    expect(capture).toMatchObject({ phone: null, email: "a@x.example", message: "phone number: call me" });
    expect(capture.leadSource).toBe("Facebook lead ad: campaign 7");
  });

  it("from Meta's testing tool is marked as a test and can't be contacted", async () => {
    const fields = {
      full_name: "<test lead: dummy data for full_name>",
      email: "test@meta.com",
      phone_number: "<test lead: dummy data for phone_number>",
    };
    expect(answered(fields)).toMatchObject({ isTest: true, name: "Test lead", phone: null });
    expect(answered({ full_name: "Test Kamau", email: "test@kamau.example" }).isTest).toBe(false);
    const room = { leads: [{ id: "9301", form: "501", createdAt: 1_795_000_000, fields }] };
    const business = await connectedBusiness("facebook", { room });
    await business.tell({
      object: "page",
      entry: [{ id: "1001", changes: [{ field: "leadgen", value: { leadgen_id: 9301, page_id: 1001 } }] }],
    });
    await business.work();
    const [lead] = (await listSocialLeads(business.ctx, {}, { limit: 5 })).rows;
    if (!lead) throw new Error("no lead");
    expect(lead).toMatchObject({ isTest: true, leadSource: "Facebook lead ad, test lead" });
    expect(await outcome(contactSocialLead(business.ctx, lead.id, ContactInput.parse({ way: "mail" })))).toBe(
      "conflict",
    );
  });
});
