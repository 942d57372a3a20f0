import { describe, expect, it } from "vitest";
import type { Context } from "~/core/context";
import { confirmEmailChange, requestEmailChange } from "~/domains/identity/change-email.server";
import { removeTokens } from "~/domains/identity/erasure/purge-expired.server";
import { consumeToken, findToken, newToken } from "~/domains/identity/one-time-tokens.server";
import { findSession } from "~/domains/identity/sessions/find-session.server";
import { changePassword } from "~/domains/identity/sign-in/change-password.server";
import { requestPasswordReset, resetPassword } from "~/domains/identity/sign-in/reset-password.server";
import { signIn } from "~/domains/identity/sign-in/sign-in.server";
import { requestEmailVerification, verifyEmail } from "~/domains/identity/verify-email.server";
import { lastLink, linkIn, mailsTo, PASSWORD, sessionOf, signUp } from "../../support/fixtures/people";
import { databaseState } from "../../support/harness/app";
import { still, testContext } from "../../support/harness/context";

const NEXT = "a better horse";
const later = <C extends Context>(ctx: C, hours: number): C => ({
  ...ctx,
  now: () => new Date(Date.now() + hours * 3_600_000),
});

const row = (ctx: Context, userId: number) =>
  ctx.d1.prepare("select * from users where id = ?").bind(userId).first();

describe("a one-time link", () => {
  it("stores only its hash, and succeeds once under concurrent use", async () => {
    const { ctx, userId } = await signUp();
    const { token, statement } = await newToken(ctx, "reset-password", userId);
    await statement;
    expect(await databaseState(["one_time_tokens"])).not.toContain(token);
    const all = await Promise.allSettled(
      Array.from({ length: 12 }, () => consumeToken(ctx, "reset-password", token)),
    );
    expect(all.filter((result) => result.status === "fulfilled")).toHaveLength(1);
    expect(await findToken(ctx, "reset-password", token)).toBeNull();
  });

  it("works for one purpose until it expires, and is then removed", async () => {
    const { ctx, userId } = await signUp();
    const { token, statement } = await newToken(ctx, "reset-password", userId);
    await statement;
    expect(await findToken(ctx, "change-email", token)).toBeNull();
    expect(await findToken(later(ctx, 2.9), "reset-password", token)).not.toBeNull();
    await expect(consumeToken(later(ctx, 3.1), "reset-password", token)).rejects.toMatchObject({
      code: "invalid",
    });
    await removeTokens(later(ctx, 3.1), later(ctx, 3.1).now());
    expect(await findToken(ctx, "reset-password", token)).toBeNull();
  });
});

describe("a user's email address", () => {
  it("is confirmed by the sign-up link", async () => {
    const { ctx, email, userId } = await signUp();
    const [mail] = await mailsTo(ctx, email);
    expect(mail?.text).toContain("http://njia.test/verify-email?token=");
    expect((await row(ctx, userId))?.email_verified_at).toBeNull();
    await verifyEmail(testContext(), linkIn(mail?.text));
    expect((await row(ctx, userId))?.email_verified_at).not.toBeNull();
    await expect(verifyEmail(testContext(), linkIn(mail?.text))).rejects.toMatchObject({ code: "invalid" });
  });

  it("is not confirmed by a link sent to the previous address", async () => {
    const { ctx, email, userId } = await signUp();
    const link = await lastLink(ctx, email);
    await ctx.d1
      .prepare("update users set email = 'b', email_key = ? where id = ?")
      .bind(`b-${email}`, userId)
      .run();
    await expect(verifyEmail(ctx, link)).rejects.toMatchObject({ code: "invalid" });
    expect((await row(ctx, userId))?.email_verified_at).toBeNull();
  });

  it("is sent at most three more confirmation links an hour", async () => {
    const { ctx: moving, email } = await signUp();
    const ctx = still(moving);
    for (let n = 0; n < 3; n++) await requestEmailVerification(ctx);
    await expect(requestEmailVerification(ctx)).rejects.toMatchObject({ code: "too_many" });
    expect(await mailsTo(ctx, email)).toHaveLength(4);
  });

  it("changes with the password and a confirmation link, and notifies the old address both times", async () => {
    const { ctx, email, userId } = await signUp();
    const next = `next-${email}`;
    await expect(requestEmailChange(ctx, { email: next, password: "wrong one" })).rejects.toMatchObject({
      code: "invalid",
      field: "password",
    });
    await requestEmailChange(ctx, { email: next, password: PASSWORD });
    expect((await row(ctx, userId))?.email).toBe(email);
    await confirmEmailChange(testContext(), await lastLink(ctx, next));
    expect(await row(ctx, userId)).toMatchObject({ email: next, email_key: next });
    const subjects = (await mailsTo(ctx, email)).map(({ subject }) => subject);
    expect(subjects.slice(-2)).toEqual([
      expect.stringContaining("change requested"),
      expect.stringContaining("was changed"),
    ]);
  });

  it("warns the old address of a change, with the steps to stop it first", async () => {
    const { ctx, email } = await signUp();
    await requestEmailChange(ctx, { email: `next-${email}`, password: PASSWORD });
    const text = (await mailsTo(ctx, email)).at(-1)?.text.replaceAll("\n", " ") ?? "";
    const [warning, rest] = [
      text.indexOf("If this wasn’t you, reset your password now."),
      text.indexOf("If this was you"),
    ];
    expect(warning).toBeGreaterThan(0);
    expect(warning).toBeLessThan(rest);
    expect(text).toContain("Reset password: http://njia.test/forgot-password");
  });

  it("is rejected if another user has it, also under concurrency", async () => {
    const [one, two] = [await signUp(), await signUp()];
    const asked = requestEmailChange(one.ctx, { email: two.email.toUpperCase(), password: PASSWORD });
    await expect(asked).rejects.toMatchObject({ code: "conflict", field: "email" });
    const wanted = `wanted-${one.email}`;
    for (const { ctx } of [one, two]) await requestEmailChange(ctx, { email: wanted, password: PASSWORD });
    const links = (await mailsTo(one.ctx, wanted)).map(({ text }) => linkIn(text));
    const all = await Promise.allSettled(links.map((link) => confirmEmailChange(testContext(), link)));
    expect(all.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const n = await one.ctx.d1
      .prepare("select count(*) n from users where email_key = ?")
      .bind(wanted)
      .first("n");
    expect(n).toBe(1);
  });
});

describe("a forgotten password", () => {
  it("is reset by link, which ends all sessions and other links and notifies the address", async () => {
    const { ctx, email, userId, token: cookie } = await signUp();
    await requestEmailChange(ctx, { email: `thief-${email}`, password: PASSWORD });
    await requestPasswordReset(testContext(), email.toUpperCase());
    const first = await lastLink(ctx, email);
    await requestPasswordReset(testContext(), email);
    const second = await lastLink(ctx, email);
    await expect(resetPassword(testContext(), second, "short")).rejects.toMatchObject({ field: "password" });
    await resetPassword(testContext(), second, NEXT);
    expect(await findSession(ctx, cookie)).toBeNull();
    for (const [purpose, link] of [
      ["reset-password", first],
      ["change-email", await lastLink(ctx, `thief-${email}`)],
    ] as const)
      expect(await findToken(ctx, purpose, link)).toBeNull();
    await expect(signIn(ctx, { email, password: PASSWORD })).rejects.toMatchObject({
      code: "unauthenticated",
    });
    await expect(signIn(ctx, { email, password: NEXT })).resolves.toMatchObject({ userId });
    expect((await mailsTo(ctx, email)).at(-1)?.subject).toContain("was changed");
    expect((await row(ctx, userId))?.email_verified_at).not.toBeNull();
    const audit = ctx.d1.prepare(
      "select count(*) n from audit_log where action = 'reset-password' and target = ?",
    );
    expect(await audit.bind(`user:${userId}`).first("n")).toBe(1);
  });

  it("returns the same response for an unknown address, without creating a link", async () => {
    const ctx = testContext();
    const before = await databaseState(["one_time_tokens", "transactional_emails"]);
    await expect(
      requestPasswordReset(ctx, `nobody-${crypto.randomUUID()}@shop.test`),
    ).resolves.toBeUndefined();
    expect(await databaseState(["one_time_tokens", "transactional_emails"])).toBe(before);
  });

  it("is limited to three reset requests an hour, for known and unknown addresses", async () => {
    const { email } = await signUp();
    const ctx = still(testContext());
    for (const who of [email, `nobody-${email}`]) {
      for (let n = 0; n < 3; n++) await requestPasswordReset(ctx, who);
      await expect(requestPasswordReset(ctx, who)).rejects.toMatchObject({ code: "too_many" });
    }
  });

  it("is not reset for a user suspended in the meantime", async () => {
    const { ctx, email, userId } = await signUp();
    await requestPasswordReset(testContext(), email);
    await ctx.d1.prepare("update users set suspended_at = 1 where id = ?").bind(userId).run();
    const before = await databaseState(["users"]);
    await expect(resetPassword(ctx, await lastLink(ctx, email), NEXT)).rejects.toMatchObject({
      code: "invalid",
    });
    expect(await databaseState(["users"])).toBe(before);
  });
});

describe("a password change", () => {
  it("requires the current password and signs out all other browsers", async () => {
    const { ctx, userId, token } = await signUp();
    const other = await sessionOf(testContext(), userId);
    await expect(changePassword(ctx, "wrong one", NEXT)).rejects.toMatchObject({ field: "currentPassword" });
    await expect(changePassword(ctx, PASSWORD, "short")).rejects.toMatchObject({ field: "newPassword" });
    expect(await findSession(ctx, other.token)).not.toBeNull();
    await changePassword(ctx, PASSWORD, NEXT);
    expect(await findSession(ctx, other.token)).toBeNull();
    expect(await findSession(ctx, token)).not.toBeNull();
  });

  it("is blocked for a while after five wrong current passwords", async () => {
    const ctx = still((await signUp()).ctx);
    for (let n = 0; n < 5; n++) await changePassword(ctx, "wrong one", NEXT).catch(() => {});
    await expect(changePassword(ctx, PASSWORD, NEXT)).rejects.toMatchObject({ code: "too_many" });
  });

  it("is forbidden to an administrator who impersonates the user", async () => {
    const { ctx, userId } = await signUp();
    const acting = { ...ctx, actor: { ...ctx.actor, impersonatorId: userId } };
    const before = await databaseState(["users", "one_time_tokens"]);
    await expect(changePassword(acting, PASSWORD, NEXT)).rejects.toMatchObject({ code: "forbidden" });
    const change = requestEmailChange(acting, { email: "x@y.test", password: PASSWORD });
    await expect(change).rejects.toMatchObject({ code: "forbidden" });
    expect(await databaseState(["users", "one_time_tokens"])).toBe(before);
  });
});
