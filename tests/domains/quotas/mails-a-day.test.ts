import { expect, it } from "vitest";
import type { Context } from "~/core/context";
import { registerAgent } from "~/domains/agents/register-agent.server";
import { AgentSignup } from "~/domains/agents/schemas";
import { registerBusiness } from "~/domains/identity/register-business.server";
import { BusinessSignup } from "~/domains/identity/schemas";
import { rememberDevice } from "~/domains/identity/sign-in/remember-device.server";
import { requestPasswordReset } from "~/domains/identity/sign-in/reset-password.server";
import { rateLimitBuckets } from "~/domains/identity/tables";
import { inviteMember } from "~/domains/identity/team/invite-member.server";
import { requestEmailVerification } from "~/domains/identity/verify-email.server";
import { requestData } from "~/domains/privacy/requests/request-data.server";
import { STRANGERS_MAILS } from "~/domains/quotas/policy";
import { application, mailsTo, outcome, PASSWORD, signUp } from "../../support/fixtures/people";
import { databaseState } from "../../support/harness/app";
import { makeBusiness, testContext } from "../../support/harness/context";

// Clears the delays between attempts, which end by waiting; the daily cap does not.
const patient = (ctx: Context, work: () => Promise<unknown>) =>
  ctx.db.delete(rateLimitBuckets).then(() => outcome(work()));

const visitor = (address: string | null = null): Context => ({
  ...testContext(),
  actor: { kind: "visitor" },
  client: { address, userAgent: null },
});

it("one address gets ten public emails a day, of all kinds combined", async () => {
  const { email } = await signUp();
  const ctx = visitor();
  const results: string[] = [];
  // The first email is that of the sign-up.
  for (let n = 1; n < STRANGERS_MAILS.address; n += 1)
    results.push(
      await patient(ctx, () =>
        n % 2 ? requestPasswordReset(ctx, email.toUpperCase()) : requestData(ctx, { email, kind: "stop" }),
      ),
    );
  expect(new Set(results)).toEqual(new Set(["passed"]));
  expect(await patient(ctx, () => requestPasswordReset(ctx, email))).toBe("limit_reached");
  expect(await patient(ctx, () => requestData(ctx, { email, kind: "stop" }))).toBe("limit_reached");
  expect(await mailsTo(ctx, email)).toHaveLength(STRANGERS_MAILS.address);
  const tomorrow = { ...ctx, now: () => new Date(Date.now() + 86_400_000) };
  expect(await patient(tomorrow, () => requestPasswordReset(tomorrow, email))).toBe("passed");
});

it("an unknown address reaches the same limit", async () => {
  const ctx = visitor();
  const email = `nobody-${crypto.randomUUID()}@shop.test`;
  for (let n = 0; n < STRANGERS_MAILS.address; n += 1)
    expect(await patient(ctx, () => requestPasswordReset(ctx, email))).toBe("passed");
  expect(await patient(ctx, () => requestPasswordReset(ctx, email))).toBe("limit_reached");
});

it("one network can cause a limited number of emails, whichever addresses it enters", async () => {
  const ctx = visitor("198.51.100.77");
  const ask = (n: number) => patient(ctx, () => requestData(ctx, { email: `n${n}@shop.test`, kind: "stop" }));
  await ask(0);
  await ctx.d1
    .prepare("update quota_usage set used = ?1 where holder like 'network:%' and used = 1")
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

it("an unconfirmed account may send five emails, confirmation links included", async () => {
  const { ctx, email } = await signUp();
  for (let n = 0; n < 5; n += 1)
    expect(await patient(ctx, () => requestEmailVerification(ctx))).toBe("passed");
  expect(await patient(ctx, () => requestEmailVerification(ctx))).toBe("limit_reached");
  // Includes the email of the sign-up.
  expect(await mailsTo(ctx, email)).toHaveLength(6);
});

it("invitations count for their address; a rejected one sends no email and leaves the last open", async () => {
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

it("a sign-up counts for its network; above the limit, business and agent sign-ups are rejected completely", async () => {
  const ctx = visitor("198.51.100.79");
  const business = () => {
    const names = { firstName: "Amina", lastName: "Bello", email: `s-${crypto.randomUUID()}@shop.test` };
    return BusinessSignup.parse({ ...names, password: PASSWORD, confirmPassword: PASSWORD });
  };
  const agent = () => AgentSignup.parse(application());
  expect(await patient(ctx, () => registerBusiness(ctx, business()))).toBe("passed");
  await ctx.d1
    .prepare("update quota_usage set used = ?1 where holder like 'network:%' and used = 1")
    .bind(STRANGERS_MAILS.signUps - 1)
    .run();
  expect(await patient(ctx, () => registerAgent(ctx, agent()))).toBe("passed");
  const before = await databaseState(["users", "accounts", "agents", "transactional_emails"]);
  expect(await patient(ctx, () => registerBusiness(ctx, business()))).toBe("limit_reached");
  expect(await patient(ctx, () => registerAgent(ctx, agent()))).toBe("limit_reached");
  expect(await databaseState(["users", "accounts", "agents", "transactional_emails"])).toBe(before);
  // Mass sign-ups don't use up the links of users behind the same address, nor the reverse.
  const email = `reset-${crypto.randomUUID()}@shop.test`;
  expect(await patient(ctx, () => requestPasswordReset(ctx, email))).toBe("passed");
  expect(STRANGERS_MAILS).toEqual({ address: 10, network: 1_000, signUps: 200 });
});

it("strangers' password resets don't block the user's known browser", async () => {
  const { ctx: own, email, userId } = await signUp();
  const device = await rememberDevice(own, userId, null);
  const address = "198.51.100.80";
  const stranger = visitor(address);
  for (let n = 1; n < STRANGERS_MAILS.address; n += 1)
    await patient(stranger, () => requestPasswordReset(stranger, email));
  expect(await patient(stranger, () => requestPasswordReset(stranger, email))).toBe("limit_reached");
  expect(await outcome(requestPasswordReset(stranger, `x-${email}`))).toBe("passed");
  const hers: Context = { ...stranger, client: { address, userAgent: null, device } };
  expect(await outcome(requestPasswordReset(hers, email))).toBe("passed");
  const elsewhere: Context = { ...hers, client: { ...hers.client, device: "x".repeat(43) } };
  expect(await patient(elsewhere, () => requestPasswordReset(elsewhere, email))).toBe("limit_reached");
});

it("a user who always signs in from new browsers gets ten warnings a day, counted apart from links", async () => {
  const { userId, email } = await signUp();
  const ctx = visitor("198.51.100.78");
  const tokens = new Set<string>();
  for (let n = 0; n < STRANGERS_MAILS.address + 5; n += 1)
    tokens.add(await rememberDevice(ctx, userId, null));
  expect(tokens.size).toBe(STRANGERS_MAILS.address + 5);
  const warnings = async () =>
    (await mailsTo(ctx, email)).filter(({ subject }) => subject.startsWith("New sign-in")).length;
  expect(await warnings()).toBe(STRANGERS_MAILS.address);
  expect(await patient(ctx, () => requestPasswordReset(ctx, email))).toBe("passed");
  const tomorrow = { ...ctx, now: () => new Date(Date.now() + 86_400_000) };
  await rememberDevice(tomorrow, userId, null);
  expect(await warnings()).toBe(STRANGERS_MAILS.address + 1);
});

it("tagged addresses share the limit of the mailbox behind them", async () => {
  const ctx = visitor();
  const name = `victim-${crypto.randomUUID()}`;
  const outcomes: string[] = [];
  for (let n = 0; n < STRANGERS_MAILS.address + 3; n += 1)
    outcomes.push(await patient(ctx, () => requestPasswordReset(ctx, `${name}+${n}@shop.test`)));
  expect(outcomes.slice(0, STRANGERS_MAILS.address)).not.toContain("limit_reached");
  expect(outcomes.slice(STRANGERS_MAILS.address)).toEqual(Array(3).fill("limit_reached"));
});
