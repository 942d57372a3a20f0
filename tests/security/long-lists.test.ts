import { describe, expect, it } from "vitest";
import { BusinessSignup } from "~/domains/identity/schemas";
import { PASSWORD } from "../support/fixtures/people";
import { callApp, fetchApp } from "../support/harness/app";

const signUp = (operationalMarkets: unknown) => ({
  firstName: "Zuri",
  lastName: "Ade",
  email: `zuri-${crypto.randomUUID()}@shop.test`,
  password: PASSWORD,
  confirmPassword: PASSWORD,
  operationalMarkets,
});

const LONG = Array<string>(40_000).fill("x");

describe("a sign-up list of far more countries than exist", () => {
  it("is refused with one message, as a list and as text", async () => {
    for (const markets of [LONG, JSON.stringify(LONG)]) {
      const { error } = BusinessSignup.safeParse(signUp(markets));
      expect(error?.issues.map(({ message }) => message)).toEqual(["Use at most 108 countries."]);
    }
    const answer = await callApp("POST", "/api/auth/email-register", signUp(LONG));
    expect([answer.status, await answer.text()]).toEqual([422, "Use at most 108 countries."]);
  });

  it("reports only the first twenty errors if it is shorter", async () => {
    const answer = await fetchApp("/api/auth/email-register", {
      method: "POST",
      body: JSON.stringify(signUp(LONG.slice(0, 100))),
      headers: { "content-type": "application/json", accept: "application/problem+json" },
    });
    const { errors } = (await answer.json()) as { errors: Record<string, string[]> };
    expect(errors.operationalMarkets).toHaveLength(20);
  });

  it("accepts valid countries by name or code", () => {
    expect(BusinessSignup.safeParse(signUp(["Kenya", "GH", "Ivory Coast"])).success).toBe(true);
  });
});
