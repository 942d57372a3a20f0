import { describe, expect, it } from "vitest";
import { statement } from "~/core/statement";
import { reactivateAccount, suspendAccount } from "~/domains/admin/accounts/suspend-account.server";
import { liftSuspension, suspendUser } from "~/domains/admin/users/change-user.server";
import { findSuspension, isLastActiveUser } from "~/domains/identity/account-suspension.server";
import { getAccount } from "~/domains/identity/find-account.server";
import { eraseUser } from "~/domains/privacy/erasure/erase-user.server";
import { sendMailbox } from "~/domains/sending/send-mailbox.server";
import { suppressStatement } from "~/domains/suppressions/suppress.server";
import { admin } from "../../../support/fixtures/payouts";
import { addTeammate, mailsTo, outcome } from "../../../support/fixtures/people";
import { makeCampaign, makeMailbox, messagesOf } from "../../../support/fixtures/sending";
import { reactivated, suspended } from "../../../support/fixtures/suspended";
import { type Business, env, makeBusiness, testContext } from "../../../support/harness/context";

const stateOf = async ({ account }: Business) => (await getAccount(testContext(), account.id)).state;
const logOf = async (target: string) =>
  (
    await env.DB.prepare("select action from audit_log where target = ? order by id").bind(target).all()
  ).results.map(({ action }) => action);

async function teammateOf({ ctx }: Business): Promise<number> {
  const email = `mate-${crypto.randomUUID()}@shop.test`;
  await addTeammate(ctx, email);
  return (await env.DB.prepare("select id from users where email = ?").bind(email).first<number>("id")) ?? 0;
}

describe("suspending an account", () => {
  it("records who suspended it and why, and can be undone", async () => {
    const business = await makeBusiness();
    const { ctx } = await admin();
    await suspendAccount(ctx, business.account.id, { reason: "Phishing reports" });
    expect(await findSuspension(ctx, business.account.id)).toMatchObject({
      by: ctx.actor.userId,
      cause: "administrator",
      reason: "Phishing reports",
    });
    await reactivateAccount(ctx, business.account.id);
    expect(await findSuspension(ctx, business.account.id)).toBeNull();
    expect(await logOf(`account:${business.account.id}`)).toEqual(["suspend-account", "reactivate-account"]);
  });

  it("emails the owner the reason, and emails again on reactivation", async () => {
    const business = await makeBusiness();
    await suspended(business.account, "Phishing reports");
    await reactivated(business.account);
    const mails = await mailsTo(testContext(), business.user.email);
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      expect.stringMatching(/account is active again$/),
      expect.stringMatching(/account is suspended$/),
    ]);
    expect(mails.map(({ text }) => text).join("\n")).toContain("Phishing reports");
  });

  it("happens once when two administrators submit it concurrently", async () => {
    const business = await makeBusiness();
    await Promise.all([suspended(business.account), suspended(business.account)]);
    expect(await logOf(`account:${business.account.id}`)).toEqual(["suspend-account"]);
    expect(await mailsTo(testContext(), business.user.email)).toHaveLength(1);
  });

  it("rejects an administrator's own account", async () => {
    const business = await makeBusiness();
    const { ctx } = await admin();
    const own = { ...ctx, account: business.account };
    expect(await outcome(suspendAccount(own, business.account.id, { reason: "Test" }))).toBe("forbidden");
    expect(await stateOf(business)).toBe("active");
  });

  it("happens automatically when the last active user leaves and only suspended ones remain", async () => {
    const business = await makeBusiness();
    const mate = await teammateOf(business);
    const { ctx } = await admin();
    await suspendUser(ctx, business.user.userId);
    expect(await stateOf(business)).toBe("active");
    await eraseUser(testContext(), mate, "erase-self");
    expect(await stateOf(business)).toBe("suspended");
    expect(await logOf(`account:${business.account.id}`)).toEqual(["suspend-account"]);
    await liftSuspension(ctx, business.user.userId);
    expect(await stateOf(business)).toBe("active");
  });

  it("rejects a closed account", async () => {
    const business = await makeBusiness();
    await eraseUser(testContext(), business.user.userId, "delete-user");
    expect(await stateOf(business)).toBe("closed");
    expect(await outcome(suspended(business.account))).toBe("conflict");
    expect(await outcome(reactivated(business.account))).toBe("conflict");
  });

  it("checks suppressions of queued emails again after reactivation", async () => {
    const { ctx, account } = await makeBusiness();
    const mailbox = await makeMailbox(ctx, 1);
    const address = `left-${crypto.randomUUID()}@shop.test`;
    const { campaignId } = await makeCampaign(ctx, mailbox.id, [address]);
    await suspended(account);
    await sendMailbox(testContext(), mailbox.id);
    expect((await messagesOf(ctx, campaignId)).map(({ state }) => state)).toEqual(["waiting"]);
    await statement(
      ctx,
      suppressStatement(ctx, { accountId: account.id, address, reason: "unsubscribe" }),
    ).run();
    await reactivated(account);
    await sendMailbox(testContext(), mailbox.id);
    expect((await messagesOf(ctx, campaignId)).map(({ state }) => state)).toEqual(["stopped"]);
  });
});

describe("suspending a user", () => {
  it("leaves the account active while another user is", async () => {
    const business = await makeBusiness();
    await teammateOf(business);
    const { ctx } = await admin();
    expect(await isLastActiveUser(ctx, business.user.userId)).toBe(false);
    await suspendUser(ctx, business.user.userId);
    expect(await stateOf(business)).toBe("active");
  });

  it("suspends the account with its last active user, and reactivates both together", async () => {
    const business = await makeBusiness();
    const { ctx } = await admin();
    expect(await isLastActiveUser(ctx, business.user.userId)).toBe(true);
    await suspendUser(ctx, business.user.userId);
    expect(await stateOf(business)).toBe("suspended");
    expect(await logOf(`account:${business.account.id}`)).toEqual(["suspend-account"]);
    await liftSuspension(ctx, business.user.userId);
    expect(await stateOf(business)).toBe("active");
    expect(await logOf(`account:${business.account.id}`)).toEqual(["suspend-account", "reactivate-account"]);
  });

  it("suspends the account when its last two users are suspended concurrently", async () => {
    const business = await makeBusiness();
    const mateId = await teammateOf(business);
    const { ctx } = await admin();
    await Promise.all([suspendUser(ctx, business.user.userId), suspendUser(ctx, mateId)]);
    expect(await stateOf(business)).toBe("suspended");
  });

  it("keeps an administrator's account suspension when the user's suspension is lifted", async () => {
    const business = await makeBusiness();
    const { ctx } = await admin();
    await suspendUser(ctx, business.user.userId);
    await suspended(business.account);
    await liftSuspension(ctx, business.user.userId);
    expect(await stateOf(business)).toBe("suspended");
  });

  it("keeps the account suspended while it has no active user", async () => {
    const business = await makeBusiness();
    const { ctx } = await admin();
    await suspendUser(ctx, business.user.userId);
    expect(await outcome(reactivated(business.account))).toBe("conflict");
    expect(await stateOf(business)).toBe("suspended");
  });
});
