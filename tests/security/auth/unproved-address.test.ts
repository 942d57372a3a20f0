import { beforeAll, describe, expect, it } from "vitest";
import type { BusinessContext } from "~/core/context";
import { confirmEmailChange, requestEmailChange } from "~/domains/identity/change-email.server";
import { linkStatement } from "~/domains/identity/external/external-identities.server";
import { requestPasswordReset, resetPassword } from "~/domains/identity/sign-in/reset-password.server";
import { inviteMember } from "~/domains/identity/team/invite-member.server";
import { eraseSelf } from "~/domains/privacy/erasure/erase-self.server";
import { ownData } from "~/domains/privacy/own-data.server";
import { requestData } from "~/domains/privacy/requests/request-data.server";
import { type Person, setUpProviders, signInAs } from "../../support/fixtures/external";
import { lastLink, mailsTo, outcome, PASSWORD, sessionOf, signUp } from "../../support/fixtures/people";
import { still, testContext } from "../../support/harness/context";

const system = testContext();
const NEXT = "a better horse";

const identitiesOf = async (userId: number) =>
  (
    await system.d1
      .prepare("select subject from external_identities where user_id = ?")
      .bind(userId)
      .all<{ subject: string }>()
  ).results.map(({ subject }) => subject);

/** A user who signed up with another person's address and prepared other sign-in methods. */
async function squatter() {
  const person = await signUp();
  await linkStatement(
    system,
    { issuer: "https://id.test", subject: `thief-${person.userId}` },
    person.userId,
  );
  await system.d1
    .prepare("update users set totp_secret = 'theirs', totp_confirmed_at = 1 where id = ?")
    .bind(person.userId)
    .run();
  return person;
}

/** An owner with a confirmed email address. */
async function owner() {
  const { userId } = await signUp();
  await system.d1.prepare("update users set email_verified_at = 1 where id = ?").bind(userId).run();
  return (await sessionOf(system, userId)).ctx as BusinessContext;
}

describe("confirming an address takes over an unconfirmed account", () => {
  beforeAll(setUpProviders);

  it("through a sign-in provider: identities linked before are removed", async () => {
    const { userId, email } = await squatter();
    const victim: Person = { sub: crypto.randomUUID(), email, email_verified: true, given_name: "Zuri" };
    expect((await signInAs(victim)).session).not.toBeNull();
    expect(await identitiesOf(userId)).toEqual([victim.sub]);
  });

  it("through a password reset: linked identities are removed, the second factor stays", async () => {
    const { userId, email } = await squatter();
    await requestPasswordReset(system, email);
    await resetPassword(testContext(), await lastLink(system, email), NEXT);
    expect(await identitiesOf(userId)).toEqual([]);
    const row = await system.d1
      .prepare("select totp_secret, email_verified_at from users where id = ?")
      .bind(userId)
      .first();
    expect(row).toEqual({ totp_secret: "theirs", email_verified_at: expect.any(Number) });
  });

  it("not if it was already confirmed: linked identities survive a password reset", async () => {
    const { userId, email } = await squatter();
    await system.d1.prepare("update users set email_verified_at = 1 where id = ?").bind(userId).run();
    await requestPasswordReset(system, email);
    await resetPassword(testContext(), await lastLink(system, email), NEXT);
    expect(await identitiesOf(userId)).toHaveLength(1);
  });
});

describe("an account with an unconfirmed address", () => {
  /** A business invites an address, and the address requests its data; then a stranger signs up with it. */
  async function taken() {
    const inviter = await owner();
    const email = `guest-${crypto.randomUUID()}@shop.test`;
    await inviteMember(inviter, { email, role: "member" });
    await requestData(system, { email, kind: "access", note: "They rang me at home" });
    const stranger = await signUp();
    const set = system.d1.prepare("update users set email = ?1, email_key = ?1 where id = ?2");
    await set.bind(email, stranger.userId).run();
    const { ctx } = await sessionOf(system, stranger.userId);
    return { email, userId: stranger.userId, ctx };
  }

  it("exports nothing that was sent to the address until it is confirmed", async () => {
    const { ctx, userId } = await taken();
    const text = JSON.stringify(await ownData(ctx));
    expect(text).not.toContain("They rang me");
    expect(text).not.toContain("join a team on");
    expect(text).not.toContain("invitationsToYou");
    await system.d1.prepare("update users set email_verified_at = 1 where id = ?").bind(userId).run();
    const proved = JSON.stringify(await ownData((await sessionOf(system, userId)).ctx));
    expect(proved).toContain("They rang me");
    expect(proved).toContain("join a team on");
  });

  it("keeps others' invitations and queued emails to the address when it is erased", async () => {
    const { ctx, email } = await taken();
    const waiting = async () =>
      (await mailsTo(system, email)).filter(({ text }) => text.includes("?token=")).length;
    const before = await waiting();
    await eraseSelf(ctx, PASSWORD);
    const left = system.d1.prepare("select count(*) n from invitations where email_key = ?").bind(email);
    expect(await left.first("n")).toBe(1);
    expect(await waiting()).toBe(before);
  });
});

describe("an email to a typed address", () => {
  it("is limited to three when one user requests several address changes", async () => {
    const ctx = still((await signUp()).ctx);
    const tries = [];
    for (let index = 0; index < 5; index += 1) {
      const email = `victim-${crypto.randomUUID()}@elsewhere.test`;
      tries.push(await outcome(requestEmailChange(ctx, { email, password: PASSWORD })));
    }
    expect(tries).toEqual(["passed", "passed", "passed", "too_many", "too_many"]);
  });

  it("is limited to five per address, across all users who typed it", async () => {
    const { now } = still(system);
    const email = `victim-${crypto.randomUUID()}@elsewhere.test`;
    const tries = [];
    for (let index = 0; index < 3; index += 1) {
      const inviter = { ...(await owner()), now };
      for (const address of [email, email.toUpperCase()])
        tries.push(await outcome(inviteMember(inviter, { email: address, role: "member" })));
    }
    const { ctx } = await signUp();
    tries.push(await outcome(requestEmailChange({ ...ctx, now }, { email, password: PASSWORD })));
    expect(tries).toEqual([...Array(5).fill("passed"), "too_many", "too_many"]);
  });

  it("does not block confirming a requested address change", async () => {
    const { ctx, userId } = await signUp();
    const email = `next-${crypto.randomUUID()}@shop.test`;
    await requestEmailChange(ctx, { email, password: PASSWORD });
    expect(await confirmEmailChange(system, await lastLink(system, email))).toEqual({ userId });
  });
});
