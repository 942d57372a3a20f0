import { scryptSync } from "node:crypto";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { pepperHmac } from "~/core/secrets/pepper.server";
import { AgentPassword, BusinessPassword, BusinessSignup, passwordOf } from "~/domains/identity/schemas";
import { CODED_PASSWORDS } from "~/domains/identity/sign-in/common-password-list.server";
import { isCommonPassword } from "~/domains/identity/sign-in/common-passwords";
import { hashPassword, isOutdated, verifyPassword } from "~/domains/identity/sign-in/password.server";
import { signIn } from "~/domains/identity/sign-in/sign-in.server";
import { makeBusiness } from "../../support/harness/context";

const PASSWORD = "correct horse";

describe("a stored password", () => {
  it("is rehashed at sign-in if it was hashed with other parameters", async () => {
    const { ctx, user } = await makeBusiness();
    const salt = Buffer.alloc(16, 7);
    const hash = scryptSync(await pepperHmac(ctx.config, PASSWORD), salt, 32, { N: 2 ** 10, r: 8, p: 1 });
    const weak = `scrypt$10$8$1$${salt.toString("base64")}$${hash.toString("base64")}`;
    await ctx.d1.prepare("update users set password_hash = ? where id = ?").bind(weak, user.userId).run();
    expect(isOutdated(ctx.config, weak)).toBe(true);
    await signIn(ctx, { email: user.email, password: PASSWORD });
    const stored = ctx.d1.prepare("select password_hash h from users where id = ?").bind(user.userId);
    const strong = String(await stored.first("h"));
    expect(isOutdated(ctx.config, strong)).toBe(false);
    await signIn(ctx, { email: user.email, password: PASSWORD });
    expect(await stored.first("h")).toBe(strong);
  });

  it.each([
    "",
    "scrypt",
    "scrypt$30$8$3$AAAA$AAAA",
    "scrypt$17$8$1$AAAA$AAAA",
    "scrypt$00$8$3$AAAA$AAAA",
    "bcrypt$15$8$3$AAAA$AAAA",
    "x".repeat(9_000),
  ])("in an unknown format or with another cost never matches: %.30s", async (stored) => {
    const { ctx } = await makeBusiness();
    expect(await verifyPassword(ctx.config, "any", stored)).toBe(false);
  });

  it("matches the same password in any Unicode form", async () => {
    const { ctx } = await makeBusiness();
    const stored = await hashPassword(ctx.config, "caf\u00e9 noir 12");
    expect(await verifyPassword(ctx.config, "cafe\u0301 noir 12", stored)).toBe(true);
  });
});

describe("a new password", () => {
  const GUESSED = "This password is easy to guess.";
  it.each([
    [BusinessPassword, "short", "Password must be at least 6 characters long."],
    [BusinessPassword, "12345", "Password must be at least 6 characters long."],
    [AgentPassword, "dragon1", "Password must be at least 8 characters long."],
    [AgentPassword, "a".repeat(201), "Use at most 200 characters."],
    [AgentPassword, "sevench", "Password must be at least 8 characters long."],
    [passwordOf("business", 12), "elevenchars", "Password must be at least 12 characters long."],
    [BusinessPassword, "Nairobi2026!", GUESSED],
    [BusinessPassword, "P@ssw0rd123", GUESSED],
    [AgentPassword, "qwertyuiop[]", GUESSED],
    [AgentPassword, "abcabcabcabc", GUESSED],
    [AgentPassword, "23456789", GUESSED],
    [AgentPassword, "19081987", GUESSED],
    [AgentPassword, "Mustang99", GUESSED],
    [AgentPassword, "butterfly", GUESSED],
    [AgentPassword, "BUTTERFLY1", GUESSED],
    [BusinessPassword, "zzzzzz", GUESSED],
  ])("is rejected if too short, too long or easy to guess: %#", (schema, password, message) => {
    expect(schema.safeParse(password).error?.issues.map((issue) => issue.message)).toEqual([
      expect.stringContaining(message),
    ]);
  });

  const MISSING = "Please fill in all required fields.";
  const SHORT = "Password must be at least 6 characters long.";
  const DIFFERS = "Passwords do not match. Please try again.";
  it.each([
    ["12345", "123456", { password: [SHORT], confirmPassword: [DIFFERS] }],
    ["12345", "", { password: [SHORT], confirmPassword: [MISSING] }],
    ["", "", { password: [MISSING], confirmPassword: [MISSING] }],
    ["tulips on tuesday", "", { confirmPassword: [MISSING] }],
  ])("entered as %j and repeated as %j gets one error per field", (password, confirmPassword, messages) => {
    const person = { firstName: "Amina", lastName: "Odhiambo", email: "amina@example.com" };
    const { error } = BusinessSignup.safeParse({ ...person, password, confirmPassword });
    expect(error && z.flattenError(error).fieldErrors).toEqual(messages);
  });

  it.each(["correct horse", "maize-river-42", "tulips on tuesday", "Zx9!kk2@Lq", "pass me the salt please"])(
    "may be %s",
    (password) => expect(passwordOf("agent").safeParse(password).success).toBe(true),
  );

  it("is rejected if it is one of the 3,000 commonest, in any case or with a digit added", () => {
    const coded = CODED_PASSWORDS.match(/[A-Z][^A-Z]*/g) ?? [];
    expect([coded.length, new Set(["dragon", "monkey", "letmein"].map(isCommonPassword))]).toEqual([
      3000,
      new Set([true]),
    ]);
    expect(CODED_PASSWORDS.length).toBeLessThan(16_000);
    let word = "";
    for (const [mark = "A", ...rest] of coded) {
      word = word.slice(0, mark.charCodeAt(0) - 65) + rest.join("");
      expect([word, word.toUpperCase(), `${word}7`].map(isCommonPassword)).toEqual([true, true, true]);
    }
  });
});
