import { describe, expect, it } from "vitest";
import { contactSocialLead } from "~/domains/social-leads/contact-lead.server";
import { importSocialLeads } from "~/domains/social-leads/imports/import-leads.server";
import { ImportInput } from "~/domains/social-leads/imports/schemas";
import { syncPlatform } from "~/domains/social-leads/inbound/sync-platform.server";
import { listSocialLeads } from "~/domains/social-leads/list-leads.server";
import { ContactInput } from "~/domains/social-leads/schemas";
import { outcome } from "../../support/fixtures/people";
import { connectedBusiness } from "../../support/fixtures/platforms";
import { type Business, env, makeBusiness } from "../../support/harness/context";

const suppressed = async ({ account }: Pick<Business, "account">) =>
  (
    await env.DB.prepare(
      "select address, reason, note from suppressions where account_id = ? order by address",
    )
      .bind(account.id)
      .all<{ address: string; reason: string; note: string }>()
  ).results;

const createdAt = Math.floor(Date.now() / 1000) - 600;
const PERSON = { full_name: "Awa Diop", email: "awa@form.example" };

/** Submits the same form responses by webhook, by sync and in Meta's own file. */
const WAYS = {
  async webhook(fields: Record<string, string>) {
    const business = await connectedBusiness("facebook", {
      room: { leads: [{ id: "9401", form: "501", createdAt, fields }] },
    });
    const value = { leadgen_id: 9401, page_id: 1001 };
    await business.tell({ object: "page", entry: [{ id: "1001", changes: [{ field: "leadgen", value }] }] });
    await business.work();
    return business;
  },
  async sync(fields: Record<string, string>) {
    const business = await connectedBusiness("facebook", {
      room: { leads: [{ id: "9402", form: "501", createdAt, fields }] },
    });
    await syncPlatform(business.job, { connectionId: business.connection.id });
    return business;
  },
  async file(fields: Record<string, string>) {
    const business = await makeBusiness();
    const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
    const names = ["id", "created_time", "ad_id", "form_id", "platform", ...Object.keys(fields)];
    const cells = ["l:940300000", "2026-11-03T10:01:00+00:00", "ag:1", "f:1", "fb", ...Object.values(fields)];
    const csv = `${names.map(cell).join(",")}\n${cells.map(cell).join(",")}\n`;
    await importSocialLeads(
      business.ctx,
      ImportInput.parse({ platform: "facebook", method: "csv", csv }),
      "meta.csv",
    );
    return business;
  },
};
const EACH = Object.keys(WAYS) as (keyof typeof WAYS)[];

describe.each(EACH)("a lead form read by %s", (way) => {
  it("suppresses a person who declines marketing emails and stores the question", async () => {
    const business = await WAYS[way]({ ...PERSON, "souhaitez-vous_recevoir_nos_offres_?": "non merci" });
    expect(await suppressed(business)).toEqual([
      {
        address: "awa@form.example",
        reason: "unsubscribe",
        note: expect.stringContaining("souhaitez-vous_recevoir_nos_offres_?"),
      },
    ]);
    expect((await listSocialLeads(business.ctx, {}, { limit: 5 })).rows).toMatchObject([
      { name: "Awa Diop", optedOutAt: null },
    ]);
  });

  it.each([
    ["stop_marketing", "yes", 1],
    ["هل_توافق_على_تلقي_عروضنا؟", "لا", 1],
    ["aceita_receber_e-mails_de_marketing?", "não", 1],
    ["aceita_receber_e-mails_de_marketing?", "sim", 0],
    ["how_many_rooms?", "no", 0],
    ["marketing_consent", "", 0],
    ["marketing_consent", "?!", 0],
    ["marketing_consent", `yes ${"x".repeat(1_500)}`, 0],
    ["unsubscribe", "ask first", 1],
    ["__proto__", "no", 0],
    [`newsletter ${"a".repeat(900)}`, "no", 1],
  ])("with %s=%s results in %i suppressions", async (question, answer, count) => {
    const fields = Object.fromEntries([...Object.entries(PERSON), [question, answer]]);
    expect(await suppressed(await WAYS[way](fields))).toHaveLength(count);
  });
});

it.each([
  ["Would you like to receive our newsletter?", "No", 1],
  ["هل ترغب في تلقي رسائلنا؟", "لا", 1],
  ["Do you own a house?", "No", 0],
  // A column that wasn't asked as a question.
  ["Newsletter", "No", 0],
])(
  "a lead file with the column '%s' answered '%s' results in %i suppressions",
  async (question, answer, count) => {
    const business = await makeBusiness();
    const csv = `First Name,Last Name,Email,${question}\nAwa,Diop,awa@linkedin.example,${answer}\n`;
    await importSocialLeads(
      business.ctx,
      ImportInput.parse({ platform: "linkedin", method: "csv", csv }),
      "li.csv",
    );
    expect(await suppressed(business)).toHaveLength(count);
  },
);

describe("a person without an email address who opts out", () => {
  it.each(EACH)("is not contacted by phone: %s", async (way) => {
    const business = await WAYS[way]({
      full_name: "Koffi",
      phone_number: "+22890700505",
      stop_marketing: "yes",
    });
    const [lead] = (await listSocialLeads(business.ctx, {}, { limit: 5 })).rows;
    expect(lead?.optedOutAt).not.toBeNull();
    const contacted = contactSocialLead(business.ctx, lead?.id ?? 0, ContactInput.parse({ way: "whatsapp" }));
    expect(await outcome(contacted)).not.toBe("ok");
    expect(await suppressed(business)).toEqual([]);
  });

  it("is suppressed if their address is known from another source", async () => {
    const business = await makeBusiness();
    const bring = (csv: string) =>
      importSocialLeads(
        business.ctx,
        ImportInput.parse({ platform: "facebook", method: "csv", csv }),
        "a.csv",
      );
    await bring("Name,Phone,Email\nKoffi,+22890700506,koffi@known.example\n");
    await bring("Name,Phone,Do not contact\nKoffi,+22890700506,yes\n");
    expect((await suppressed(business)).map(({ address }) => address)).toEqual(["koffi@known.example"]);
  });
});

it("reads an unticked box of a lead form as a no if it is about marketing", async () => {
  const raw = {
    id: "9404",
    created_time: new Date().toISOString(),
    field_data: [{ name: "email", values: ["awa@box.example"] }, null, { name: 7 }],
    custom_disclaimer_responses: [
      { checkbox_key: "marketing_consent", is_checked: "0" },
      { checkbox_key: 7, is_checked: false },
      { checkbox_key: "privacy_policy", is_checked: false },
    ],
  };
  const business = await connectedBusiness("facebook", { room: { raw: { "9404": raw } } });
  const value = { leadgen_id: 9404, page_id: 1001 };
  await business.tell({ object: "page", entry: [{ id: "1001", changes: [{ field: "leadgen", value }] }] });
  await business.work();
  expect((await suppressed(business)).map(({ address }) => address)).toEqual(["awa@box.example"]);
});
