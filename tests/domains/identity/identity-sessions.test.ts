import { describe, expect, it } from "vitest";
import type { Context } from "~/core/context";
import { describeUserAgent } from "~/core/describe-user-agent";
import { findSession } from "~/domains/identity/sessions/find-session.server";
import {
  endOwnSession,
  endOwnSessions,
  listOwnSessions,
} from "~/domains/identity/sessions/own-sessions.server";
import { rememberDevice } from "~/domains/identity/sign-in/remember-device.server";
import { mailsTo, outcome, sessionOf, signUp } from "../../support/fixtures/people";
import { databaseState } from "../../support/harness/app";
import { testContext } from "../../support/harness/context";

const ANDROID =
  "Mozilla/5.0 (Linux; Android 14; TECNO KJ5) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0.0.0 Mobile Safari/537.36";
const from = (ctx: Context, address: string, userAgent: string) => ({
  ...ctx,
  client: { address, userAgent },
});

describe("a user's sessions", () => {
  it("are listed with browser, network and a mark on the current one, without sign-in secrets", async () => {
    const { ctx, userId, token } = await signUp();
    const phone = await sessionOf(from(testContext(), "192.0.2.7", ANDROID), userId);
    const list = await listOwnSessions(ctx);
    expect(list).toHaveLength(2);
    expect(list.find(({ isThis }) => isThis)).toMatchObject({ browser: "Unknown browser", address: null });
    expect(list.find(({ isThis }) => !isThis)).toMatchObject({
      browser: "Chrome on Android",
      address: "192.0.2.7",
    });
    const text = JSON.stringify(list);
    for (const secret of [token, phone.token, ctx.actor.sessionHash, phone.ctx.actor.sessionHash])
      expect(text).not.toContain(secret);
  });

  it("can be ended one by one, all but the current one, or all", async () => {
    const { ctx, userId, token } = await signUp();
    const others = await Promise.all([1, 2, 3].map(() => sessionOf(testContext(), userId)));
    const [first] = (await listOwnSessions(ctx)).filter(({ isThis }) => !isThis);
    await endOwnSession(ctx, first?.id ?? "");
    expect(await listOwnSessions(ctx)).toHaveLength(3);
    await endOwnSessions(ctx, "others");
    expect(await listOwnSessions(ctx)).toHaveLength(1);
    for (const other of others) expect(await findSession(ctx, other.token)).toBeNull();
    await endOwnSessions(ctx, "all");
    expect(await findSession(ctx, token)).toBeNull();
  });

  it("can be ended by their own user only: unknown ids and impersonation end nothing", async () => {
    const [one, two] = [await signUp(), await signUp()];
    const [theirs] = await listOwnSessions(two.ctx);
    const before = await databaseState(["sessions"]);
    for (const id of [theirs?.id ?? "", "", "%", "_".repeat(24), "0".repeat(24), "zz"])
      expect(await outcome(endOwnSession(one.ctx, id))).toBe("not_found");
    const acting = { ...one.ctx, actor: { ...one.ctx.actor, impersonatorId: two.userId } };
    expect(await outcome(endOwnSessions(acting, "all"))).toBe("forbidden");
    expect(await databaseState(["sessions"])).toBe(before);
  });

  it("are not prolonged by use while an administrator impersonates the user", async () => {
    const { ctx, token } = await signUp();
    const administrator = await signUp();
    await ctx.d1.batch([
      ctx.d1.prepare("update users set is_admin = 1 where id = ?").bind(administrator.userId),
      ctx.d1
        .prepare("update sessions set impersonator_id = ? where token_hash = ?")
        .bind(administrator.userId, ctx.actor.sessionHash),
    ]);
    const later = { ...ctx, now: () => new Date(Date.now() + 2 * 3_600_000) };
    expect(await findSession(later, token)).toBeNull();
    expect(await findSession(later, token, administrator.token)).toMatchObject({ renewedFor: null });
  });
});

describe("a user's new browser", () => {
  it("triggers an email, unless it is the first or a known browser", async () => {
    const { ctx, email, userId } = await signUp();
    const count = async () =>
      (await mailsTo(ctx, email)).filter(({ subject }) => subject.startsWith("New sign-in")).length;
    const first = await rememberDevice(ctx, userId, null);
    expect(await rememberDevice(ctx, userId, first)).toBe(first);
    expect(await count()).toBe(0);
    const phone = from(testContext(), "192.0.2.7", ANDROID);
    const second = await rememberDevice(phone, userId, null);
    expect(await count()).toBe(1);
    expect((await mailsTo(ctx, email)).at(-1)?.text).toContain("Chrome on Android");
    await rememberDevice(phone, userId, second);
    expect(await count()).toBe(1);
  });

  it("gets our own cookie instead of an invalid one, and keeps it for another user", async () => {
    const [one, two] = [await signUp(), await signUp()];
    const token = await rememberDevice(one.ctx, one.userId, "x; Domain=evil.example");
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await rememberDevice(two.ctx, two.userId, token)).toBe(token);
    expect(await databaseState(["devices"])).not.toContain(token);
  });
});

it.each([
  [ANDROID, "Chrome on Android"],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1",
    "Safari on iPhone",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/129.0 Safari/537.36 Edg/129.0",
    "Edge on Windows",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0", "Firefox on Linux"],
  ["Mozilla/5.0 (Linux; U; Android 11) Opera Mini OPR/80 Chrome/100 Safari/537.36", "Opera on Android"],
  ["curl/8.5.0", "Unknown browser"],
  ["<script>alert(1)</script> Chrome/1", "Chrome on an unknown system"],
  [null, "Unknown browser"],
])("describes the user agent %s as %s", (userAgent, words) =>
  expect(describeUserAgent(userAgent)).toBe(words),
);
