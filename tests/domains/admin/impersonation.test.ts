import { describe, expect, it } from "vitest";
import { aboutUser } from "~/domains/admin/users/about-user.server";
import { changeUser, deleteUser, suspendUser } from "~/domains/admin/users/change-user.server";
import { sendPasswordReset, switchSecondFactorOff } from "~/domains/admin/users/help-user.server";
import { startImpersonation, stopImpersonation } from "~/domains/admin/users/impersonate-user.server";
import { requestEmailChange } from "~/domains/identity/change-email.server";
import { changeProfile } from "~/domains/identity/profile.server";
import {
  beginSecondFactor,
  confirmSecondFactor,
} from "~/domains/identity/second-factor/second-factor.server";
import { findSession } from "~/domains/identity/sessions/find-session.server";
import { endSession } from "~/domains/identity/sessions/open-session.server";
import {
  endOwnSession,
  endOwnSessions,
  listOwnSessions,
} from "~/domains/identity/sessions/own-sessions.server";
import { changePassword } from "~/domains/identity/sign-in/change-password.server";
import { resetPassword } from "~/domains/identity/sign-in/reset-password.server";
import { changeRole } from "~/domains/identity/team/change-team.server";
import { inviteMember, revokeInvitation } from "~/domains/identity/team/invite-member.server";
import { getUser } from "~/domains/identity/users/users.server";
import { removeMember } from "~/domains/privacy/erasure/remove-member.server";
import { lastLink, mailsTo, outcome, PASSWORD, signUp, signUpAdmin } from "../../support/fixtures/people";
import { databaseState } from "../../support/harness/app";
import { env, still } from "../../support/harness/context";

/** An administrator impersonating a user, with the contexts of both; the impersonated session has a frozen clock. */
async function acting() {
  const admin = await signUpAdmin();
  const user = await signUp();
  const asAdmin = still(admin.ctx);
  const { token } = await startImpersonation(asAdmin, user.userId);
  const found = await findSession(asAdmin, token, admin.token);
  if (!found?.account) throw new Error("no acted session");
  const ctx = { ...asAdmin, actor: found.actor, account: found.account };
  return { admin, user, token, ctx };
}

const later = <C extends { now: () => Date }>(ctx: C, seconds: number): C => ({
  ...ctx,
  now: () => new Date(ctx.now().getTime() + seconds * 1000),
});

const trailOf = async (userId: number) =>
  (
    await env.DB.prepare(
      "select actor_id, impersonator_id, action from audit_log where target = ? order by id",
    )
      .bind(`user:${userId}`)
      .all()
  ).results;

describe("an impersonating administrator", () => {
  it("has the user's permissions for an hour, keeps the own session, and is logged with both users", async () => {
    const { admin, user, token, ctx } = await acting();
    expect(ctx.actor).toMatchObject({ userId: user.userId, impersonatorId: admin.userId, isAdmin: false });
    await changeProfile(ctx, { firstName: "Amina", lastName: "Okoro", phone: "" });
    expect(await findSession(later(ctx, 3599), token, admin.token)).not.toBeNull();
    expect(await findSession(later(ctx, 3601), token, admin.token)).toBeNull();
    await stopImpersonation(ctx);
    expect(await findSession(ctx, token, admin.token)).toBeNull();
    expect(await findSession(ctx, admin.token)).toMatchObject({ actor: { userId: admin.userId } });
    const both = { actor_id: user.userId, impersonator_id: admin.userId };
    expect((await trailOf(user.userId)).slice(-3)).toEqual([
      { actor_id: admin.userId, impersonator_id: null, action: "start-acting" },
      { ...both, action: "change-profile" },
      { ...both, action: "stop-acting" },
    ]);
  });

  it("doesn't count as the user's last sign-in", async () => {
    const { admin, user } = await acting();
    const { results } = await env.DB.prepare(
      "select max(created_at) as at from sessions where user_id = ? and impersonator_id is null",
    )
      .bind(user.userId)
      .all<{ at: number }>();
    const own = Number(results[0]?.at) - 5_000;
    await env.DB.batch([
      env.DB.prepare("update sessions set created_at = ? where user_id = ? and impersonator_id is null").bind(
        own,
        user.userId,
      ),
      env.DB.prepare("delete from devices where user_id = ?").bind(user.userId),
    ]);
    const row = await getUser(admin.ctx, user.userId);
    expect((await aboutUser(admin.ctx, row)).lastSignInAt).toBe(new Date(own * 1000).toISOString());
    await env.DB.prepare("delete from sessions where user_id = ? and impersonator_id is null")
      .bind(user.userId)
      .run();
    expect((await aboutUser(admin.ctx, row)).lastSignInAt).toBeNull();
  });

  it("can use the session only with their own session, not with the token alone", async () => {
    const { admin, user, token } = await acting();
    const other = await signUpAdmin();
    for (const own of [undefined, null, "", token, user.token, other.token])
      expect(await findSession(admin.ctx, token, own)).toBeNull();
    await endSession(admin.ctx, admin.token);
    expect(await findSession(admin.ctx, token, admin.token)).toBeNull();
  });

  it.each([
    ["is suspended", "suspended_at = 1"],
    ["is deleted", "deactivated_at = 1"],
    ["is no administrator any more", "is_admin = 0, user_type = 'agent'"],
  ])("loses the impersonation session immediately when the administrator %s", async (_, change) => {
    const { admin, token } = await acting();
    await env.DB.prepare(`update users set ${change} where id = ?`).bind(admin.userId).run();
    expect(await findSession(admin.ctx, token, admin.token)).toBeNull();
    expect(await outcome(startImpersonation(admin.ctx, (await signUp()).userId))).toBe("conflict");
  });

  it.each([
    ["is suspended", "suspended_at = 1"],
    ["is deleted", "deactivated_at = 1"],
    ["becomes an administrator", "is_admin = 1"],
  ])("loses the impersonation session immediately when the user %s", async (_, change) => {
    const { admin, user, token } = await acting();
    await env.DB.prepare(`update users set ${change} where id = ?`).bind(user.userId).run();
    expect(await findSession(admin.ctx, token, admin.token)).toBeNull();
  });

  it("can't impersonate an administrator, a suspended or deleted user, an unknown id, or another user in turn", async () => {
    const admin = await signUpAdmin();
    const [right, suspended, deleted] = [await signUp(), await signUp(), await signUp()];
    await changeUser(admin.ctx, right.userId, { isAdmin: true });
    await suspendUser(admin.ctx, suspended.userId);
    await deleteUser(admin.ctx, deleted.userId);
    const { ctx } = await acting();
    const ask = (userId: number) => outcome(startImpersonation(admin.ctx, userId));
    expect(await ask((await signUpAdmin()).userId)).toBe("forbidden");
    expect(await ask(right.userId)).toBe("forbidden");
    expect(await ask(admin.userId)).toBe("forbidden");
    expect(await ask(suspended.userId)).toBe("conflict");
    expect(await ask(deleted.userId)).toBe("conflict");
    expect(await ask(999_999_999)).toBe("not_found");
    expect(await outcome(startImpersonation(ctx, (await signUp()).userId))).toBe("forbidden");
    expect(await outcome(stopImpersonation(admin.ctx))).toBe("not_found");
    const opened = "select count(*) as n from sessions where impersonator_id = ?";
    expect(await env.DB.prepare(opened).bind(admin.userId).first("n")).toBe(0);
  });

  it("can't change the user's sign-in methods or team", async () => {
    const { ctx, user } = await acting();
    const colleague = await signUp();
    await env.DB.prepare("update users set account_id = ?, role = 'member' where id = ?")
      .bind(user.accountId, colleague.userId)
      .run();
    const before = await databaseState([
      "users",
      "sessions",
      "invitations",
      "one_time_tokens",
      "transactional_emails",
    ]);
    const [session] = await listOwnSessions(user.ctx);
    for (const attempt of [
      changePassword(ctx, PASSWORD, "a much longer one"),
      requestEmailChange(ctx, { email: "new@shop.test", password: PASSWORD }),
      beginSecondFactor(ctx, PASSWORD),
      confirmSecondFactor(ctx, "123456"),
      endOwnSession(ctx, session?.id ?? ""),
      endOwnSessions(ctx, "all"),
      inviteMember(ctx, { email: "guest@shop.test", role: "owner" }),
      revokeInvitation(ctx, 1),
      changeRole(ctx, colleague.userId, "owner"),
      removeMember(ctx, colleague.userId),
    ])
      expect(await outcome(attempt)).toBe("forbidden");
    expect(
      await databaseState(["users", "sessions", "invitations", "one_time_tokens", "transactional_emails"]),
    ).toBe(before);
  });

  it("appears in the user's sessions, can be ended by the user, and sends no sign-in email", async () => {
    const { admin, user, token } = await acting();
    const mails = await mailsTo(user.ctx, user.email);
    expect(mails.filter(({ subject }) => subject.startsWith("New sign-in"))).toEqual([]);
    const support = (await listOwnSessions(user.ctx)).find(({ isSupport }) => isSupport);
    expect(support).toMatchObject({ browser: "An administrator of Njia", address: null });
    await endOwnSession(user.ctx, support?.id ?? "");
    expect(await findSession(admin.ctx, token, admin.token)).toBeNull();
  });
});

describe("a locked-out user", () => {
  it("is sent a password reset link that the administrator never sees", async () => {
    const [admin, user] = [await signUpAdmin(), await signUp()];
    await sendPasswordReset(admin.ctx, user.userId);
    const token = await lastLink(user.ctx, user.email);
    expect(JSON.stringify(await trailOf(user.userId))).not.toContain(token);
    expect((await trailOf(user.userId)).at(-1)).toMatchObject({
      action: "send-password-reset",
      actor_id: admin.userId,
    });
    expect(await findSession(user.ctx, user.token)).not.toBeNull();
    expect(await resetPassword(user.ctx, token, "a much longer one")).toMatchObject({ userId: user.userId });
    await suspendUser(admin.ctx, user.userId);
    const before = await databaseState(["transactional_emails", "one_time_tokens"]);
    expect(await outcome(sendPasswordReset(admin.ctx, user.userId))).toBe("conflict");
    expect(await databaseState(["transactional_emails", "one_time_tokens"])).toBe(before);
  });

  it("is emailed when two-factor authentication is turned off, once; administrators can't turn off their own", async () => {
    const [admin, user] = [await signUpAdmin(), await signUp()];
    await env.DB.prepare("update users set totp_secret = 'x', totp_confirmed_at = 1 where id in (?, ?)")
      .bind(user.userId, admin.userId)
      .run();
    const asked = [1, 2].map(() => outcome(switchSecondFactorOff(admin.ctx, user.userId)));
    expect((await Promise.all(asked)).sort()).toEqual(["conflict", "passed"]);
    const lines = (await trailOf(user.userId)).filter(({ action }) => action === "switch-off-second-factor");
    expect(lines).toHaveLength(1);
    expect((await mailsTo(user.ctx, user.email)).at(-1)?.subject).toContain("turned off");
    expect(await outcome(switchSecondFactorOff(admin.ctx, admin.userId))).toBe("forbidden");
  });
});
