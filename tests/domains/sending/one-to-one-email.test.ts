import { and, eq, gt } from "drizzle-orm";
import { describe, expect, inject, it } from "vitest";
import type { BusinessContext } from "~/core/context";
import { campaigns } from "~/domains/campaigns/tables";
import { ContactInput } from "~/domains/directory/contacts/contact-input";
import { createContact } from "~/domains/directory/contacts/save-contact.server";
import { mailboxDay, sentToday } from "~/domains/mailboxes/mailbox-days.server";
import { resumeMailbox } from "~/domains/mailboxes/pause-mailbox.server";
import { hourOf } from "~/domains/mailboxes/policy";
import { mailboxDailyStats, type mailboxes } from "~/domains/mailboxes/tables";
import { findDraft } from "~/domains/messages/email-drafts.server";
import { findMessage } from "~/domains/messages/find-message.server";
import { sentSince } from "~/domains/messages/sent-mails.server";
import { messages } from "~/domains/messages/tables";
import { recordReport } from "~/domains/replies/responses/record-report.server";
import { openMessages } from "~/domains/sending/open-messages.server";
import { queueMailboxes } from "~/domains/sending/queue-mailboxes.server";
import { sendMailbox } from "~/domains/sending/send-mailbox.server";
import { SingleMailInput, writeToContact } from "~/domains/sending/send-one-off-email.server";
import { queuedJson, queuedTo, sendTimesOf, sendTimeText } from "~/domains/sending/send-times.server";
import { testMailbox } from "~/domains/sending/test-mailbox.server";
import { addCompanies, makeSearch, runSearch } from "../../support/fixtures/lead-search";
import { makeCampaign, makeMailbox, messagesOf, receivedAt } from "../../support/fixtures/sending";
import { makeBusiness } from "../../support/harness/context";

const MAIL = SingleMailInput.parse({ subject: "Roofs", text: "Roofs?" });
const NOON = new Date(new Date().setUTCHours(12, 0, 0, 0));
const at = <C extends BusinessContext>(ctx: C, seconds: number): C => ({
  ...ctx,
  now: () => new Date(NOON.getTime() + seconds * 1_000),
});

async function ready(set: Partial<typeof mailboxes.$inferInsert> = {}) {
  const { ctx: made } = await makeBusiness({ plan: "startup", hqCountry: "NG" });
  const ctx = at({ ...made, actor: { ...made.actor, isVerified: true } }, 0);
  const box = await makeMailbox(ctx, inject("mail").open, set);
  const domain = `@${crypto.randomUUID()}.test`;
  const person = (name = "amina") =>
    createContact(
      ctx,
      ContactInput.parse({ contactName: name, contactEmail: `${name}${domain}`, location: "Lagos, Nigeria" }),
    );
  const used = (values: Partial<typeof mailboxDailyStats.$inferInsert>) =>
    ctx.db
      .insert(mailboxDailyStats)
      .values({ mailboxId: box.id, day: mailboxDay(ctx, ctx.now()), ...values });
  return { ctx, box, domain, person, used };
}

const toOf = async (domain: string) => (await receivedAt(domain)).map(({ to }) => to.split("@")[0]);

describe("a single email", () => {
  it("ignores the campaigns' delay and daily limit", async () => {
    const { ctx, box, domain, person, used } = await ready({
      gapSeconds: 600,
      lastSentAt: NOON,
      dailyLimit: 3,
    });
    await used({ sent: 3 });
    const { campaignId } = await makeCampaign(ctx, box.id, [`reader${domain}`]);
    await writeToContact(ctx, (await person()).id, MAIL);
    ctx.queue.sent.length = 0;
    await queueMailboxes(ctx);
    expect(ctx.queue.sent).toContainEqual({ kind: "send-mailbox", mailboxId: box.id });
    await sendMailbox(ctx, box.id);
    expect(await toOf(domain)).toEqual(["amina"]);
    expect(await messagesOf(ctx, campaignId)).toMatchObject([{ state: "waiting", attempts: 0 }]);
  });

  it("is claimed before campaign emails that were due earlier", async () => {
    const { ctx, box, domain, person } = await ready();
    await makeCampaign(ctx, box.id, [`one${domain}`, `two${domain}`]);
    await writeToContact(ctx, (await person()).id, MAIL);
    const due = await openMessages(ctx, box.id, { oneToOne: 100, campaigns: 100 });
    expect(due.map((row) => row.is_one_to_one)).toEqual([1, 0, 0]);
  });

  it("does not use up the campaigns' daily limit", async () => {
    const { ctx, box, domain, person } = await ready();
    await writeToContact(ctx, (await person()).id, MAIL);
    await sendMailbox(ctx, box.id);
    expect(await toOf(domain)).toEqual(["amina"]);
    expect(await sentToday(ctx, box.id)).toEqual({ byCampaigns: 0, oneToOneClaimed: 1, testsClaimed: 0 });
  });

  it("can't exceed the daily allowance under concurrency", async () => {
    const { ctx, box, person, used } = await ready();
    await used({ oneToOneClaimed: 197 });
    const { id } = await person();
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => writeToContact(ctx, id, MAIL)));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    const [refused] = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
    expect(refused).toMatchObject({
      code: "limit_reached",
      message: expect.stringContaining("saved as a draft"),
    });
    expect((await sentToday(ctx, box.id)).oneToOneClaimed).toBe(200);
    const written = and(eq(messages.mailboxId, box.id), eq(messages.isOneToOne, true));
    expect(await ctx.db.$count(messages, written)).toBe(3);
  });

  it("becomes a draft at the limit, with its earliest sending time, until it is sent", async () => {
    const { ctx, person, used } = await ready();
    await used({ oneToOneClaimed: 200 });
    const { id } = await person();
    await expect(writeToContact(ctx, id, MAIL)).rejects.toMatchObject({ code: "limit_reached" });
    const midnight = new Date(NOON.getTime() + 11 * 3_600_000);
    expect(await findDraft(ctx, `contact:${id}`)).toMatchObject({
      subject: "Roofs",
      text: "Roofs?",
      sendableAt: midnight,
    });
    const tomorrow = at(ctx, 12 * 3_600);
    expect(await writeToContact(tomorrow, id, MAIL)).toBeTypeOf("number");
    expect(await findDraft(tomorrow, `contact:${id}`)).toBeNull();
  });

  it("can't exceed the hourly limit in concurrent jobs with a campaign", async () => {
    const { ctx, box, domain, person } = await ready({
      hourlyLimit: 10,
      sentHour: hourOf(NOON),
      sentInHour: 0,
    });
    await makeCampaign(
      ctx,
      box.id,
      Array.from({ length: 20 }, (_, index) => `reader${index}${domain}`),
    );
    const ids = [(await person("amina")).id, (await person("badu")).id, (await person("chidi")).id];
    const jobs = () => Array.from({ length: 4 }, () => sendMailbox(ctx, box.id));
    await Promise.all([...jobs(), ...ids.map((id) => writeToContact(ctx, id, MAIL)), ...jobs()]);
    await Promise.all(jobs());
    const sent = await toOf(domain);
    expect([sent.length, new Set(sent).size]).toEqual([10, 10]);
  });

  it("waits for the next hour at the hourly limit, of which a fifth is reserved from campaigns", async () => {
    const { ctx, box, domain, person } = await ready({
      hourlyLimit: 10,
      sentHour: hourOf(NOON),
      sentInHour: 8,
    });
    await makeCampaign(ctx, box.id, [`reader${domain}`]);
    for (const name of ["amina", "badu", "chidi"]) await writeToContact(ctx, (await person(name)).id, MAIL);
    await sendMailbox(ctx, box.id);
    expect((await toOf(domain)).sort()).toEqual(["amina", "badu"]);
    const [queued] = await queuedTo(ctx, [`chidi${domain}`]);
    expect(queued?.text).toBe("Queued until today 14:00 WAT, hourly limit reached");
    await sendMailbox(at(ctx, 3_600), box.id);
    expect((await toOf(domain)).sort()).toEqual(["amina", "badu", "chidi", "reader"]);
  });

  it("is sent once the mailbox resumes if it was written during a pause", async () => {
    const { ctx, box, domain, person } = await ready({ pausedAt: NOON, pauseReasonCode: "by-hand" });
    const id = await writeToContact(ctx, (await person()).id, MAIL);
    expect(await sendTimeText(ctx, id)).toBe("Queued: mailbox paused");
    expect(await queuedJson(ctx, id)).toEqual({ messageId: id, sendsAt: null, queuedFor: "paused" });
    await sendMailbox(ctx, box.id);
    expect(await toOf(domain)).toEqual([]);
    await resumeMailbox(ctx, box.id);
    expect(await sendTimeText(ctx, id)).toBe("Queued: will be sent within a minute");
    await sendMailbox(ctx, box.id);
    expect(await toOf(domain)).toEqual(["amina"]);
  });
});

describe("a queued campaign email", () => {
  it("shows when its sending window opens on the day that its daily limit allows", async () => {
    const { ctx, box, domain, used } = await ready({ dailyLimit: 3 });
    await used({ sent: 3 });
    const readers = ["one", "two", "three", "four"].map((name) => `${name}${domain}`);
    const { campaignId } = await makeCampaign(ctx, box.id, readers, { country: "NG" });
    await ctx.db.update(campaigns).set({ windowStart: 480 }).where(eq(campaigns.id, campaignId));
    const rows = await messagesOf(ctx, campaignId);
    const times = await sendTimesOf(ctx, rows);
    const textOf = (place: number) => times.get(rows[place]?.id ?? 0)?.text;
    expect(textOf(0)).toBe("Queued until tomorrow 08:00 WAT, daily limit reached");
    expect(textOf(3)).toMatch(/^Queued until about .*, 08:00 WAT, daily limit reached$/);
  });

  it("shows that its campaign is paused", async () => {
    const { ctx, box, domain } = await ready();
    const { campaignId } = await makeCampaign(ctx, box.id, [`one${domain}`], { status: "paused" });
    const rows = await messagesOf(ctx, campaignId);
    expect((await sendTimesOf(ctx, rows)).get(rows[0]?.id ?? 0)?.text).toBe("Queued: campaign paused");
  });
});

describe("a test email", () => {
  it("has its own daily allowance, and states when the next one is possible", async () => {
    const { ctx, box, used } = await ready();
    await used({ testsClaimed: 18, oneToOneClaimed: 200 });
    const results = await Promise.allSettled(Array.from({ length: 4 }, () => testMailbox(ctx, box.id)));
    const reasons = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
    expect(reasons).toHaveLength(2);
    expect(reasons[0]).toMatchObject({ code: "too_many", message: expect.stringContaining("00:00") });
  });

  it("marks the company's lead as contacted, whichever contact it is sent to", async () => {
    const { ctx, box, domain } = await ready();
    const [companyId = 0] = await addCompanies(ctx, [{ name: `Sunbird ${ctx.account.id}`, country: "KE" }]);
    const at = (name: string) =>
      createContact(
        ctx,
        ContactInput.parse({
          contactName: name,
          contactEmail: `${name}${domain}`,
          location: "Lagos, Nigeria",
        }),
        companyId,
      );
    await at("found");
    await runSearch(ctx as never, (await makeSearch(ctx)).id);
    const colleague = await at("colleague");
    const furthest = () =>
      ctx.d1
        .prepare("select max(position) n from lead_stages where account_id = ?")
        .bind(ctx.account.id)
        .first<number>("n");
    await writeToContact(ctx, colleague.id, MAIL);
    expect(await furthest()).toBe(2);
    await sendMailbox(ctx, box.id);
    expect(await toOf(domain)).toEqual(["colleague"]);
    expect(await furthest()).toBe(3);
  });

  it("does not count for the mailbox when it bounces", async () => {
    const { ctx, box } = await ready();
    await testMailbox(ctx, box.id);
    await sendMailbox(ctx, box.id);
    const [test] = await ctx.db.select().from(messages).where(eq(messages.mailboxId, box.id));
    const message = await findMessage(ctx, test?.id ?? 0);
    if (!message) throw new Error("no test");
    await recordReport(ctx, {
      message,
      report: { class: "hard_bounce", status: "5.1.1", said: null, rule: "status" },
      targets: { isMain: true, copies: [] },
      note: "550",
    });
    expect(
      await ctx.db.$count(
        mailboxDailyStats,
        and(eq(mailboxDailyStats.mailboxId, box.id), gt(mailboxDailyStats.bounces, 0)),
      ),
    ).toBe(0);
  });

  it("has no unsubscribe link and is excluded from all statistics", async () => {
    const { ctx, box } = await ready({ gapSeconds: 600, lastSentAt: NOON });
    const { to } = await testMailbox(ctx, box.id);
    await sendMailbox(ctx, box.id);
    const [mail] = await receivedAt(to);
    expect(mail?.text).toContain("This is a test.");
    expect(JSON.stringify(mail)).not.toMatch(/unsubscribe\//);
    expect(JSON.stringify(mail)).not.toContain("List-Unsubscribe");
    expect(await sentSince(ctx, new Date(0))).toEqual([]);
    const days = await ctx.db.select().from(mailboxDailyStats).where(eq(mailboxDailyStats.mailboxId, box.id));
    expect(days).toMatchObject([{ sent: 0, testsClaimed: 1 }]);
  });
});
