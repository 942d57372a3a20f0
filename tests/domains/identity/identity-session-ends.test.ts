import { describe, expect, it } from "vitest";
import { startImpersonation } from "~/domains/admin/users/impersonate-user.server";
import type { UserContext } from "~/domains/identity/current-user.server";
import { removeSessions } from "~/domains/identity/erasure/purge-expired.server";
import { findSession } from "~/domains/identity/sessions/find-session.server";
import { listOwnSessions } from "~/domains/identity/sessions/own-sessions.server";
import { applyAsAgent, sessionOf, signUp, signUpAdmin } from "../../support/fixtures/people";
import { testContext } from "../../support/harness/context";

const DAY = 86_400_000;
/** The context this many days after the sign-in, to the second. */
const daysOn = <C extends UserContext>(ctx: C, days: number): C => ({
  ...ctx,
  now: () => new Date(ctx.actor.signedInAt.getTime() + days * DAY),
});

describe("a session used daily", () => {
  it.each([
    ["a business", signUp],
    ["an administrator", signUpAdmin],
  ])("of %s ends 90 days after its sign-in", async (_, make) => {
    const { ctx, token } = await make();
    const renewals: (number | null)[] = [];
    for (let day = 1; day < 90; day += 1) {
      const found = await findSession(daysOn(ctx, day), token);
      renewals.push(found?.renewedFor ?? null);
    }
    expect(renewals).not.toContain(null);
    expect([renewals[0], renewals[59]]).toEqual([30 * 86_400, 30 * 86_400]);
    // The cookie lives no longer than the session's remaining time.
    for (const [at, seconds] of renewals.entries())
      expect(seconds ?? 0).toBeLessThanOrEqual((90 - (at + 1)) * 86_400 + 60);
    expect(await findSession(daysOn(ctx, 90.01), token)).toBeNull();
    expect(await listOwnSessions(daysOn(ctx, 90.01))).toEqual([]);
  });

  it("ends after its maximum age even if its row expires later, and is purged nightly", async () => {
    const { ctx, token, userId } = await signUp();
    for (let day = 20; day < 90; day += 20) await findSession(daysOn(ctx, day), token);
    const left = () =>
      ctx.d1.prepare("select count(*) n from sessions where user_id = ?").bind(userId).first("n");
    const late = daysOn(ctx, 91);
    await removeSessions(late, late.now());
    expect(await left()).toBe(0);
    const other = await sessionOf(ctx, userId);
    await ctx.d1
      .prepare("update sessions set expires_at = expires_at + 90000000 where user_id = ?")
      .bind(userId)
      .run();
    expect(await findSession(daysOn(ctx, 89), other.token)).not.toBeNull();
    expect(await findSession(daysOn(ctx, 91), other.token)).toBeNull();
  });

  it("ends after 30 days without a visit, or for an agent 24 hours after sign-in", async () => {
    const { ctx, token } = await signUp();
    expect(await findSession(daysOn(ctx, 30.01), token)).toBeNull();
    const agent = await sessionOf(testContext(), (await applyAsAgent()).userId);
    expect(await findSession(daysOn(agent.ctx, 0.9), agent.token)).toMatchObject({ renewedFor: null });
    expect(await findSession(daysOn(agent.ctx, 1.01), agent.token)).toBeNull();
  });

  it("ends an administrator's impersonation when it ends", async () => {
    const administrator = await signUpAdmin();
    const { userId } = await signUp();
    const { ctx } = administrator;
    await ctx.d1
      .prepare("update sessions set created_at = created_at - 90 * 86400 + 600 where user_id = ?")
      .bind(administrator.userId)
      .run();
    const { token } = await startImpersonation(ctx, userId);
    expect(await findSession(ctx, token, administrator.token)).not.toBeNull();
    const soon = daysOn(ctx, 20 / (24 * 60));
    expect(await findSession(soon, token, administrator.token)).toBeNull();
  });
});
