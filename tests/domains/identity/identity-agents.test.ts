import { describe, expect, it } from "vitest";
import { findAgent, findAgentOfUser } from "~/domains/agents/agents.server";
import { AGENT_INDUSTRIES } from "~/domains/agents/choices";
import { agentLoginJson } from "~/domains/agents/json";
import { registerAgent } from "~/domains/agents/register-agent.server";
import { AgentSignup } from "~/domains/agents/schemas";
import { signInAgent } from "~/domains/agents/sign-in-agent.server";
import { seedDemoAccounts } from "~/domains/demo/seed-demo-accounts.server";
import { INDUSTRIES } from "~/domains/directory/taxonomy/industries";
import { openSession } from "~/domains/identity/sessions/open-session.server";
import { verifyEmail } from "~/domains/identity/verify-email.server";
import { application, lastLink, outcome, PASSWORD, signUp } from "../../support/fixtures/people";
import { databaseState } from "../../support/harness/app";
import { testContext } from "../../support/harness/context";

const REQUIRED =
  "Please fill in all required fields including password and at least one specialization and operational market.";

const messagesOf = (input: unknown) =>
  AgentSignup.safeParse(input).error?.issues.map(({ message }) => message) ?? [];

describe("the agent application", () => {
  it.each([
    "name",
    "email",
    "password",
    "confirmPassword",
    "country",
    "specializations",
    "operationalMarkets",
  ])("requires %s", (field) => {
    expect(messagesOf(application({ [field]: undefined }))).toContain(REQUIRED);
    expect(messagesOf(application({ [field]: field.endsWith("s") ? [] : "" }))).toContain(REQUIRED);
  });

  it.each([
    [{ password: "sevench", confirmPassword: "sevench" }, "Password must be at least 8 characters long."],
    [{ confirmPassword: "another one" }, "Passwords do not match."],
    [{ country: "Atlantis" }, "Choose a country from the list."],
    [{ operationalMarkets: ["Atlantis"] }, "“Atlantis” isn’t a country from the list."],
    [{ specializations: ["Alchemy"] }, "“Alchemy” isn’t an industry from the list."],
    [{ mainSpecialization: "Alchemy" }, "“Alchemy” isn’t an industry from the list."],
    [{ experience: "90" }, "Choose your years of experience."],
    [{ bio: "x".repeat(2001) }, "Use at most 2000 characters."],
  ])("reports the error in %j", (over, message) => expect(messagesOf(application(over))).toEqual([message]));

  it.each(["0-1 years", "3-5 years", "10+ years", " 10+ Years "])(
    "accepts the displayed experience %j",
    (printed) => {
      const years = printed.trim().split(" ")[0];
      expect(AgentSignup.parse(application({ experience: printed })).experience).toBe(years);
    },
  );

  it("accepts lists as JSON text, and offers sixteen directory industries", () => {
    const input = application({
      specializations: '["fintech"]',
      operationalMarkets: '["Nigeria"]',
      experience: "",
    });
    expect(AgentSignup.parse(input)).toMatchObject({
      specializations: ["fintech"],
      operationalMarkets: ["NG"],
      country: "CI",
      experience: null,
    });
    const known = new Set(INDUSTRIES.map(({ id }) => id));
    expect(AGENT_INDUSTRIES.filter((id) => known.has(id))).toHaveLength(16);
  });
});

describe("an agent", () => {
  it("is created with a user outside any account, who is asked to confirm the address", async () => {
    const ctx = testContext();
    const input = AgentSignup.parse(application({ bio: "Sells \u202esolar\u0000", experience: "3-5" }));
    const { userId, agentId } = await registerAgent(ctx, input);
    expect(await findAgentOfUser(ctx, userId)).toMatchObject({
      id: agentId,
      firstName: "Wanjiru",
      lastName: "Mwangi Kamau",
      country: "CI",
      specializations: ["technology", "realestate"],
      operationalMarkets: ["KE", "GH"],
      bio: "Sells  solar",
      tier: "entry",
      referrerId: null,
    });
    const user = await ctx.d1.prepare("select * from users where id = ?").bind(userId).first();
    expect(user).toMatchObject({ account_id: null, user_type: "agent", is_admin: 0, role: null });
    await verifyEmail(ctx, await lastLink(ctx, input.email));
    expect((await openSession(ctx, userId)).maxAge).toBe(86_400);
  });

  it("is rejected if the address belongs to any user, and writes no row", async () => {
    const ctx = testContext();
    const { email } = await signUp();
    const tables = ["users", "agents", "one_time_tokens", "transactional_emails", "audit_log"];
    const before = await databaseState(tables);
    const input = AgentSignup.parse(application({ email: email.toUpperCase() }));
    await expect(registerAgent(ctx, input)).rejects.toMatchObject({ code: "conflict", field: "email" });
    expect(await databaseState(tables)).toBe(before);
    const twice = AgentSignup.parse(application());
    const all = await Promise.all([1, 2, 3].map(() => outcome(registerAgent(ctx, twice))));
    expect(all.sort()).toEqual(["conflict", "conflict", "passed"]);
  });

  it("has the agent whose link was followed as referrer, if there is one", async () => {
    const ctx = testContext();
    const first = await registerAgent(ctx, AgentSignup.parse(application()));
    const second = await registerAgent(ctx, AgentSignup.parse(application({ ref: String(first.agentId) })));
    expect((await findAgent(ctx, second.agentId))?.referrerId).toBe(first.agentId);
    for (const ref of ["999999999", "-1", "1 or 1=1", "", null]) {
      const { agentId } = await registerAgent(ctx, AgentSignup.parse(application({ ref })));
      expect((await findAgent(ctx, agentId))?.referrerId).toBeNull();
    }
  });

  it("logs in with an unchanged tier, while a business can't log in as an agent", async () => {
    const ctx = testContext();
    const input = AgentSignup.parse(application({ city: "Abidjan" }));
    const { agentId, userId } = await registerAgent(ctx, input);
    const signedIn = await signInAgent(ctx, { email: input.email, password: PASSWORD });
    expect(signedIn).toMatchObject({ userId, needsSecondFactor: false });
    const answer = agentLoginJson(signedIn.agent, { id: userId }, "/agent");
    expect(answer).toMatchObject({
      agent: {
        id: agentId,
        name: "Wanjiru Mwangi Kamau",
        location: "Abidjan, Ivory Coast",
        agentTier: "entry",
      },
      user: { id: userId },
      tierAdvancement: { advanced: false, previousTier: null, newTier: null, newCommissionRate: null },
      redirect: "/agent",
    });
    expect(JSON.stringify(answer)).not.toContain("scrypt");
    const { email } = await signUp();
    expect(await outcome(signInAgent(ctx, { email, password: "wrong one" }))).toBe("unauthenticated");
    expect(await outcome(signInAgent(ctx, { email, password: PASSWORD }))).toBe("forbidden");
  });

  it("is marked and gets no email in the demo", async () => {
    const ctx = testContext();
    await seedDemoAccounts(ctx);
    await seedDemoAccounts(ctx);
    const demo = await ctx.d1
      .prepare(
        "select u.is_demo d from agents a join users u on u.id = a.user_id where u.email_key = 'agent@demo.test'",
      )
      .first("d");
    expect(demo).toBe(1);
    const mails = ctx.d1.prepare(
      "select count(*) n from transactional_emails where to_address like '%@demo.test'",
    );
    expect(await mails.first("n")).toBe(0);
  });
});
