import { describe, expect, it } from "vitest";
import { readConfig } from "~/core/config";

const GOOD = {
  ENVIRONMENT: "development",
  APP_NAME: "Njia",
  APP_ORIGIN: "http://localhost:8787",
  SALES_EMAIL: "sales@njia.test",
};

const said = (env: Record<string, unknown>) => {
  try {
    readConfig(env);
    return "";
  } catch (error) {
    return String(error);
  }
};

describe("the configuration", () => {
  it("is read where it is complete", () => {
    expect(readConfig(GOOD)).toMatchObject(GOOD);
  });

  it.each([
    [{ ENVIRONMENT: "staging" }, "ENVIRONMENT: should be development, test or production"],
    [{ APP_ORIGIN: "njia.example" }, "APP_ORIGIN: should be an address such as https://njia.example"],
    [{ SALES_EMAIL: "sales" }, "SALES_EMAIL: should be an e-mail address"],
    [{ ENVIRONMENT: "production" }, "PASSWORD_PEPPER: should be a secret of at least 32 characters"],
    [{ AI_BASE_URL: "http://127.0.0.1:1" }, "AI_MODEL: should be the name of a model"],
  ])("names what is missing or malformed and what it should be: %j", (over, message) => {
    expect(said({ ...GOOD, ...over })).toContain(message);
  });

  it("names every value that is missing", () => {
    for (const name of Object.keys(GOOD)) expect(said({})).toContain(`${name}: `);
  });
});
