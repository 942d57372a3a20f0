import { env as workerEnv } from "cloudflare:workers";
import { createHmac } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { handleEmail } from "workers/email";
import { rotateWebhookKey, signatureOf } from "~/domains/replies/responses/webhook-key.server";
import { BounceEvent, ReplyEvent, UnsubscribeEvent } from "~/domains/replies/responses/webhook-schemas";
import { sentTo } from "../support/fixtures/outreach";
import { platformRow } from "../support/fixtures/platforms";
import { leadEvent, messagingEvent, signedByMeta, whatsappEvent } from "../support/fixtures/platforms-events";
import { fetchApp } from "../support/harness/app";
import type { Business, TestEnv } from "../support/harness/context";
import { makeBusiness } from "../support/harness/context";
import { fieldsOf } from "../support/harness/fields-of";
import { faultsIn, type Input, measured } from "./measure";
import { MEGABYTE } from "./shapes";

const encoder = new TextEncoder();
const env = workerEnv as unknown as TestEnv;

let business: Business;
let key = "";
let answered = "";
let hookKey = "";
beforeAll(async () => {
  business = await makeBusiness({ plan: "corporate" });
  key = await rotateWebhookKey(business.ctx);
  answered = (await sentTo(business, "amina@buyer.test")).messageId;
  hookKey = (await platformRow(business)).webhookKey;
}, 600_000);

const HEADERS =
  "From,To,Subject,Message-ID,References,In-Reply-To,Date,Reply-To,Content-Type,Content-Transfer-Encoding,X-Any".split(
    ",",
  );
const PART = "--b\r\nContent-Type: ";

/** Replies to one of our emails: the place of the text, a valid value, and the email. */
const MAILS: [place: string, valid: string, mail: (text: string) => string][] = [
  ...HEADERS.map((header): (typeof MAILS)[number] => [
    `header ${header}`,
    "<amina@buyer.test>, ",
    (text) => `${header}: ${text}\r\n${header === "From" ? "" : head()}\r\n\r\nYes, please call.`,
  ]),
  [
    "parameters of the type",
    "a*0=b; ",
    (text) => `${head()}\r\nContent-Type: text/plain; ${text}\r\n\r\nYes`,
  ],
  ["head", "X-Any: one\r\n", (text) => `${head()}\r\n${text}\r\n\r\nYes`],
  ["whole mail", "Yes, please call me.\r\n", (text) => text],
  ["text", "Yes, please call me tomorrow.\r\n", (text) => `${head()}\r\n\r\n${text}`],
  [
    "text behind words",
    "> Yes, please call me.\r\n",
    (text) => `${head()}\r\n\r\nYes, call me.\r\n${text}\r\nOn Monday Zuri wrote:\r\n`,
  ],
  [
    "quoted-printable",
    "Oui, s=C3=A9=\r\n",
    (text) => `${head()}\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n${text}`,
  ],
  [
    "base64",
    "WWVzLCBwbGVhc2UgY2FsbA==\r\n",
    (text) => `${head()}\r\nContent-Transfer-Encoding: base64\r\n\r\n${text}`,
  ],
  [
    "HTML",
    "<p>Yes, <b>call</b> me</p>",
    (text) => `${head()}\r\nContent-Type: text/html\r\n\r\n<p>Hello ${text}</p>`,
  ],
  [
    "an HTML attribute",
    "color:red;",
    (text) => `${head()}\r\nContent-Type: text/html\r\n\r\n<p style="${text}">Yes</p>`,
  ],
  [
    "parts",
    `${PART}text/plain\r\n\r\nYes\r\n`,
    (text) => `${head()}\r\nContent-Type: multipart/mixed; boundary="b"\r\n\r\n${text}\r\n--b--`,
  ],
  [
    "a part's head",
    "X-Any: one\r\n",
    (text) =>
      `${head()}\r\nContent-Type: multipart/mixed; boundary="b"\r\n\r\n--b\r\n${text}\r\n\r\nYes\r\n--b--`,
  ],
  [
    "an attachment",
    "A,b\r\n",
    (text) =>
      `${head()}\r\nContent-Type: multipart/mixed; boundary="b"\r\n\r\n${PART}text/csv; name="a.csv"\r\nContent-Disposition: attachment\r\n\r\n${text}\r\n--b--`,
  ],
  [
    "a delivery report",
    "Final-Recipient: rfc822; a@b.test\r\nAction: failed\r\nStatus: 5.1.1\r\n\r\n",
    (text) =>
      `${head()}\r\nContent-Type: multipart/report; boundary="b"\r\n\r\n${PART}message/delivery-status\r\n\r\n${text}\r\n--b--`,
  ],
  [
    "a returned mail",
    "550 5.1.1 no such user <a@b.test>\r\n",
    (text) =>
      `From: MAILER-DAEMON@mx.test\r\nSubject: Undelivered Mail\r\n\r\nThe mail could not be delivered.\r\n${text}`,
  ],
];

const head = () =>
  `From: Amina <amina@buyer.test>\r\nTo: sales@soko.test\r\nSubject: Re: Solar\r\nIn-Reply-To: ${answered}`;

async function deliver(text: string): Promise<string> {
  const raw = encoder.encode(text);
  let refused = "taken";
  await handleEmail(
    {
      from: "amina@buyer.test",
      to: "sales@soko.test",
      headers: new Headers(),
      raw: new Blob([raw]).stream(),
      rawSize: raw.byteLength,
      setReject: (reason: string) => {
        refused = reason;
      },
      forward: async () => ({ messageId: "" }),
      reply: async () => ({ messageId: "" }),
    } as unknown as ForwardableEmailMessage,
    env,
  );
  return refused;
}

async function post(path: string, type: string, text: string, headers: Record<string, string> = {}) {
  const answer = await fetchApp(path, {
    method: "POST",
    body: text,
    headers: { "content-type": type, ...headers },
  });
  await answer.arrayBuffer();
  return answer.status;
}

function signed(text: string): Record<string, string> {
  const timestamp = String(Math.floor(Date.now() / 1000));
  return {
    "njia-account": String(business.account.id),
    "njia-event": crypto.randomUUID(),
    "njia-timestamp": timestamp,
    "njia-signature": signatureOf(key, timestamp, encoder.encode(text)),
  };
}

const byWebhook = (hook: string, type: string, text: string) =>
  post(`/api/webhooks/${hook}`, type, text, signed(text));

describe("an email of one megabyte", () => {
  it.each(MAILS)("costs at most 600 ms of CPU with the text in its %s", async (place, valid, mail) => {
    const inputs: Input[] = [
      { name: `mail, ${place}`, bytes: MEGABYTE, valid, send: (text) => deliver(mail(text)) },
    ];
    expect(await faultsIn(await measured(inputs))).toEqual([]);
  });

  it("costs at most 600 ms of CPU through a mail server's webhook", async () => {
    const inputs = MAILS.filter(([place]) => /^(text|HTML|whole mail|header From)$/.test(place)).map(
      ([place, valid, mail]): Input => ({
        name: `email-response as a mail, ${place}`,
        bytes: MEGABYTE,
        valid,
        send: (text) => byWebhook("email-response", "message/rfc822", mail(text)),
      }),
    );
    expect(await faultsIn(await measured(inputs))).toEqual([]);
  });
});

const EVENTS = {
  "email-response": [ReplyEvent, { from: "amina@buyer.test", text: "Yes" }],
  "email-bounce": [BounceEvent, { address: "amina@buyer.test", status: "5.1.1" }],
  "email-unsubscribe": [UnsubscribeEvent, { address: "amina@buyer.test" }],
} as const;

describe("a signed event of one megabyte", () => {
  it.each(Object.entries(EVENTS))("costs at most 600 ms of CPU: %s", async (hook, [schema, whole]) => {
    const inputs = fieldsOf(schema).map(
      ({ name, holding }): Input => ({
        name: `${hook} ${name}`,
        bytes: MEGABYTE,
        valid: "Yes, please call me.\n",
        send: (text) =>
          byWebhook(hook, "application/json", JSON.stringify({ ...whole, ...(holding(text) as object) })),
      }),
    );
    inputs.push({
      name: `${hook} as a whole`,
      bytes: MEGABYTE,
      valid: '{"from":"amina@buyer.test"},',
      send: (text) => byWebhook(hook, "application/json", text),
    });
    expect(await faultsIn(await measured(inputs))).toEqual([]);
  });

  it("costs at most 600 ms of CPU with an invalid signature", async () => {
    const paystack = createHmac("sha512", "x").update("x").digest("hex");
    const inputs = ["email-response", "email-bounce", "email-unsubscribe", "paystack"].map(
      (hook): Input => ({
        name: `${hook} wrongly signed`,
        bytes: MEGABYTE,
        valid: "{}",
        send: (text) =>
          post(`/api/webhooks/${hook}`, "application/json", text, {
            ...signed("another body"),
            "x-paystack-signature": paystack,
          }),
      }),
    );
    expect(await faultsIn(await measured(inputs))).toEqual([]);
  });

  it("costs at most 600 ms of CPU as a Meta event", async () => {
    const told = (name: string, event: (text: string) => unknown): Input => ({
      name: `meta ${name}`,
      bytes: MEGABYTE,
      valid: "Habari yako? ",
      send: (text) => {
        const made = event(text);
        const body = typeof made === "string" ? made : JSON.stringify(made);
        return post(`/api/webhooks/meta/${hookKey}`, "application/json", body, {
          "x-hub-signature-256": signedByMeta(encoder.encode(body)),
        });
      },
    });
    const id = () => `wamid.${crypto.randomUUID()}`;
    const inputs = [
      told("as a whole", (text) => text),
      told("text", (text) => whatsappEvent({ id: id(), text })),
      told("name", (text) => whatsappEvent({ id: id(), name: text })),
      told("from", (text) => whatsappEvent({ id: id(), from: text })),
      told("id", (text) => whatsappEvent({ id: text })),
      told("message", (text) => messagingEvent("page", { id: id(), text })),
      told("lead", (text) => leadEvent(text)),
    ];
    expect(await faultsIn(await measured(inputs))).toEqual([]);
  });
});
