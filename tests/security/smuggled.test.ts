import { beforeAll, describe, expect, it } from "vitest";
import { inviteMember } from "~/domains/identity/team/invite-member.server";
import { application, lastLink, PASSWORD, signUp } from "../support/fixtures/people";
import { callApp, postForm } from "../support/harness/app";
import { env, testContext } from "../support/harness/context";
import { everyRow } from "../support/harness/every-row";

const RIGHTS = {
  id: "1",
  userId: "1",
  isAdmin: "true",
  is_admin: "1",
  userType: "admin",
  user_type: "admin",
  role: "owner",
  accountId: "1",
  account_id: "1",
  plan: "corporate",
  isDemo: "true",
  emailVerifiedAt: "1",
  email_verified_at: "1",
  passwordHash: "x",
  status: "approved",
  tier: "gold",
  reviewedAt: "1",
};
const IN_JSON = { ...RIGHTS, isAdmin: true, is_admin: 1, accountId: 1, emailVerifiedAt: 1, isDemo: true };
const address = () => `smuggler-${crypto.randomUUID()}@shop.test`;
const signup = () => ({
  firstName: "Amina",
  lastName: "Bello",
  email: address(),
  password: PASSWORD,
  confirmPassword: PASSWORD,
});
const userWith = (email: string) =>
  env.DB.prepare(
    `select u.*, a.plan, (select min(id) from accounts) as first_account from users u
      left join accounts a on a.id = u.account_id where u.email_key = ?`,
  )
    .bind(email)
    .first<Record<string, unknown>>();
const NONE = { is_admin: 0, is_demo: 0, email_verified_at: null };

beforeAll(async () => void (await signUp()));

describe("injected rights in a form or call", () => {
  it.each(["/business-signup", "/auth/signup", "/api/auth/email-register"])(
    "%s ignores them and creates the owner of a trial account",
    async (path) => {
      const body = signup();
      const answer = path.startsWith("/api")
        ? await callApp("POST", path, { ...IN_JSON, ...body })
        : await postForm(path, { ...RIGHTS, ...body });
      expect(answer.status).toBeLessThan(400);
      const user = await userWith(body.email);
      expect(user).toMatchObject({ ...NONE, user_type: "business", role: "owner", plan: "trial" });
      expect(user?.account_id).not.toBe(user?.first_account);
    },
  );

  it.each(["/agent-auth?mode=signup", "/api/agents/signup"])(
    "%s ignores them and creates an agent pending review",
    async (path) => {
      const body = application();
      const answer = path.startsWith("/api")
        ? await callApp("POST", path, { ...IN_JSON, ...body })
        : await postForm(path, { ...RIGHTS, ...body } as unknown as Record<string, string>);
      expect(answer.status).toBeLessThan(400);
      expect(await userWith(body.email)).toMatchObject({
        ...NONE,
        user_type: "agent",
        role: null,
        account_id: null,
      });
      const agent = env.DB.prepare(
        "select a.* from agents a join users u on u.id = a.user_id where u.email_key = ?",
      );
      const honest = application();
      await callApp("POST", "/api/agents/signup", honest);
      const [smuggler, other] = await Promise.all([
        agent.bind(body.email).first(),
        agent.bind(honest.email).first(),
      ]);
      const { id: _a, user_id: _b, created_at: _c, ...rest } = smuggler ?? {};
      expect(other).toMatchObject(rest);
    },
  );

  it("are ignored by the profile, which only changes name and phone", async () => {
    const { email, token } = await signUp();
    const before = await userWith(email);
    const fields = {
      ...RIGHTS,
      email: address(),
      password: "another horse",
      firstName: "Zuri",
      lastName: "Ade",
      phone: "+254 700 000001",
    };
    expect((await postForm("/account", fields, `njia=${token}`)).status).toBe(302);
    expect(await userWith(email)).toEqual({
      ...before,
      first_name: "Zuri",
      last_name: "Ade",
      phone: "+254 700 000001",
    });
  });

  it("are ignored by an invitation, which keeps its account, role and invited address", async () => {
    const { ctx, accountId } = await signUp();
    const [email, other] = [address(), address()];
    const inviter = { ...ctx, actor: { ...ctx.actor, isVerified: true } } as Parameters<
      typeof inviteMember
    >[0];
    await inviteMember(inviter, { email, role: "viewer" });
    const token = await lastLink(testContext(), email);
    const fields = { ...RIGHTS, ...signup(), email: other, token };
    expect((await postForm(`/invitation?token=${token}`, fields)).status).toBe(302);
    expect(await userWith(email)).toMatchObject({
      is_admin: 0,
      role: "viewer",
      user_type: "business",
      account_id: accountId,
    });
    expect(await userWith(other)).toBeNull();
  });

  it("are rejected as a team role, such as an invalid or administrator role", async () => {
    const { token, userId } = await signUp();
    const before = await everyRow(["sessions", "rate_limit_buckets"]);
    for (const role of ["admin", "OWNER", "owner ", "", "__proto__", "superuser"]) {
      expect((await callApp("PATCH", `/api/team/${userId}`, { role }, `njia=${token}`)).status).toBe(422);
      expect((await callApp("POST", "/api/team", { email: address(), role }, `njia=${token}`)).status).toBe(
        422,
      );
      expect((await postForm("/team", { email: address(), role }, `njia=${token}`)).status).toBe(422);
    }
    expect(await everyRow(["sessions", "rate_limit_buckets"])).toEqual(before);
  });
});
