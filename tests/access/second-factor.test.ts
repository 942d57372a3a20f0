import { expect, it } from "vitest";
import { startImpersonation } from "~/domains/admin/users/impersonate-user.server";
import { findSession } from "~/domains/identity/sessions/find-session.server";
import { signUp, signUpAdmin } from "../support/fixtures/people";
import { fetchInProduction } from "../support/harness/built-app";
import { env, testContext } from "../support/harness/context";
import { everyRow } from "../support/harness/every-row";
import { sampled } from "../support/harness/test-scope";
import { addressFor, asked, GUARD_SHARE } from "./matrix";

const setUp = (userId: number) =>
  env.DB.prepare("update users set totp_secret = 'sealed', totp_confirmed_at = 1 where id = ?")
    .bind(userId)
    .run();

/** The guard that asks for it is the one that the owner of team.test.ts meets at each row of an administrator. */
const adminRows = sampled(
  asked.filter(({ row }) => row.access === "admin"),
  GUARD_SHARE,
);

it("an administrator of production without a second factor opens nothing of the portal, by no method", async () => {
  const { token } = await signUpAdmin();
  const before = await everyRow();
  for (const { row, method } of adminRows) {
    const init = { method, headers: { cookie: `njia=${token}` } };
    const answer = await fetchInProduction(addressFor(row, 1), init);
    const name = `${method} ${row.path}`;
    if (row.kind === "call") {
      expect([name, answer.status]).toEqual([name, 403]);
      expect(await answer.text()).toContain("administrators need two-factor authentication");
    } else {
      expect([name, answer.status]).toEqual([name, 302]);
      expect(answer.headers.get("location")).toBe("/account/second-factor");
      expect(answer.headers.getSetCookie().join()).toContain("njia_flash=");
    }
  }
  expect(await everyRow()).toEqual(before);
});

it("with one, the portal opens; without, where it is set up does", async () => {
  const { token, userId } = await signUpAdmin();
  const headers = { cookie: `njia=${token}` };
  expect((await fetchInProduction("/account/second-factor", { headers })).status).toBe(200);
  expect((await fetchInProduction("/admin.data", { headers })).status).toBe(202);
  await setUp(userId);
  expect((await fetchInProduction("/admin", { headers })).status).toBe(200);
  expect((await fetchInProduction("/api/admin/users", { headers })).status).toBe(200);
});

it("development asks for none", async () => {
  const { ctx } = await signUpAdmin();
  expect(ctx.config.ENVIRONMENT).toBe("test");
  const { userId } = await signUp();
  expect(await startImpersonation(ctx, userId)).toHaveProperty("token");
});

it("an administrator who turned off two-factor authentication can't impersonate, also in a running hour", async () => {
  const { ctx, userId, token } = await signUpAdmin();
  await setUp(userId);
  const acted = await startImpersonation(ctx, (await signUp()).userId);
  const base = testContext();
  const production = { ...base, config: { ...base.config, ENVIRONMENT: "production" as const } };
  expect(await findSession(production, acted.token, token)).not.toBeNull();
  await env.DB.prepare("update users set totp_confirmed_at = null where id = ?").bind(userId).run();
  expect(await findSession(production, acted.token, token)).toBeNull();
});
