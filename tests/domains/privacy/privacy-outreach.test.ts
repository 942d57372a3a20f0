import { describe, expect, it } from "vitest";
import { deleteUser } from "~/domains/admin/users/change-user.server";
import { eraseAccountRows } from "~/domains/privacy/erasure/erase-account-rows.server";
import { confirmDataRequest } from "~/domains/privacy/requests/confirm-data-request.server";
import { requestData } from "~/domains/privacy/requests/request-data.server";
import { DataRequest } from "~/domains/privacy/requests/schemas";
import { applyRetention } from "~/domains/privacy/retention/apply-retention.server";
import { receiveMail } from "~/domains/replies/responses/receive-mail.server";
import { makeThread } from "../../support/fixtures/answers";
import { runOpenings, sentTo } from "../../support/fixtures/outreach";
import { lastLink } from "../../support/fixtures/people";
import { deliveryReport } from "../../support/fixtures/raw-mails";
import { makeCampaign, makeMailbox } from "../../support/fixtures/sending";
import { env, makeBusiness, testContext } from "../../support/harness/context";

const system = testContext();
const rows = async (query: string, ...values: unknown[]) =>
  (
    await env.DB.prepare(query)
      .bind(...values)
      .all<Record<string, unknown>>()
  ).results;

/** A business and a recipient who replied, became an opportunity, and opted out. */
async function conversation() {
  const business = await makeBusiness();
  const { ctx, account } = business;
  const word = `kofi${crypto.randomUUID().slice(0, 8)}`;
  const address = `${word}@trade.test`;
  const mailbox = await makeMailbox(ctx, 2525, { fromAddress: `sales-${word.slice(4)}@sender.test` });
  await makeCampaign(ctx, mailbox.id, [address]);
  const messageId = `<${crypto.randomUUID()}@sender.test>`;
  await env.DB.prepare(
    `update outreach_messages set message_id = ?, state = 'sent', sent_at = 1, "values" = ? where account_id = ?`,
  )
    .bind(messageId, JSON.stringify({ firstName: word }), account.id)
    .run();
  const raw = [
    `From: ${word} Mensah <${address}>`,
    `To: ${mailbox.fromAddress}`,
    "Subject: Re: A word",
    `In-Reply-To: ${messageId}`,
    `Message-ID: <${crypto.randomUUID()}@trade.test>`,
    "Content-Type: text/plain; charset=utf-8",
    "",
    `Yes, I am interested, please call me. ${word}`,
  ].join("\r\n");
  await receiveMail(system, new TextEncoder().encode(raw), { from: address, to: mailbox.fromAddress });
  await runOpenings(system);
  await env.DB.batch([
    env.DB.prepare(
      "insert into one_off_emails (message_id, account_id, subject, text, html, headers, file_id) select id, account_id, ?2, ?2, ?2, '{}', null from outreach_messages where account_id = ?1",
    ).bind(account.id, `Dear ${word}`),
    env.DB.prepare(
      "insert into webhook_events (account_id, event_id, kind, received_at, result) values (?, 'e1', 'email-response', 1, 'taken')",
    ).bind(account.id),
    env.DB.prepare("insert into webhook_keys (account_id, version, changed_at) values (?, 1, 1)").bind(
      account.id,
    ),
    env.DB.prepare(
      "insert into outreach_files (account_id, created_by, key, kind, original_name, mime_type, size, created_at) values (?, 1, ?, 'attachment', 'a.pdf', 'application/pdf', 1, 1)",
    ).bind(account.id, `files/${word}`),
    env.DB.prepare(
      "insert into signatures (user_id, account_id, name, updated_at) values (?, ?, 'Amina', 1)",
    ).bind(business.user.userId, account.id),
  ]);
  await env.FILES.put(`files/${word}`, "x");
  return { ...business, word, address };
}

/** Lists the tables that contain a word in any text. */
async function tablesWith(word: string): Promise<string[]> {
  const names = await rows(
    `select name from sqlite_master where type = 'table' and name not like '%search\\_%' escape '\\'
      and name not like 'sqlite%' and name not like '\\_cf%' escape '\\' and name not like 'd1\\_%' escape '\\'`,
  );
  const found = [];
  for (const { name } of names)
    if (JSON.stringify(await rows(`select * from ${name}`)).includes(word)) found.push(String(name));
  return found;
}

const confirm = async (kind: DataRequest["kind"], email: string) => {
  const ctx = testContext();
  await requestData(ctx, DataRequest.parse({ email, kind }));
  return confirmDataRequest(ctx, await lastLink(ctx, email));
};

describe("a person emailed by a business", () => {
  it("sees the emails, replies and opportunities about them in their data export", async () => {
    const { address, word } = await conversation();
    const { held } = await confirm("access", address);
    expect(held).toMatchObject({
      messages: [{ state: "sent", values: { firstName: word } }],
      replies: [{ kind: "reply", text: expect.stringContaining("I am interested") }],
      opportunities: [{ contactEmail: address }],
    });
  });

  it("sees how replies were classified, and delivery reports about their address", async () => {
    const business = await makeBusiness();
    const address = `amina-${crypto.randomUUID()}@buyer.test`;
    const made = await makeThread("We are interested, please call me.", business, address);
    await made.change({ replyClass: "later" });
    const sent = await sentTo(business, address);
    await receiveMail(
      testContext(),
      deliveryReport(sent.messageId, address, "4.2.2", "delayed", "452 mailbox full"),
    );
    const { held } = await confirm("access", address);
    expect(held).toMatchObject({
      replies: [
        {
          kind: "delay",
          text: "",
          reportedAs: "soft_bounce",
          serverSaid: expect.stringContaining("mailbox full"),
        },
        { kind: "reply", understoodAs: "interested", correctedTo: "later", modelUnderstood: null },
      ],
    });
  });

  it("is erased from every table and file on request, while the fact of sending is kept", async () => {
    const { address, word, account } = await conversation();
    expect(await tablesWith(word)).toEqual(
      expect.arrayContaining([
        "outreach_messages",
        "inbound_emails",
        "threads",
        "opportunities",
        "one_off_emails",
      ]),
    );
    const [{ raw_key: raw } = {}] = await rows(
      "select raw_key from inbound_emails where account_id = ?",
      account.id,
    );
    expect(await env.FILES.head(String(raw))).not.toBeNull();
    await confirm("erase", address);
    // The confirmation email is purged with that day's emails; a file does not belong to this person.
    expect(await tablesWith(word)).toEqual(["transactional_emails", "outreach_files"]);
    expect(await env.FILES.head(String(raw))).toBeNull();
    const sent = await rows("select state, sent_at from outreach_messages where account_id = ?", account.id);
    expect(sent).toEqual([{ state: "sent", sent_at: 1 }]);
    expect(await rows("select id from threads where account_id = ?", account.id)).toHaveLength(1);
  });
});

/** Tables with rows that a closed account leaves: itself, its users without their names, and what the law requires to be kept. */
const STAYS = ["accounts", "users", "lead_ledger", "lead_charges", "audit_log"];

describe("a closed account", () => {
  it("has all its data erased, from leads to deals, including files", async () => {
    const { ctx, account, user, word } = await conversation();
    await deleteUser({ ...ctx, actor: { kind: "system" } }, user.userId);
    for (let job = 0; job < 4; job += 1) await eraseAccountRows(ctx);
    const owned = await rows(
      "select name from sqlite_master where type = 'table' and sql like '%account_id%'",
    );
    const left = [];
    for (const { name } of owned)
      if ((await rows(`select 1 from ${name} where account_id = ? limit 1`, account.id)).length > 0)
        left.push(String(name));
    expect(left.filter((name) => !STAYS.includes(name))).toEqual([]);
    expect(await env.FILES.head(`files/${word}`)).toBeNull();
  });
});

it("has raw emails, webhook events and notifications purged after their retention period", async () => {
  const { account } = await conversation();
  const late = { ...testContext(), now: () => new Date(Date.now() + 400 * 86_400_000) };
  expect(await applyRetention(late)).toMatchObject({ "webhook-events": expect.any(Number) });
  expect(await rows("select 1 from webhook_events where account_id = ?", account.id)).toEqual([]);
  expect(await rows("select raw_key from inbound_emails where account_id = ?", account.id)).toEqual([
    { raw_key: null },
  ]);
  expect(await rows("select 1 from notifications where account_id = ?", account.id)).toEqual([]);
});
