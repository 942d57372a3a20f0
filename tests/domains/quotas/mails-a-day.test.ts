import { expect, it } from "vitest";
import type { Context } from "~/core/context";
import { requestPasswordReset } from "~/domains/identity/sign-in/reset-password.server";
import { attempts } from "~/domains/identity/tables";
import { inviteMember } from "~/domains/identity/team/invite-member.server";
import { requestEmailVerification } from "~/domains/identity/verify-email.server";
import { requestData } from "~/domains/privacy/requests/request-data.server";
import { STRANGERS_MAILS } from "~/domains/quotas/policy";
import { makeBusiness, testContext } from "../../support/context";
import { mailsTo, outcome, signUp } from "../../support/people";

// The delays of tries end by waiting; the cap of a day does not.
const patient = (ctx: Context, work: () => Promise<unknown>) =>
  ctx.db.delete(attempts).then(() => outcome(work()));

const visitor = (address: string | null = null): Context => ({
  ...testContext(),
  actor: { kind: "visitor" },
  client: { address, userAgent: null },
});

it("one address gets ten mails a day that anybody can ask for, of all kinds together", async () => {
  const { email } = await signUp();
  const ctx = visitor();
  const before = (await mailsTo(ctx, email)).length;
  const results: string[] = [];
  for (let n = 0; n < STRANGERS_MAILS.address; n += 1)
    results.push(
      await patient(ctx, () =>
        n % 2 ? requestPasswordReset(ctx, email.toUpperCase()) : requestData(ctx, { email, kind: "stop" }),
      ),
    );
  expect(new Set(results)).toEqual(new Set(["passed"]));
  expect(await patient(ctx, () => requestPasswordReset(ctx, email))).toBe("limit_reached");
  expect(await patient(ctx, () => requestData(ctx, { email, kind: "stop" }))).toBe("limit_reached");
  expect((await mailsTo(ctx, email)).length - before).toBe(STRANGERS_MAILS.address);
  const tomorrow = { ...ctx, now: () => new Date(Date.now() + 86_400_000) };
  expect(await patient(tomorrow, () => requestPasswordReset(tomorrow, email))).toBe("passed");
});

it("an address that nobody has is refused in the same way", async () => {
  const ctx = visitor();
  const email = `nobody-${crypto.randomUUID()}@shop.test`;
  for (let n = 0; n < STRANGERS_MAILS.address; n += 1)
    expect(await patient(ctx, () => requestPasswordReset(ctx, email))).toBe("passed");
  expect(await patient(ctx, () => requestPasswordReset(ctx, email))).toBe("limit_reached");
});

it("one network has so many sent, whichever addresses it names", async () => {
  const ctx = visitor("198.51.100.77");
  const ask = (n: number) => patient(ctx, () => requestData(ctx, { email: `n${n}@shop.test`, kind: "stop" }));
  await ask(0);
  await ctx.d1
    .prepare("update quota_use set used = ?1 where holder like 'network:%' and used = 1")
    .bind(STRANGERS_MAILS.network - 1)
    .run();
  expect(await ask(1)).toBe("passed");
  expect(await ask(2)).toBe("limit_reached");
  const other = visitor("198.51.100.78");
  expect(
    await patient(other, () =>
      requestData(other, { email: `other-${crypto.randomUUID()}@shop.test`, kind: "stop" }),
    ),
  ).toBe("passed");
});

it("an account that nobody has confirmed has five sent, links to confirm it among them", async () => {
  const { ctx, email } = await signUp();
  for (let n = 0; n < 5; n += 1)
    expect(await patient(ctx, () => requestEmailVerification(ctx))).toBe("passed");
  expect(await patient(ctx, () => requestEmailVerification(ctx))).toBe("limit_reached");
  // With the one of the sign-up.
  expect(await mailsTo(ctx, email)).toHaveLength(6);
});

it("invitations count for the account and for the address; a refused one leaves no row", async () => {
  const { ctx } = await makeBusiness();
  const owner = { ...ctx, actor: { ...ctx.actor, isVerified: true } };
  const email = `guest-${crypto.randomUUID()}@shop.test`;
  for (let n = 0; n < STRANGERS_MAILS.address; n += 1)
    expect(await patient(ctx, () => inviteMember(owner, { email, role: "member" }))).toBe("passed");
  expect(await patient(ctx, () => inviteMember(owner, { email, role: "member" }))).toBe("limit_reached");
  expect(await mailsTo(ctx, email)).toHaveLength(STRANGERS_MAILS.address);
  const open = "select count(*) n from invitations where account_id = ? and revoked_at is null";
  expect(await ctx.d1.prepare(open).bind(ctx.account.id).first("n")).toBe(1);
});
