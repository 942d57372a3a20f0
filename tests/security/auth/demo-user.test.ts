import { expect, it } from "vitest";
import { beginSecondFactor } from "~/domains/identity/second-factor/second-factor.server";
import { changePassword } from "~/domains/identity/sign-in/change-password.server";
import { outcome, PASSWORD, signUp } from "../../support/fixtures/people";
import { env } from "../../support/harness/context";

it("a stranger with a demo user's printed password can't lock others out", async () => {
  const { ctx, userId } = await signUp();
  const row = () => env.DB.prepare("select * from users where id = ?").bind(userId).first();
  const before = await row();
  const demo = { ...ctx, actor: { ...ctx.actor, isDemo: true } };
  expect(await outcome(changePassword(demo, PASSWORD, "a much longer one"))).toBe("forbidden");
  expect(await outcome(beginSecondFactor(demo, PASSWORD))).toBe("forbidden");
  expect(await row()).toEqual(before);
});
