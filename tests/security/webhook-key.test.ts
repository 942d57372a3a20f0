import { describe, expect, it } from "vitest";
import { users } from "~/domains/identity/tables";
import { changeRole } from "~/domains/identity/team/change-team.server";
import { eraseUser } from "~/domains/privacy/erasure/erase-user.server";
import { removeMember } from "~/domains/privacy/erasure/remove-member.server";
import {
  findWebhookKey,
  isSignedBy,
  rotateWebhookKey,
  signatureOf,
} from "~/domains/replies/responses/webhook-key.server";
import { outcome } from "../support/fixtures/people";
import { callApp, cookieOf, fetchApp, postForm, signedInBusiness } from "../support/harness/app";
import type { Business } from "../support/harness/context";

/** Adds one more user to the account. */
async function join({ ctx, account }: Business, role: "owner" | "member" | "viewer") {
  const email = `colleague-${crypto.randomUUID()}@business.test`;
  const [row] = await ctx.db
    .insert(users)
    .values({
      accountId: account.id,
      email,
      emailKey: email,
      firstName: "Kofi",
      lastName: "Colleague",
      userType: "business",
      role,
      createdAt: new Date(),
    })
    .returning({ id: users.id });
  return row?.id ?? 0;
}

const works = (business: Business, key: string) => {
  const body = new TextEncoder().encode("{}");
  const signature = signatureOf(key, "1800000000", body);
  return isSignedBy(business.ctx, business.account.id, { signature, timestamp: "1800000000", body });
};

describe("the webhook key", () => {
  it("can be created and seen only by owners, through the form and the API", async () => {
    const business = await signedInBusiness();
    await rotateWebhookKey(business.ctx);
    const before = await findWebhookKey(business.ctx);
    for (const role of ["member", "viewer"] as const) {
      const cookie = await cookieOf(await join(business, role));
      const page = await (await fetchApp("/replies/webhooks", { cookie })).text();
      expect(page).toContain("Only account owners");
      expect(page).not.toMatch(/Key created on|Create new key|Create key/);
      expect((await postForm("/replies/webhooks", {}, cookie)).status).toBe(403);
      expect((await callApp("POST", "/api/replies/webhook-key", undefined, cookie)).status).toBe(403);
    }
    expect(await findWebhookKey(business.ctx)).toEqual(before);
    const owner = await cookieOf(await join(business, "owner"));
    expect(await (await fetchApp("/replies/webhooks", { cookie: owner })).text()).toContain("Create new key");
    expect((await callApp("POST", "/api/replies/webhook-key", undefined, owner)).status).toBe(201);
  });

  it("can't be created by an administrator impersonating an owner", async () => {
    const business = await signedInBusiness();
    const acting = { ...business.ctx, actor: { ...business.ctx.actor, impersonatorId: 1 } };
    expect(await outcome(rotateWebhookKey(acting))).toBe("forbidden");
    expect(await findWebhookKey(business.ctx)).toBeNull();
  });

  it("is revoked when an owner is demoted or any member leaves, and otherwise kept", async () => {
    const business = await signedInBusiness();
    const { ctx } = business;
    const owner = await join(business, "owner");
    const [viewer, eraser] = [await join(business, "viewer"), await join(business, "member")];
    let key = await rotateWebhookKey(ctx);
    const endsWith = async (what: Promise<unknown>) => {
      expect(await works(business, key)).toBe(true);
      await what;
      const hasEnded = !(await works(business, key));
      expect((await findWebhookKey(ctx))?.hasEnded).toBe(hasEnded);
      if (hasEnded) key = await rotateWebhookKey(ctx);
      return hasEnded;
    };
    expect(await endsWith(changeRole(ctx, viewer, "member"))).toBe(false);
    expect(await endsWith(changeRole(ctx, owner, "member"))).toBe(true);
    expect(await endsWith(changeRole(ctx, owner, "viewer"))).toBe(false);
    expect(await endsWith(outcome(removeMember(ctx, 999_999_999)))).toBe(false);
    expect(await endsWith(removeMember(ctx, viewer))).toBe(true);
    expect(await endsWith(eraseUser(ctx, eraser, "erase-user"))).toBe(true);
    expect(await endsWith(rotateWebhookKey((await signedInBusiness()).ctx))).toBe(false);
  });

  it("is shown as revoked to the owner who removes a user, and on its page", async () => {
    const business = await signedInBusiness();
    const [first, second] = [await join(business, "member"), await join(business, "member")];
    const remove = async (id: number) => {
      const answer = await postForm(`/team/${id}/remove`, {}, business.cookie);
      const flash = answer.headers.getSetCookie().find((line) => line.startsWith("njia_flash=")) ?? "";
      const home = await fetchApp("/team", { cookie: `${business.cookie}; ${flash.split(";")[0]}` });
      return home.text();
    };
    expect(await remove(first)).not.toContain("The webhook key was revoked too");
    await rotateWebhookKey(business.ctx);
    expect(await remove(second)).toContain("The webhook key was revoked too");
    const page = await (await fetchApp("/replies/webhooks", { cookie: business.cookie })).text();
    expect(page).toContain("Key revoked");
  });
});
