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
    [{ ENVIRONMENT: "production" }, "MAIL_TRANSPORT: should be smtp, cloudflare or http"],
    [
      { ENVIRONMENT: "production", MAIL_TRANSPORT: "outbox" },
      "MAIL_TRANSPORT: should be smtp, cloudflare or http",
    ],
    [{ MAIL_TRANSPORT: "pigeon" }, "MAIL_TRANSPORT: should be smtp, cloudflare or http"],
    [{ MAIL_TRANSPORT: "cloudflare" }, "MAIL_FROM: should be the address that mail comes from"],
    [{ MAIL_TRANSPORT: "smtp", MAIL_FROM: "a@b.test" }, "SMTP_HOST: should be the name of the mail server"],
    [
      { MAIL_TRANSPORT: "http", MAIL_FROM: "a@b.test" },
      "MAIL_HTTP_URL: should be the address that takes mail",
    ],
    [{ SMTP_USER: "njia" }, "SMTP_PASSWORD: should be the password at the mail server"],
    [
      { ENVIRONMENT: "production", MAIL_TRANSPORT: "smtp", SMTP_SECURITY: "none" },
      "SMTP_SECURITY: should be tls or starttls",
    ],
    [{ AI_BASE_URL: "http://127.0.0.1:1" }, "AI_MODEL: should be the name of a model"],
  ])("names what is missing or malformed and what it should be: %j", (over, message) => {
    expect(said({ ...GOOD, ...over })).toContain(message);
  });

  it("names every value that is missing", () => {
    for (const name of Object.keys(GOOD)) expect(said({})).toContain(`${name}: `);
  });
});
