import { describe, expect, it } from "vitest";
import { readConfig } from "~/core/config";
import { hashPassword, isOutdated, verifyPassword } from "~/domains/identity/sign-in/password.server";
import { signIn } from "~/domains/identity/sign-in/sign-in.server";
import { type Business, env, makeBusiness } from "../../support/harness/context";

const PASSWORD = "correct horse";

/** A business whose Worker uses the password cost of production. */
async function costlyBusiness(): Promise<Business> {
  const business = await makeBusiness();
  const config = { ...business.ctx.config, PASSWORD_COST_LOG2: undefined };
  return { ...business, ctx: { ...business.ctx, config } };
}

describe("the cost of a password hash", () => {
  it("follows OWASP unless configured otherwise", async () => {
    const { ctx } = await costlyBusiness();
    const stored = await hashPassword(ctx.config, PASSWORD);
    expect(stored).toMatch(/^scrypt\$15\$8\$3\$/);
    expect(await verifyPassword(ctx.config, PASSWORD, stored)).toBe(true);
    expect(await verifyPassword(ctx.config, "another horse", stored)).toBe(false);
  });

  it("replaces a hash of a lower cost at the next sign-in", async () => {
    const { ctx, user } = await costlyBusiness();
    const cheap = await hashPassword({ ...ctx.config, PASSWORD_COST_LOG2: "4" }, PASSWORD);
    await ctx.d1.prepare("update users set password_hash = ? where id = ?").bind(cheap, user.userId).run();
    await signIn(ctx, { email: user.email, password: PASSWORD });
    const stored = await ctx.d1
      .prepare("select password_hash h from users where id = ?")
      .bind(user.userId)
      .first<string>("h");
    expect(isOutdated(ctx.config, cheap)).toBe(true);
    expect(stored).toMatch(/^scrypt\$15\$8\$3\$/);
  });

  it("is low in the other tests' configuration", () => {
    expect(readConfig(env).PASSWORD_COST_LOG2).toBe("4");
  });

  it.each(["preview", "production"])("can't be lowered in %s", (ENVIRONMENT) => {
    expect(() => readConfig({ ...env, ENVIRONMENT })).toThrow("PASSWORD_COST_LOG2: should be left out");
  });

  it.each(["0", "16", "x"])("can't be set to %s", (PASSWORD_COST_LOG2) => {
    expect(() => readConfig({ ...env, PASSWORD_COST_LOG2 })).toThrow("PASSWORD_COST_LOG2");
  });
});
