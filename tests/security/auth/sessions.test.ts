import { beforeAll, describe, expect, it } from "vitest";
import { newToken } from "~/domains/identity/one-time-tokens.server";
import { finishSecondFactor } from "~/domains/identity/second-factor/second-factor.server";
import { requestPasswordReset } from "~/domains/identity/sign-in/reset-password.server";
import { lastLink, outcome, PASSWORD, signUp, signUpAdmin } from "../../support/fixtures/people";
import { callApp, cookieOf, fetchApp, ORIGIN } from "../../support/harness/app";
import { env, testContext } from "../../support/harness/context";
import { everyRow } from "../../support/harness/every-row";

const ctx = testContext();
const NEW = "an even better horse";
const me = async (cookie: string) => (await fetchApp("/api/auth/user", { cookie })).status;
const run = (sql: string, ...values: unknown[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .run();

let admin = "";
beforeAll(async () => {
  await signUpAdmin();
  admin = `njia=${(await signUpAdmin()).token}`;
});

/** A member of a team, the cookie of its owner, and the member's cookies that a thief has. */
async function robbed() {
  const [owner, member] = [await signUp(), await signUp()];
  await run("update users set account_id = ?, role = 'member' where id = ?", owner.accountId, member.userId);
  const cookies = await Promise.all([1, 2, 3].map(() => cookieOf(member.userId)));
  return { ...member, owner: `njia=${owner.token}`, own: `njia=${member.token}`, cookies };
}
type Robbed = Awaited<ReturnType<typeof robbed>>;

const ENDS: [string, (who: Robbed) => Promise<Response>][] = [
  [
    "the password is changed",
    ({ own }) =>
      callApp(
        "POST",
        "/api/account/password",
        { currentPassword: PASSWORD, newPassword: NEW, confirmPassword: NEW },
        own,
      ),
  ],
  [
    "the password is reset",
    async ({ email }) => {
      await requestPasswordReset(ctx, email);
      const token = await lastLink(ctx, email);
      return callApp("POST", "/api/auth/reset-password", { token, password: NEW, confirmPassword: NEW });
    },
  ],
  [
    "the role is changed",
    ({ userId, owner }) => callApp("PATCH", `/api/team/${userId}`, { role: "viewer" }, owner),
  ],
  [
    "she is taken out of the team",
    ({ userId, owner }) => callApp("DELETE", `/api/team/${userId}`, undefined, owner),
  ],
  [
    "her type is changed",
    ({ userId }) =>
      callApp("PATCH", `/api/admin/users/${userId}`, { userType: "agent", country: "KE" }, admin),
  ],
  [
    "she becomes an administrator",
    ({ userId }) => callApp("PATCH", `/api/admin/users/${userId}`, { isAdmin: true }, admin),
  ],
  [
    "she is suspended",
    ({ userId }) =>
      fetchApp(`/admin/users/${userId}/suspend`, {
        method: "POST",
        headers: { origin: ORIGIN, "content-type": "application/x-www-form-urlencoded" },
        cookie: admin,
      }),
  ],
  ["she is deleted", ({ userId }) => callApp("DELETE", `/api/admin/users/${userId}`, undefined, admin)],
  ["she erases herself", ({ own }) => callApp("DELETE", "/api/account", { password: PASSWORD }, own)],
];

describe("a stolen session cookie (listmonk CVE-2026-34828)", () => {
  it.each(ENDS)("is rejected at the next request once %s", async (_, act) => {
    const who = await robbed();
    for (const cookie of who.cookies) expect(await me(cookie)).toBe(200);
    expect((await act(who)).status).toBeLessThan(400);
    for (const cookie of who.cookies) {
      expect(await me(cookie)).toBe(401);
      const { status, headers } = await fetchApp("/business", { cookie });
      expect([status, headers.get("location")]).toEqual([302, "/business-login?redirect=%2Fbusiness"]);
    }
    const left = await env.DB.prepare("select count(*) as n from sessions where user_id = ?").bind(
      who.userId,
    );
    expect(await left.first("n")).toBeLessThanOrEqual(1);
  });

  it.each(ENDS.filter(([name]) => /password|suspended|deleted|erases|team/.test(name)))(
    "can't use a pending second-factor step or an older reset link once %s",
    async (_, act) => {
      const who = await robbed();
      const step = await newToken(ctx, "second-factor", who.userId);
      const link = await newToken(ctx, "reset-password", who.userId, who.email);
      await ctx.db.batch([step.statement, link.statement]);
      expect((await act(who)).status).toBeLessThan(400);
      expect(await outcome(finishSecondFactor(ctx, step.token, "123456"))).toBe("invalid");
      const before = await everyRow(["rate_limit_buckets"]);
      const reset = { token: link.token, password: "one more horse", confirmPassword: "one more horse" };
      expect((await callApp("POST", "/api/auth/reset-password", reset)).status).toBe(422);
      expect(await everyRow(["rate_limit_buckets"])).toEqual(before);
    },
  );

  it("appears as a session in its owner's list and can be ended there", async () => {
    const { own, userId } = await robbed();
    const stolen = await cookieOf(userId);
    expect(
      (await fetchApp("/business", { cookie: stolen, headers: { "user-agent": "curl/8" } })).status,
    ).toBe(200);
    const list = await (await fetchApp("/api/account/sessions", { cookie: own })).json<
      { id: string; isThis: boolean }[]
    >();
    expect(list.filter(({ isThis }) => isThis)).toHaveLength(1);
    for (const { id } of list.filter(({ isThis }) => !isThis))
      expect((await callApp("DELETE", `/api/account/sessions/${id}`, undefined, own)).status).toBe(204);
    expect([await me(stolen), await me(own)]).toEqual([401, 200]);
  });
});

describe("a foreign cookie", () => {
  const FORGED = [
    ..."x ' \" %00 ../ null undefined 0 -1 [object%20Object] {} %F0%9F%98%80".split(" "),
    "a".repeat(43),
    "A".repeat(7000),
    "=",
    "====",
    '{"userId":1,"isAdmin":true}',
    "eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIiwiaXNBZG1pbiI6dHJ1ZX0.",
    "' or '1'='1",
  ];

  it.each(FORGED)("signs no one in and causes no error: %j", async (value) => {
    for (const name of ["njia", "njia_acting", "njia_step", "njia_device", "njia_flash", "njia_external"])
      for (const path of [
        "/",
        "/business",
        "/admin",
        "/api/auth/user",
        "/second-factor",
        "/auth/external/callback",
      ]) {
        const answer = await fetchApp(path, { cookie: `${name}=${value}` });
        expect([name, path, answer.status]).toEqual([
          name,
          path,
          path === "/" ? 200 : path.startsWith("/api") ? 401 : 302,
        ]);
      }
  });

  it("with a token's hash from the sessions table is rejected", async () => {
    const { userId } = await signUp();
    const row = await env.DB.prepare("select token_hash as hash from sessions where user_id = ?").bind(
      userId,
    );
    expect(await me(`njia=${await row.first("hash")}`)).toBe(401);
  });

  it("is rejected if it expired, or if its user is deleted or suspended", async () => {
    const { userId, token } = await signUp();
    const cookie = `njia=${token}`;
    await run("update sessions set expires_at = unixepoch() - 1 where user_id = ?", userId);
    expect(await me(cookie)).toBe(401);
    await run("update sessions set expires_at = unixepoch() + 99 where user_id = ?", userId);
    expect(await me(cookie)).toBe(200);
    for (const column of ["deactivated_at", "suspended_at"]) {
      await run(`update users set ${column} = 1 where id = ?`, userId);
      expect(await me(cookie)).toBe(401);
      await run(`update users set ${column} = null where id = ?`, userId);
    }
  });

  it("set before sign-in is invalid afterwards (session fixation)", async () => {
    const { email, token } = await signUp();
    for (const fixed of ["a".repeat(43), token]) {
      const answer = await callApp(
        "POST",
        "/api/auth/email-login",
        { email, password: PASSWORD },
        `njia=${fixed}`,
      );
      const given = /njia=([\w-]+)/.exec(answer.headers.getSetCookie().join())?.[1];
      expect([answer.status, given === fixed, await me(`njia=${fixed}`)]).toEqual([200, false, 401]);
    }
  });
});
