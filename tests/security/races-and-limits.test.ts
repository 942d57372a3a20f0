import { beforeAll, describe, expect, it } from "vitest";
import { changeUser } from "~/domains/admin/users/change-user.server";
import { requestPasswordReset } from "~/domains/identity/sign-in/reset-password.server";
import { signIn } from "~/domains/identity/sign-in/sign-in.server";
import { lastLink, PASSWORD, signUp, signUpAdmin } from "../support/fixtures/people";
import { callApp, fetchApp, ORIGIN, postForm } from "../support/harness/app";
import { env, testContext, withDatabase } from "../support/harness/context";
import { putOff } from "./put-off";

const ctx = testContext();
const admins = () =>
  env.DB.prepare(
    "select count(*) as n from users where is_admin = 1 and deactivated_at is null and suspended_at is null",
  ).first("n");

describe("concurrent requests", () => {
  it("leave one administrator when two remove each other and themselves", async () => {
    await env.DB.prepare(
      "update users set is_admin = 0, user_type = 'business' where user_type = 'admin'",
    ).run();
    const [one, two] = [await signUpAdmin(), await signUpAdmin()];
    const cookies = [`njia=${one.token}`, `njia=${two.token}`] as const;
    for (const cookie of cookies) {
      const { id } = await (await fetchApp("/api/auth/user", { cookie })).json<{ id: number }>();
      expect((await callApp("DELETE", `/api/admin/users/${id}`, undefined, cookie)).status).toBe(403);
      for (const body of [{ userType: "agent" }, { isAdmin: false, userType: "agent" }])
        expect((await callApp("PATCH", `/api/admin/users/${id}`, body, cookie)).status).toBe(403);
    }
    await Promise.all([
      callApp("DELETE", `/api/admin/users/${two.userId}`, undefined, cookies[0]),
      callApp("PATCH", `/api/admin/users/${one.userId}`, { userType: "agent", country: "KE" }, cookies[1]),
      callApp("DELETE", "/api/account", { password: PASSWORD }, cookies[0]),
      callApp("DELETE", "/api/account", { password: PASSWORD }, cookies[1]),
    ]);
    expect(await admins()).toBe(1);
  });

  it("don't restore removed rights through a rename", async () => {
    const [one, two] = [await signUpAdmin(), await signUpAdmin()];
    // The other request arrives between reading the user and writing the name.
    let isBetween = true;
    const between = new Proxy(ctx.d1, {
      get(target, name) {
        if (name === "batch")
          return async (statements: D1PreparedStatement[]) => {
            if (isBetween) {
              isBetween = false;
              await changeUser(one.ctx, two.userId, { userType: "agent", country: "KE" });
            }
            return target.batch(statements);
          };
        const value = Reflect.get(target, name);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
    await changeUser(withDatabase(one.ctx, between), two.userId, { lastName: "Renamed" });
    const row = await env.DB.prepare("select is_admin, user_type, last_name from users where id = ?")
      .bind(two.userId)
      .first();
    expect(row).toEqual({ is_admin: 0, user_type: "agent", last_name: "Renamed" });
  });

  it("confirm an address only once with the same link", async () => {
    const { email } = await signUp();
    const token = await lastLink(ctx, email);
    const answers = await Promise.all([
      ...[1, 2].map(() => callApp("POST", "/api/auth/verify-email", { token })),
      ...[1, 2].map(() => postForm("/verify-email", { token })),
    ]);
    expect(answers.filter(({ status }) => status < 400)).toHaveLength(1);
  });
});

/** Records every statement without its values, to reveal different code paths. */
function traced() {
  const sent: string[] = [];
  const d1 = new Proxy(ctx.d1, {
    get(target, name) {
      if (name === "prepare")
        return (sql: string) => {
          sent.push(sql.split(" ", 2).join(" "));
          return target.prepare(sql);
        };
      const value = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  return { ctx: withDatabase(ctx, d1), sent };
}

describe("a response never reveals which addresses have a user", () => {
  it("on sign-in, with identical statements, error code and message", async () => {
    const { email } = await signUp();
    const suspended = await signUp();
    await env.DB.prepare("update users set suspended_at = 1 where id = ?").bind(suspended.userId).run();
    const noPassword = await signUp();
    await env.DB.prepare("update users set password_hash = null where id = ?").bind(noPassword.userId).run();
    const ways = [];
    for (const address of [email, "nobody-at-all@shop.test", suspended.email, noPassword.email]) {
      const trace = traced();
      const error = await signIn(trace.ctx, { email: address, password: "wrong horse" }).catch(
        (reason) => reason,
      );
      ways.push([error.code, error.message, trace.sent]);
    }
    for (const way of ways) expect(way).toEqual(ways[0]);
  });

  it("on password reset requests, with the same number and kind of statements", async () => {
    const { email } = await signUp();
    const counts = [];
    for (const address of [email, "nobody-at-all@shop.test"]) {
      const trace = traced();
      await requestPasswordReset(trace.ctx, address);
      counts.push(trace.sent.map((sql) => sql.split(" ")[0]));
    }
    expect(counts[1]).toEqual(counts[0]);
  });
});

const from = (address: string) => ({ "cf-connecting-ip": address, "content-type": "application/json" });
const NETWORK = () => `203.0.113.${Math.floor(crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) % 250}`;
const post = (path: string, body: unknown, address: string) =>
  fetchApp(path, { method: "POST", body: JSON.stringify(body), headers: from(address) });

describe("a guesser is rate limited", () => {
  let email = "";
  beforeAll(async () => {
    email = (await signUp()).email;
  });

  it("per account across all sign-in pages from one network, even with the right password", async () => {
    const doors = ["/api/auth/email-login", "/api/agents/login"];
    const network = "198.51.100.7";
    const guess = (n: number) => {
      const typed = n % 3 ? email : email.toUpperCase();
      return post(doors[n % 2] ?? "", { email: typed, password: "wrong horse" }, network);
    };
    const seen: number[] = [];
    for (let n = 0; n < 5; n += 1) seen.push((await guess(n)).status);
    expect(seen).toEqual([401, 401, 401, 401, 401]);
    // Each wait is longer than the previous one: repeat until one outlasts the next requests on any machine.
    let wait = 0;
    for (let n = 5; n < 20 && wait < 15; n += 1) {
      if (wait) await env.DB.prepare("update rate_limit_buckets set not_before = 0").run();
      await guess(n);
      wait = Number((await guess(n)).headers.get("retry-after"));
    }
    expect(wait).toBeGreaterThanOrEqual(15);
    for (const door of ["/business-login", "/auth", "/agent-login", "/agent-auth?mode=login"]) {
      const form = new URLSearchParams({ email, password: PASSWORD });
      const headers = { origin: ORIGIN, "cf-connecting-ip": network };
      const { status } = await fetchApp(door, { method: "POST", body: form, headers });
      expect([door, status]).toEqual([door, 429]);
    }
    const late = await post("/api/auth/email-login", { email, password: PASSWORD }, network);
    expect([late.status, Number(late.headers.get("retry-after")) > 0]).toEqual([429, true]);
    const elsewhere = await post("/api/auth/email-login", { email, password: PASSWORD }, "198.51.100.99");
    expect(elsewhere.status).toBe(200);
  });

  it("per network, counting all addresses of an IPv6 /64 as one", async () => {
    for (const [path, free, body] of [
      ["/api/auth/forgot-password", 200, () => ({ email: `x-${crypto.randomUUID()}@shop.test` })],
      ["/api/data-requests", 60, () => ({ email: `x-${crypto.randomUUID()}@shop.test`, kind: "access" })],
    ] as const) {
      const seen: number[] = [];
      for (let n = 0; n < free + 4; n += 1)
        seen.push((await putOff(free, () => post(path, body(), `2001:db8:1:2::${n + 1}`))).status);
      const refused = seen.findIndex((status) => status >= 300);
      expect([path, refused, seen[refused]]).toEqual([path, free, 429]);
    }
  });

  it("for reset links to one address and for a user's confirmation emails", async () => {
    const reset: number[] = [];
    const ask = () => post("/api/auth/forgot-password", { email }, NETWORK());
    for (let n = 0; n < 6; n += 1) reset.push((await putOff(3, ask)).status);
    expect([reset[0], reset.at(-1)]).toEqual([204, 429]);
    const { token } = await signUp();
    const verify: number[] = [];
    const again = () => postForm("/account/verify", {}, `njia=${token}`);
    for (let n = 0; n < 6; n += 1) verify.push((await putOff(3, again)).status);
    expect([verify[0], verify.at(-1)]).toEqual([302, 429]);
  });
});
