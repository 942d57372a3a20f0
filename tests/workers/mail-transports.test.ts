import { describe, expect, inject, it } from "vitest";
import { createCloudflareSender } from "~/adapters/mail/cloudflare";
import { createMailSender } from "~/adapters/mail/create-mail-sender";
import { createHttpSender } from "~/adapters/mail/http";
import type { MailOutcome, OutgoingMail } from "~/adapters/mail/mail-sender";
import { createSmtpSender, type SmtpSettings } from "~/adapters/mail/smtp";
import type { Config } from "~/core/config";
import { testContext } from "../support/harness/context";
import type { ProviderRequest, ReceivedMail } from "../support/servers/mail-servers";

const servers = inject("mail");

const makeMail = (to: string, over: Partial<OutgoingMail> = {}): OutgoingMail => ({
  messageId: `<${crypto.randomUUID()}@njia.test>`,
  date: new Date("2026-11-21T10:33:00Z"),
  from: { address: "no-reply@njia.test", name: "Njia" },
  to: { address: `${to}-${crypto.randomUUID()}@business.test`, name: "Amina Owner" },
  subject: "Confirm your email",
  text: "Hello Amina,\n\nPlease confirm.\n",
  html: "<p>Hello Amina,</p>\n<p>Please confirm.</p>\n",
  headers: {},
  attachments: [],
  ...over,
});

const open: SmtpSettings = { host: "127.0.0.1", port: servers.open, security: "none" };

async function receivedOf(mail: OutgoingMail): Promise<ReceivedMail[]> {
  const all = (await (await fetch(`${servers.http}/received`)).json()) as ReceivedMail[];
  return all.filter(({ to }) => to === mail.to.address);
}

/** Sends an email and returns what the server received. */
async function sendAndRead(mail: OutgoingMail, settings = open): Promise<ReceivedMail> {
  expect(await createSmtpSender(settings).send(mail)).toEqual({ outcome: "sent" });
  const [received, ...more] = await receivedOf(mail);
  expect(more).toEqual([]);
  if (!received) throw new Error("nothing came");
  return received;
}

describe("an email received by a real SMTP server", () => {
  it("contains both parts, every header and the envelope", async () => {
    const mail = makeMail("amina", { headers: { "List-Id": "<news.njia.test>" } });
    const got = await sendAndRead(mail);
    expect(got).toMatchObject({
      from: "no-reply@njia.test",
      subject: "Confirm your email",
      fromText: '"Njia" <no-reply@njia.test>',
      toText: `"Amina Owner" <${mail.to.address}>`,
      messageId: mail.messageId,
      date: "2026-11-21T10:33:00.000Z",
      text: mail.text,
      attachments: [],
    });
    expect(got.html.trim()).toBe(mail.html.trim());
    expect(got.headers).toMatchObject({
      "auto-submitted": "auto-generated",
      "mime-version": "1.0",
      "list-id": "<news.njia.test>",
      date: "Sat, 21 Nov 2026 10:33:00 +0000",
    });
    expect(got.headers["content-type"]).toMatch(/^multipart\/alternative;\s+boundary=/);
    expect(got.raw.indexOf("text/plain")).toBeLessThan(got.raw.indexOf("text/html"));
  });

  it.each([
    ["French", "Confirmez votre adresse, s'il vous plaît : la clé expire à 18 h", "Amélie N’Diaye"],
    ["Arabic", "يرجى تأكيد عنوان بريدك الإلكتروني قبل نهاية اليوم حتى تتمكن من الدخول", "أمينة القاهرة"],
    [
      "Swahili",
      "Tafadhali thibitisha anwani yako ya barua pepe kabla ya saa kumi na mbili jioni leo",
      "Amina wa Pwani",
    ],
    ["Amharic", "እባክዎ የኢሜል አድራሻዎን ያረጋግጡ", "አልማዝ"],
    ["an encoded word", "=?utf-8?Q?not_this?=", "=?utf-8?Q?nor_this?="],
    ["marks", 'A "quoted", <angled>; and (bracketed) one', 'Doe, "Jo" <x@y.test>'],
    ["letters outside the plane", "😀".repeat(60), "𝒜mina"],
  ])("has its subject, text and recipient name unchanged: %s", async (_language, subject, name) => {
    const text = `${subject}\n\n${"é".repeat(300)}\n`;
    const to = makeMail("reader").to.address;
    const got = await sendAndRead(makeMail("x", { subject, text, to: { address: to, name } }));
    expect(got.subject).toBe(subject);
    expect(got.text).toBe(text);
    expect(got.toText).toContain(name);
    expect(got.toText).toContain(`<${to}>`);
    expect(got.raw).toMatch(/^[\s\x20-\x7e]*$/);
    expect(Math.max(...got.raw.split("\r\n").map((line) => line.length))).toBeLessThanOrEqual(78);
  });

  it("keeps dots, long lines, trailing spaces and text that resembles a boundary", async () => {
    const text = [
      ".",
      "..",
      ".hidden",
      "-- ",
      "From me",
      "a=3D",
      "x".repeat(5_000),
      "--=_a",
      "\t",
      "end",
      "",
    ].join("\n");
    const got = await sendAndRead(makeMail("dots", { text, html: `<pre>${text}</pre>\n` }));
    expect(got.text).toBe(text);
    expect(got.html.trim()).toBe(`<pre>${text}</pre>`);
    expect(got.raw.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  });

  it("keeps an attachment's accented name and its content", async () => {
    const content = new TextEncoder().encode("name;clé\r\n".repeat(2_000));
    const attachments = [{ name: "résumé des contacts.csv", type: "text/csv", content }];
    const got = await sendAndRead(makeMail("files", { attachments }));
    const [file] = got.attachments;
    expect(file).toMatchObject({ name: "résumé des contacts.csv", type: "text/csv" });
    expect(file?.text).toBe(new TextDecoder().decode(content));
    expect(got.text.trim()).toBe("Hello Amina,\n\nPlease confirm.");
  });

  it("is authenticated with PLAIN or LOGIN, with any characters in the password", async () => {
    const who = { user: "njia", password: "pässword" };
    expect((await sendAndRead(makeMail("plain"), { ...open, ...who })).user).toBe("njia");
    expect((await sendAndRead(makeMail("login"), { ...open, ...who, port: servers.login })).user).toBe(
      "njia",
    );
  });
});

describe("an SMTP server", () => {
  /** Whether the test is about the timeout; servers that respond get enough time for a busy machine. */
  const waits = (reason: RegExp) => reason.source.startsWith("No response");
  const on = (port: number, over: Partial<SmtpSettings> = {}) => ({ ...open, port, ...over });

  it.each<[string, string, SmtpSettings, MailOutcome["outcome"], RegExp]>([
    ["is down", "amina", on(servers.down), "later", /./],
    ["never greets", "amina", on(servers.mute), "later", /No response within 0.4 seconds/],
    [
      "refuses the login",
      "amina",
      on(servers.login, { user: "njia", password: "wrong" }),
      "refused",
      /^AUTH: 535/,
    ],
    ["wants a login it does not get", "amina", on(servers.login), "refused", /^MAIL: 530/],
    ["puts off the recipient", "greylisted", open, "later", /^RCPT: 451 come back later/],
    ["refuses the recipient", "nobody", open, "refused", /^RCPT: 550 no such user/],
    ["refuses the content", "spam", open, "refused", /^message: 554 not wanted here/],
    ["has no room", "full", open, "later", /^message: 452/],
    ["breaks off at DATA", "before", on(servers.rude), "later", /connection/i],
    ["breaks off in the mail", "midway", on(servers.rude), "unconfirmed", /./],
    ["breaks off once it has the mail", "after", on(servers.rude), "unconfirmed", /connection/i],
    ["has the mail and says nothing", "silent", on(servers.rude), "unconfirmed", /No response within/],
    ["has the mail and says nonsense", "nonsense", on(servers.rude), "unconfirmed", /No response within/],
    [
      "offers no TLS though it is asked for",
      "amina",
      on(servers.open, { security: "starttls" }),
      "later",
      /no STARTTLS/,
    ],
    ["speaks no TLS at all", "amina", on(servers.open, { security: "tls" }), "later", /./],
  ])(
    "that %s results in the correct send outcome and reason",
    async (_case, to, settings, outcome, reason) => {
      const mail = makeMail(to);
      const limit = waits(reason) ? (outcome === "unconfirmed" ? 4_000 : 400) : 20_000;
      const result = await createSmtpSender(settings, limit).send(mail);
      expect(result).toEqual({ outcome, reason: expect.stringMatching(reason) });
      expect(JSON.stringify(result)).not.toMatch(/wrong|d3Jvbmc/);
      expect(await receivedOf(mail)).toEqual([]);
    },
  );

  it("never receives an email with a command in its address or header", async () => {
    const bad: Partial<OutgoingMail>[] = [
      { to: { address: "a@b.test>\r\nRCPT TO:<x@y.test", name: null } },
      { to: { address: '"a b"@c.test', name: null } },
      { from: { address: "a@b.test\nBcc: x@y.test", name: null } },
      { headers: { "X-Note": "a\r\nBcc: x@y.test" } },
      { messageId: "<a@b>\r\nBcc: x@y.test" },
    ];
    for (const over of bad)
      expect(await createSmtpSender(open).send(makeMail("amina", over))).toMatchObject({
        outcome: "refused",
      });
  });
});

describe("an HTTP provider", () => {
  const url = `${servers.http}/emails`;
  const ask = (mail: OutgoingMail, limit = 20_000) =>
    createHttpSender({ url, key: "secret" }, limit).send(mail);

  it("receives one JSON object with the key and the email's id", async () => {
    const content = new TextEncoder().encode("a,b");
    const mail = makeMail("amina", { attachments: [{ name: "a.csv", type: "text/csv", content }] });
    expect(await ask(mail)).toEqual({ outcome: "sent" });
    const asked = (await (await fetch(`${servers.http}/asked`)).json()) as ProviderRequest[];
    const [request] = asked.filter(
      ({ body }) => JSON.stringify(body.to) === JSON.stringify([mail.to.address]),
    );
    expect(request?.headers).toMatchObject({
      authorization: "Bearer secret",
      "idempotency-key": mail.messageId,
    });
    expect(request?.body).toEqual({
      from: '"Njia" <no-reply@njia.test>',
      to: [mail.to.address],
      subject: mail.subject,
      html: mail.html,
      text: mail.text,
      headers: { "Message-ID": mail.messageId, "Auto-Submitted": "auto-generated" },
      attachments: [{ filename: "a.csv", content_type: "text/csv", content: "YSxi" }],
    });
  });

  it.each<[string, MailOutcome["outcome"]]>([
    ["422", "refused"],
    ["401", "refused"],
    ["302", "refused"],
    ["429", "later"],
    ["503", "later"],
    ["gone", "later"],
    ["silent", "later"],
  ])("that responds with %s gives the outcome %s", async (behaviour, outcome) => {
    const limit = behaviour === "silent" ? 400 : undefined;
    expect(await ask(makeMail(behaviour), limit)).toEqual({ outcome, reason: expect.any(String) });
  });
});

describe("Cloudflare's email binding", () => {
  const told = (error: unknown) =>
    createCloudflareSender({ send: async () => Promise.reject(error) } as unknown as SendEmail).send(
      makeMail("a"),
    );

  it("receives the addresses and accepts the message", async () => {
    const taken: EmailMessage[] = [];
    const binding = {
      send: async (message: EmailMessage) => void taken.push(message),
    } as unknown as SendEmail;
    const mail = makeMail("amina");
    expect(await createCloudflareSender(binding).send(mail)).toEqual({ outcome: "sent" });
    expect(taken).toMatchObject([{ from: mail.from.address, to: mail.to.address }]);
  });

  it.each([
    ["E_RECIPIENT_SUPPRESSED", "refused"],
    ["E_RATE_LIMIT_EXCEEDED", "later"],
    ["E_DELIVERY_FAILED", "unconfirmed"],
    ["", "unconfirmed"],
  ])("maps the error %s to the outcome %s", async (code, outcome) => {
    expect(await told(Object.assign(new Error("no"), { code }))).toMatchObject({ outcome });
  });
});

describe("the choice of a transport", () => {
  const { config } = testContext();
  const chosen = (over: Partial<Config>, env = {}) => createMailSender({ ...config, ...over }, env).name;

  it("is the outbox by default, or the configured transport", () => {
    expect(chosen({})).toBe("outbox");
    expect(chosen({ MAIL_TRANSPORT: "smtp", SMTP_HOST: "mail.test" })).toBe("smtp");
    expect(chosen({ MAIL_TRANSPORT: "http", MAIL_HTTP_URL: "https://mail.test" })).toBe("http");
    expect(chosen({ MAIL_TRANSPORT: "cloudflare" }, { SEND_EMAIL: {} })).toBe("cloudflare");
  });

  it("is never the outbox in production", () => {
    expect(() => chosen({ ENVIRONMENT: "production" })).toThrow("MAIL_TRANSPORT should be smtp");
    expect(() => chosen({ ENVIRONMENT: "production", MAIL_TRANSPORT: "outbox" })).toThrow("MAIL_TRANSPORT");
    expect(() => chosen({ MAIL_TRANSPORT: "cloudflare" })).toThrow("SEND_EMAIL should be");
  });
});
