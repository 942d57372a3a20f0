import { describe, expect, it } from "vitest";
import { sealUnderKey } from "~/core/secrets/keyring.server";
import { connectPlatform, disconnectPlatform } from "~/domains/marketing/platforms/connect.server";
import { findConnection, tokenOf } from "~/domains/marketing/platforms/connections.server";
import { stateOfConnection } from "~/domains/marketing/platforms/policy";
import { queueSyncs, requestSync } from "~/domains/marketing/platforms/request-sync.server";
import { resealTokens } from "~/domains/marketing/platforms/reseal.server";
import { ConnectPlatform } from "~/domains/marketing/platforms/schemas";
import { handleMetaWebhook } from "~/domains/social-leads/inbound/handle-webhook.server";
import { ingestFromPlatform, syncPlatform } from "~/domains/social-leads/inbound/sync-platform.server";
import { approvedMarketing } from "../../support/fixtures/marketing";
import { outcome } from "../../support/fixtures/people";
import { connectedBusiness, platformToken, withPlatforms } from "../../support/fixtures/platforms";
import { APP_SECRET, bytesOfEvent, leadEvent, signedByMeta } from "../../support/fixtures/platforms-events";
import { env, makeBusiness, testContext } from "../../support/harness/context";

const refusal = async (promise: Promise<unknown>) =>
  promise.then(
    () => "done",
    (error) => error.message,
  );

const seen = async ({ job, connection }: Awaited<ReturnType<typeof connectedBusiness>>) => {
  const found = await findConnection(job, connection.platform);
  return found && { health: found.health, count: found.syncedCount, trouble: found.syncError };
};

const lead = (id: string, createdAt = Math.floor(Date.now() / 1000) - 3_600) => ({
  id,
  form: "501",
  createdAt,
  fields: { full_name: `Person ${id}`, email: `person${id}@shop.example` },
});

describe("an access token", () => {
  it("must be one word of a valid length", () => {
    const said = (apiToken: unknown) =>
      ConnectPlatform.safeParse({ apiToken }).error?.issues[0]?.message ?? "taken";
    expect(said("EAAGabc12345")).toBe("taken");
    expect(ConnectPlatform.parse({ apiToken: "  EAAGabc12345\n" }).apiToken).toBe("EAAGabc12345");
    expect(said("EAAG\nabc12345")).toContain("line breaks");
    expect(said("EAAG abc12345")).toContain("line breaks");
    expect(said("EAAG\u200babc12345")).toContain("line breaks");
    expect(said("")).toBe("Paste the token from the platform.");
    expect(said("   ")).toBe("Paste the token from the platform.");
    expect(said(undefined)).toBe("Paste the token from the platform.");
    expect(said("x".repeat(2_001))).toBe("Tokens can have at most 2,000 characters. Copy the token again.");
    expect(said("x".repeat(300_000))).toBe("Tokens can have at most 2,000 characters. Copy the token again.");
    expect(said("abc")).toContain("too short");
  });

  it("is checked before it is stored, then encrypted, with only its last four characters shown", async () => {
    const { connection, token, account } = await connectedBusiness("whatsapp", {
      room: { expiresAt: 1_900_000_000 },
    });
    expect(connection).toMatchObject({
      tokenTail: token.slice(-4),
      health: "good",
      places: [{ id: "7001", name: "Juma Solar, +254 700 000001" }],
      expiresAt: new Date(1_900_000_000_000),
    });
    const { results } = await env.DB.prepare("select * from platform_connections where account_id = ?")
      .bind(account.id)
      .all();
    expect(JSON.stringify(results)).not.toContain(token);
    expect(await tokenOf(testContext(), connection)).toBe(token);
    expect(await tokenOf(testContext(), { ...connection, accountId: account.id + 1 })).toBeNull();
    const trail = await env.DB.prepare(
      "select action, target, detail from audit_log where account_id = ? and action = 'connect-platform'",
    )
      .bind(account.id)
      .all();
    expect(trail.results).toEqual([
      { action: "connect-platform", target: "platform:whatsapp", detail: "{}" },
    ]);
  });

  it("is not stored if the platform rejects it, and the platform's message is shown", async () => {
    const business = await makeBusiness();
    await approvedMarketing(business);
    const ctx = withPlatforms(business.ctx);
    const connect = async (
      platform: "facebook" | "instagram" | "whatsapp" | "linkedin",
      room: Parameters<typeof platformToken>[0],
    ) => refusal(connectPlatform(ctx, platform, { apiToken: await platformToken(room) }));
    const page = { id: "1001", name: "Juma Solar" };
    expect(await connect("facebook", { isValid: false })).toContain("no longer accepts this token");
    expect(await connect("facebook", { type: "USER", page })).toContain("isn’t a page token");
    expect(await connect("instagram", { page })).toContain("no linked Instagram business account");
    expect(await connect("whatsapp", { page })).toContain("no access to a WhatsApp number");
    expect(await connect("facebook", { fails: ["500"] })).toContain("Please try again.");
    expect(await refusal(connectPlatform(ctx, "linkedin", { apiToken: "unknown-token" }))).toBe(
      "Failed to connect platform. LinkedIn says: Invalid OAuth access token.",
    );
    expect(await connect("linkedin", { profile: { id: "a", name: "Amina" } })).toBe("done");
    expect(await findConnection(ctx, "facebook")).toBeNull();
  });

  it("requires an approved account, its owner, and no impersonation", async () => {
    const business = await makeBusiness();
    const ctx = withPlatforms(business.ctx);
    const input = { apiToken: await platformToken({ profile: { id: "a", name: "Amina" } }) };
    expect(await outcome(connectPlatform(ctx, "linkedin", input))).toBe("forbidden");
    await approvedMarketing(business);
    const as = (over: object) => ({ ...ctx, actor: { ...ctx.actor, ...over } });
    expect(await outcome(connectPlatform(as({ role: "member" }), "linkedin", input))).toBe("forbidden");
    expect(await outcome(connectPlatform(as({ impersonatorId: 1 }), "linkedin", input))).toBe("forbidden");
    expect(await outcome(connectPlatform(ctx, "linkedin", input))).toBe("passed");
  });

  it("is deleted with its secret and webhook on disconnection, while reconnecting keeps the webhook URL", async () => {
    const business = await connectedBusiness("facebook");
    const { ctx, connection, tell, system } = business;
    await tell(leadEvent("1"));
    await disconnectPlatform(ctx, "facebook");
    await disconnectPlatform(ctx, "facebook");
    const row = await env.DB.prepare(
      "select encrypted_token, token_tail, encrypted_secret, health from platform_connections where id = ?",
    )
      .bind(connection.id)
      .first();
    expect(row).toEqual({ encrypted_token: null, token_tail: null, encrypted_secret: null, health: "off" });
    const body = bytesOfEvent(leadEvent("2"));
    expect(await outcome(handleMetaWebhook(system, connection.webhookKey, body, signedByMeta(body)))).toBe(
      "not_found",
    );
    const again = await connectedBusiness("facebook", { business });
    expect(again.connection.webhookKey).toBe(connection.webhookKey);
    expect(again.connection.id).toBe(connection.id);
  });

  it("ends a webhook cached elsewhere on disconnection, but not on re-encryption", async () => {
    const business = await connectedBusiness("facebook");
    const { ctx, connection, system, account, token } = business;
    const other = { ...system, config: { ...system.config } };
    const tell = (id: string, secret = APP_SECRET) => {
      const body = bytesOfEvent(leadEvent(id));
      return handleMetaWebhook(other, connection.webhookKey, body, signedByMeta(body, secret));
    };
    const count = async () =>
      (
        await env.DB.prepare("select count(*) as n from platform_events where account_id = ?")
          .bind(account.id)
          .first<{ n: number }>()
      )?.n;
    await tell("7");
    await connectPlatform(ctx, "facebook", { apiToken: token, appSecret: APP_SECRET });
    await tell("8");
    expect(await count()).toBe(2);
    await connectPlatform(ctx, "facebook", { apiToken: token, appSecret: "f".repeat(32) });
    expect(await outcome(tell("9"))).toBe("unauthenticated");
    await disconnectPlatform(ctx, "facebook");
    expect(await outcome(tell("9", "f".repeat(32)))).toBe("not_found");
    expect(await count()).toBe(2);
  });

  it("is re-encrypted with the operator's newest key, and must be replaced if its key is missing", async () => {
    const business = await connectedBusiness("facebook");
    const { connection, token, job } = business;
    const keyed = {
      ...testContext(),
      config: { ...testContext().config, PLATFORM_KEYS: `k1:${"a".repeat(43)}` },
    };
    expect(await resealTokens(keyed)).toBeGreaterThan(0);
    const found = await findConnection(job, "facebook");
    expect(found?.tokenKey).toBe("k1");
    expect(found && (await tokenOf(keyed, found))).toBe(token);
    expect(found && (await tokenOf(testContext(), found))).toBeNull();
    const lost = withPlatforms(job);
    await syncPlatform(lost, { connectionId: connection.id });
    expect(await seen(business)).toMatchObject({ health: "over" });
    const { text, keyId } = await sealUnderKey(keyed.config, "platform-token", "account:0:facebook", token);
    expect([keyId, text.includes(token)]).toEqual(["k1", false]);
  });
});

describe("a sync", () => {
  it("reads new form leads once, and reports their number", async () => {
    const business = await connectedBusiness("facebook", { room: { leads: [lead("1"), lead("2")] } });
    const { ctx, connection, job, put } = business;
    expect(await requestSync(ctx, "facebook")).toEqual(["facebook"]);
    expect(await requestSync(ctx, "all")).toEqual(["facebook"]);
    expect(ctx.queue.sent.filter(({ kind }) => kind === "sync-platform")).toEqual([
      { kind: "sync-platform", connectionId: connection.id },
    ]);
    await syncPlatform(job, { connectionId: connection.id });
    expect(await seen(business)).toEqual({ health: "good", count: 2, trouble: null });
    await put({ leads: [lead("1"), lead("2"), lead("3", Math.floor(Date.now() / 1000))] });
    expect(await ingestFromPlatform(job, "facebook")).toMatchObject({ created: 1, trouble: null });
    expect(await ingestFromPlatform(job, "facebook")).toMatchObject({ created: 0, trouble: null });
    expect(await ingestFromPlatform(job, "whatsapp")).toMatchObject({ created: 0, trouble: null });
  });

  it("restarts for another page and resumes for the same one", async () => {
    const old = lead("1", Math.floor(Date.now() / 1000) - 20 * 86_400);
    const business = await connectedBusiness("facebook");
    const { ctx, job, connection } = business;
    await syncPlatform(job, { connectionId: connection.id });
    const connectAgain = async (page: { id: string; name: string }) => {
      const token = await platformToken({ page: { ...page, instagram: "1789" }, leads: [old] });
      await connectPlatform(ctx, "facebook", { apiToken: token });
      return ingestFromPlatform(job, "facebook");
    };
    expect(await connectAgain({ id: "1001", name: "Juma Solar" })).toMatchObject({ created: 0 });
    expect(await connectAgain({ id: "2002", name: "Juma Pumps" })).toMatchObject({ created: 1 });
  });

  it("doesn't count a lead already received by webhook as new", async () => {
    const business = await connectedBusiness("facebook", { room: { leads: [lead("1")] } });
    await business.tell(leadEvent("1"));
    await business.work();
    expect(await ingestFromPlatform(business.job, "facebook")).toMatchObject({ created: 0, trouble: null });
  });

  it("reports failures, and an expired token", async () => {
    const business = await connectedBusiness("facebook");
    const { connection, job, put } = business;
    const sync = () => syncPlatform(job, { connectionId: connection.id });
    await put({ fails: ["500"] });
    await sync();
    expect(await seen(business)).toEqual({
      health: "failing",
      count: 0,
      trouble: "Failed to sync platform. Meta says: Service temporarily unavailable",
    });
    await put({ fails: ["190"] });
    await sync();
    expect(await seen(business)).toMatchObject({ health: "over" });
    await put({});
    await sync();
    expect(await seen(business)).toEqual({ health: "good", count: 0, trouble: null });
  });

  it("is rejected without a connection, with the specified message", async () => {
    const business = await makeBusiness();
    await approvedMarketing(business);
    expect(await refusal(requestSync(business.ctx, "all"))).toBe(
      "Failed to sync platform. Connect a platform first.",
    );
    expect(await refusal(requestSync(business.ctx, "twitter"))).toBe(
      "Failed to sync platform. X (Twitter) isn’t connected.",
    );
    const other = await connectedBusiness("facebook");
    expect(
      await syncPlatform({ ...other.job, account: business.account }, { connectionId: other.connection.id }),
    ).toMatchObject({ created: 0 });
  });

  it("runs automatically each night", async () => {
    const { connection } = await connectedBusiness("facebook");
    const ctx = testContext();
    await queueSyncs(ctx);
    expect(ctx.queue.sent).toContainEqual({ kind: "sync-platform", connectionId: connection.id });
    const again = testContext();
    await queueSyncs(again);
    expect(again.queue.sent).not.toContainEqual({ kind: "sync-platform", connectionId: connection.id });
  });

  it("derives a token's status from its expiry", () => {
    const now = new Date("2026-11-26T00:00:00Z");
    const of = (days: number | null, health: "good" | "failing" | "over" = "good") =>
      stateOfConnection(
        { health, expiresAt: days === null ? null : new Date(now.getTime() + days * 86_400_000) },
        now,
      );
    expect([of(null), of(60), of(10), of(-1), of(60, "over"), of(60, "failing")]).toEqual([
      "good",
      "good",
      "ends-soon",
      "over",
      "over",
      "failing",
    ]);
  });
});
