import { Secret, TOTP } from "otpauth";
import { describe, expect, it } from "vitest";
import type { Context } from "~/core/context";
import { seal, unseal } from "~/core/secrets/seal.server";
import { mustHaveSecondFactor } from "~/domains/identity/policy";
import { countRecoveryCodes } from "~/domains/identity/second-factor/recovery-codes.server";
import {
  beginSecondFactor,
  confirmSecondFactor,
  disableSecondFactor,
  findSecondFactorSetup,
  finishSecondFactor,
} from "~/domains/identity/second-factor/second-factor.server";
import { setupOf, stepOf } from "~/domains/identity/second-factor/totp.server";
import { findSession } from "~/domains/identity/sessions/find-session.server";
import { openSession } from "~/domains/identity/sessions/open-session.server";
import { signIn } from "~/domains/identity/sign-in/sign-in.server";
import { outcome, PASSWORD, sessionOf, signUp } from "../../support/fixtures/people";
import { databaseState } from "../../support/harness/app";
import { still, testContext } from "../../support/harness/context";

const at = <C extends Context>(ctx: C, seconds: number): C => ({
  ...ctx,
  now: () => new Date(Date.now() + seconds * 1000),
});
const codeOf = (secret: string, ctx: Context) =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(" ", "")) }).generate({
    timestamp: ctx.now().getTime(),
  });

/** Creates a user with two-factor authentication; also returns the secret and the recovery codes. */
async function withSecondFactor() {
  const person = await signUp();
  const { secret } = await beginSecondFactor(person.ctx, PASSWORD);
  const codes = await confirmSecondFactor(person.ctx, codeOf(secret, person.ctx));
  const tokenOf = async () => {
    const { secondFactorToken } = await signIn(testContext(), { email: person.email, password: PASSWORD });
    return secondFactorToken ?? "";
  };
  return { ...person, secret, codes, tokenOf };
}

describe("an authenticator app's code", () => {
  // RFC 6238 appendix B, SHA-1, the last six digits.
  const RFC = Secret.fromUTF8("12345678901234567890").base32;
  it.each([
    [59, "287082"],
    [1111111109, "081804"],
    [1111111111, "050471"],
    [1234567890, "005924"],
    [2000000000, "279037"],
    [20000000000, "353130"],
  ])("at second %i is %s, and valid one step early or late, but not three", (seconds, code) => {
    const step = Math.floor(seconds / 30);
    for (const off of [-30, 0, 30]) expect(stepOf(RFC, code, new Date((seconds + off) * 1000))).toBe(step);
    for (const off of [-90, 90]) expect(stepOf(RFC, code, new Date((seconds + off) * 1000))).toBeNull();
  });

  it.each(["", "28708", "2870820", "abcdef", "２８７０８２", "28 70 82 1"])(
    "is rejected in an invalid format: %j",
    (code) => expect(stepOf(RFC, code, new Date(59_000))).toBeNull(),
  );

  it("is set up with a URI and a QR code that needs no script or styles", () => {
    const { uri, qr } = setupOf(testContext().config, "amina@shop.test", RFC);
    expect(uri).toMatch(/^otpauth:\/\/totp\/.+secret=/);
    expect(qr.size).toBeGreaterThan(30);
    expect(qr.path).toMatch(/^(M\d+ \d+h1v1h-1z)+$/);
  });
});

describe("an encrypted secret", () => {
  it("decrypts only for its own purpose and owner", async () => {
    const { config } = testContext();
    const sealed = await seal(config, "totp", "user:1", "secret");
    expect(sealed).not.toContain("secret");
    expect(await unseal(config, "totp", "user:1", sealed)).toBe("secret");
    await expect(unseal(config, "totp", "user:2", sealed)).rejects.toThrow();
    await expect(unseal(config, "other", "user:1", sealed)).rejects.toThrow();
    await expect(unseal(config, "totp", "user:1", `${sealed.slice(0, -6)}AAAA==`)).rejects.toThrow();
  });
});

describe("a second factor", () => {
  it("is set up with the password, applies after a valid code, and signs out other browsers", async () => {
    const { ctx, userId, email } = await signUp();
    const other = await sessionOf(testContext(), userId);
    expect(await outcome(beginSecondFactor(ctx, "wrong one"))).toBe("invalid");
    const { secret } = await beginSecondFactor(ctx, PASSWORD);
    expect((await findSecondFactorSetup(ctx))?.secret).toBe(secret);
    expect(await databaseState(["users"])).not.toContain(secret.replaceAll(" ", ""));
    expect(await signIn(ctx, { email, password: PASSWORD })).toMatchObject({ needsSecondFactor: false });
    expect(await outcome(confirmSecondFactor(ctx, "000000"))).toBe("invalid");
    const codes = await confirmSecondFactor(ctx, codeOf(secret, ctx));
    expect(new Set(codes).size).toBe(10);
    expect(await findSession(ctx, other.token)).toBeNull();
    expect(await findSecondFactorSetup(ctx)).toBeNull();
    expect(await outcome(beginSecondFactor(ctx, PASSWORD))).toBe("conflict");
    expect(await signIn(ctx, { email, password: PASSWORD })).toMatchObject({ needsSecondFactor: true });
  });

  it("is required at sign-in before a session opens", async () => {
    const { ctx, userId, secret, tokenOf } = await withSecondFactor();
    const before = await databaseState(["sessions"]);
    expect(await outcome(openSession(ctx, userId))).toBe("unauthenticated");
    expect(await databaseState(["sessions"])).toBe(before);
    const later = at(ctx, 60);
    const token = await tokenOf();
    expect(await finishSecondFactor(later, token, codeOf(secret, later))).toMatchObject({ userId });
    expect((await openSession(ctx, userId, { hasSecondFactor: true })).token).toBeTruthy();
    const evenLater = at(ctx, 120);
    expect(await outcome(finishSecondFactor(evenLater, token, codeOf(secret, evenLater)))).toBe("invalid");
  });

  it("accepts a code once, also under concurrency, and no earlier code afterwards", async () => {
    const { ctx, secret, tokenOf } = await withSecondFactor();
    const now = at(ctx, 60);
    const tokens = await Promise.all([1, 2, 3, 4].map(tokenOf));
    const code = codeOf(secret, now);
    const all = await Promise.all(tokens.map((token) => outcome(finishSecondFactor(now, token, code))));
    expect(all.filter((result) => result === "passed")).toHaveLength(1);
    expect(await outcome(finishSecondFactor(now, await tokenOf(), codeOf(secret, at(ctx, 30))))).toBe(
      "invalid",
    );
  });

  it("accepts each recovery code once, in any case", async () => {
    const { ctx, userId, codes, tokenOf } = await withSecondFactor();
    const [code = ""] = codes;
    const tokens = await Promise.all([1, 2, 3].map(tokenOf));
    const all = await Promise.all(
      tokens.map((token) => outcome(finishSecondFactor(ctx, token, code.toLowerCase().replace("-", " ")))),
    );
    expect(all.filter((result) => result === "passed")).toHaveLength(1);
    expect(await countRecoveryCodes(ctx, userId)).toBe(9);
    expect(await databaseState(["recovery_codes"])).not.toContain(code);
  });

  it("is blocked for a while after five wrong codes, across sign-in tokens", async () => {
    const { ctx, secret, tokenOf } = await withSecondFactor();
    const now = still(ctx);
    for (let n = 0; n < 5; n++)
      expect(await outcome(finishSecondFactor(now, await tokenOf(), "000000"))).toBe("invalid");
    expect(await outcome(finishSecondFactor(now, await tokenOf(), codeOf(secret, now)))).toBe("too_many");
  });

  it("must be entered within five minutes of the password", async () => {
    const { ctx, secret, tokenOf } = await withSecondFactor();
    const late = at(ctx, 310);
    expect(await outcome(finishSecondFactor(late, await tokenOf(), codeOf(secret, late)))).toBe("invalid");
  });

  it("can be turned off with the password, but not while impersonated", async () => {
    const { ctx, userId, email } = await withSecondFactor();
    const acting = { ...ctx, actor: { ...ctx.actor, impersonatorId: userId } };
    const before = await databaseState(["users", "recovery_codes"]);
    expect(await outcome(disableSecondFactor(acting, PASSWORD))).toBe("forbidden");
    expect(await outcome(disableSecondFactor(ctx, "wrong one"))).toBe("invalid");
    expect(await databaseState(["users", "recovery_codes"])).toBe(before);
    await disableSecondFactor(ctx, PASSWORD);
    expect(await signIn(ctx, { email, password: PASSWORD })).toMatchObject({ needsSecondFactor: false });
    expect(await countRecoveryCodes(ctx, userId)).toBe(0);
  });

  it("is mandatory for administrators of a production deployment", () => {
    const admin = { userType: "admin", isAdmin: true } as const;
    expect(mustHaveSecondFactor({ ENVIRONMENT: "production" }, admin)).toBe(true);
    expect(mustHaveSecondFactor({ ENVIRONMENT: "development" }, admin)).toBe(false);
    expect(mustHaveSecondFactor({ ENVIRONMENT: "production" }, { userType: "agent", isAdmin: false })).toBe(
      false,
    );
  });
});
