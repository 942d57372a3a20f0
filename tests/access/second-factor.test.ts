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

/** A sample is enough: team.test.ts has an owner meet the same guard on every administrator row. */
const adminRows = sampled(
  asked.filter(({ row }) => row.access === "admin"),
  GUARD_SHARE,
);

it("denies production administrators without two-factor authentication every admin request, by any method", async () => {
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

it("opens the admin portal with two-factor authentication, and only its setup page without", async () => {
  const { token, userId } = await signUpAdmin();
  const headers = { cookie: `njia=${token}` };
  expect((await fetchInProduction("/account/second-factor", { headers })).status).toBe(200);
  expect((await fetchInProduction("/admin.data", { headers })).status).toBe(202);
  await setUp(userId);
  expect((await fetchInProduction("/admin", { headers })).status).toBe(200);
  expect((await fetchInProduction("/api/admin/users", { headers })).status).toBe(200);
});

it("requires no two-factor authentication in development", async () => {
  const { ctx } = await signUpAdmin();
  expect(ctx.config.ENVIRONMENT).toBe("test");
  const { userId } = await signUp();
  expect(await startImpersonation(ctx, userId)).toHaveProperty("token");
});

it("ends a running impersonation when the administrator turns off two-factor authentication", async () => {
  const { ctx, userId, token } = await signUpAdmin();
  await setUp(userId);
  const acted = await startImpersonation(ctx, (await signUp()).userId);
  const base = testContext();
  const production = { ...base, config: { ...base.config, ENVIRONMENT: "production" as const } };
  expect(await findSession(production, acted.token, token)).not.toBeNull();
  await env.DB.prepare("update users set totp_confirmed_at = null where id = ?").bind(userId).run();
  expect(await findSession(production, acted.token, token)).toBeNull();
});
