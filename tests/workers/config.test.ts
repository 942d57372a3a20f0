import { describe, expect, it } from "vitest";
import { readConfig } from "~/core/config";
import { refusalOfRequest } from "~/http/edge/request-limits.server";
import { troubleOfNames } from "../../scripts/worker-names.mjs";
import wrangler from "../../wrangler.toml?raw";

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
  it("is read when it is complete", () => {
    expect(readConfig(GOOD)).toMatchObject(GOOD);
  });

  it.each([
    [{ ENVIRONMENT: "staging" }, "ENVIRONMENT: should be development, test, preview or production"],
    [{ APP_ORIGIN: "njia.example" }, "APP_ORIGIN: should be an address such as https://njia.example"],
    [{ SALES_EMAIL: "sales" }, "SALES_EMAIL: should be an email address"],
    [{ ENVIRONMENT: "production" }, "PASSWORD_PEPPER: should be a secret of at least 32 characters"],
    [{ ENVIRONMENT: "production" }, "MAIL_TRANSPORT: should be smtp, cloudflare or http"],
    [
      { ENVIRONMENT: "production", MAIL_TRANSPORT: "outbox" },
      "MAIL_TRANSPORT: should be smtp, cloudflare or http",
    ],
    [{ MAIL_TRANSPORT: "pigeon" }, "MAIL_TRANSPORT: should be smtp, cloudflare or http"],
    [{ MAIL_TRANSPORT: "cloudflare" }, "MAIL_FROM: should be the sender address"],
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
  ])("reports each invalid variable with its expected value: %j", (over, message) => {
    expect(said({ ...GOOD, ...over })).toContain(message);
  });

  it("names every missing value", () => {
    for (const name of Object.keys(GOOD)) expect(said({})).toContain(`${name}: `);
  });
});

describe("a deploy without --env production", () => {
  it("has a different Worker name than production", () => {
    expect(troubleOfNames(wrangler)).toBeNull();
    expect(troubleOfNames(wrangler.replace('"njia-dev"', '"njia"'))).toContain("would replace production");
    expect(troubleOfNames(wrangler.replace("[env.production]", "[env.other]"))).toContain("should name");
  });

  it.each(["/dev/mail", "/dev/seed", "/ui", "/ui/forms", "/DEV/mail.data", "/%64ev/seed", "//dev/mail"])(
    "hides %s on public hosts and in production, but not locally",
    (path) => {
      const status = (origin: string, env: Record<string, unknown>) =>
        refusalOfRequest(new Request(`${origin}${path}`), readConfig({ ...GOOD, ...env }))?.status ?? 200;
      const pepper = "x".repeat(32);
      const mail = { MAIL_TRANSPORT: "http", MAIL_FROM: "a@b.test", MAIL_HTTP_URL: "https://mail.test" };
      const live = { ENVIRONMENT: "production", PASSWORD_PEPPER: pepper, APP_ORIGIN: "https://njia.example" };
      expect(status("https://njia-dev.somebody.workers.dev", {})).toBe(404);
      const preview = { ENVIRONMENT: "preview", APP_ORIGIN: "https://njia-preview.somebody.workers.dev" };
      expect(status(preview.APP_ORIGIN, preview)).toBe(404);
      expect(status("https://njia.example", { ...live, ...mail })).toBe(404);
      for (const origin of ["http://localhost:8787", "http://192.168.1.5:8787", "http://127.0.0.1:9104"])
        expect(status(origin, {})).toBe(200);
      expect(status("http://njia.test", { ENVIRONMENT: "test", APP_ORIGIN: "http://njia.test" })).toBe(200);
    },
  );
});

describe("a preview", () => {
  const preview = { ENVIRONMENT: "preview", APP_ORIGIN: "https://njia-preview.somebody.workers.dev" };
  const status = (url: string) =>
    refusalOfRequest(new Request(url), readConfig({ ...GOOD, ...preview }))?.status ?? 200;

  it("answers on its own host", () => {
    expect(status(`${preview.APP_ORIGIN}/pricing`)).toBe(200);
  });

  it("refuses every other host with 421", () => {
    expect(status("https://njia.example/pricing")).toBe(421);
  });

  it("refuses settings meant for journeys", () => {
    expect(said({ ...GOOD, ...preview, LEAST_ANSWER_SECONDS: "2" })).toContain("LEAST_ANSWER_SECONDS");
  });
});

describe("a production invocation", () => {
  it("is limited to 30 seconds of CPU", () => {
    expect(wrangler).toMatch(/^\[env\.production\.limits\]\ncpu_ms = 30000$/m);
  });
});
