import { describe, expect, it } from "vitest";
import { putOff } from "../security/put-off";
import { complaint, deliveryReport, rawMail } from "../support/fixtures/raw-mails";
import { callApp, fetchApp } from "../support/harness/app";
import { testContext } from "../support/harness/context";

const PATH = "/api/email-response-demo";
const MB = 1024 * 1024;
const MAIL = "message/rfc822";

type Body = Uint8Array | string | ReadableStream<Uint8Array>;
const send = (body: Body, type: string | null = MAIL, headers: Record<string, string> = {}) =>
  fetchApp(PATH, {
    method: "POST",
    body: body as BodyInit,
    headers: { ...(type === null ? {} : { "content-type": type }), ...headers },
  });
const told = async (body: Body, type?: string) => {
  const answer = await send(body, type);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Record<string, unknown>;
};
const bytes = (text: string) => new TextEncoder().encode(text);
const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const reply = (text: string) => rawMail({ From: "amina@buyer.test", Subject: "Re: Solar" }, text);

/** An email of exactly this many bytes. */
function mailOf(size: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(size).fill(120);
  whole.set(reply("We are interested.\n\n"));
  for (let index = 400; index < size; index += 76) whole[index] = 10;
  return whole;
}

const chunked = (whole: Uint8Array, size = 10_000) => {
  let at = 0;
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at >= whole.length) return controller.close();
      controller.enqueue(whole.slice(at, at + size));
      at += size;
    },
  });
};

describe("a complete email sent to the reply demo", () => {
  it("returns the same result as a JSON sample, plus the delivery report", async () => {
    const sample = { from: "amina@buyer.test", subject: "Re: Solar", text: "We are interested. Call me." };
    const asJson = (await (await callApp("POST", PATH, sample)).json()) as object;
    const asMail = await told(reply(sample.text));
    expect(asMail).toEqual(asJson);
    expect(asMail).toMatchObject({ kind: "reply", replyClass: "interested", report: null });
    const report = deliveryReport("<a1@soko.test>", "amina@buyer.test", "5.1.1");
    expect((await told(report)).report).toEqual({
      class: "hard_bounce",
      recipients: ["amina@buyer.test"],
      status: "5.1.1",
      said: "550 no such user",
      originalMessageId: "<a1@soko.test>",
    });
    const inJson = { from: "mailer-daemon@mx.test", text: new TextDecoder().decode(report) };
    const answer = await callApp("POST", PATH, inJson);
    expect(await answer.json()).toMatchObject({ kind: "bounce", report: { class: "hard_bounce" } });
  });

  it("is classified by its delivery report", async () => {
    const of = (status: string, action?: string) =>
      told(deliveryReport("<a1@soko.test>", "amina@buyer.test", status, action));
    expect(await of("4.2.2", "delayed")).toMatchObject({ kind: "delay", report: { class: "soft_bounce" } });
    const full = new TextDecoder()
      .decode(deliveryReport("<a1@soko.test>", "amina@buyer.test", "5.2.2"))
      .replace("550 no such user", "552 5.2.2 mailbox full");
    expect(await told(full)).toMatchObject({
      kind: "bounce",
      report: { class: "soft_bounce", status: "5.2.2" },
    });
    expect(await told(complaint("<a1@soko.test>", "amina@buyer.test"))).toMatchObject({
      kind: "complaint",
      replyClass: null,
      report: { class: "complaint", recipients: ["amina@buyer.test"], originalMessageId: "<a1@soko.test>" },
    });
  });

  it("is decoded by its own charset, whatever the parameters of the content type", async () => {
    const french = "Bonjour,\r\n\r\nNous sommes intéressés.";
    const head = "From: fatou@buyer.test\r\nSubject: Re\r\nContent-Type: text/plain; charset=";
    const old = latin1(`${head}iso-8859-1\r\nContent-Transfer-Encoding: 8bit\r\n\r\n${french}`);
    const now = bytes(`${head}utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\n${french}`);
    for (const type of [MAIL, `${MAIL}; charset=utf-8`, `${MAIL} ;x=y`, "Message/RFC822"])
      for (const mail of [old, now])
        expect((await told(mail, type)).ownWords).toBe("Bonjour,\n\nNous sommes intéressés.");
  });

  it("may have up to 1 MB, with or without a stated length", async () => {
    for (const body of [mailOf(MB), chunked(mailOf(MB))])
      expect(await told(body)).toMatchObject({ kind: "reply", replyClass: "interested" });
    for (const body of [mailOf(MB + 1), chunked(mailOf(MB + 1)), mailOf(3 * MB)]) {
      const answer = await send(body);
      expect([answer.status, await answer.text()]).toEqual([413, expect.stringContaining("1 MB")]);
    }
    const keyed = await send(mailOf(MB), MAIL, { "idempotency-key": crypto.randomUUID() });
    expect(keyed.status).toBe(200);
  });

  it.each([
    ["nothing", ""],
    ["empty lines", "\r\n\r\n \r\n"],
    ["1 MB of line feeds", "\n".repeat(MB)],
    ["words", "Hello, we are interested. Please call: now"],
    [
      "a page",
      "<!doctype html>\n<html><head><title>From: us</title></head>\n<body>Subject: a page</body></html>",
    ],
    ["a page that tells of a mail", "<html>\n<pre>\nFrom: us\n</pre>\n"],
    ["JSON", '{"from": "amina@buyer.test",\n"text": "Subject: x"}'],
    [
      "an answer of a web server",
      "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nServer: x\r\n\r\n<p>Hello</p>",
    ],
    ["a part without a mail around it", "Content-Type: text/plain\r\n\r\nHello"],
    ["a picture", "\u0089PNG\r\n\u001a\n\0\0\0\rIHDR\0\0\u0001\0\0\0\u0001\0"],
    [
      "noise",
      latin1(String.fromCharCode(...Array.from({ length: 5_000 }, (_, index) => (index * 7919) % 256))),
    ],
    ["headers of nobody's mail", "title: x\nlayout: y\n\nFrom: amina@buyer.test\n"],
  ])("is required: any other body gets 400 with instructions (%s)", async (_, body) => {
    const answer = await send(body);
    expect([answer.status, await answer.text()]).toEqual([
      400,
      expect.stringContaining("Send the complete email"),
    ]);
  });

  it.each([
    ["an empty From", "From:\nSubject: failure notice\n\nHi. This is the program at mx.test."],
    ["From <> and an odd line", "From: <>\nwhat is this line\nTo: a@soko.test\n\nText"],
    ["a Subject alone", "Subject: Hello\n\nText"],
    [
      "an envelope line of mbox",
      "From amina@buyer.test Mon Nov  2 10:00:00 2026\nFrom: amina@buyer.test\n\nText",
    ],
    ["a byte order mark and empty lines", "\ufeff\r\n\r\nFrom: amina@buyer.test\r\n\r\nText"],
    ["carriage returns alone", "From: amina@buyer.test\rSubject: Re\r\rText"],
    ["line ends that were doubled", "Date: x\r\r\nFrom: amina@buyer.test\r\r\n\r\r\nText"],
    ["headers and no text", "From: amina@buyer.test\r\nSubject: Re"],
    ["a folded header first", "Received: from mx.test\r\n\tby mx2.test; x\r\nFrom: a@b.test\r\n\r\nText"],
  ])("is recognised with %s", async (_, body) => {
    const { kind, ownWords } = await told(body);
    expect(kind).not.toBeUndefined();
    if (body.includes("Text")) expect(ownWords).toBe("Text");
  });

  it("is accepted only as message/rfc822 or JSON", async () => {
    for (const type of [
      "text/plain",
      "text/html",
      "application/octet-stream",
      "application/x-www-form-urlencoded",
      "multipart/form-data; boundary=x",
      "message/rfc822x",
      "message/rfc822, application/json",
      "message/global",
    ]) {
      const answer = await send(reply("Hello"), type);
      expect([type, answer.status, await answer.text()]).toEqual([type, 415, expect.stringContaining(MAIL)]);
    }
    expect((await send(reply("Hello"), "application/json")).status).toBe(400);
    for (const method of ["GET", "HEAD"]) expect((await fetchApp(PATH, { method })).status).toBe(405);
    const problem = await send("", MAIL, { accept: "application/problem+json" });
    expect(await problem.json()).toMatchObject({ status: 400, code: "malformed" });
  });

  it("is limited to 120 per network, and never stored", async () => {
    const { d1 } = testContext();
    const count = () => d1.prepare("select count(*) n from inbound_emails").first<number>("n");
    const before = await count();
    const seen: number[] = [];
    for (let n = 0; n < 122; n += 1) {
      const network = { "cf-connecting-ip": `2001:db8:7:7::${n + 1}` };
      seen.push((await putOff(120, () => send(reply("Hello"), MAIL, network))).status);
    }
    expect([seen.indexOf(429), seen.filter((status) => status === 200).length]).toEqual([120, 120]);
    const refused = await send(reply("Hello"), MAIL, { "cf-connecting-ip": "2001:db8:7:7::9" });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    const other = await send(reply("Hello"), MAIL, { "cf-connecting-ip": "2001:db8:7:8::9" });
    expect([other.status, await count()]).toEqual([200, before]);
  });
});
