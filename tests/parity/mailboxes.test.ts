import { eq } from "drizzle-orm";
import { describe, expect, inject, it } from "vitest";
import { users } from "~/domains/identity/tables";
import { makeCampaign, makeMailbox, messagesOf } from "../support/fixtures/sending";
import { callApp, fetchApp, postForm, signedInBusiness } from "../support/harness/app";

type Person = Awaited<ReturnType<typeof signedInBusiness>>;
type By = "form" | "call";

const NEW = {
  kind: "smtp",
  fromName: "Amina Otieno",
  postalAddress: "Moi Avenue 1, Nairobi",
  fromAddress: "amina@sender.test",
  host: "mail.sender.test",
  port: "465",
  security: "tls",
  username: "amina",
  password: "a secret word",
  dkimSelector: "s1",
  dailyLimit: "40",
  gapSeconds: "300",
};

const asJson = (fields: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [
      key,
      ["port", "dailyLimit", "gapSeconds"].includes(key) ? Number(value) : value,
    ]),
  );

const add = (by: By, { cookie }: Person, fields: Record<string, string>) =>
  by === "form"
    ? postForm("/mailboxes/new", fields, cookie)
    : callApp("POST", "/api/mailboxes", asJson(fields), cookie);

interface Row {
  id: number;
  [name: string]: unknown;
}

const list = async ({ cookie }: Person) =>
  (await (await fetchApp("/api/mailboxes", { cookie })).json()) as Row[];

const press = (by: By, { cookie }: Person, id: number, act: string) =>
  by === "form"
    ? postForm(`/mailboxes/${id}/${act}`, {}, cookie)
    : callApp("POST", `/api/mailboxes/${id}/${act}`, undefined, cookie);

const audit = async (person: Person) =>
  (
    await person.ctx.d1
      .prepare(
        "select action, detail from audit_log where account_id = ? and action <> 'sign-in' order by id",
      )
      .bind(person.account.id)
      .all<{ action: string; detail: string }>()
  ).results;

describe.each(["form", "call"] as const)("a mailbox managed by %s", (by) => {
  it("is added, edited and removed, and never shows its password", async () => {
    const person = await signedInBusiness();
    const answer = await add(by, person, NEW);
    expect(answer.status).toBe(by === "form" ? 302 : 201);
    const [row] = await list(person);
    const { password: _, ...shown } = asJson(NEW);
    expect(row).toMatchObject({ ...shown, hasPassword: true, limitToday: 10, state: "ready" });
    expect(JSON.stringify(row)).not.toContain("secret");
    const id = row?.id ?? 0;
    const stored = await person.ctx.d1
      .prepare("select encrypted_password as sealed from mailboxes where id = ?")
      .bind(id)
      .first<{ sealed: string }>();
    expect(stored?.sealed).toMatch(/^1\./);
    const change = { fromName: "Amina of Nairobi", dailyLimit: "20", password: "another word" };
    const changed =
      by === "form"
        ? await postForm(`/mailboxes/${id}/edit`, { ...NEW, ...change }, person.cookie)
        : await callApp("PATCH", `/api/mailboxes/${id}`, asJson(change), person.cookie);
    expect(changed.status).toBe(by === "form" ? 302 : 200);
    expect((await list(person))[0]).toMatchObject({ fromName: "Amina of Nairobi", dailyLimit: 20 });
    const removed =
      by === "form"
        ? await postForm(`/mailboxes/${id}/remove`, {}, person.cookie)
        : await callApp("DELETE", `/api/mailboxes/${id}`, undefined, person.cookie);
    expect(removed.status).toBe(by === "form" ? 302 : 200);
    expect(await list(person)).toEqual([]);
    const lines = await audit(person);
    expect(lines.map(({ action }) => action)).toEqual([
      "add-mailbox",
      "change-mailbox-password",
      "remove-mailbox",
    ]);
    expect(JSON.stringify(lines)).not.toContain("another word");
  });

  it("is rejected with a message for each invalid field, and nothing is saved", async () => {
    const person = await signedInBusiness();
    for (const [change, words] of [
      [{ kind: "pigeon" }, "Choose how emails are sent."],
      [{ fromName: "Amina\r\nBcc: all@buyer.test" }, "Remove quotes, brackets and line breaks"],
      [{ fromName: "" }, "Enter the sender name."],
      [{ postalAddress: "" }, "Enter your postal address."],
      [{ fromAddress: "not an address" }, "Enter an email address"],
      [{ host: "mail server" }, "Enter a mail server name"],
      [{ port: "70000" }, "Enter the port as a number"],
      [{ dailyLimit: "0" }, "Enter 1 to 10,000 emails."],
      [{ gapSeconds: "-1" }, "Enter 0 to 86,400 seconds."],
      [{ dkimSelector: "a b" }, "Enter a selector"],
    ] as const) {
      const answer = await add(by, person, { ...NEW, ...change });
      expect(answer.status, words).toBe(422);
      expect(await answer.text()).toContain(words);
    }
    expect(await list(person)).toEqual([]);
    await add(by, person, NEW);
    const twice = await add(by, person, { ...NEW, fromAddress: "AMINA@sender.test" });
    expect(twice.status).toBe(409);
    expect(await twice.text()).toContain("is already one of your mailboxes");
  });

  it("requires the password again if the mail server changes", async () => {
    const person = await signedInBusiness();
    await add(by, person, NEW);
    const id = (await list(person))[0]?.id ?? 0;
    const { password: _, ...rest } = NEW;
    const host = "mail.elsewhere.test";
    const answer =
      by === "form"
        ? await postForm(`/mailboxes/${id}/edit`, { ...rest, host }, person.cookie)
        : await callApp("PATCH", `/api/mailboxes/${id}`, { host }, person.cookie);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain("Enter the password again");
  });

  it("is paused and resumed, and sends a test email to the requesting user", async () => {
    const person = await signedInBusiness();
    const { id } = await makeMailbox(person.ctx, inject("mail").down);
    const isUser = eq(users.id, person.user.userId);
    await person.ctx.db.update(users).set({ emailVerifiedAt: null }).where(isUser);
    expect((await press(by, person, id, "test")).status).toBe(by === "form" ? 302 : 403);
    await person.ctx.db.update(users).set({ emailVerifiedAt: new Date() }).where(isUser);
    await press(by, person, id, "pause");
    expect((await list(person))[0]).toMatchObject({
      state: "paused",
      text: "A teammate paused this mailbox.",
    });
    const refused = await press(by, person, id, "test");
    expect(refused.status).toBe(by === "form" ? 302 : 409);
    await press(by, person, id, "resume");
    expect((await list(person))[0]).toMatchObject({ state: "ready" });
    expect((await press(by, person, id, "test")).status).toBe(by === "form" ? 302 : 202);
    const { results } = await person.ctx.d1
      .prepare("select to_address, rule from outreach_messages where mailbox_id = ?")
      .bind(id)
      .all();
    expect(results).toEqual([{ to_address: person.user.email, rule: "test" }]);
    expect((await press(by, person, id, "check")).status).toBe(by === "form" ? 302 : 200);
  });

  it("lets a user resend or skip each email with unconfirmed delivery once", async () => {
    const person = await signedInBusiness();
    const { id } = await makeMailbox(person.ctx, 25, { pausedAt: new Date() });
    const { campaignId } = await makeCampaign(person.ctx, id, ["a@buyer.test", "b@buyer.test"]);
    await person.ctx.d1.batch([
      person.ctx.d1
        .prepare("update outreach_messages set state = 'unconfirmed' where campaign_id = ?")
        .bind(campaignId),
      person.ctx.d1.prepare("update outreach_campaigns set unconfirmed = 2 where id = ?").bind(campaignId),
    ]);
    const unknown = async () =>
      (await (await fetchApp(`/api/mailboxes/${id}/messages`, { cookie: person.cookie })).json()) as Row[];
    const [first, second] = await unknown();
    await press(by, person, id, `messages/${first?.id}/again`);
    await press(by, person, id, `messages/${second?.id}/leave`);
    expect((await messagesOf(person.ctx, campaignId)).map(({ state }) => state)).toEqual([
      "waiting",
      "stopped",
    ]);
    expect(await unknown()).toEqual([]);
    const again = await press(by, person, id, `messages/${second?.id}/again`);
    expect(again.status).toBe(by === "form" ? 302 : 409);
    expect((await messagesOf(person.ctx, campaignId)).map(({ state }) => state)).toEqual([
      "waiting",
      "stopped",
    ]);
  });
});
