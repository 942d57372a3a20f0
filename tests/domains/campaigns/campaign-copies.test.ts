import { describe, expect, inject, it } from "vitest";
import { eraseRecipientStatements } from "~/domains/campaigns/erase-campaigns.server";
import { releaseStaleClaims } from "~/domains/sending/release-claims.server";
import { dismissUnconfirmed, sendAgain } from "~/domains/sending/resolve-unconfirmed.server";
import { sendMailbox } from "~/domains/sending/send-mailbox.server";
import { resultStatements } from "~/domains/sending/send-results.server";
import { suppressStatement } from "~/domains/suppressions/suppress.server";
import { createTemplate, duplicateTemplate, updateTemplate } from "~/domains/templates/save-template.server";
import { TemplateSchema } from "~/domains/templates/template-schema";
import { addTeammate } from "../../support/fixtures/people";
import { later, mailboxOf, makeCampaign, makeMailbox, receivedAt } from "../../support/fixtures/sending";
import { type Business, makeBusiness } from "../../support/harness/context";
import { failing } from "../../support/harness/failing";

const servers = inject("mail");
const domain = () => `@${crypto.randomUUID()}.test`;

const ownMessages = async ({ ctx, account }: Business) =>
  (
    await ctx.d1
      .prepare(
        `select m.id, to_address, state, rule, reason_code, s.text, s.copy_of from outreach_messages m join one_off_emails s on s.message_id = m.id
         where m.account_id = ? and m.campaign_id is null order by to_address`,
      )
      .bind(account.id)
      .all<Record<string, string | number | null>>()
  ).results;

/** Creates a campaign whose step copies in these addresses, as older campaigns do too. */
async function copied(ccEmails: string[], readers: string[], set = {}) {
  const business = await makeBusiness();
  const box = await makeMailbox(business.ctx, servers.open, set);
  await makeCampaign(business.ctx, box.id, readers, { steps: [{ ccEmails }] });
  return { business, ctx: business.ctx, box };
}

describe("the copy recipients of a step", () => {
  it("get a true copy if verified teammates, otherwise their own message with an unsubscribe link", async () => {
    const at = domain();
    const names = ["boss", "unproved", "left", "stranger", "refused"];
    const { business, ctx, box } = await copied(
      names.map((name) => name + at),
      [`a${at}`],
    );
    await addTeammate(ctx, `boss${at}`);
    await addTeammate(ctx, `unproved${at}`, { emailVerifiedAt: null });
    await addTeammate(ctx, `left${at}`, { suspendedAt: new Date() });
    await suppressStatement(ctx, {
      accountId: ctx.account.id,
      address: `refused${at}`,
      reason: "unsubscribe",
    });
    await sendMailbox(ctx, box.id);
    const [first] = (await receivedAt(at)).filter(({ to }) => to.startsWith("a@"));
    expect(first?.to).toBe(`a${at},boss${at}`);
    expect(first?.headers.cc).toBe(`boss${at}`);
    await sendMailbox(later(ctx, 60), box.id);
    expect(
      (await ownMessages(business)).map(({ to_address, state, rule }) => [to_address, state, rule]),
    ).toEqual(["left", "stranger", "unproved"].map((name) => [name + at, "sent", "opt-out"]));
    const [own] = (await receivedAt(at)).filter(({ to }) => to.startsWith("stranger"));
    expect(own?.to).toBe(`stranger${at}`);
    expect(own?.text).toContain("Dear Reader");
    expect(own?.headers["list-unsubscribe"]).toBeTruthy();
    expect(own?.headers["list-unsubscribe"]).not.toBe(first?.headers["list-unsubscribe"]);
    expect(own?.html).not.toContain("/c/");
  });

  it("need consent where their country requires it, and count towards the daily limit", async () => {
    const at = domain();
    const thandi = `thandi-${crypto.randomUUID()}@shop.co.za`;
    const { business, ctx, box } = await copied([thandi, `kofi${at}`], [`a${at}`], { dailyLimit: 1 });
    // Noon tomorrow, in seconds from now, so that the limit's day does not end during the test.
    const noon = 129_600 - ((Date.now() / 1_000) % 86_400);
    await sendMailbox(later(ctx, noon), box.id);
    await sendMailbox(later(ctx, noon + 60), box.id);
    expect((await ownMessages(business)).map(({ state }) => state)).toEqual(["waiting", "waiting"]);
    await ctx.d1.prepare("update mailboxes set daily_limit = 50 where id = ?").bind(box.id).run();
    await sendMailbox(later(ctx, noon + 120), box.id);
    const own = await ownMessages(business);
    expect(own.find(({ to_address, copy_of }) => to_address === thandi && copy_of)).toMatchObject({
      state: "waiting",
      reason_code: "consent_required",
    });
    expect((await mailboxOf(ctx, box.id))?.pausedAt).toBeNull();
  });

  it("get one email each, even if the sending job crashes", async () => {
    let at = 0;
    for (let isOver = false; !isOver; ) {
      at += 1;
      const host = domain();
      const { business, ctx, box } = await copied([`stranger${host}`], [`a${host}`]);
      const broken = failing(ctx, { at, isAfter: true, isLasting: true });
      await sendMailbox(broken.ctx, box.id).catch(() => {});
      isOver = broken.calls() < at;
      const after = later(ctx, 400);
      await releaseStaleClaims(after);
      await sendMailbox(after, box.id);
      await sendMailbox(later(ctx, 900), box.id);
      const state = await ctx.d1
        .prepare("select state from outreach_messages where account_id = ? and campaign_id is not null")
        .bind(ctx.account.id)
        .first<string>("state");
      // Delivery of the email is unconfirmed, so its copy depends on a user's decision.
      expect((await ownMessages(business)).length, `call ${at}`).toBe(state === "sent" ? 1 : 0);
    }
  });

  it("get one email once an unconfirmed delivery is confirmed, and none if it is dismissed", async () => {
    const at = domain();
    const { business, ctx, box } = await copied(
      [`stranger${at}`],
      ["again", "leave", "late"].map((n) => n + at),
    );
    const after = later(ctx, 400);
    await ctx.d1
      .prepare(
        "update outreach_messages set state = 'sending', claim = 'dead', claimed_at = 1 where account_id = ?",
      )
      .bind(ctx.account.id)
      .run();
    expect((await releaseStaleClaims(after)).unknown).toBe(3);
    const rows = await ctx.d1
      .prepare(
        "select id, to_address from outreach_messages where account_id = ? and campaign_id is not null",
      )
      .bind(ctx.account.id)
      .all<{ id: number; to_address: string }>();
    const which = (name: string) => ({
      mailboxId: box.id,
      messageId: rows.results.find(({ to_address }) => to_address.startsWith(name))?.id ?? 0,
    });
    const copiesOf = async (name: string) =>
      (await ownMessages(business)).filter(({ copy_of }) => copy_of === which(name).messageId).length;

    await dismissUnconfirmed(ctx, which("leave"));
    await sendAgain(ctx, which("again"));
    await sendMailbox(after, box.id);
    await expect(sendAgain(ctx, which("again"))).rejects.toMatchObject({ code: "conflict" });
    const words = { subject: "S", text: "T", html: "<p>T</p>", language: "en", fileId: null };
    const ending = {
      id: which("late").messageId,
      state: "sent",
      reason: null,
      copies: [{ ...words, address: `stranger${at}`, country: null }],
    } as const;
    const sender = { id: box.id, accountId: ctx.account.id, hourlyLimit: null };
    for (let told = 0; told < 2; told += 1)
      await ctx.d1.batch(resultStatements(ctx, sender, "dead", [ending]));
    await sendMailbox(later(ctx, 900), box.id);
    expect([await copiesOf("leave"), await copiesOf("again"), await copiesOf("late")]).toEqual([0, 1, 1]);
  });

  it("keep no email content once the recipient is erased", async () => {
    const at = domain();
    const { business, ctx, box } = await copied([`stranger${at}`], [`a${at}`]);
    await sendMailbox(ctx, box.id);
    await ctx.d1.batch(eraseRecipientStatements(ctx, `a${at}`));
    expect((await ownMessages(business)).map(({ text }) => text)).toEqual([""]);
  });
});

it("rejects a suppressed copy address with a field error, and skips it when copying a template", async () => {
  const { ctx } = await makeBusiness();
  const address = `gone${domain()}`;
  const input = TemplateSchema.parse({
    name: "A",
    subject: "B",
    content: "C",
    ccEmails: `fine@b.test, ${address}`,
  });
  const before = await createTemplate(ctx, input);
  await suppressStatement(ctx, { accountId: ctx.account.id, address, reason: "unsubscribe" });
  const refusal = { code: "invalid", field: "ccEmails", message: expect.stringContaining(address) };
  await expect(createTemplate(ctx, input)).rejects.toMatchObject(refusal);
  await expect(updateTemplate(ctx, before.id, { ccEmails: [address] })).rejects.toMatchObject(refusal);
  expect((await duplicateTemplate(ctx, before.id)).ccEmails).toEqual(["fine@b.test"]);
});
