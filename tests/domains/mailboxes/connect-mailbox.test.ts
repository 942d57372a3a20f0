import { describe, expect, inject, it } from "vitest";
import { connectMailbox } from "~/domains/mailboxes/connecting/connect-mailbox.server";
import { ConnectInput } from "~/domains/mailboxes/connecting/schemas";
import { listMailboxes } from "~/domains/mailboxes/mailboxes.server";
import { pollInbox } from "~/domains/replies/polling/poll-inbox.server";
import { inboxOf } from "../../support/fixtures/inboxes";
import { makeBusiness } from "../../support/harness/context";
import { newUser, script } from "../../support/servers/imap";

const smtp = inject("mail");
const imap = inject("imap");

const input = (user: string, more: Record<string, unknown> = {}) =>
  ConnectInput.parse({
    fromAddress: `${user}@sender.test`,
    fromName: "Amina",
    postalAddress: "Moi Avenue 1, Nairobi",
    password: "pässword",
    host: "127.0.0.1",
    port: smtp.login,
    security: "none",
    imapHost: "127.0.0.1",
    imapPort: imap.scripted,
    imapSecurity: "none",
    ...more,
  });

describe("connecting a mailbox", () => {
  it("tests sending and receiving, and saves both settings if both succeed", async () => {
    const { ctx } = await makeBusiness();
    const user = newUser();
    await script(user, { password: "pässword", mails: [] });
    const mailbox = await connectMailbox(ctx, input(user));
    expect(mailbox).toMatchObject({ username: `${user}@sender.test`, readyAt: expect.any(Date) });
    expect(mailbox.encryptedPassword).not.toContain("pässword");
    expect(ctx.queue.sent).toContainEqual({
      kind: "poll-inbox",
      mailboxId: mailbox.id,
      lookAt: expect.any(Number),
    });
    await ctx.d1
      .prepare("update users set email_verified_at = 1 where account_id = ?")
      .bind(ctx.account.id)
      .run();
    await pollInbox(ctx, mailbox.id);
    expect(await inboxOf(ctx, mailbox.id)).toMatchObject({ uidValidity: 7, uidNext: 1, lastError: null });
    await expect(connectMailbox(ctx, input(user))).rejects.toMatchObject({ code: "conflict" });
  });

  it.each([
    [
      "reading fails",
      { password: "pässword" },
      { imapPort: imap.down },
      "imapHost",
      [
        "Sending works: 127.0.0.1 accepted the sign-in.",
        "Receiving replies through 127.0.0.1 doesn’t work yet",
        "couldn’t be reached",
      ],
    ],
    [
      "sending fails",
      { password: "pässword" },
      { port: smtp.down },
      "host",
      ["Sending through 127.0.0.1 doesn’t work yet", "Receiving replies works"],
    ],
    [
      "the password is wrong",
      { password: "other" },
      { password: "guess" },
      "password",
      ["Sending through 127.0.0.1 doesn’t work yet: AUTH: 535", "The mail server refused the sign-in"],
    ],
  ])(
    "reports the result for sending and receiving and saves nothing if %s",
    async (_case, box, more, field, words) => {
      const { ctx } = await makeBusiness();
      const user = newUser();
      await script(user, box);
      const error = await connectMailbox(ctx, input(user, more)).catch((reason) => reason);
      expect(error).toMatchObject({ code: "invalid", field });
      for (const word of words) expect(error.message).toContain(word);
      expect(error.message).not.toContain("pässword");
      expect(await listMailboxes(ctx)).toEqual([]);
    },
  );

  it("saves no mailbox if its related data can't be saved", async () => {
    const { ctx } = await makeBusiness();
    const user = newUser();
    await script(user, { password: "pässword", mails: [] });
    const failing = () => Promise.reject(new Error("country not saved"));
    await expect(connectMailbox(ctx, input(user), failing)).rejects.toThrow("country not saved");
    expect(await listMailboxes(ctx)).toEqual([]);
  });

  it("only sends if no receiving server is given", async () => {
    const { ctx } = await makeBusiness();
    const mailbox = await connectMailbox(ctx, input(newUser(), { imapHost: undefined }));
    await expect(inboxOf(ctx, mailbox.id)).rejects.toThrow("no inbox");
  });

  it("connects to no private host in production, for sending or receiving", async () => {
    const { ctx } = await makeBusiness();
    const production = {
      ...ctx,
      config: { ...ctx.config, ENVIRONMENT: "production" as const, DNS_OVER_HTTPS_URL: inject("dns") },
    };
    await expect(connectMailbox(production, input(newUser()))).rejects.toMatchObject({ field: "host" });
    await fetch(inject("dns"), {
      method: "POST",
      body: JSON.stringify({ "A smtp.example.com": ["8.8.8.8"] }),
    });
    const out = { host: "smtp.example.com", port: 465, security: "tls" };
    await expect(connectMailbox(production, input(newUser(), out))).rejects.toMatchObject({
      field: "imapHost",
    });
  });
});
