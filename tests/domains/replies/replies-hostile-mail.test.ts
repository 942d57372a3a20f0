import { describe, expect, it } from "vitest";
import { readMail } from "~/domains/replies/parsing/read-mail.server";
import { tryMail, tryReply } from "~/domains/replies/playground/demo-reply.server";
import { testContext } from "../../support/harness/context";
import { timeOf } from "../../support/harness/time-of";

const system = testContext();
const MB = 1024 * 1024;
const bytes = (text: string) => new TextEncoder().encode(text);
const tried = (text: string) => tryMail(system, bytes(text));

const HEAD = "From: amina@buyer.test\r\nSubject: Re: Solar\r\n";
const TEXT = "Content-Type: text/plain; charset=utf-8\r\n\r\n";
const MIXED = 'Content-Type: multipart/mixed; boundary="b"\r\n\r\n';
const STATUS =
  "Content-Type: multipart/report; boundary=b\r\n\r\n--b\r\nContent-Type: message/delivery-status\r\n\r\n";

/** 1 MB: a head, one unit as often as there is room for it, and a tail. */
const full = (head: string, unit: string, tail = "") =>
  bytes(
    head +
      unit.repeat(Math.floor((MB - head.length - tail.length) / new TextEncoder().encode(unit).length)) +
      tail,
  );

const nested = (depth: number) =>
  Array.from(
    { length: depth },
    (_, index) => `Content-Type: multipart/mixed; boundary=b${index}x\r\n\r\n--b${index}x\r\n`,
  ).join("");

describe("1 MB of expensive input", () => {
  const cases: [string, Uint8Array][] = [
    ["line feeds behind a header", full(HEAD, "\n")],
    ["headers", full(HEAD, "X-A: b\r\n", "\r\nx")],
    ["one folded header", full(`${HEAD}X-A: b\r\n`, " c\r\n", "\r\nx")],
    ["senders", full("From: ", '"a" <a@b.test>,', "\r\n\r\nx")],
    ["a comment in a sender that never ends", full("From: ", "(", "\r\n\r\nx")],
    ["encoded words", full("From: a@b.test\r\nSubject: ", "=?utf-8?B?YQ==?= ", "\r\n\r\nx")],
    ["references", full("From: a@b.test\r\nReferences: ", "<a@b.test> ", "\r\n\r\nx")],
    ["continued parameters", full(`${HEAD}Content-Type: text/plain`, "; a*0*=utf-8''%41", "\r\n\r\nx")],
    ["mails within mails", full(HEAD + MIXED, `--b\r\nContent-Type: message/rfc822\r\n\r\n${MIXED}`)],
    ["parts within parts", bytes(HEAD + nested(10_000))],
    ["parts with the boundary of what they are in", full(HEAD + MIXED, `--b\r\n${MIXED}`)],
    ["base64 of units that end at once", full(`${HEAD}Content-Transfer-Encoding: base64\r\n\r\n`, "Y=\n")],
    ["base64 in one line", full(`${HEAD}Content-Transfer-Encoding: base64\r\n\r\n`, "YWFh")],
    ["soft line ends", full(`${HEAD}Content-Transfer-Encoding: quoted-printable\r\n\r\n`, "=\n")],
    ["flowed text", full(`${HEAD}Content-Type: text/plain; format=flowed\r\n\r\n`, " \n")],
    ["elements", full(`${HEAD}Content-Type: text/html\r\n\r\n`, "<div>")],
    ["beginnings of elements", full(`${HEAD}Content-Type: text/html\r\n\r\n`, "<")],
    ["quotes of quotes", full(`${HEAD}Content-Type: text/html\r\n\r\n`, "<blockquote>")],
    [
      "groups of a report",
      full(HEAD + STATUS, "Final-Recipient: rfc822; a@b.test\r\nAction: failed\r\n\r\n"),
    ],
    ["empty lines of a report", full(HEAD + STATUS, "\r\n")],
    ["recipients", full("From: <>\r\nX-Failed-Recipients: ", "a@b.test, ", "\r\n\r\nx")],
    ...[
      "> a\n",
      "On Mon, 3 Nov 2026 at 10:01, Sales\n",
      "From: a@b.test\n",
      "-----Original Message-----\n",
    ].map((unit): [string, Uint8Array] => [`text of ${JSON.stringify(unit)}`, full(HEAD + TEXT, unit)]),
    ...[
      " ",
      "_",
      "-",
      "<",
      "@",
      "not ",
      "550 5.1.1 ",
      "<a@b.test>:\n",
      "wrote:\n",
      "\u202e",
      "مرحبا ",
      "\0",
    ].map((unit): [string, Uint8Array] => [`text of ${JSON.stringify(unit)}`, full(HEAD + TEXT, unit)]),
  ];

  it.each(cases)("is parsed quickly, with few results: %s", async (_, raw) => {
    const told = await tryMail(system, raw);
    expect(JSON.stringify(told).length).toBeLessThan(30_000);
    expect(await timeOf(() => tryMail(system, raw), 2_000)).toBeLessThan(2_000);
  });
});

describe("an out-of-office email without headers", () => {
  it("names the other person if they left, and has no category if they are away", async () => {
    const words = "I no longer work at Acme. Please contact my successor Peter Otieno, peter@acme.example";
    expect(await tried(`${HEAD}${TEXT}${words}`)).toMatchObject({
      kind: "auto-reply",
      replyClass: "wrong_person",
      referral: "peter@acme.example",
      referralName: "Peter Otieno",
    });
    for (const text of ["I've left the company", "I have left the company."])
      expect(await tried(`${HEAD}${TEXT}${text}`)).toMatchObject({
        kind: "auto-reply",
        replyClass: "wrong_person",
      });
    expect(await tried(`${HEAD}${TEXT}I am out of the office until Monday.`)).toMatchObject({
      kind: "auto-reply",
      replyClass: null,
    });
  });
});

describe("an ambiguous email", () => {
  it("is classified by its headers if its parts are nested too deeply", async () => {
    const deep = `Auto-Submitted: auto-replied\r\n${nested(200)}`;
    expect((await tried(`From: <>\r\nSubject: failure\r\n${deep}`)).kind).not.toBe("reply");
    expect((await tried(`From: amina@buyer.test\r\n${deep}`)).kind).toBe("auto-reply");
    expect(await readMail(bytes(`${HEAD}${nested(200)}\r\nHello`))).toMatchObject({
      fromAddress: "amina@buyer.test",
      subject: "Re: Solar",
      text: expect.stringContaining("Hello"),
    });
  });

  it("is decoded once, with any line breaks and padding", async () => {
    const of = async (content: string) =>
      (await readMail(bytes(`${HEAD}Content-Transfer-Encoding: base64\r\n${TEXT}${content}`))).text;
    const text = "Nous sommes intéressés. نحن مهتمون";
    const plain = Buffer.from(text).toString("base64");
    expect(await of(plain)).toBe(text);
    expect(await of(plain.replace(/(.{3})/g, "$1\r\n "))).toBe(text);
    expect(await of(plain.replace(/=+$/, ""))).toBe(text);
    expect(await of("SGk=\r\nIQ==\r\n")).toBe("Hi!");
    expect(await of(`*${plain.slice(0, 8)}!\r\n${plain.slice(8)}`)).toBe(text);
  });

  it("can't hide text behind invisible characters", async () => {
    const { ownWords } = await tried(`${HEAD}${TEXT}Please \u202eyap\u202c \0un\0subscribe\u0007 me\u2066.`);
    expect(ownWords).toBe("Please yap unsubscribe me.");
    const said = `${HEAD}${STATUS}Final-Recipient: rfc822; amina@buyer.test\r\nAction: failed\r\nStatus: 5.1.1\r\nDiagnostic-Code: smtp; 550 \u202eno such\u0007 user\r\n\r\n--b--`;
    const { report } = await tried(said);
    expect([report?.said?.includes("\u202e"), report?.said?.includes("\u0007")]).toEqual([false, false]);
    expect(report?.recipients).toEqual(["amina@buyer.test"]);
  });

  it("uses the first of two boundaries, content types or senders", async () => {
    const parts = "\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\nWe are interested\r\n--b--\r\n";
    const twice = `${HEAD}Content-Type: multipart/mixed; boundary=b; boundary=c${parts}`;
    expect((await tried(twice)).ownWords).toBe("We are interested");
    const quoted = `${HEAD}Content-Type: multipart/mixed; boundary*0="b"${parts}`;
    expect((await tried(quoted)).ownWords).toBe("We are interested");
    const types = `${HEAD}Content-Type: multipart/mixed; boundary=b\r\nContent-Type: text/plain${parts}`;
    expect((await tried(types)).ownWords).toBe("We are interested");
    const senders = await readMail(bytes(`From: a@b.test\r\nFrom: MAILER-DAEMON@b.test\r\n\r\nHello`));
    expect(senders.fromAddress).toBe("a@b.test");
  });

  it("is not reclassified by a carriage return inside a header", async () => {
    const sneaked = await tried("From: a@b.test\r\nSubject: x\rAuto-Submitted: auto-replied\r\n\r\nHello");
    expect(sneaked.kind).toBe("reply");
    expect((await tried("From: a@b.test\rSubject: x\rAuto-Submitted: auto-replied\r\rHello")).kind).toBe(
      "auto-reply",
    );
  });

  it("can be tested 120 times an hour from one network address", async () => {
    const from = {
      ...system,
      config: { ...system.config, ENVIRONMENT: "production" },
      client: { ...system.client, address: "203.0.113.77" },
    } as typeof system;
    const sample = { from: "amina@buyer.test", text: "Yes" };
    const all = await Promise.allSettled(Array.from({ length: 122 }, () => tryReply(from, sample)));
    const refused = all.flatMap((result) => (result.status === "rejected" ? [result.reason.code] : []));
    expect(refused.length).toBeGreaterThan(0);
    expect(new Set(refused)).toEqual(new Set(["too_many"]));
  });

  it("is not parsed as a raw email if the text starts with a word and a colon", async () => {
    const of = async (text: string) => (await tryReply(system, { from: "amina@buyer.test", text })).ownWords;
    expect(await of("Note: we are interested.\n\nCall me")).toBe("Note: we are interested.\n\nCall me");
    expect(await of("Subject: Hi\nContent-Type: text/plain\n\nCall me")).toBe("Call me");
  });
});
