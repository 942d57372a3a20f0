import { describe, expect, it } from "vitest";
import type { Context } from "~/core/context";
import { DomainError } from "~/core/errors";
import { limitOf } from "~/domains/identity/policy";
import { finishSecondFactor } from "~/domains/identity/second-factor/second-factor.server";
import { changePassword } from "~/domains/identity/sign-in/change-password.server";
import { consumeAttempt, type RateLimitKey } from "~/domains/identity/sign-in/rate-limiter.server";
import { MAX_DEVICES, rememberDevice } from "~/domains/identity/sign-in/remember-device.server";
import { requestPasswordReset, resetPassword } from "~/domains/identity/sign-in/reset-password.server";
import { signIn } from "~/domains/identity/sign-in/sign-in.server";
import { lastLink, outcome, PASSWORD, signUp } from "../../support/fixtures/people";
import { testContext } from "../../support/harness/context";

const DAY = 86_400;
const START = 1_800_000_000;
const at = (
  ctx: Context,
  seconds: number,
  address: string | null,
  device: string | null = null,
): Context => ({
  ...ctx,
  client: { address, userAgent: null, device },
  now: () => new Date((START + seconds) * 1000),
});
const wrong = (email: string) => ({ email, password: "not the one" });
const right = (email: string) => ({ email, password: PASSWORD });
const randomAddress = () => `198.51.100.${crypto.randomUUID()}`;

/** Guesses as fast as permitted; returns the number of attempts. */
async function guessesIn(seconds: number, ...tries: RateLimitKey[]): Promise<number> {
  const base = testContext();
  let made = 0;
  for (let now = 0; now < seconds; ) {
    try {
      await consumeAttempt(at(base, now, null), ...tries);
      made += 1;
    } catch (error) {
      if (!(error instanceof DomainError) || !error.retryAfter) throw error;
      now += error.retryAfter;
    }
  }
  return made;
}

describe("password guesses per day", () => {
  it.each([
    ["sign-in-pair", 38],
    ["sign-in-account", 203],
    ["sign-in-device", 108],
    ["second-factor-user", 108],
    ["second-factor-device", 108],
  ] as const)("are limited for %s to %i", async (kind, most) => {
    expect(await guessesIn(DAY, [kind, crypto.randomUUID()])).toBe(most);
  });

  it("are limited for one network to 83 in the first hour and 60 in each further hour", async () => {
    expect(await guessesIn(3600, ["sign-in-network", randomAddress()])).toBe(83);
    expect(limitOf("sign-in-network").longestSeconds).toBe(60);
  });

  it.each([
    ["reset-network", 263],
    ["sign-up-network", 123],
    ["data-request-network", 123],
  ] as const)(
    "are limited for %s to %i in the first hour, with waits of at most a minute",
    async (kind, most) => {
      expect(await guessesIn(3600, [kind, randomAddress()])).toBe(most);
      expect(limitOf(kind).longestSeconds).toBe(60);
    },
  );
});

describe("a stranger who guesses passwords", () => {
  it("blocks neither the owner's known browser nor the owner on another network", async () => {
    const { ctx, email, userId } = await signUp();
    const device = await rememberDevice(ctx, userId, null);
    const guesser = at(ctx, 0, randomAddress());
    for (let n = 0; n < 5; n += 1)
      expect(await outcome(signIn(guesser, wrong(email)))).toBe("unauthenticated");
    const refused = await signIn(guesser, right(email)).catch((error) => error);
    expect(refused).toMatchObject({ code: "too_many", retryAfter: 2 });
    expect(refused.message).toContain("reset your password by email");
    for (let n = 0; n < 10; n += 1) await outcome(signIn(guesser, wrong(email)));
    // On the guesser's own network, as behind a carrier's single address.
    expect(await outcome(signIn({ ...guesser, client: { ...guesser.client, device } }, right(email)))).toBe(
      "passed",
    );
    expect(await outcome(signIn(at(ctx, 0, randomAddress()), right(email)))).toBe("passed");
  });

  it("delays unknown browsers from any network, while a known browser or reset link lets the owner in", async () => {
    const { ctx, email, userId } = await signUp();
    const device = await rememberDevice(ctx, userId, null);
    const now = at(ctx, 0, null);
    for (let n = 0; n < 100; n += 1) await consumeAttempt(now, ["sign-in-account", email]);
    const elsewhere = at(ctx, 0, randomAddress());
    expect(await outcome(signIn(elsewhere, right(email)))).toBe("too_many");
    expect(await outcome(signIn(at(ctx, 0, randomAddress(), device), right(email)))).toBe("passed");
    // Attempts that were refused here didn't count against this network.
    for (let n = 0; n < 8; n += 1) await outcome(signIn(elsewhere, right(email)));
    await requestPasswordReset(elsewhere, email);
    const password = "another good one";
    await resetPassword(elsewhere, await lastLink(ctx, email), password);
    const known = await rememberDevice(elsewhere, userId, null);
    const mine = at(ctx, 0, elsewhere.client.address, known);
    expect(await outcome(signIn(mine, { email, password }))).toBe("passed");
    expect(await outcome(signIn(elsewhere, { email, password }))).toBe("too_many");
    expect(await outcome(signIn(at(ctx, 0, randomAddress(), device), { email, password }))).toBe("too_many");
  });

  it("gains nothing from another user's device cookie or an invented one", async () => {
    const [owner, stranger] = [await signUp(), await signUp()];
    const device = await rememberDevice(stranger.ctx, stranger.userId, null);
    for (const sent of [device, "x".repeat(43), "' or 1=1"]) {
      const guesser = at(owner.ctx, 0, randomAddress(), sent);
      for (let n = 0; n < 5; n += 1) await outcome(signIn(guesser, wrong(owner.email)));
      expect(await outcome(signIn(guesser, wrong(owner.email)))).toBe("too_many");
    }
  });

  it("is also counted in a known browser, of which only that browser is blocked", async () => {
    const { ctx, email, userId } = await signUp();
    const stolen = at(ctx, 0, randomAddress(), await rememberDevice(ctx, userId, null));
    const own = at(ctx, 0, randomAddress(), await rememberDevice(ctx, userId, null));
    for (let n = 0; n < 5; n += 1)
      expect(await outcome(signIn(stolen, wrong(email)))).toBe("unauthenticated");
    expect(await outcome(signIn(stolen, right(email)))).toBe("too_many");
    expect(await outcome(signIn(own, right(email)))).toBe("passed");
  });

  it("doesn't block second-factor codes in the owner's known browser by knowing the password", async () => {
    const { ctx, email, userId } = await signUp();
    const device = await rememberDevice(ctx, userId, null);
    await ctx.d1.prepare("update users set totp_confirmed_at = 1 where id = ?").bind(userId).run();
    const guesser = at(ctx, 0, randomAddress());
    const token = (await signIn(guesser, right(email))).secondFactorToken ?? "";
    for (let n = 0; n < 5; n += 1)
      expect(await outcome(finishSecondFactor(guesser, token, "000000"))).toBe("invalid");
    expect(await outcome(finishSecondFactor(guesser, token, "000000"))).toBe("too_many");
    const own = at(ctx, 0, guesser.client.address, device);
    const mine = (await signIn(own, right(email))).secondFactorToken ?? "";
    expect(await outcome(finishSecondFactor(own, mine, "000000"))).toBe("invalid");
  });
});

describe("a user's known browsers", () => {
  const count = (ctx: Context, userId: number) =>
    ctx.d1.prepare("select count(*) n from devices where user_id = ?").bind(userId).first("n");

  it("are limited to 20: the browser with the oldest sign-in is forgotten", async () => {
    const { ctx, userId, email } = await signUp();
    const later = (n: number) => at(ctx, n, null);
    const first = await rememberDevice(later(0), userId, null);
    const second = await rememberDevice(later(1), userId, null);
    for (let n = 2; n < MAX_DEVICES; n += 1) await rememberDevice(later(n), userId, null);
    await rememberDevice(later(100), userId, first);
    await rememberDevice(later(101), userId, null);
    expect(await count(ctx, userId)).toBe(MAX_DEVICES);
    for (let n = 0; n < 5; n += 1) await outcome(signIn(at(ctx, 0, null, second), wrong(email)));
    expect(await outcome(signIn(at(ctx, 0, null, second), right(email)))).toBe("too_many");
    expect(await outcome(signIn(at(ctx, 0, null, first), right(email)))).toBe("passed");
  });

  it("are forgotten when the password changes, except the browser that changed it", async () => {
    const { ctx, userId } = await signUp();
    await rememberDevice(ctx, userId, null);
    const device = await rememberDevice(ctx, userId, null);
    const mine = { ...ctx, client: { ...ctx.client, device } };
    await changePassword(mine, PASSWORD, "another good one");
    expect(await count(ctx, userId)).toBe(1);
    await changePassword(ctx, "another good one", PASSWORD);
    expect(await count(ctx, userId)).toBe(0);
  });
});
