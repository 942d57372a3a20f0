import { describe, expect, it } from "vitest";
import type { Context } from "~/core/context";
import { removeAttempts } from "~/domains/identity/erasure/purge-expired.server";
import { registerBusiness } from "~/domains/identity/register-business.server";
import { BusinessSignup } from "~/domains/identity/schemas";
import { networkOf } from "~/domains/identity/sign-in/network";
import { consumeAttempt, refundAttempt, resetAttempts } from "~/domains/identity/sign-in/rate-limiter.server";
import { signIn } from "~/domains/identity/sign-in/sign-in.server";
import { errorResponse } from "~/http/errors.server";
import { testContext } from "../../support/harness/context";

const PASSWORD = "correct horse";
const at = (ctx: Context, seconds: number, address: string | null = null): Context => ({
  ...ctx,
  client: { address, userAgent: null },
  now: () => new Date(1_800_000_000_000 + seconds * 1000),
});
const outcome = (work: Promise<unknown>) => work.then(() => "passed").catch((error) => error.code);

async function register() {
  const email = `amina-${crypto.randomUUID()}@shop.test`;
  const input = {
    firstName: "Amina",
    lastName: "Bello",
    email,
    password: PASSWORD,
    confirmPassword: PASSWORD,
  };
  const { userId } = await registerBusiness(testContext(), BusinessSignup.parse(input));
  return { email, userId };
}

describe("rate-limited attempts", () => {
  it("are free five times per account, then delayed by 2, 4, 8 ... seconds up to 15 minutes", async () => {
    const base = testContext();
    const who = crypto.randomUUID();
    for (let n = 0; n < 5; n++) await consumeAttempt(at(base, 0), ["sign-in-device", who]);
    let now = 0;
    for (const wait of [2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]) {
      const early = consumeAttempt(at(base, now + wait - 1), ["sign-in-device", who]);
      await expect(early).rejects.toMatchObject({
        code: "too_many",
        message: "Too many attempts. Try again in 1 second.",
        retryAfter: 1,
      });
      now += wait;
      await consumeAttempt(at(base, now), ["sign-in-device", who]);
    }
    await consumeAttempt(at(base, now + 900 + 86_400), ["sign-in-device", who]);
    await consumeAttempt(at(base, now + 900 + 86_400), ["sign-in-device", who]);
  });

  it("pass exactly as often as they are free, also under concurrency", async () => {
    const ctx = at(testContext(), 0);
    const who = crypto.randomUUID();
    const all = await Promise.all(
      Array.from({ length: 30 }, () => outcome(consumeAttempt(ctx, ["sign-in-device", who]))),
    );
    expect(all.filter((result) => result === "passed")).toHaveLength(5);
    const later = at(testContext(), 2);
    const next = await Promise.all(
      Array.from({ length: 10 }, () => outcome(consumeAttempt(later, ["sign-in-device", who]))),
    );
    expect(next.filter((result) => result === "passed")).toHaveLength(1);
  });

  it("are counted per network and action, and refunded after a success", async () => {
    const base = testContext();
    const address = `203.0.113.${crypto.randomUUID()}`;
    const ctx = at(base, 0, address);
    for (let n = 0; n < 60; n++) {
      await consumeAttempt(ctx, ["sign-in-network", address]);
      await refundAttempt(ctx, "sign-in-network", address);
    }
    for (let n = 0; n < 20; n++) await consumeAttempt(ctx, ["sign-in-network", address]);
    expect(await outcome(consumeAttempt(ctx, ["sign-in-network", address]))).toBe("too_many");
    expect(await outcome(consumeAttempt(ctx, ["sign-up-network", address]))).toBe("passed");
    await refundAttempt(ctx, "sign-in-network", address);
    expect(await outcome(consumeAttempt(ctx, ["sign-in-network", address]))).toBe("passed");
    expect(await outcome(consumeAttempt(ctx, ["sign-in-network", address]))).toBe("too_many");
  });

  it("store no address in the database, and are purged after they expire", async () => {
    const ctx = at(testContext(), 0);
    const who = `${crypto.randomUUID()}@shop.test`;
    await consumeAttempt(ctx, ["sign-in-device", who]);
    const rows = await ctx.d1.prepare("select * from rate_limit_buckets").all();
    expect(JSON.stringify(rows.results)).not.toContain(who);
    await removeAttempts(at(ctx, 10 * 86_400), at(ctx, 10 * 86_400).now());
    expect(await ctx.d1.prepare("select count(*) n from rate_limit_buckets").first("n")).toBe(0);
  });

  it.each([
    ["192.0.2.7", "192.0.2.7"],
    ["::ffff:192.0.2.7", "192.0.2.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:DB8:0001:2::9", "2001:db8:1:2::/64"],
    ["2001:db8::9", "2001:db8:0:0::/64"],
    ["::1", "this machine"],
    ["127.0.0.1", "this machine"],
  ])("from %s count for the network %s", (address, network) => expect(networkOf(address)).toBe(network));
});

describe("sign-in", () => {
  it("is rejected before the password check, with the same error for known and unknown addresses", async () => {
    const base = testContext();
    const { email } = await register();
    const said = [];
    for (const who of [email, `nobody-${email}`]) {
      for (let n = 0; n < 5; n++)
        expect(await outcome(signIn(at(base, 0), { email: who, password: "wrong one" }))).toBe(
          "unauthenticated",
        );
      // The right password doesn't help either: no hash is computed during a wait.
      said.push(await signIn(at(base, 0), { email: who, password: PASSWORD }).catch((error) => error));
    }
    expect(said[0]).toMatchObject({ code: "too_many", retryAfter: 2 });
    expect(said[1].message).toBe(said[0].message);
    await expect(signIn(at(base, 2), { email, password: PASSWORD })).resolves.toBeTruthy();
    await expect(signIn(at(base, 2), { email, password: "wrong one" })).rejects.toMatchObject({
      code: "unauthenticated",
    });
  });

  it("is blocked for a network that guesses many accounts, without counting against the account", async () => {
    const base = testContext();
    const { email } = await register();
    const guesser = at(base, 0, `198.51.100.${crypto.randomUUID()}`);
    for (let n = 0; n < 20; n++) await consumeAttempt(guesser, ["sign-in-network", guesser.client.address]);
    for (let n = 0; n < 6; n++)
      expect(await outcome(signIn(guesser, { email, password: "wrong one" }))).toBe("too_many");
    await expect(signIn(at(base, 0, "198.51.100.200"), { email, password: PASSWORD })).resolves.toBeTruthy();
  });

  it("returns the wrong-password error for a suspended user", async () => {
    const ctx = testContext();
    const { email, userId } = await register();
    const wrong = await signIn(ctx, { email, password: "wrong one" }).catch((error) => error);
    await ctx.d1.prepare("update users set suspended_at = 1 where id = ?").bind(userId).run();
    const suspended = await signIn(ctx, { email, password: PASSWORD }).catch((error) => error);
    expect(suspended).toMatchObject({ code: "unauthenticated", message: wrong.message });
  });
});

describe("sign-up", () => {
  it("is limited per network, and a rejected sign-up writes no row", async () => {
    const ctx = at(testContext(), 0, `192.0.2.${crypto.randomUUID()}`);
    for (let n = 0; n < 60; n++) await consumeAttempt(ctx, ["sign-up-network", ctx.client.address]);
    const count = () => ctx.d1.prepare("select count(*) n from users").first("n");
    const before = await count();
    const input = {
      firstName: "A",
      lastName: "B",
      email: "a@b.test",
      password: PASSWORD,
      confirmPassword: PASSWORD,
    };
    expect(await outcome(registerBusiness(ctx, BusinessSignup.parse(input)))).toBe("too_many");
    expect(await count()).toBe(before);
  });
});

it("returns the delay in the header of a rate-limited response", async () => {
  const ctx = at(testContext(), 0);
  const who = crypto.randomUUID();
  for (let n = 0; n < 5; n++) await consumeAttempt(ctx, ["sign-in-device", who]);
  const error = await consumeAttempt(ctx, ["sign-in-device", who]).catch((thrown) => thrown);
  const answer = errorResponse(new Request("http://njia.test/"), error);
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "2"]);
  await resetAttempts(ctx, "sign-in-device", who);
  await consumeAttempt(ctx, ["sign-in-device", who]);
});
