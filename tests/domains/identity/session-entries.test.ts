import { describe, expect, it } from "vitest";
import type { Context } from "~/core/context";
import { signInAgent } from "~/domains/agents/sign-in-agent.server";
import {
  failedSignInTarget,
  recordExport,
  recordFailedSignIn,
  removeFailedSignIns,
} from "~/domains/audit/session-entries.server";
import { openSession, signOut } from "~/domains/identity/sessions/open-session.server";
import { signIn } from "~/domains/identity/sign-in/sign-in.server";
import { outcome, PASSWORD, signUp } from "../../support/fixtures/people";
import { env, makeBusiness, testContext } from "../../support/harness/context";

const CHROME = "Mozilla/5.0 (Linux; Android 14) Chrome/120.0";

const at = (address: string, seconds = 0): Context => {
  const ctx = testContext();
  const start = Date.now();
  return {
    ...ctx,
    client: { address, userAgent: CHROME, device: null },
    now: () => new Date(start + seconds * 1000),
  };
};

const network = () => `198.51.100.${crypto.randomUUID().slice(0, 8)}`;

const entriesFrom = async (address: string) =>
  (
    await env.DB.prepare(
      "select action, actor_id, account_id, target, detail from audit_log where address = ? order by id",
    )
      .bind(address)
      .all<{ action: string; actor_id: number | null; target: string | null; detail: string }>()
  ).results;

const fail = (ctx: Context, email: string) => outcome(signIn(ctx, { email, password: "not the one" }));

describe("a sign-in", () => {
  it("is logged with the user, the account, the network and the browser", async () => {
    const { userId, accountId } = await signUp();
    const address = network();
    await openSession(at(address), userId);
    expect(await entriesFrom(address)).toEqual([
      {
        action: "sign-in",
        actor_id: userId,
        account_id: accountId,
        target: null,
        detail: JSON.stringify({ way: "password", browser: "Chrome on Android" }),
      },
    ]);
  });

  it.each([
    [{ bySingleSignOn: true }, "single sign-on"],
    [{ way: "identity provider" as const }, "identity provider"],
    [{ hasSecondFactor: true, way: "recovery code" as const }, "recovery code"],
    [{ hasSecondFactor: true }, "authenticator code"],
  ])("with the options %j is logged as %s", async (options, way) => {
    const { userId } = await signUp();
    const address = network();
    await openSession(at(address), userId, options);
    expect(JSON.parse((await entriesFrom(address))[0]?.detail ?? "{}").way).toBe(way);
  });

  it("is not logged if it opens no session", async () => {
    const { userId } = await signUp();
    await env.DB.prepare("update users set suspended_at = 1 where id = ?").bind(userId).run();
    const address = network();
    expect(await outcome(openSession(at(address), userId))).toBe("unauthenticated");
    expect(await entriesFrom(address)).toEqual([]);
  });
});

describe("a sign-out", () => {
  it("is logged once, however often it is submitted", async () => {
    const { userId } = await signUp();
    const address = network();
    const { token } = await openSession(at(address), userId);
    await Promise.all([1, 2, 3].map(() => signOut(at(address), token)));
    const [, ...outs] = await entriesFrom(address);
    expect(outs.map(({ action, actor_id }) => [action, actor_id])).toEqual([["sign-out", userId]]);
  });
});

describe("a failed sign-in", () => {
  it("is logged with a hash of the address, the network and the browser", async () => {
    const { email } = await signUp();
    const address = network();
    const ctx = at(address);
    await fail(ctx, email);
    expect(await entriesFrom(address)).toMatchObject([
      {
        action: "fail-sign-in",
        actor_id: null,
        account_id: null,
        target: failedSignInTarget(ctx, email.toUpperCase()),
        detail: JSON.stringify({ way: "password", browser: "Chrome on Android" }),
      },
    ]);
  });

  it("is logged without the address and the password", async () => {
    const email = `nobody-${crypto.randomUUID()}@shop.test`;
    const address = network();
    await fail(at(address), email);
    const text = JSON.stringify(await entriesFrom(address));
    expect([text.includes(email), text.includes("not the one")]).toEqual([false, false]);
  });

  it("is logged in the same way for an unknown address", async () => {
    const address = network();
    await fail(at(address), `nobody-${crypto.randomUUID()}@shop.test`);
    expect(await entriesFrom(address)).toHaveLength(1);
  });

  it("is logged for a business that uses the agent sign-in page", async () => {
    const { email } = await signUp();
    const address = network();
    await outcome(signInAgent(at(address), { email, password: PASSWORD }));
    expect((await entriesFrom(address)).map(({ action }) => action)).toEqual(["fail-sign-in"]);
  });

  const flood = (count: number, entry: (n: number) => [network: string, address: string]) =>
    Promise.all(
      Array.from({ length: count }, (_, n) => {
        const [from, address] = entry(n);
        return recordFailedSignIn(at(from), address, "password");
      }),
    );

  it("is logged at most 20 times an hour for one address, also under concurrency from many networks", async () => {
    const email = `flood-${crypto.randomUUID()}@shop.test`;
    await flood(60, () => [network(), email]);
    const target = failedSignInTarget(testContext(), email);
    const count = "select count(*) n from audit_log where target = ?";
    expect(await env.DB.prepare(count).bind(target).first("n")).toBe(20);
  });

  it("is logged at most 20 times an hour for one network, across addresses", async () => {
    const from = network();
    await flood(60, (n) => [from, `spray-${n}-${crypto.randomUUID()}@shop.test`]);
    expect(await entriesFrom(from)).toHaveLength(20);
  });

  it("is logged again an hour later", async () => {
    const from = network();
    const email = `later-${crypto.randomUUID()}@shop.test`;
    await flood(25, () => [from, email]);
    await recordFailedSignIn(at(from, 3_700), email, "password");
    expect(await entriesFrom(from)).toHaveLength(21);
  });

  it("is purged after its retention period, while other log entries stay", async () => {
    const { userId, email } = await signUp();
    const address = network();
    await openSession(at(address), userId);
    await fail(at(address), email);
    const counted = () =>
      env.DB.prepare("select entries from audit_counts where action = 'fail-sign-in'").first<number>(
        "entries",
      );
    const before = (await counted()) ?? 0;
    const removed = await removeFailedSignIns(testContext(), new Date(Date.now() + 60_000));
    expect((await entriesFrom(address)).map(({ action }) => action)).toEqual(["sign-in"]);
    expect(await counted()).toBe(before - removed);
  });
});

describe("data exports", () => {
  it("are limited to 120 per user and hour, because their log entries stay", async () => {
    const { ctx, user } = await makeBusiness();
    const written = () =>
      env.DB.prepare("select count(*) as n from audit_log where actor_id = ? and action = 'export-data'")
        .bind(user.userId)
        .first<number>("n");
    const exports = Array.from({ length: 130 }, () => outcome(recordExport(ctx, "leads.csv")));
    const outcomes = await Promise.all(exports);
    expect(outcomes.filter((outcome) => outcome === "passed")).toHaveLength(120);
    expect(outcomes.filter((outcome) => outcome === "too_many")).toHaveLength(10);
    expect(await written()).toBe(120);
    expect(await outcome(recordExport((await makeBusiness()).ctx, "leads.csv"))).toBe("passed");
    const later = { ...ctx, now: () => new Date(Date.now() + 3_700_000) };
    expect(await outcome(recordExport(later, "leads.csv"))).toBe("passed");
  });
});
