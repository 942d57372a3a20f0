import { describe, expect, it } from "vitest";
import { PASSWORD, sessionOf, signUp } from "../support/fixtures/people";
import { callApp, databaseState, fetchApp, postForm } from "../support/harness/app";
import { env, testContext } from "../support/harness/context";

const person = async () => {
  const found = await signUp();
  await env.DB.prepare("update users set email_verified_at = 1 where id = ?").bind(found.userId).run();
  return { ...found, cookie: `njia=${found.token}` };
};
type Person = Awaited<ReturnType<typeof person>>;

const audited = async ({ userId }: Person) =>
  (
    await env.DB.prepare(
      "select action, detail from audit_log where actor_id = ? and action <> 'sign-in' order by id",
    )
      .bind(userId)
      .all()
  ).results;
const newEmail = () => `guest-${crypto.randomUUID()}@shop.test`;
const invited = ({ accountId }: Person) =>
  env.DB.prepare("select role, revoked_at is null as is_open from invitations where account_id = ?")
    .bind(accountId)
    .all();
const lastInvitation = async ({ accountId }: Person) =>
  (
    await env.DB.prepare("select max(id) as id from invitations where account_id = ?")
      .bind(accountId)
      .first<{ id: number }>()
  )?.id;
const TABLES = ["users", "invitations", "sessions"];

/** Adds another user to the same account. */
async function colleague({ accountId }: Person, role: string) {
  const other = await signUp();
  await env.DB.prepare("update users set account_id = ?, role = ? where id = ?")
    .bind(accountId, role, other.userId)
    .run();
  return other;
}
const memberOf = (userId: number) =>
  env.DB.prepare("select role, first_name, deactivated_at is null as is_here from users where id = ?")
    .bind(userId)
    .first();

describe("a password changed by form and by call", () => {
  const fields = {
    currentPassword: PASSWORD,
    newPassword: "a much longer one",
    confirmPassword: "a much longer one",
  };

  it("has the same effect", async () => {
    const [byForm, byCall] = [await person(), await person()];
    const others = await Promise.all(
      [byForm, byCall].map(async ({ userId }) => (await sessionOf(testContext(), userId)).token),
    );
    expect((await postForm("/account/password", fields, byForm.cookie)).status).toBe(302);
    expect((await callApp("POST", "/api/account/password", fields, byCall.cookie)).status).toBe(204);
    for (const token of others)
      expect((await fetchApp("/api/auth/user", { cookie: `njia=${token}` })).status).toBe(401);
    for (const { email } of [byForm, byCall])
      expect(
        (await callApp("POST", "/api/auth/email-login", { email, password: fields.newPassword })).status,
      ).toBe(200);
    expect(await audited(byForm)).toEqual(await audited(byCall));
  });

  it.each([
    [{ currentPassword: "not mine" }, "This password isn’t correct. Try again."],
    [{ confirmPassword: "other" }, "Passwords do not match. Please try again."],
    [{ newPassword: "abc", confirmPassword: "abc" }, "Password must be at least 6 characters long."],
    [{ currentPassword: "" }, "Please fill in all required fields."],
  ])("is rejected with the same message for %j", async (over, message) => {
    const { cookie } = await person();
    const before = await databaseState(["users", "sessions"]);
    const form = await postForm("/account/password", { ...fields, ...over }, cookie);
    const call = await callApp("POST", "/api/account/password", { ...fields, ...over }, cookie);
    expect([form.status, call.status]).toEqual([422, 422]);
    expect([(await form.text()).includes(message), await call.text()]).toEqual([true, message]);
    expect(await databaseState(["users", "sessions"])).toBe(before);
  });
});

describe("sessions by page and by call", () => {
  it("are listed and ended with the same effect", async () => {
    const me = await person();
    for (const end of ["form", "call"]) {
      const other = await sessionOf(testContext(), me.userId);
      const list = (await (await fetchApp("/api/account/sessions", { cookie: me.cookie })).json()) as {
        id: string;
        isThis: boolean;
      }[];
      expect(list.map(({ isThis }) => isThis).sort()).toEqual([false, true]);
      expect(JSON.stringify(list)).not.toContain(other.ctx.actor.sessionHash);
      const id = list.find(({ isThis }) => !isThis)?.id ?? "";
      expect(await (await fetchApp("/account/sessions", { cookie: me.cookie })).text()).toContain(id);
      const answer =
        end === "form"
          ? await postForm("/account/sessions", { sessionId: id }, me.cookie)
          : await callApp("DELETE", `/api/account/sessions/${id}`, undefined, me.cookie);
      expect(answer.status).toBe(end === "form" ? 302 : 204);
      expect((await fetchApp("/api/auth/user", { cookie: `njia=${other.token}` })).status).toBe(401);
    }
  });
});

describe("the team by form and by call", () => {
  it.each(["/api/team", "/api/team/invitations"])(
    "creates the same invitation and audit entry by form and by POST %s",
    async (path) => {
      const [byForm, byCall] = [await person(), await person()];
      expect((await postForm("/team", { email: newEmail(), role: "viewer" }, byForm.cookie)).status).toBe(
        302,
      );
      const email = newEmail();
      const call = await callApp("POST", path, { email, role: "viewer" }, byCall.cookie);
      const body = await call.json();
      expect([call.status, body]).toEqual([201, expect.objectContaining({ email, role: "viewer" })]);
      expect(Object.keys(body as object)).not.toContain("token");
      expect((await invited(byForm)).results).toEqual((await invited(byCall)).results);
      expect(await audited(byForm)).toEqual(await audited(byCall));
      expect(await (await fetchApp("/api/team/invitations", { cookie: byCall.cookie })).json()).toEqual([
        body,
      ]);
    },
  );

  it("withdraws an invitation", async () => {
    const [byForm, byCall] = [await person(), await person()];
    for (const owner of [byForm, byCall])
      await postForm("/team", { email: newEmail(), role: "member" }, owner.cookie);
    const form = await postForm(
      `/team/invitations/${await lastInvitation(byForm)}`,
      { act: "revoke" },
      byForm.cookie,
    );
    const path = `/api/team/invitations/${await lastInvitation(byCall)}`;
    const call = await callApp("DELETE", path, undefined, byCall.cookie);
    expect([form.status, call.status]).toEqual([302, 204]);
    expect((await invited(byForm)).results).toEqual((await invited(byCall)).results);
    expect((await callApp("DELETE", path, undefined, byCall.cookie)).status).toBe(404);
  });

  it("changes a role and removes a member", async () => {
    const [byForm, byCall] = [await person(), await person()];
    const [one, two] = [await colleague(byForm, "member"), await colleague(byCall, "member")];
    const form = await postForm(`/team/${one.userId}`, { role: "viewer" }, byForm.cookie);
    const call = await callApp("PATCH", `/api/team/${two.userId}`, { role: "viewer" }, byCall.cookie);
    expect([form.status, call.status]).toEqual([302, 200]);
    expect(await call.json()).toMatchObject({ id: two.userId, role: "viewer" });
    expect(await memberOf(one.userId)).toEqual(await memberOf(two.userId));
    const removed = [
      await postForm(`/team/${one.userId}/remove`, {}, byForm.cookie),
      await callApp("DELETE", `/api/team/${two.userId}`, undefined, byCall.cookie),
    ];
    expect(removed.map(({ status }) => status)).toEqual([302, 204]);
    expect(await memberOf(one.userId)).toEqual(await memberOf(two.userId));
    const team = (await (await fetchApp("/api/team", { cookie: byCall.cookie })).json()) as { id: number }[];
    expect(team.map(({ id }) => id)).toEqual([byCall.userId]);
  });

  it.each([
    [{ email: "nobody", role: "member" }, 422, "Enter an email address, e.g. amina@example.com."],
    [{ email: newEmail(), role: "boss" }, 422, "Choose a role."],
  ])("rejects the invitation %j with the same message", async (input, status, message) => {
    const { cookie } = await person();
    const before = await databaseState(TABLES);
    const form = await postForm("/team", input, cookie);
    const call = await callApp("POST", "/api/team", input, cookie);
    expect([form.status, call.status]).toEqual([status, status]);
    expect([(await form.text()).includes(message), await call.text()]).toEqual([true, message]);
    expect(await databaseState(TABLES)).toBe(before);
  });

  it("refuses a member's invitation, and the removal of the last owner with the same error", async () => {
    const owner = await person();
    const member = await colleague(owner, "member");
    const cookie = `njia=${member.token}`;
    const input = { email: newEmail(), role: "member" };
    const words = "Only account owners can invite teammates.";
    const [form, call] = [
      await postForm("/team", input, cookie),
      await callApp("POST", "/api/team", input, cookie),
    ];
    expect([form.status, call.status, await call.text()]).toEqual([403, 403, words]);
    const last = await callApp("DELETE", `/api/team/${owner.userId}`, undefined, owner.cookie);
    const page = await postForm(`/team/${owner.userId}/remove`, {}, owner.cookie);
    expect([last.status, page.status]).toEqual([409, 409]);
    expect(await page.text()).toContain(await last.text());
  });
});
