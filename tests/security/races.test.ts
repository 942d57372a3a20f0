import { Secret, TOTP } from "otpauth";
import { describe, expect, it } from "vitest";
import { changeUser, deleteUser, suspendUser } from "~/domains/admin/users/change-user.server";
import {
  beginSecondFactor,
  confirmSecondFactor,
  finishSecondFactor,
} from "~/domains/identity/second-factor/second-factor.server";
import { requestPasswordReset, resetPassword } from "~/domains/identity/sign-in/reset-password.server";
import { signIn } from "~/domains/identity/sign-in/sign-in.server";
import { acceptInvitation } from "~/domains/identity/team/accept-invitation.server";
import { inviteMember } from "~/domains/identity/team/invite-member.server";
import { verifyEmail } from "~/domains/identity/verify-email.server";
import { removeMember } from "~/domains/privacy/erasure/remove-member.server";
import { lastLink, outcome, PASSWORD, sessionOf, signUp, signUpAdmin } from "../support/fixtures/people";
import { callApp } from "../support/harness/app";
import { env, testContext } from "../support/harness/context";

const together = (works: (() => Promise<unknown>)[]) => Promise.all(works.map((work) => outcome(work())));
const passed = (outcomes: string[]) => outcomes.filter((outcome) => outcome === "passed").length;
const count = (sql: string, ...values: unknown[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .first<number>("n");
const ADMINS =
  "select count(*) as n from users where is_admin = 1 and deactivated_at is null and suspended_at is null";

describe("the last administrator", () => {
  const alone = async () => {
    await env.DB.prepare("update users set is_admin = 0, user_type = 'agent' where is_admin = 1").run();
    return [await signUpAdmin(), await signUpAdmin()] as const;
  };

  it.each<[string, (by: Awaited<ReturnType<typeof signUpAdmin>>, whom: number) => Promise<unknown>]>([
    ["delete", (by, whom) => deleteUser(by.ctx, whom)],
    ["suspend", (by, whom) => suspendUser(by.ctx, whom)],
    [
      "take the right from",
      (by, whom) => changeUser(by.ctx, whom, { userType: "agent", isAdmin: false, country: "KE" }),
    ],
  ])("remains when two %s each other concurrently", async (_, act) => {
    const [one, two] = await alone();
    const outcomes = await together([() => act(one, two.userId), () => act(two, one.userId)]);
    expect(passed(outcomes)).toBe(1);
    expect(await count(ADMINS)).toBe(1);
  });

  it("can't delete or demote herself by an API call", async () => {
    const [one] = await alone();
    const path = `/api/admin/users/${one.userId}`;
    const cookie = `njia=${one.token}`;
    expect((await callApp("DELETE", path, undefined, cookie)).status).toBe(403);
    expect((await callApp("PATCH", path, { userType: "agent", isAdmin: false }, cookie)).status).toBe(403);
    expect(await count(ADMINS)).toBe(2);
  });
});

it("two owners who remove each other concurrently leave one", async () => {
  const [one, two] = [await signUp(), await signUp()];
  await env.DB.prepare("update users set account_id = ? where id = ?").bind(one.accountId, two.userId).run();
  const contexts = await Promise.all(
    [one, two].map(async ({ userId }) => {
      const { ctx } = await sessionOf(testContext(), userId);
      if (!ctx.account) throw new Error("no account");
      return { ...ctx, account: ctx.account };
    }),
  );
  const [a, b] = contexts;
  if (!a || !b) throw new Error("nobody");
  expect(passed(await together([() => removeMember(a, two.userId), () => removeMember(b, one.userId)]))).toBe(
    1,
  );
});

describe("one of many concurrent uses succeeds", () => {
  const five = (work: (n: number) => Promise<unknown>) =>
    together(Array.from({ length: 5 }, (_, n) => () => work(n)));

  it("of a password reset link", async () => {
    const { ctx, email } = await signUp();
    await requestPasswordReset(ctx, email);
    const link = await lastLink(ctx, email);
    const outcomes = await five((n) => resetPassword(testContext(), link, `a much longer one ${n}`));
    expect(passed(outcomes)).toBe(1);
    const winner = outcomes.indexOf("passed");
    expect(
      (await signIn(testContext(), { email, password: `a much longer one ${winner}` })).userId,
    ).toBeGreaterThan(0);
  });

  it("of an invitation", async () => {
    const owner = await signUp();
    if (!owner.ctx.account) throw new Error("no account");
    const email = `guest-${crypto.randomUUID()}@shop.test`;
    const ctx = { ...owner.ctx, account: owner.ctx.account, actor: { ...owner.ctx.actor, isVerified: true } };
    await inviteMember(ctx, { email, role: "viewer" });
    const token = await lastLink(ctx, email);
    const name = { firstName: "Guest", lastName: "One", password: PASSWORD, confirmPassword: PASSWORD };
    expect(passed(await five(() => acceptInvitation(testContext(), { token, ...name })))).toBe(1);
    expect(await count("select count(*) as n from users where email = ?", email)).toBe(1);
  });

  it("of an address confirmation link", async () => {
    const { ctx, email } = await signUp();
    const link = await lastLink(ctx, email);
    expect(passed(await five(() => verifyEmail(testContext(), link)))).toBe(1);
  });

  it("of an authenticator code across pending sign-ins", async () => {
    const { ctx, email, userId } = await signUp();
    const { secret } = await beginSecondFactor(ctx, PASSWORD);
    const app = new TOTP({ secret: Secret.fromBase32(secret.replace(/\s/g, "")) });
    await confirmSecondFactor(ctx, app.generate());
    await env.DB.prepare("update users set totp_last_step = null where id = ?").bind(userId).run();
    const waiting = await Promise.all(
      [1, 2, 3, 4].map(
        async () => (await signIn(testContext(), { email, password: PASSWORD })).secondFactorToken ?? "",
      ),
    );
    const code = app.generate();
    expect(
      passed(await together(waiting.map((token) => () => finishSecondFactor(testContext(), token, code)))),
    ).toBe(1);
  });
});

describe("a token link", () => {
  it("can't be used for another purpose or on another account", async () => {
    const [mine, theirs] = [await signUp(), await signUp()];
    await requestPasswordReset(mine.ctx, mine.email);
    const link = await lastLink(mine.ctx, mine.email);
    const wrongUse = await Promise.all([
      callApp("POST", "/api/auth/verify-email", { token: link }),
      callApp("POST", "/api/auth/change-email", { token: link }),
      callApp("POST", "/api/auth/erase-account", { token: link }),
    ]);
    expect(wrongUse.map(({ status }) => status)).toEqual([422, 422, 422]);
    const body = { token: link, password: "a much longer one", confirmPassword: "a much longer one" };
    const extra = { ...body, userId: theirs.userId, email: theirs.email };
    expect(
      (await callApp("POST", "/api/auth/reset-password", extra, `njia=${theirs.token}`)).status,
    ).toBeLessThan(300);
    expect((await signIn(testContext(), { email: theirs.email, password: PASSWORD })).userId).toBe(
      theirs.userId,
    );
    expect(await outcome(signIn(testContext(), { email: mine.email, password: PASSWORD }))).toBe(
      "unauthenticated",
    );
  });
});
