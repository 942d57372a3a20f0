import { describe, expect, it } from "vitest";
import { changeUser } from "~/domains/admin/users/change-user.server";
import { createUser } from "~/domains/admin/users/create-user.server";
import { NewUser } from "~/domains/admin/users/schemas";
import { findAgentOfUser } from "~/domains/agents/agents.server";
import { agentJson } from "~/domains/agents/json";
import { signInAgent } from "~/domains/agents/sign-in-agent.server";
import { applyAsAgent, PASSWORD, signUp, signUpAdmin } from "../../support/fixtures/people";
import { databaseState } from "../../support/harness/app";
import { testContext } from "../../support/harness/context";

const person = (over: Record<string, unknown> = {}) => ({
  firstName: "Kwame",
  lastName: "Asante",
  email: `kwame-${crypto.randomUUID()}@field.test`,
  password: PASSWORD,
  userType: "agent",
  country: "Ghana",
  ...over,
});

const agentOf = async (userId: number) => {
  const agent = await findAgentOfUser(testContext(), userId);
  if (!agent) throw new Error("no record of an agent");
  return agent;
};

describe("an agent created by an administrator", () => {
  it("gets a record reviewed by the administrator, and can sign in", async () => {
    const { ctx, userId: by } = await signUpAdmin();
    const input = NewUser.parse(person());
    const { id } = await createUser(ctx, input);
    expect(await agentOf(id)).toMatchObject({ country: "GH", tier: "entry", reviewedBy: by });
    const signedIn = await signInAgent(testContext(), { email: input.email, password: PASSWORD });
    expect(agentJson(signedIn.agent)).toMatchObject({ name: "Kwame Asante", country: "Ghana" });
  });

  it.each([undefined, "", "  "])(
    "can have no country (%j), which is shown as not available",
    async (country) => {
      const { ctx } = await signUpAdmin();
      const { id } = await createUser(ctx, NewUser.parse(person({ country })));
      expect(agentJson(await agentOf(id))).toMatchObject({
        name: "Kwame Asante",
        country: "Country not available",
      });
    },
  );

  it("can get a country later", async () => {
    const { ctx } = await signUpAdmin();
    const { id } = await createUser(ctx, NewUser.parse(person({ country: undefined })));
    await changeUser(ctx, id, { country: "KE" });
    expect(await agentOf(id)).toMatchObject({ country: "KE" });
  });

  it("is rejected with a country that is not one of the 54", () => {
    const { error } = NewUser.safeParse(person({ country: "Atlantis" }));
    expect(error?.issues.map(({ path, message }) => [path.join("."), message])).toEqual([
      ["country", "“Atlantis” isn’t a country from the list."],
    ]);
  });

  it("isn't created if the address exists", async () => {
    const { ctx, email } = await signUpAdmin();
    const before = await databaseState(["users", "agents", "audit_log"]);
    await expect(createUser(ctx, NewUser.parse(person({ email })))).rejects.toThrow(/already exists/);
    expect(await databaseState(["users", "agents", "audit_log"])).toBe(before);
  });
});

describe("a user changed to an agent by an administrator", () => {
  it("requires a country, gets one record, and keeps it through later changes", async () => {
    const { ctx } = await signUpAdmin();
    const { userId } = await signUp();
    await expect(changeUser(ctx, userId, { userType: "agent" })).rejects.toMatchObject({
      code: "invalid",
      field: "country",
    });
    await Promise.all([1, 2].map(() => changeUser(ctx, userId, { userType: "agent", country: "KE" })));
    const { id } = await agentOf(userId);
    await changeUser(ctx, userId, { userType: "business" });
    await changeUser(ctx, userId, { userType: "agent" });
    await changeUser(ctx, userId, { country: "RW" });
    expect(await agentOf(userId)).toMatchObject({ id, country: "RW" });
  });

  it("gets no record if the type stays business, and an agent keeps all fields but the country", async () => {
    const { ctx } = await signUpAdmin();
    const { userId } = await signUp();
    await changeUser(ctx, userId, { userType: "business", country: "KE" });
    expect(await findAgentOfUser(ctx, userId)).toBeNull();
    const applied = await applyAsAgent();
    const before = await agentOf(applied.userId);
    await changeUser(ctx, applied.userId, { country: "TZ" });
    expect(await agentOf(applied.userId)).toEqual({ ...before, country: "TZ" });
  });
});
