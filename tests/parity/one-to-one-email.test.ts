import { describe, expect, it } from "vitest";
import { threadOf } from "../access/rows/replies-rows";
import { makeMailbox } from "../support/fixtures/sending";
import { callApp, fetchApp, postForm, signedInBusiness } from "../support/harness/app";

const BY = ["form", "call"] as const;
const TEXT = "Tomorrow at ten?";

type Person = Awaited<ReturnType<typeof signedInBusiness>>;

/** Sets the usage of three days, because the day of a mailbox is that of its account's country. */
const setAllowanceUsed = ({ ctx, account }: Person, used: number) =>
  ctx.d1
    .prepare(
      `insert into mailbox_daily_stats (mailbox_id, day, one_to_one_claimed)
      select b.id, date('now', d.value || ' days'), ?1 from mailboxes b, json_each('[-1, 0, 1]') d where b.account_id = ?2
      on conflict do update set one_to_one_claimed = excluded.one_to_one_claimed`,
    )
    .bind(used, account.id)
    .run();

const pauseMailboxes = ({ ctx, account }: Person) =>
  ctx.d1.prepare("update mailboxes set paused_at = unixepoch() where account_id = ?").bind(account.id).run();

const draftsOf = async ({ ctx, account }: Person) =>
  (
    await ctx.d1
      .prepare("select subject, text, to_address is not null as isTo from email_drafts where account_id = ?")
      .bind(account.id)
      .all()
  ).results;

const contactOf = async (person: Person) => {
  const made = await callApp(
    "POST",
    "/api/contacts",
    {
      contactName: "Amina",
      contactEmail: `amina-${crypto.randomUUID()}@buyer.test`,
      location: "Lagos, Nigeria",
    },
    person.cookie,
  );
  return ((await made.json()) as { id: number }).id;
};

describe("a reply by form and API", () => {
  it("is saved as a draft at the daily limit until it is sent", async () => {
    for (const by of BY) {
      const person = await signedInBusiness();
      const threadId = await threadOf(person);
      await pauseMailboxes(person);
      await setAllowanceUsed(person, 200);
      const reply = () =>
        by === "form"
          ? postForm(`/replies/${threadId}/answer`, { text: TEXT }, person.cookie)
          : callApp("POST", `/api/replies/${threadId}/answer`, { text: TEXT }, person.cookie);
      const refused = await reply();
      expect([by, refused.status]).toEqual([by, 429]);
      expect(await refused.text()).toContain("Your email is saved as a draft. You can send it from ");
      expect(await draftsOf(person)).toEqual([{ subject: null, text: TEXT, isTo: 1 }]);
      const page = await (await fetchApp(`/replies/${threadId}`, { cookie: person.cookie })).text();
      expect([page.includes(TEXT), page.includes("reached its daily limit")]).toEqual([true, true]);
      const shown = await (await fetchApp(`/api/replies/${threadId}`, { cookie: person.cookie })).json();
      expect(shown).toMatchObject({ draft: { text: TEXT, sendableAt: expect.stringMatching(/Z$/) } });
      await setAllowanceUsed(person, 199);
      expect((await reply()).status).toBe(by === "form" ? 302 : 201);
      expect(await draftsOf(person)).toEqual([]);
      const after = await (await fetchApp(`/replies/${threadId}`, { cookie: person.cookie })).text();
      expect(after).toContain("Queued: mailbox paused");
    }
  });
});

describe("a single email by form and API", () => {
  it("is saved as a draft at the daily limit, and queued when the limit allows", async () => {
    for (const by of BY) {
      const person = await signedInBusiness();
      await makeMailbox(person.ctx, 25, { pausedAt: new Date(), pauseReasonCode: "by-hand" });
      const contactId = await contactOf(person);
      await setAllowanceUsed(person, 200);
      const mail = { subject: "Roofs", text: TEXT };
      const write = () =>
        by === "form"
          ? postForm(
              `/business/contacts/${contactId}/history`,
              { ...mail, compose: "email", contactId: String(contactId) },
              person.cookie,
            )
          : callApp("POST", `/api/contacts/${contactId}/mails`, mail, person.cookie);
      const refused = await write();
      expect([by, refused.status]).toEqual([by, 429]);
      expect(await refused.text()).toContain("saved as a draft");
      expect(await draftsOf(person)).toEqual([{ subject: "Roofs", text: TEXT, isTo: 1 }]);
      const path = `/api/contacts/${contactId}/mails`;
      const kept = await (await fetchApp(path, { cookie: person.cookie })).json();
      expect(kept).toMatchObject({ draft: { subject: "Roofs", text: TEXT }, queued: [] });
      await setAllowanceUsed(person, 0);
      const sent = await write();
      expect(sent.status).toBe(by === "form" ? 302 : 201);
      if (by === "call")
        expect(await sent.json()).toMatchObject({
          messageId: expect.any(Number),
          sendsAt: null,
          queuedFor: "paused",
        });
      const queued = await (await fetchApp(path, { cookie: person.cookie })).json();
      expect(queued).toMatchObject({
        draft: null,
        queued: [{ subject: "Roofs", text: "Queued: mailbox paused" }],
      });
    }
  });
});
