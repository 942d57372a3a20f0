import { describe, expect, it } from "vitest";
import type { MailSender } from "~/adapters/mail/mail-sender";
import type { Context } from "~/core/context";
import { getDirectoryStats } from "~/domains/directory/companies/directory-stats.server";
import { ContactInput } from "~/domains/directory/contacts/contact-input";
import { listContacts } from "~/domains/directory/contacts/list-contacts.server";
import {
  createContact,
  deleteContact,
  updateContact,
} from "~/domains/directory/contacts/save-contact.server";
import { listImportRejects } from "~/domains/directory/imports/imports.server";
import { limitOf } from "~/domains/identity/policy";
import { mailStatement } from "~/domains/mail/mail-statement.server";
import { sendMails } from "~/domains/mail/send-mails.server";
import { confirmDataRequest } from "~/domains/privacy/requests/confirm-data-request.server";
import { requestData } from "~/domains/privacy/requests/request-data.server";
import { DataRequest } from "~/domains/privacy/requests/schemas";
import { importFile } from "../../support/fixtures/imports";
import { addAlike, makeSearch, runSearch } from "../../support/fixtures/lead-search";
import { lastLink, mailsTo, outcome } from "../../support/fixtures/people";
import { type Business, env, makeBusiness, still, testContext } from "../../support/harness/context";

const newAddress = () => `Kofi.${crypto.randomUUID().slice(0, 8)}@trade.test`;

const contact = (contactEmail: string | null, over: Record<string, unknown> = {}) =>
  ContactInput.parse({ contactName: "Kofi Mensah", contactEmail, phoneNumber: "+233 20 000000", ...over });

async function linkFor(kind: DataRequest["kind"], email: string) {
  const ctx = testContext();
  await requestData(ctx, DataRequest.parse({ email, kind }));
  return { ctx, token: await lastLink(ctx, email) };
}

const confirm = async (kind: DataRequest["kind"], email: string) => {
  const { ctx, token } = await linkFor(kind, email);
  return confirmDataRequest(ctx, token);
};

const people = async ({ ctx }: Business) =>
  (await listContacts(ctx, { words: "kofi", countries: [], industries: [] }, { limit: 50 })).rows;
const counted = ({ ctx }: Business) => getDirectoryStats(ctx).then(({ totalContacts }) => totalContacts);

/** Creates a contact in the shared directory. */
async function share(ctx: Context, email: string): Promise<number> {
  const { ctx: writer } = await makeBusiness();
  const { id } = await createContact(writer, contact(email));
  await env.DB.batch([
    env.DB.prepare("update contacts set account_id = null where id = ?").bind(id),
    env.DB.prepare("update contact_counts set count = count - 1 where account_id = ?").bind(
      writer.account.id,
    ),
    env.DB.prepare(
      "insert into contact_counts values (0, 1) on conflict (account_id) do update set count = count + 1",
    ),
  ]);
  void ctx;
  return id;
}

describe("a person who requested erasure", () => {
  it("is erased from every business, the shared directory, search index, counts and leads", async () => {
    const email = newAddress();
    const [mine, other] = [await makeBusiness(), await makeBusiness()];
    const before = [await counted(mine), await counted(other)];
    await createContact(mine.ctx, contact(email));
    await createContact(mine.ctx, contact(null, { contactName: "Kofi Stays" }));
    await createContact(other.ctx, contact(email.toUpperCase()));
    const sharedId = await share(mine.ctx, email);
    await deleteContact(mine.ctx, sharedId);
    await updateContact(other.ctx, sharedId, contact("somewhere@else.test"));
    const [companyId] = await addAlike(mine.ctx, 1);
    await env.DB.prepare("update contacts set company_id = ? where account_id = ? and email_key is not null")
      .bind(companyId, mine.account.id)
      .run();
    const search = await makeSearch(mine.ctx);
    await runSearch(mine.ctx, search.id);
    const leadOf = () =>
      env.DB.prepare("select * from leads where search_id = ?")
        .bind(search.id)
        .first<Record<string, unknown>>();
    expect(await leadOf()).toMatchObject({ contact_email: email });

    const { result } = await confirm("erase", email);
    expect(result).toEqual({ contacts: 4, leads: 1 });
    expect((await people(mine)).map(({ contactName }) => contactName)).toEqual(["Kofi Stays"]);
    expect(await people(other)).toEqual([]);
    const lead = await leadOf();
    expect(lead).toMatchObject({
      contact_id: null,
      contact_name: null,
      contact_email: null,
      contact_phone: null,
    });
    expect(JSON.parse(String(lead?.evidence))).not.toHaveProperty("contactEmail");
    expect([await counted(mine), await counted(other)]).toEqual([(before[0] ?? 0) + 1, before[1]]);
    const rest = await env.DB.prepare("select * from data_requests order by id desc limit 1").first();
    expect(JSON.stringify(rest)).not.toContain(email.toLowerCase().split("@")[0]);
    expect((await mailsTo(testContext(), email)).at(-1)?.text).toContain(
      "Contact records deleted: 4. Leads your details were removed from: 1.",
    );
  });

  it("can't be added again manually, by an edit or by an import", async () => {
    const email = newAddress();
    const business = await makeBusiness({ plan: "scaleup" });
    const stays = await createContact(business.ctx, contact(null));
    await confirm("erase", email);
    expect(await outcome(createContact(business.ctx, contact(email.toUpperCase())))).toBe("conflict");
    expect(await outcome(updateContact(business.ctx, stays.id, contact(email)))).toBe("conflict");
    expect(await people(business)).toHaveLength(1);
    const file = `name,description\nAcme,Ask ${email.toLowerCase()} there\nBest,Nobody named\n`;
    const done = await importFile(business.ctx, file);
    expect(done).toMatchObject({ status: "completed", rowsRejected: 1, rowsCreated: 1 });
    const { rows } = await listImportRejects(business.ctx, done.id, { limit: 5 });
    expect(rows[0]?.reason).toContain("asked not to be listed");
    expect(JSON.stringify(rows)).not.toContain("trade.test");
  });

  it("is not added again by a running lead search", async () => {
    const email = newAddress();
    const { ctx } = await makeBusiness();
    const [companyId] = await addAlike(ctx, 1);
    const { id } = await createContact(ctx, contact(email));
    await env.DB.prepare("update contacts set company_id = ? where id = ?").bind(companyId, id).run();
    const search = await makeSearch(ctx);
    const trigger = `create trigger while_running after insert on leads when new.search_id = ${search.id} begin
      delete from contacts where id = ${id}; end`;
    await env.DB.prepare(trigger).run();
    await runSearch(ctx, search.id);
    await env.DB.prepare("drop trigger while_running").run();
    const lead = await env.DB.prepare("select * from leads where search_id = ?").bind(search.id).first();
    expect(lead).toMatchObject({ contact_id: null, contact_email: null, contact_name: null });
  });
});

describe("a person who opted out of all email", () => {
  const sales = (ctx: Context, address: string, isEssential = false) =>
    mailStatement(ctx, {
      cause: `test:${crypto.randomUUID()}`,
      to: { address },
      subject: "Solar panels",
      paragraphs: ["Hello"],
      isEssential,
    });

  it.each(["stop", "erase"] as const)(
    "receives no non-essential email, queued before or after the request: %s",
    async (kind) => {
      const email = newAddress();
      const ctx = testContext();
      await ctx.d1.prepare("delete from transactional_emails").run();
      await sales(ctx, email.toUpperCase());
      await confirm(kind, email);
      await sales(ctx, email);
      await sales(ctx, email, true);
      await sales(ctx, "somebody-else@trade.test");
      const given: string[] = [];
      const mail: MailSender = {
        name: "smtp",
        send: async ({ to, subject }) => {
          given.push(`${to.address} ${subject}`);
          return { outcome: "sent" };
        },
      };
      await sendMails({ ...ctx, mail });
      expect(given.filter((line) => line.includes("Solar")).sort()).toEqual(
        [`${email} Solar panels`, "somebody-else@trade.test Solar panels"].sort(),
      );
      const states = await ctx.d1
        .prepare("select state, text from transactional_emails where is_essential = 0 and to_address <> ?")
        .bind("somebody-else@trade.test")
        .all();
      expect(states.results).toEqual([
        { state: "stopped", text: "" },
        { state: "stopped", text: "" },
      ]);
      expect(given.some((line) => line.endsWith("is complete"))).toBe(true);
    },
  );

  it("can still be added as a contact", async () => {
    const email = newAddress();
    const business = await makeBusiness();
    await createContact(business.ctx, contact(email));
    await confirm("stop", email);
    expect(await people(business)).toHaveLength(1);
    await createContact(business.ctx, contact(email));
    await confirm("erase", email);
    await confirm("stop", email);
    expect(await outcome(createContact(business.ctx, contact(email)))).toBe("conflict");
  });
});

describe("a data request's link", () => {
  it("works once, also for concurrent clicks, and expires after three days", async () => {
    for (const kind of ["access", "stop", "erase"] as const) {
      const email = newAddress();
      const { ctx, token } = await linkFor(kind, email);
      const all = await Promise.all([1, 2, 3].map(() => outcome(confirmDataRequest(ctx, token))));
      expect(all.sort()).toEqual(["invalid", "invalid", "passed"]);
      const done = (await mailsTo(ctx, email)).filter(({ subject }) => subject.endsWith("is complete"));
      expect(done).toHaveLength(1);
    }
    const { ctx, token } = await linkFor("erase", newAddress());
    const later = new Date(Date.now() + 3 * 86_400_000 + 1000);
    expect(await outcome(confirmDataRequest({ ...ctx, now: () => later }, token))).toBe("invalid");
  });

  it("shows each record with its holder and source, and no secrets", async () => {
    const email = newAddress();
    const { ctx, account } = await makeBusiness({ name: "Acme Traders" });
    await createContact(ctx, contact(email));
    const { held } = await confirm("access", email);
    expect(held).toMatchObject({
      address: email,
      hasAccount: false,
      contacts: [{ heldBy: account.name, contactName: "Kofi Mensah", source: "added by hand" }],
      mailStopped: null,
      dataRequests: [{ kind: "access", doneAt: null }],
    });
    expect(JSON.stringify(held)).not.toMatch(/hash|token/i);
  });

  it("is limited per address and day, and per network and hour", async () => {
    const ctx = still(testContext());
    const email = newAddress();
    const ask = (address: string, network: string) =>
      outcome(
        requestData(
          { ...ctx, client: { ...ctx.client, address: network } },
          { email: address, kind: "stop" },
        ),
      );
    const outcomes = [];
    for (let n = 0; n < 5; n += 1)
      outcomes.push(await ask(n % 2 ? email : email.toUpperCase(), `198.51.${n}.7`));
    expect(outcomes).toContain("too_many");
    expect(outcomes.slice(0, 3)).toEqual(["passed", "passed", "passed"]);
    const many = [];
    const { free } = limitOf("data-request-network");
    for (let n = 0; n < free + 3; n += 1) many.push(await ask(newAddress(), "203.0.113.77"));
    expect(many.slice(0, free)).not.toContain("too_many");
    expect(many).toContain("too_many");
  });
});
