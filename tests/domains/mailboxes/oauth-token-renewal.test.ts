import { and, eq } from "drizzle-orm";
import { afterEach, describe, expect, inject, it } from "vitest";
import { connectInbox } from "~/domains/mailboxes/inboxes/connect-inbox.server";
import { inboxJson } from "~/domains/mailboxes/inboxes/inbox-json";
import { saveInbox } from "~/domains/mailboxes/inboxes/save-inbox.server";
import { listMailboxes } from "~/domains/mailboxes/mailboxes.server";
import { readsByOauth, sealedTokens } from "~/domains/mailboxes/oauth/access-token.server";
import { finishConnecting } from "~/domains/mailboxes/oauth/connect-oauth.server";
import { saveOauthToken, signInAgain } from "~/domains/mailboxes/oauth/save-oauth-token.server";
import { autoPause } from "~/domains/mailboxes/pause-mailbox.server";
import { removeConnected } from "~/domains/mailboxes/remove-mailboxes.server";
import { mailboxes } from "~/domains/mailboxes/tables";
import { transportOf } from "~/domains/mailboxes/transport-of.server";
import { notifications } from "~/domains/notifications/tables";
import { pollInbox } from "~/domains/replies/polling/poll-inbox.server";
import { inboxOf } from "../../support/fixtures/inboxes";
import {
  answerWith,
  grantOf,
  leave,
  makeAuthorized,
  revoke,
  SERVERS,
  signIn,
} from "../../support/fixtures/oauth";
import { later, makeMailbox } from "../../support/fixtures/sending";
import { makeBusiness } from "../../support/harness/context";
import { newUser, script } from "../../support/servers/imap";

const { scripted, smtp } = inject("imap");

afterEach(() => answerWith(null));

const HTML = "<html><body>Something went wrong</body></html>";

const place = (user: string) => ({
  imapHost: "127.0.0.1",
  imapPort: scripted,
  imapSecurity: "none" as const,
  imapUsername: `${user}@sender.test`,
});

describe("a token that fails to renew", () => {
  it.each([
    ["is down", { status: 503, type: "text/html", text: HTML }],
    ["sends a page", { status: 200, type: "text/html", text: HTML }],
    [
      "does not know this site",
      { status: 401, type: "application/json", text: '{"error":"invalid_client"}' },
    ],
    ["is asked too often", { status: 429, type: "application/json", text: '{"error":"slow_down"}' }],
    ["is asked too often, in HTML", { status: 429, type: "text/html", text: HTML }],
    ["breaks", { status: 400, type: "application/json", text: '{"error":"temporarily_unavailable"}' }],
  ])("because the provider %s is retried and not treated as permanent", async (_case, answer) => {
    const { ctx, mailbox } = await makeAuthorized();
    await answerWith(answer);
    const soon = later(ctx, 9_000);
    const [outcome] = await (await transportOf(soon, mailbox)).send([{} as never]);
    expect(outcome).toMatchObject({ outcome: "closed", isForGood: false });
    await pollInbox(soon, mailbox.id);
    expect(await inboxOf(ctx, mailbox.id)).toMatchObject({ lastError: "unreachable", failures: 1 });
    await answerWith(null);
    await pollInbox(soon, mailbox.id);
    expect(await inboxOf(ctx, mailbox.id)).toMatchObject({ lastError: null, failures: 0 });
  });

  it("ends the grant permanently if it was revoked", async () => {
    const { ctx, mailbox } = await makeAuthorized();
    await revoke();
    const [outcome] = await (await transportOf(later(ctx, 9_000), mailbox)).send([{} as never]);
    expect(outcome).toMatchObject({ outcome: "closed", isForGood: true });
  });

  it("returns a readable error to the browser", async () => {
    const { ctx, user } = await makeAuthorized();
    const { cookie, back } = await leave(ctx, user);
    await answerWith({ status: 503, type: "text/html", text: HTML });
    await expect(finishConnecting(ctx, cookie, back.search, SERVERS)).rejects.toMatchObject({
      code: "unavailable",
      message: "Google isn’t responding. Try again in a minute.",
    });
  });
});

describe("a revoked grant", () => {
  it("is repaired by signing in again: same mailbox, new tokens, inbox synced, resume offered", async () => {
    const { ctx, mailbox, user, account } = await makeAuthorized();
    await pollInbox(ctx, mailbox.id);
    const before = await grantOf(ctx, mailbox.id);
    await revoke();
    const soon = later(ctx, 9_000);
    await pollInbox(soon, mailbox.id);
    await autoPause(soon, mailbox, "Google no longer grants access (invalid_grant).");
    const inbox = await inboxOf(ctx, mailbox.id);
    expect(inboxJson(inbox).text).toContain("Sign in with your provider again.");
    expect(inboxJson(inbox).text).not.toContain("password");
    const [told] = await ctx.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.accountId, account.id), eq(notifications.kind, "mailbox")));
    expect(told?.text).not.toContain("password");
    const again = await signIn(soon, user);
    expect(again).toMatchObject({ id: mailbox.id, pausedAt: expect.any(Date) });
    expect(await listMailboxes(ctx)).toHaveLength(1);
    const after = await grantOf(ctx, mailbox.id);
    expect(after?.encryptedRefresh).not.toBe(before?.encryptedRefresh);
    expect(await inboxOf(ctx, mailbox.id)).toMatchObject({
      lastError: null,
      failures: 0,
      uidValidity: inbox.uidValidity,
      uidNext: inbox.uidNext,
    });
    expect(ctx.queue.sent.filter(({ kind }) => kind === "poll-inbox")).toHaveLength(2);
    await pollInbox(soon, mailbox.id);
    expect(await inboxOf(ctx, mailbox.id)).toMatchObject({ lastError: null });
  });

  it("is not stored for a mailbox removed in the meantime", async () => {
    const { ctx, mailbox } = await makeAuthorized();
    const sealed = await sealedTokens(
      ctx,
      ctx.account.id,
      { access: "a", refresh: null, seconds: 3_600 },
      "r",
    );
    const [{ imap, smtp: out }] = SERVERS as [(typeof SERVERS)[number]];
    const grant = { key: "google" as const, imap, smtp: out, sealed };
    await ctx.d1.batch(removeConnected(ctx, mailbox.id));
    await expect(saveOauthToken(ctx, mailbox.id, grant)).rejects.toMatchObject({ code: "conflict" });
    await expect(signInAgain(ctx, mailbox, grant)).rejects.toMatchObject({ code: "conflict" });
    expect(await grantOf(ctx, mailbox.id)).toBeUndefined();
  });

  it("reports whether it covers the inbox or only sending", async () => {
    const { ctx, mailbox } = await makeAuthorized();
    expect(await readsByOauth(ctx, mailbox.id)).toBe(true);
    const user = newUser();
    await script(user, { mails: [] });
    const sendsOnly = await makeMailbox(ctx, smtp, { fromAddress: `${user}@sender.test` });
    await signIn(ctx, user);
    expect(await readsByOauth(ctx, sendsOnly.id)).toBe(false);
  });

  it("replaces a password, but not on another server or in the demo", async () => {
    const { ctx } = await makeAuthorized();
    const [own, elsewhere, demo] = [newUser(), newUser(), newUser()];
    for (const user of [own, elsewhere, demo]) await script(user, { mails: [] });
    const box = await makeMailbox(ctx, smtp, {
      fromAddress: `${own.toUpperCase()}@sender.test`,
      encryptedPassword: "1.old",
    });
    await makeMailbox(ctx, smtp, { fromAddress: `${elsewhere}@sender.test`, host: "localhost" });
    await makeMailbox(ctx, smtp, { fromAddress: `${demo}@sender.test`, isDemo: true });
    expect(await signIn(ctx, own)).toMatchObject({ id: box.id, encryptedPassword: null });
    for (const user of [elsewhere, demo])
      await expect(signIn(ctx, user)).rejects.toMatchObject({ code: "conflict" });
  });

  it("is reported on the inbox form, and each report counts as an attempt", async () => {
    const { ctx, mailbox, user } = await makeAuthorized();
    await revoke();
    const soon = later(ctx, 9_000);
    const refused = {
      code: "invalid",
      message: expect.stringContaining("Sign in with your provider again."),
    };
    await expect(saveInbox(soon, mailbox.id, place(user))).rejects.toMatchObject(refused);
    for (let tries = 0; tries < 30; tries += 1) {
      const error = await connectInbox(soon, mailbox.id, place(user)).catch((reason) => reason);
      if (error.code === "too_many") return;
      expect(error).toMatchObject(refused);
    }
    throw new Error("nobody counted the tries");
  });
});

describe("a return from the provider", () => {
  it("adds nothing for a user with read-only access", async () => {
    const { ctx, user } = await makeAuthorized();
    const { cookie, back } = await leave(ctx, user);
    const reader = { ...ctx, actor: { ...ctx.actor, role: "viewer" as const } };
    await expect(finishConnecting(reader, cookie, back.search, SERVERS)).rejects.toMatchObject({
      code: "forbidden",
    });
  });

  it("adds no mailbox if the account's storage limit prevents saving tokens", async () => {
    const { ctx } = await makeAuthorized();
    const user = newUser();
    await script(user, { mails: [] });
    const left = "update quota_usage set used = allowed - 1 where holder = ? and kind = 'rows'";
    await ctx.d1.prepare(left).bind(`account:${ctx.account.id}`).run();
    await expect(signIn(ctx, user)).rejects.toMatchObject({ code: "limit_reached" });
    expect(await listMailboxes(ctx)).toHaveLength(1);
  });
});

describe("an inbox connection", () => {
  it.each([
    ["a platform address", { kind: "platform" as const }],
    ["part of the demo", { isDemo: true }],
  ])("is rejected for a mailbox that is %s", async (words, set) => {
    const { ctx } = await makeBusiness();
    const { id } = await makeMailbox(ctx, smtp, set);
    const refused = { code: "conflict", message: expect.stringContaining(words) };
    const input = { ...place(newUser()), imapPassword: "secret" };
    await expect(connectInbox(ctx, id, input)).rejects.toMatchObject(refused);
    await expect(saveInbox(ctx, id, input)).rejects.toMatchObject(refused);
    const rows = await ctx.db.select().from(mailboxes).where(eq(mailboxes.accountId, ctx.account.id));
    expect(rows).toHaveLength(1);
  });
});
