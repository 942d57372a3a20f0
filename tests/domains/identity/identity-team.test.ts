import { describe, expect, it } from "vitest";
import type { BusinessContext, Role } from "~/core/context";
import { canWrite, requireWriter } from "~/domains/identity/policy";
import { findSession } from "~/domains/identity/sessions/find-session.server";
import { signIn } from "~/domains/identity/sign-in/sign-in.server";
import { acceptInvitation, findInvitation } from "~/domains/identity/team/accept-invitation.server";
import { changeRole } from "~/domains/identity/team/change-team.server";
import { inviteMember, revokeInvitation } from "~/domains/identity/team/invite-member.server";
import { listInvitations, listTeam } from "~/domains/identity/team/team.server";
import { removeMember } from "~/domains/privacy/erasure/remove-member.server";
import { lastLink, mailsTo, outcome, PASSWORD, sessionOf, signUp } from "../../support/fixtures/people";
import { databaseState } from "../../support/harness/app";
import { still, testContext } from "../../support/harness/context";

/** Creates an owner with a confirmed email address. */
async function owner() {
  const person = await signUp();
  await person.ctx.d1
    .prepare("update users set email_verified_at = 1 where id = ?")
    .bind(person.userId)
    .run();
  return { ...person, ctx: (await sessionOf(testContext(), person.userId)).ctx as BusinessContext };
}

const newEmail = () => `guest-${crypto.randomUUID()}@shop.test`;
const accepted = (token: string) => ({
  token,
  firstName: "Kofi",
  lastName: "Mensah",
  password: PASSWORD,
  confirmPassword: PASSWORD,
});

async function invite(ctx: BusinessContext, role: Role) {
  const email = newEmail();
  await inviteMember(ctx, { email, role });
  return { email, token: await lastLink(ctx, email) };
}

async function join(ctx: BusinessContext, role: Role) {
  const { email, token } = await invite(ctx, role);
  const { userId } = await acceptInvitation(testContext(), accepted(token));
  const session = await sessionOf(testContext(), userId);
  return { email, userId, token: session.token, ctx: session.ctx as BusinessContext };
}

const TABLES = ["users", "invitations", "sessions", "transactional_emails"];

/** Checks that the action fails with this code and changes no row. */
async function refused(work: () => Promise<unknown>, code: string) {
  const before = await databaseState(TABLES);
  expect(await outcome(work())).toBe(code);
  expect(await databaseState(TABLES)).toBe(before);
}

describe("an invitation", () => {
  it("creates a user in the account with the role and a confirmed address", async () => {
    const { ctx, accountId } = await owner();
    const { email, token } = await invite(ctx, "member");
    expect((await listInvitations(ctx)).map((invitation) => invitation.email)).toEqual([email]);
    expect(await findInvitation(ctx, token)).toMatchObject({
      email,
      role: "member",
      company: ctx.account.name,
      inviter: `${ctx.actor.firstName} ${ctx.actor.lastName}`.trim(),
    });
    const { userId } = await acceptInvitation(testContext(), accepted(token));
    const member = await sessionOf(testContext(), userId);
    expect(member.ctx.actor).toMatchObject({ role: "member", isVerified: true, userType: "business", email });
    expect(member.ctx.account?.id).toBe(accountId);
    expect(await signIn(testContext(), { email, password: PASSWORD })).toMatchObject({ userId });
    expect(await listTeam(ctx)).toHaveLength(2);
    expect(await listInvitations(ctx)).toHaveLength(0);
    expect(await databaseState(["invitations"])).not.toContain(token);
  });

  it("is accepted once, also under concurrency", async () => {
    const { ctx } = await owner();
    const { email, token } = await invite(ctx, "member");
    const all = await Promise.all(
      [1, 2, 3, 4, 5].map(() => outcome(acceptInvitation(testContext(), accepted(token)))),
    );
    expect(all.filter((result) => result === "passed")).toHaveLength(1);
    const n = await ctx.d1.prepare("select count(*) n from users where email_key = ?").bind(email).first("n");
    expect(n).toBe(1);
  });

  it("is rejected if withdrawn, replaced or expired, or if the address already has a user", async () => {
    const { ctx } = await owner();
    const first = await invite(ctx, "member");
    await inviteMember(ctx, { email: first.email.toUpperCase(), role: "viewer" });
    await refused(() => acceptInvitation(testContext(), accepted(first.token)), "invalid");
    const [open] = await listInvitations(ctx);
    await revokeInvitation(ctx, open?.id ?? 0);
    await refused(() => revokeInvitation(ctx, open?.id ?? 0), "not_found");
    const second = await invite(ctx, "member");
    const late = { ...testContext(), now: () => new Date(Date.now() + 7.1 * 86_400_000) };
    await refused(() => acceptInvitation(late, accepted(second.token)), "invalid");
    await ctx.d1
      .prepare("update users set email_key = ? where id = ?")
      .bind(second.email, ctx.actor.userId)
      .run();
    await refused(() => acceptInvitation(testContext(), accepted(second.token)), "conflict");
    expect(await findInvitation(ctx, second.token)).not.toBeNull();
  });

  it("is rejected for an address that has a user in any account", async () => {
    const [{ ctx }, other] = [await owner(), await signUp()];
    await refused(() => inviteMember(ctx, { email: other.email.toUpperCase(), role: "member" }), "conflict");
  });

  it("is created and revoked by owners with a confirmed address, at most twenty times an hour", async () => {
    const ctx = still((await owner()).ctx);
    const { ctx: unconfirmed } = await signUp();
    await refused(
      () => inviteMember(unconfirmed as BusinessContext, { email: newEmail(), role: "member" }),
      "forbidden",
    );
    for (const role of ["member", "viewer"] as const) {
      const { ctx: member } = await join(ctx, role);
      await refused(() => inviteMember(member, { email: newEmail(), role: "owner" }), "forbidden");
      await refused(() => revokeInvitation(member, 1), "forbidden");
    }
    for (let n = 0; n < 18; n++) await inviteMember(ctx, { email: newEmail(), role: "member" });
    expect(await outcome(inviteMember(ctx, { email: newEmail(), role: "member" }))).toBe("too_many");
  });

  it("ends with its sender's owner role, so that a former owner can't return with it", async () => {
    const { ctx } = await owner();
    const second = await join(ctx, "owner");
    const backDoor = await invite(second.ctx, "owner");
    const another = await invite(second.ctx, "owner");
    await second.ctx.d1.prepare("update users set suspended_at = 1 where id = ?").bind(second.userId).run();
    expect(await findInvitation(ctx, another.token)).toBeNull();
    await refused(() => acceptInvitation(testContext(), accepted(another.token)), "invalid");
    await ctx.d1.prepare("update users set suspended_at = null where id = ?").bind(second.userId).run();
    expect(await findInvitation(ctx, another.token)).not.toBeNull();
    await changeRole(ctx, second.userId, "member");
    expect(await findInvitation(ctx, backDoor.token)).toBeNull();
    expect(await listInvitations(ctx)).toEqual([]);
    await refused(() => acceptInvitation(testContext(), accepted(backDoor.token)), "invalid");
    // As if a request had been in flight when the role was removed.
    const late = await invite(second.ctx, "owner");
    await refused(() => acceptInvitation(testContext(), accepted(late.token)), "invalid");
  });

  it("can't be revoked by another account", async () => {
    const [one, two] = [await owner(), await owner()];
    await invite(two.ctx, "member");
    const [theirs] = await listInvitations(two.ctx);
    await refused(() => revokeInvitation(one.ctx, theirs?.id ?? 0), "not_found");
  });
});

describe("a role", () => {
  it("is changed by an owner, which ends the member's earlier sessions", async () => {
    const { ctx } = await owner();
    const member = await join(ctx, "member");
    await changeRole(ctx, member.userId, "viewer");
    expect(await findSession(ctx, member.token)).toBeNull();
    const again = await sessionOf(testContext(), member.userId);
    expect(canWrite(again.ctx.actor)).toBe(false);
    expect(() => requireWriter(again.ctx)).toThrow(
      "Your role is read-only. Ask an account owner for access.",
    );
  });

  it("can't be changed by members, other accounts, or owners who just lost the role", async () => {
    const [one, two] = [await owner(), await owner()];
    const member = await join(one.ctx, "member");
    await refused(() => changeRole(member.ctx, member.userId, "owner"), "forbidden");
    await refused(() => removeMember(member.ctx, one.userId), "forbidden");
    await refused(() => changeRole(two.ctx, member.userId, "viewer"), "not_found");
    await refused(() => removeMember(two.ctx, member.userId), "not_found");
    const second = await join(one.ctx, "owner");
    await changeRole(one.ctx, second.userId, "member");
    await refused(() => changeRole(second.ctx, member.userId, "owner"), "conflict");
  });

  it("can't be taken from the last owner, also if two owners demote each other at once", async () => {
    const { ctx, userId } = await owner();
    await refused(() => changeRole(ctx, userId, "member"), "conflict");
    await refused(() => removeMember(ctx, userId), "conflict");
    for (let n = 0; n < 3; n++) {
      const first = await owner();
      const second = await join(first.ctx, "owner");
      await Promise.all([
        outcome(changeRole(first.ctx, second.userId, "member")),
        outcome(removeMember(second.ctx, first.userId)),
        outcome(changeRole(second.ctx, second.userId, "viewer")),
      ]);
      const owners = ctx.d1.prepare(
        "select count(*) n from users where account_id = ? and role = 'owner' and deactivated_at is null",
      );
      expect(await owners.bind(first.accountId).first("n")).toBe(1);
    }
  });

  it("doesn't count as a remaining owner if that owner is suspended", async () => {
    const { ctx, userId } = await owner();
    const second = await join(ctx, "owner");
    await ctx.d1.prepare("update users set suspended_at = 1 where id = ?").bind(second.userId).run();
    await refused(() => changeRole(ctx, userId, "member"), "conflict");
    await removeMember(ctx, second.userId);
  });
});

describe("a removed team member", () => {
  it("is no administrator: an owner can't remove an administrator of the product", async () => {
    const { ctx } = await owner();
    const member = await join(ctx, "member");
    await ctx.d1.prepare("update users set is_admin = 1 where id = ?").bind(member.userId).run();
    await refused(() => removeMember(ctx, member.userId), "conflict");
    await ctx.d1.prepare("update users set is_admin = 0 where id = ?").bind(member.userId).run();
    await removeMember(ctx, member.userId);
  });

  it("is signed out immediately, can't sign in, and frees the address", async () => {
    const { ctx } = await owner();
    const member = await join(ctx, "member");
    await removeMember(ctx, member.userId);
    expect(await findSession(ctx, member.token)).toBeNull();
    expect(await outcome(signIn(testContext(), { email: member.email, password: PASSWORD }))).toBe(
      "unauthenticated",
    );
    await refused(() => removeMember(ctx, member.userId), "not_found");
    await inviteMember(ctx, { email: member.email, role: "viewer" });
    // Earlier emails were deleted with the user.
    expect((await mailsTo(ctx, member.email)).length).toBe(1);
    const audit = ctx.d1.prepare("select group_concat(action) a from audit_log where target = ?");
    expect(await audit.bind(`user:${member.userId}`).first("a")).toBe("accept-invitation,remove-member");
  });
});
