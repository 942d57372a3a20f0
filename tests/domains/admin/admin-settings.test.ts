import { afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import { createCriteriaWriter } from "~/adapters/llm/create-criteria-writer";
import type { Context, UserActor } from "~/core/context";
import { claimedAmount, PUBLIC_FIGURES } from "~/core/public-figures";
import { changeSettings } from "~/domains/admin/settings/change-settings.server";
import { getSettings } from "~/domains/admin/settings/get-settings.server";
import { readClaims, renewLiveClaims } from "~/domains/admin/settings/public-figures.server";
import { SettingsChange } from "~/domains/admin/settings/settings-schemas";
import { sendTestMail, testAi } from "~/domains/admin/settings/try-settings.server";
import { createUser } from "~/domains/admin/users/create-user.server";
import { NewUser } from "~/domains/admin/users/schemas";
import { seedDemoAccounts } from "~/domains/demo/seed-demo-accounts.server";
import { seedStarterDirectory } from "~/domains/directory/companies/seed-starter-directory.server";
import { operatorConfig } from "~/domains/settings/operator.server";
import { changeSetting, readSetting } from "~/domains/settings/settings.server";
import { applyAsAgent, mailsTo, outcome, signUp } from "../../support/fixtures/people";
import { databaseState } from "../../support/harness/app";
import { env, makeBusiness, still, testContext } from "../../support/harness/context";

async function administrator(): Promise<Context & { actor: UserActor }> {
  const { user, ctx } = await makeBusiness();
  return { ...ctx, account: null, actor: { ...user, userType: "admin", isAdmin: true } };
}
const trail = async ({ actor }: { actor: UserActor }) =>
  (
    await env.DB.prepare("select target, detail from audit_log where actor_id = ? order by id")
      .bind(actor.userId)
      .all()
  ).results;

afterEach(() =>
  changeSettings(testContext(), {
    claims: { mode: "stated", agents: "10,000+" },
    salesEmail: null,
    passwordMinimum: null,
    switches: { signUp: true, agentApplications: true, demo: true },
  }),
);

describe("the operator's settings", () => {
  it("change only what was submitted, with a log entry of old and new values per section", async () => {
    const ctx = await administrator();
    const before = await getSettings(ctx);
    await changeSettings(ctx, {
      claims: { agents: "12,000+" },
      switches: { demo: false },
      passwordMinimum: 10,
    });
    const after = await getSettings(ctx);
    expect(after.claims).toEqual({ ...before.claims, agents: "12,000+" });
    expect(after.switches).toEqual({ signUp: true, agentApplications: true, demo: false });
    expect(await trail(ctx)).toEqual([
      { target: "setting:claims", detail: '{"agents":"10,000+ to 12,000+"}' },
      { target: "setting:passwordMinimum", detail: '{"passwordMinimum":"none to 10"}' },
      { target: "setting:switches", detail: '{"demo":"true to false"}' },
    ]);
    await changeSettings(ctx, { switches: { demo: false }, passwordMinimum: 10 });
    expect(await trail(ctx)).toHaveLength(3);
  });

  it("keep the concurrent changes of two administrators, even within one section", async () => {
    const [one, other] = [await administrator(), await administrator()];
    await changeSetting(one, "switches", { signUp: true, agentApplications: true, demo: true });
    await Promise.all([
      changeSettings(one, { claims: { agents: "9" }, switches: { signUp: false } }),
      changeSettings(other, { salesEmail: "deals@njia.test", switches: { demo: false } }),
    ]);
    const { claims, salesEmail, switches } = await getSettings(one);
    expect([claims.agents, salesEmail, switches]).toEqual([
      "9",
      "deals@njia.test",
      { signUp: false, agentApplications: true, demo: false },
    ]);
  });

  it.each([
    [{ claims: { agents: " " } }, "claims.agents"],
    [{ claims: { revenue: "x".repeat(21) } }, "claims.revenue"],
    [{ claims: { mode: "loud" } }, "claims.mode"],
    [{ salesEmail: "sales" }, "salesEmail"],
    [{ salesEmail: "a@b.test?cc=x@y.test" }, "salesEmail"],
    [{ passwordMinimum: 5 }, "passwordMinimum"],
    [{ passwordMinimum: 65 }, "passwordMinimum"],
    [{ passwordMinimum: 8.5 }, "passwordMinimum"],
    [{ switches: { signUp: "no" } }, "switches.signUp"],
  ])("reject %j", (input, field) => {
    expect(SettingsChange.safeParse(input).error?.issues[0]?.path.join(".")).toBe(field);
  });

  it("reveal no secret", async () => {
    const base = await administrator();
    const secrets = { SMTP_PASSWORD: "s3cret-smtp", MAIL_HTTP_KEY: "s3cret-http", AI_API_KEY: "s3cret-ai" };
    const config = {
      ...base.config,
      ...secrets,
      MAIL_TRANSPORT: "smtp" as const,
      SMTP_HOST: "mail.njia.test",
      AI_BASE_URL: "https://ai.njia.test/v1",
    };
    const ai = {
      name: "some-model",
      writeMail: async () => ({}),
      writePosts: async () => {},
      readReply: async () => ({}),
      chooseIndustries: async () => ({}),
      write: async () => ({}),
    };
    const mail = { ...base.mail, name: "smtp" as const };
    const settings = await getSettings({ ...base, config, ai, mail });
    expect(settings.mail).toMatchObject({ transport: "smtp", host: "mail.njia.test", secret: "set" });
    expect(settings.ai).toEqual({ provider: "ai.njia.test", model: "some-model", key: "set" });
    expect(JSON.stringify(settings)).not.toContain("s3cret");
  });
});

describe("effects of the settings", () => {
  it("switches block sign-ups, agent applications and the demo when off, writing no row", async () => {
    const ctx = testContext();
    await changeSettings(ctx, { switches: { signUp: false, agentApplications: false, demo: false } });
    const tables = ["users", "accounts", "agents", "transactional_emails", "rate_limit_buckets"];
    const before = await databaseState(tables);
    expect(await outcome(signUp())).toBe("forbidden");
    expect(await outcome(applyAsAgent())).toBe("forbidden");
    expect(await outcome(seedDemoAccounts(ctx))).toBe("not_found");
    expect(await databaseState(tables)).toBe(before);
    await changeSettings(ctx, { switches: { agentApplications: true } });
    expect([await outcome(applyAsAgent()), await outcome(signUp())]).toEqual(["passed", "forbidden"]);
  });

  it("the minimum password length is enforced wherever a password is set", async () => {
    const ctx = await administrator();
    await changeSettings(ctx, { passwordMinimum: 20 });
    await expect(signUp()).rejects.toThrow("Password must be at least 20 characters long.");
    await expect(applyAsAgent()).rejects.toThrow("Password must be at least 20 characters long.");
    const input = { firstName: "Zuri", lastName: "New", email: `zuri-${crypto.randomUUID()}@new.test` };
    const user = NewUser.parse({ ...input, password: "a good long one" });
    await expect(createUser(ctx, user)).rejects.toMatchObject({ code: "invalid", field: "password" });
    await changeSettings(ctx, { passwordMinimum: 6 });
    await expect(createUser(ctx, { ...user, userType: "agent", password: "sevench" })).rejects.toThrow(
      "Password must be at least 8 characters long.",
    );
    expect(await outcome(signUp())).toBe("passed");
  });

  it("the sales address is used, or the default without one", async () => {
    const ctx = testContext();
    expect((await operatorConfig(ctx)).SALES_EMAIL).toBe(ctx.config.SALES_EMAIL);
    await changeSettings(ctx, { salesEmail: "deals@njia.test" });
    expect((await operatorConfig(ctx)).SALES_EMAIL).toBe("deals@njia.test");
    await changeSettings(ctx, { salesEmail: null });
    expect((await operatorConfig(ctx)).SALES_EMAIL).toBe(ctx.config.SALES_EMAIL);
  });
});

describe("live claims", () => {
  beforeAll(() => seedStarterDirectory(testContext()));

  it("are counted when turned on and by the scheduled job, not by page views", async () => {
    const ctx = testContext();
    const before = await readClaims(ctx);
    expect(before).toMatchObject({ isLive: false, agents: "10,000+", confidence: "85%+" });
    expect(new Set(Object.values(before.counted))).toEqual(new Set([null]));
    expect(await readSetting(ctx, "liveClaims")).toBeNull();
    await changeSettings(ctx, { claims: { mode: "live" } });
    const first = await readClaims(ctx);
    expect(first).toMatchObject({ isLive: true, revenue: "$0", confidence: null });
    expect(first.companies).not.toBe("0");
    await seedDemoAccounts(ctx);
    const { agentId } = await applyAsAgent();
    await env.DB.prepare("update agents set lead_value = 1250000 where id = ?").bind(agentId).run();
    expect(await readClaims(ctx)).toEqual(first);
    await renewLiveClaims(ctx);
    const second = await readClaims(ctx);
    expect([Number(second.agents) - Number(first.agents), second.revenue]).toEqual([1, "$12,500"]);
    const counted = await readSetting(ctx, "liveClaims");
    await changeSettings(ctx, { claims: { mode: "stated" } });
    await renewLiveClaims({ ...ctx, now: () => new Date(Date.now() + 60_000) });
    const { countedAt: _, ...same } = counted ?? { countedAt: "" };
    expect(await readSetting(ctx, "liveClaims")).toMatchObject(same);
  });

  it("are shown next to stated claims until they reach them", async () => {
    const ctx = testContext();
    await changeSettings(ctx, { claims: { mode: "stated", countries: "1", revenue: "$2.5M" } });
    const { countries, revenue, counted } = await readClaims(ctx);
    expect([countries, counted.countries]).toEqual(["1", undefined]);
    expect([revenue, counted.revenue]).toEqual(["$2.5M", "$12,500"]);
    expect(counted).toMatchObject({
      confidence: null,
      companies: expect.stringMatching(/^[\d,]+$/),
    });
    await env.DB.prepare("update agents set lead_value = 250000000 where lead_value = 1250000").run();
    await renewLiveClaims(ctx);
    expect((await readClaims(ctx)).counted.revenue).toBeUndefined();
    await changeSettings(ctx, { claims: { mode: "stated", ...PUBLIC_FIGURES } });
  });

  it.each([
    ["$2.5M", 2_500_000],
    ["10,000+", 10_000],
    ["85%+", 85],
    ["12k", 12_000],
    ["many", null],
  ])("are compared with the amount parsed from %s", (text, amount) => {
    expect(claimedAmount(text)).toBe(amount);
  });
});

describe("tests of email and AI from the settings", () => {
  it("a test email is sent to the administrator through the normal transport, with a limit", async () => {
    const ctx = still(await administrator());
    for (let index = 0; index < 5; index += 1) await sendTestMail(ctx);
    expect(await outcome(sendTestMail(ctx))).toBe("too_many");
    expect(await mailsTo(ctx, ctx.actor.email)).toHaveLength(5);
    expect((await getSettings(ctx)).mail).toMatchObject({
      lastTest: { to: ctx.actor.email, state: "queued", error: null },
    });
    expect(await trail(ctx)).toHaveLength(5);
  });

  it("the model test shows the response or the error, without the key", async () => {
    // The model SDK loads on first use: loading it here keeps that time on a slow machine from counting as the model's.
    await import("~/adapters/llm/llm-client");
    const ctx = await administrator();
    expect(await testAi(ctx)).toMatchObject({ answer: null, reason: expect.stringContaining("No AI model") });
    const asked = (model: string, key = "secret") => {
      const config = { ...ctx.config, AI_BASE_URL: inject("aiServer"), AI_API_KEY: key, AI_MODEL: model };
      return testAi({ ...ctx, config, ai: createCriteriaWriter(config, {}) });
    };
    expect((await asked("good")).answer).toContain('"location":["Kenya"]');
    expect(await asked("error")).toMatchObject({ answer: null, reason: expect.stringMatching(/\w/) });
    const ai = {
      name: "m",
      writeMail: async () => ({}),
      writePosts: async () => {},
      readReply: async () => ({}),
      chooseIndustries: async () => ({}),
      write: () => Promise.reject(new Error("401 for key s3cret-ai")),
    };
    expect(await testAi({ ...ctx, ai, config: { ...ctx.config, AI_API_KEY: "s3cret-ai" } })).toMatchObject({
      answer: null,
      reason: "401 for key (key)",
    });
  });
});
