import { describe, expect, it } from "vitest";
import { createMailSender } from "~/adapters/mail/create-mail-sender";
import { readConfig } from "~/core/config";
import { PROCESSOR_KINDS, processorsOf } from "~/domains/privacy/processors.server";
import document from "../../../docs/privacy.md?raw";

const config = (over: Record<string, string> = {}) =>
  readConfig({
    ENVIRONMENT: "test",
    APP_NAME: "Njia",
    APP_ORIGIN: "http://njia.test",
    SALES_EMAIL: "sales@njia.test",
    ...over,
  });
const facts = (over: Record<string, string> = {}, ai: { name: string } | null = null) => ({
  config: config(over),
  ai,
  identityProviders: [],
});
const named = (given: Parameters<typeof processorsOf>[0]) =>
  processorsOf(given).map(({ key, name }) => [key, name]);

const ALWAYS = ["platform", "mail-own", "dns", "mail-settings", "social-platforms"];
const besides = (given: Parameters<typeof processorsOf>[0]) =>
  named(given).filter(([key = ""]) => !ALWAYS.includes(key));

const FROM = { MAIL_FROM: "no-reply@njia.test" };
const SEND_EMAIL = { send: async () => ({ messageId: "1" }) } as unknown as SendEmail;

describe("the processors of a deployment", () => {
  it.each([
    ["outbox", {}, []],
    ["smtp", { ...FROM, SMTP_HOST: "mx.post.test" }, [["mail-smtp", "mx.post.test"]]],
    ["http", { ...FROM, MAIL_HTTP_URL: "https://api.post.test/mails" }, [["mail-http", "api.post.test"]]],
    ["cloudflare", FROM, [["mail-cloudflare", "Cloudflare Email Service"]]],
  ] as const)(
    "name the service of the mail transport that sends the emails: %s",
    (transport, over, wanted) => {
      const given = facts({ MAIL_TRANSPORT: transport, ...over });
      expect(besides(given)).toEqual(wanted);
      expect(createMailSender(given.config, { SEND_EMAIL }).name).toBe(transport);
    },
  );

  it("exclude those of an unused mail transport", () => {
    const idle = { SMTP_HOST: "mx.post.test", MAIL_HTTP_URL: "https://api.post.test", AI_MODEL: "m" };
    expect(besides(facts(idle))).toEqual([]);
  });

  it("name the language model and where it runs, or none if there is none", () => {
    const own = { AI_BASE_URL: "https://models.test/v1", AI_MODEL: "small" };
    expect(besides(facts(own, { name: "small" }))).toEqual([["model", "small, at models.test"]]);
    expect(besides(facts({}, { name: "llama" }))).toEqual([
      ["model-cloudflare", "llama, at Cloudflare Workers AI"],
    ]);
    expect(besides(facts())).toEqual([]);
  });

  it("name the DNS resolver and the single sign-on providers in use", () => {
    const given = facts({ DNS_OVER_HTTPS_URL: "https://dns.test/query" });
    expect(named(given)).toContainEqual(["dns", "dns.test"]);
    expect(named(facts())).toContainEqual(["dns", "cloudflare-dns.com"]);
    const identityProviders = [{ name: "Umoja", issuer: "https://id.umoja.test" }];
    expect(besides({ ...facts(), identityProviders })).toEqual([["sign-in", "Umoja, at id.umoja.test"]]);
  });

  it("match the table in docs/privacy.md", () => {
    const rows = PROCESSOR_KINDS.map(
      ({ key, who, purpose, gets, when }) => `| ${[key, who, purpose(), gets(), when].join(" | ")} |`,
    );
    expect(document).toContain(
      ["| key | who | what for | what they get | when |", "|---|---|---|---|---|", ...rows].join("\n"),
    );
  });
});
