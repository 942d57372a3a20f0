import { describe, expect, it } from "vitest";
import { TRIAL_DAYS } from "~/domains/billing/plans/plans";
import { removeSessions } from "~/domains/identity/erasure/purge-expired.server";
import { registerBusiness } from "~/domains/identity/register-business.server";
import { BusinessSignup } from "~/domains/identity/schemas";
import { findSession } from "~/domains/identity/sessions/find-session.server";
import { endSession, openSession } from "~/domains/identity/sessions/open-session.server";
import { verifyPassword } from "~/domains/identity/sign-in/password.server";
import { signIn } from "~/domains/identity/sign-in/sign-in.server";
import { makeBusiness, testContext } from "../../support/harness/context";

const signup = (over: Record<string, unknown> = {}) =>
  BusinessSignup.parse({
    firstName: "Amina",
    lastName: "Bello",
    email: `amina-${crypto.randomUUID()}@shop.test`,
    password: "correct horse",
    confirmPassword: "correct horse",
    operationalMarkets: ["Kenya", "Ivory Coast"],
    ...over,
  });

describe("business sign-up", () => {
  it("creates a trial account and a user with a scrypt password hash", async () => {
    const ctx = testContext();
    const { userId, accountId } = await registerBusiness(ctx, signup({ companyName: "Savanna Foods" }));
    const account = await ctx.d1.prepare("select * from accounts where id = ?").bind(accountId).first();
    const user = await ctx.d1.prepare("select * from users where id = ?").bind(userId).first();
    expect(account).toMatchObject({
      name: "Savanna Foods",
      plan: "trial",
      operational_markets: '["KE","CI"]',
    });
    expect(Number(account?.trial_ends_at) - Number(account?.created_at)).toBe(TRIAL_DAYS * 86_400);
    expect(user).toMatchObject({ account_id: accountId, user_type: "business", is_admin: 0 });
    expect(user?.password_hash).toMatch(/^scrypt\$/);
  });

  it("rejects an address that has a user, in any case, and creates no account", async () => {
    const ctx = testContext();
    const input = signup();
    await registerBusiness(ctx, input);
    const count = () => ctx.d1.prepare("select count(*) n from accounts").first("n");
    const before = await count();
    const again = registerBusiness(ctx, { ...input, email: input.email.toUpperCase() });
    await expect(again).rejects.toMatchObject({ code: "conflict", field: "email" });
    expect(await count()).toBe(before);
  });

  it.each([
    [{ firstName: " " }, "Please fill in all required fields."],
    [{ email: "amina" }, "Enter an email address, e.g. amina@example.com."],
    [{ email: undefined }, "Please fill in all required fields."],
    [{ password: "short", confirmPassword: "short" }, "Password must be at least 6 characters long."],
    [{ confirmPassword: "other" }, "Passwords do not match. Please try again."],
    [{ password: "password1", confirmPassword: "password1" }, "This password is easy to guess"],
    [{ operationalMarkets: ["Atlantis"] }, "“Atlantis” isn’t a country from the list."],
  ])("reports the error in %j", (over, message) => {
    let said = "";
    try {
      signup(over);
    } catch (error) {
      said = String(error);
    }
    expect(said.replaceAll("\\", "")).toContain(message);
  });
});

describe("sign-in", () => {
  it("accepts the right password, with the same error for a wrong password and an unknown address", async () => {
    const ctx = testContext();
    const input = signup();
    const { userId } = await registerBusiness(ctx, input);
    await expect(
      signIn(ctx, { email: input.email.toUpperCase(), password: input.password }),
    ).resolves.toMatchObject({ userId, needsSecondFactor: false, secondFactorToken: null });
    const wrong = await signIn(ctx, { email: input.email, password: "nope nope" }).catch((error) => error);
    const unknown = await signIn(ctx, { email: "nobody@shop.test", password: "nope nope" }).catch(
      (error) => error,
    );
    expect(wrong).toMatchObject({ code: "unauthenticated" });
    expect(unknown.message).toBe(wrong.message);
  });

  it("never accepts a user without a password", async () => {
    expect(await verifyPassword(testContext().config, "", null)).toBe(false);
  });
});

describe("a session", () => {
  it("is found by its token, stores only the token's hash, and is deleted at sign-out", async () => {
    const { ctx, user, account } = await makeBusiness();
    const { token, maxAge } = await openSession(ctx, user.userId);
    expect(maxAge).toBe(30 * 86_400);
    expect(await findSession(ctx, token)).toMatchObject({
      actor: { userId: user.userId },
      account: { ...account, isConfirmed: false },
      renewedFor: null,
    });
    const stored = await ctx.d1
      .prepare("select token_hash from sessions where user_id = ?")
      .bind(user.userId)
      .first();
    expect(stored?.token_hash).not.toContain(token);
    await endSession(ctx, token);
    expect(await findSession(ctx, token)).toBeNull();
  });

  it("is renewed by each visit of a business and ends 30 days after the last", async () => {
    const { ctx, user } = await makeBusiness();
    const { token } = await openSession(ctx, user.userId);
    const later = (days: number) => ({ ...ctx, now: () => new Date(Date.now() + days * 86_400_000) });
    expect((await findSession(later(29), token))?.renewedFor).toBe(30 * 86_400);
    expect(await findSession(later(58), token)).not.toBeNull();
    expect(await findSession(later(89), token)).toBeNull();
    await removeSessions(later(89), later(89).now());
    const left = await ctx.d1
      .prepare("select count(*) n from sessions where user_id = ?")
      .bind(user.userId)
      .first("n");
    expect(left).toBe(0);
  });

  it("ends 24 hours after an agent's sign-in, however often it is used", async () => {
    const { ctx, user } = await makeBusiness();
    await ctx.d1.prepare("update users set user_type = 'agent' where id = ?").bind(user.userId).run();
    const { token, maxAge } = await openSession(ctx, user.userId);
    expect(maxAge).toBe(86_400);
    const later = (hours: number) => ({ ...ctx, now: () => new Date(Date.now() + hours * 3_600_000) });
    expect((await findSession(later(23), token))?.renewedFor).toBeNull();
    expect(await findSession(later(25), token)).toBeNull();
  });

  it("is not found for a deactivated user", async () => {
    const { ctx, user } = await makeBusiness();
    const { token } = await openSession(ctx, user.userId);
    await ctx.d1.prepare("update users set deactivated_at = 1 where id = ?").bind(user.userId).run();
    expect(await findSession(ctx, token)).toBeNull();
  });
});
