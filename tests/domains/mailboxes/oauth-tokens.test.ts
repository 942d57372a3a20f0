import { eq } from "drizzle-orm";
import { describe, expect, inject, it } from "vitest";
import { editMailbox } from "~/domains/mailboxes/edit-mailbox.server";
import { listMailboxes } from "~/domains/mailboxes/mailboxes.server";
import {
  beginConnecting,
  findGrantOrigin,
  finishConnecting,
} from "~/domains/mailboxes/oauth/connect-oauth.server";
import { oauthProviderOf } from "~/domains/mailboxes/oauth/oauth-providers";
import { oauthTokens } from "~/domains/mailboxes/tables";
import { probeServer } from "~/domains/mailboxes/transport-of.server";
import { pollInbox } from "~/domains/replies/polling/poll-inbox.server";
import { inboundEmails } from "~/domains/replies/tables";
import { removeMailbox } from "~/domains/sending/remove-mailbox.server";
import { inboxOf, markSent } from "../../support/fixtures/inboxes";
import {
  GRANT_SETTINGS,
  grantInput,
  grantOf,
  leave,
  makeAuthorized,
  makeOauthBusiness,
  revoke,
  SERVERS,
} from "../../support/fixtures/oauth";
import { replyTo } from "../../support/fixtures/raw-mails";
import { later, makeCampaign } from "../../support/fixtures/sending";
import { makeBusiness } from "../../support/harness/context";
import { newUser, script } from "../../support/servers/imap";

const { smtp } = inject("imap");

describe("a mailbox connected with OAuth", () => {
  it("requests access with PKCE and state, signs in to send, receives, and stores its tokens encrypted", async () => {
    const { ctx, account, user } = await makeOauthBusiness().then((one) => ({ ...one, user: newUser() }));
    await script(user, { mails: [] });
    const { url, cookie, back } = await leave(ctx, user);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: GRANT_SETTINGS.GOOGLE_MAIL_CLIENT_ID,
      code_challenge_method: "S256",
      redirect_uri: "http://njia.test/mailboxes/connect/callback",
      scope: "https://mail.google.com/",
      access_type: "offline",
      login_hint: `${user}@sender.test`,
    });
    expect(back.searchParams.get("state")).toBe(url.searchParams.get("state"));
    const mailbox = await finishConnecting(ctx, cookie, back.search, SERVERS);
    expect(mailbox).toMatchObject({ host: "127.0.0.1", port: smtp, encryptedPassword: null });
    expect(await probeServer(ctx, mailbox)).toBeNull();
    const [grant] = await ctx.db.select().from(oauthTokens).where(eq(oauthTokens.mailboxId, mailbox.id));
    expect(grant).toMatchObject({ accountId: account.id, provider: "google" });
    expect(grant?.encryptedAccess).toMatch(/^1\./);
    expect(grant?.encryptedRefresh).toMatch(/^1\./);
    await pollInbox(ctx, mailbox.id);
    const { campaignId } = await makeCampaign(ctx, mailbox.id, ["reader@buyer.test"]);
    const [sent = ""] = await markSent(ctx, campaignId);
    const raw = new TextDecoder().decode(replyTo(sent, "reader@buyer.test", "How much?"));
    await script(user, { mails: [{ uid: 1, raw }] });
    await pollInbox(ctx, mailbox.id);
    const rows = await ctx.db.select().from(inboundEmails).where(eq(inboundEmails.accountId, account.id));
    expect(rows).toHaveLength(1);
  });

  it("renews its token before it expires, and reports when the provider revokes it", async () => {
    const { ctx, mailbox } = await makeAuthorized();
    const before = await grantOf(ctx, mailbox.id);
    const soon = later(ctx, 3_200);
    expect(await probeServer(soon, mailbox)).toBeNull();
    const after = await grantOf(ctx, mailbox.id);
    expect(after?.encryptedAccess).not.toBe(before?.encryptedAccess);
    expect(after?.expiresAt.getTime()).toBeGreaterThan(before?.expiresAt.getTime() ?? 0);
    await revoke();
    expect(await probeServer(later(ctx, 9_000), mailbox)).toBe(
      "Google no longer grants access (invalid_grant). Sign in again.",
    );
    await pollInbox(later(ctx, 9_000), mailbox.id);
    expect(await inboxOf(ctx, mailbox.id)).toMatchObject({ lastError: "refused", failures: 1 });
    // The servers reject a token revoked before its expiry, in two steps.
    expect(await probeServer(ctx, mailbox)).toContain("535");
  });

  it("never sends its token to another server", async () => {
    const { ctx, mailbox } = await makeAuthorized();
    await editMailbox(ctx, mailbox.id, { host: "localhost" });
    const [row] = (await listMailboxes(ctx)).map((mailbox) => mailbox.mailbox);
    expect(row?.host).toBe("localhost");
    expect(row && (await probeServer(ctx, row))).not.toBeNull();
  });

  it("deletes its tokens with the mailbox", async () => {
    const { ctx, mailbox } = await makeAuthorized();
    await removeMailbox(ctx, mailbox.id);
    expect(await ctx.db.select().from(oauthTokens).where(eq(oauthTokens.mailboxId, mailbox.id))).toEqual([]);
  });
});

describe("the page that started the connection", () => {
  it("is remembered with the address during the sign-in, for its own user only", async () => {
    const [{ ctx }, other] = [await makeOauthBusiness(), await makeOauthBusiness()];
    const user = newUser();
    const { cookie } = await beginConnecting(ctx, grantInput(user), "/campaigns/new?name=May");
    const origin = { address: `${user}@sender.test`, next: "/campaigns/new?name=May" };
    expect(await findGrantOrigin(ctx, cookie)).toEqual(origin);
    expect(await findGrantOrigin(other.ctx, cookie)).toBeNull();
    expect(await findGrantOrigin(ctx, null)).toBeNull();
  });

  it("is dropped if it is too long for a cookie", async () => {
    const { ctx } = await makeOauthBusiness();
    const long = `/campaigns/new?content=${"a".repeat(5_000)}`;
    const { cookie } = await beginConnecting(ctx, grantInput(newUser()), long);
    expect(cookie.length).toBeLessThan(4_000);
    expect(await findGrantOrigin(ctx, cookie)).toMatchObject({ next: "" });
  });
});

describe("an invalid return from the provider", () => {
  it.each<[string, (back: URL) => string]>([
    ["another state", (back) => back.search.replace(/state=[^&]+/, "state=forged")],
    ["no state", (back) => back.search.replace(/state=[^&]+&?/, "")],
    ["another code", (back) => back.search.replace(/code=[^&]+/, "code=forged")],
    ["nothing", () => ""],
  ])("with %s adds no mailbox", async (_case, change) => {
    const { ctx } = await makeOauthBusiness();
    const { cookie, back } = await leave(ctx, newUser());
    await expect(finishConnecting(ctx, cookie, change(back), SERVERS)).rejects.toMatchObject({
      code: "invalid",
    });
    expect(await listMailboxes(ctx)).toEqual([]);
  });

  it("is one that is repeated, late, or from another user or browser", async () => {
    const [one, other] = [await makeOauthBusiness(), await makeOauthBusiness()];
    const user = newUser();
    await script(user, { mails: [] });
    const { cookie, back } = await leave(one.ctx, user);
    const refused = { code: "invalid", message: expect.stringContaining("Start again") };
    await expect(finishConnecting(other.ctx, cookie, back.search, SERVERS)).rejects.toMatchObject(refused);
    await expect(finishConnecting(one.ctx, null, back.search, SERVERS)).rejects.toMatchObject(refused);
    await expect(finishConnecting(later(one.ctx, 901), cookie, back.search, SERVERS)).rejects.toMatchObject(
      refused,
    );
    await finishConnecting(one.ctx, cookie, back.search, SERVERS);
    await expect(finishConnecting(one.ctx, cookie, back.search, SERVERS)).rejects.toMatchObject({
      code: "invalid",
    });
  });

  it("reports declined access, and saves nothing if the servers reject the token", async () => {
    const { ctx } = await makeOauthBusiness();
    const no = await leave(ctx, `no-${newUser()}`);
    await expect(finishConnecting(ctx, no.cookie, no.back.search, SERVERS)).rejects.toMatchObject({
      message: "You declined access to your Google mailbox. Start again to allow access.",
    });
    const stranger = await leave(ctx, newUser());
    await expect(finishConnecting(ctx, stranger.cookie, stranger.back.search, SERVERS)).rejects.toMatchObject(
      {
        message: expect.stringMatching(/Receiving replies through \S+ doesn’t work yet/),
      },
    );
    expect(await listMailboxes(ctx)).toEqual([]);
  });
});

it("offers OAuth only if the operator has configured it", async () => {
  const { ctx } = await makeBusiness();
  expect(oauthProviderOf(ctx.config, "google")).toBeNull();
  expect(oauthProviderOf({ ...ctx.config, ...GRANT_SETTINGS }, "google")?.name).toBe("Google");
  expect(oauthProviderOf({ ...ctx.config, ...GRANT_SETTINGS }, "microsoft")).toBeNull();
  await expect(beginConnecting(ctx, grantInput(newUser()))).rejects.toMatchObject({ code: "not_found" });
});
