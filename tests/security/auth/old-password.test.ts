import { describe, expect, it } from "vitest";
import type { Context } from "~/core/context";
import { liftSuspension, suspendUser } from "~/domains/admin/users/change-user.server";
import { requestEmailChange } from "~/domains/identity/change-email.server";
import { getToken } from "~/domains/identity/one-time-tokens.server";
import { openSession } from "~/domains/identity/sessions/open-session.server";
import { changePassword } from "~/domains/identity/sign-in/change-password.server";
import { requestPasswordReset, resetPassword } from "~/domains/identity/sign-in/reset-password.server";
import { afterProof, signIn } from "~/domains/identity/sign-in/sign-in.server";
import { lastLink, outcome, PASSWORD, signUp, signUpAdmin } from "../../support/fixtures/people";
import { env, testContext } from "../../support/harness/context";

const system = testContext();
const NEW = "an even better horse";
const sessionsOf = (userId: number) =>
  env.DB.prepare("select count(*) as n from sessions where user_id = ?").bind(userId).first<number>("n");

/** A user whose password a thief knows, with a function that resets the password by email. */
async function robbed() {
  const person = await signUp();
  await requestPasswordReset(system, person.email);
  const link = await lastLink(system, person.email);
  return { ...person, reset: () => resetPassword(testContext(), link, NEW) };
}

/** `ctx` in which something happens after the password was accepted, and before anything is written. */
const during = <C extends Context>(ctx: C, meanwhile: () => Promise<unknown>): C => ({
  ...ctx,
  db: new Proxy(ctx.db, {
    get: (db, name) =>
      name === "batch"
        ? async (statements: Parameters<typeof db.batch>[0]) => {
            await meanwhile();
            return db.batch(statements);
          }
        : Reflect.get(db, name),
  }),
});

const hashOf = async (userId: number) =>
  env.DB.prepare("select password_hash from users where id = ?").bind(userId).first<string>("password_hash");

describe("a password that was correct when checked, but changed during the request", () => {
  it("opens no session after the change", async () => {
    const { email, userId, reset } = await robbed();
    const signedIn = await signIn(testContext(), { email, password: PASSWORD });
    await reset();
    expect(await outcome(openSession(testContext(), userId, signedIn))).toBe("unauthenticated");
    expect(await sessionsOf(userId)).toBe(0);
    const again = await signIn(testContext(), { email, password: NEW });
    expect(await outcome(openSession(testContext(), userId, again))).toBe("passed");
  });

  it("leaves no pending second-factor step", async () => {
    const { userId, reset } = await robbed();
    const passwordHash = await hashOf(userId);
    const step = async () => {
      const user = { id: userId, totpConfirmedAt: new Date(), passwordHash };
      return (await afterProof(system, user)).secondFactorToken ?? "";
    };
    expect(await outcome(getToken(system, "second-factor", await step()))).toBe("passed");
    await reset();
    expect(await outcome(getToken(system, "second-factor", await step()))).toBe("invalid");
  });

  it("can't replace the new password with a third one", async () => {
    const { ctx, email, reset } = await robbed();
    const change = changePassword(during(ctx, reset), PASSWORD, "the horse of a thief");
    expect(await outcome(change)).toBe("invalid");
    expect(await outcome(signIn(testContext(), { email, password: NEW }))).toBe("passed");
  });

  it("sends no valid link to change the account's email address", async () => {
    const { ctx, email, userId, reset } = await robbed();
    const thief = `thief-${crypto.randomUUID()}@shop.test`;
    await requestEmailChange(during(ctx, reset), { email: thief, password: PASSWORD });
    const link = await lastLink(system, thief);
    expect(await outcome(getToken(system, "change-email", link))).toBe("invalid");
    const known = env.DB.prepare("select email from users where id = ?").bind(userId);
    expect(await known.first("email")).toBe(email);
  });
});

it("a user suspended during sign-in has no session after the suspension is lifted", async () => {
  const [{ ctx }, { email, userId }] = [await signUpAdmin(), await signUp()];
  const signedIn = await signIn(testContext(), { email, password: PASSWORD });
  await suspendUser(ctx, userId);
  expect(await outcome(openSession(testContext(), userId, signedIn))).toBe("unauthenticated");
  await liftSuspension(ctx, userId);
  expect(await sessionsOf(userId)).toBe(0);
});
