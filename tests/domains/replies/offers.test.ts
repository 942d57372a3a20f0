import { describe, expect, it } from "vitest";
import { getContact } from "~/domains/directory/contacts/list-contacts.server";
import { addReferral } from "~/domains/replies/suggested-actions/add-referral.server";
import { isOver, sureTime } from "~/domains/replies/suggested-actions/meeting-time";
import { shownActions } from "~/domains/replies/suggested-actions/shown-actions";
import { suggestedActionsFor } from "~/domains/replies/suggested-actions/suggested-actions.server";
import { makeThread } from "../../support/fixtures/answers";

const WRITTEN = new Date("2026-11-21T10:00:00Z");

describe("the date that a reply proposes", () => {
  it.each([
    ["2026-12-01 at 14:30", "2026-12-01T14:30"],
    ["24 November", "2026-11-24T09:00"],
    ["November 24th, 3 pm", "2026-11-24T15:00"],
    ["le 2 décembre 2026 à 10h30", "2026-12-02T10:30"],
    ["5 de janeiro", "2027-01-05T09:00"],
    ["12 am on 1 December", "2026-12-01T00:00"],
  ])("is parsed from '%s' as %s", (words, time) => expect(sureTime(words, WRITTEN)).toBe(time));

  it.each([
    "Tuesday",
    "next week",
    "tomorrow at 10:00",
    "03/04/2027",
    "31 February",
    "1 May 2020",
    "May I call?",
  ])("is null if it is ambiguous, invalid, past or missing: %s", (words) =>
    expect(sureTime(words, WRITTEN)).toBeNull(),
  );
});

describe("the time that a reply proposes", () => {
  it.each([
    ["24 November at 10:00", "2026-11-24T09:59", "2026-11-24T10:01"],
    ["24 November", "2026-11-24T23:59", "2026-11-25T00:00"],
    ["tomorrow at 10:00", "2026-11-22T10:00", "2026-11-24T10:00"],
    ["Thursday morning", "2026-11-26T08:00", "2026-12-06T08:00"],
    ["jeudi matin", "2026-11-26T08:00", "2026-12-06T08:00"],
    ["next Tuesday", "2026-12-01T08:00", "2026-12-06T08:00"],
    ["la semaine prochaine", "2026-12-01T08:00", "2026-12-06T08:00"],
  ])("expires once it has passed: %s", (words, before, after) => {
    expect(isOver({ words, written: WRITTEN }, before)).toBe(false);
    expect(isOver({ words, written: WRITTEN }, after)).toBe(true);
  });
});

const FORWARDED = "I am not the right person, please write to Jane.Doe@buyer.test.";

describe("suggesting actions for a reply", () => {
  it("adds a referred person once as a contact, with the reply as source, and sends nothing", async () => {
    const { business, threadId, thread } = await makeThread(FORWARDED);
    const { ctx } = business;
    const before = await suggestedActionsFor(ctx, await thread());
    expect(before.referral).toMatchObject({ name: "Jane Doe", contactId: null });
    const contactId = await addReferral(ctx, threadId);
    expect(await addReferral(ctx, threadId)).toBe(contactId);
    const contact = await getContact(ctx, contactId);
    expect(contact).toMatchObject({
      contactName: "Jane Doe",
      source: expect.stringMatching(/^a reply to our email, .* 20\d\d$/),
    });
    expect(contact.contactEmail?.toLowerCase()).toBe("jane.doe@buyer.test");
    expect((await suggestedActionsFor(ctx, await thread())).referral?.contactId).toBe(contactId);
    const mails = ctx.d1.prepare(
      "select count(*) n from one_off_emails s join outreach_messages m on m.id = s.message_id where m.account_id = ?",
    );
    expect(await mails.bind(business.account.id).first("n")).toBe(0);
  });

  it.each([
    ["an address that no form accepts", "jane@buyer.x"],
    ["a very long name", `${`X${"a".repeat(300)} `.repeat(3)}jane.doe@buyer.test`],
  ])("never fails on an invalid address or name in the reply: %s", async (_, words) => {
    const { business, threadId, thread } = await makeThread(
      `I am not the right person, please contact ${words} instead.`,
    );
    const { referral } = await suggestedActionsFor(business.ctx, await thread());
    if (referral) expect(await addReferral(business.ctx, threadId)).toBeGreaterThan(0);
    else await expect(addReferral(business.ctx, threadId)).rejects.toMatchObject({ code: "conflict" });
  });

  it("names no referral if there is none, or if the sender names themselves", async () => {
    const { business, threadId, thread, address, answer } = await makeThread("How much is it?");
    expect((await suggestedActionsFor(business.ctx, await thread())).referral).toBeNull();
    await expect(addReferral(business.ctx, threadId)).rejects.toMatchObject({ code: "conflict" });
    await answer(`I am not the right person, please write to ${address}.`);
    expect((await suggestedActionsFor(business.ctx, await thread())).referral).toBeNull();
  });

  it("offers a task for a proposed time, about the deal if there is one", async () => {
    const { business, thread } = await makeThread("Sounds good, please call me on Tuesday.");
    const of = async () => {
      const now = await thread();
      return shownActions(now, await suggestedActionsFor(business.ctx, now)).meeting;
    };
    const bare = await of();
    expect(bare?.words).toContain("Tuesday");
    expect(bare?.isDated).toBe(false);
    expect(bare?.taskTo).toMatch(/^\/tasks\/new\?.*title=Meet/);
    await business.ctx.d1
      .prepare("update threads set opportunity_id = 7 where account_id = ?")
      .bind(business.account.id)
      .run();
    expect((await of())?.taskTo).toContain("opportunityId=7");
    const later = { ...business.ctx, now: () => new Date(Date.now() + 15 * 86_400_000) };
    expect((await suggestedActionsFor(later, await thread())).meeting).toBeNull();
  });
});
