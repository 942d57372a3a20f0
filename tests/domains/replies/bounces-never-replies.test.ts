import { describe, expect, it } from "vitest";
import { tryMail } from "~/domains/replies/playground/demo-reply.server";
import { testContext } from "../../support/harness/context";
import { CASES } from "../../understanding/bounces/cases";

const TO = "amina@buyer.test";
const ID = "<sent-81@soko.test>";
const BACK = `Message-ID: ${ID}\nFrom: sales@soko.test\nTo: ${TO}\nSubject: Solar for your shops\n\nWould you like a call?`;

const SAID = {
  hard_bounce: [
    "550 5.1.1 <amina@buyer.test>: user unknown",
    "550 no mailbox by that name",
    "553 no such recipient",
  ],
  soft_bounce: ["552 5.2.2 mailbox full", "552 over quota, try again later", "452 4.2.2 mailbox is full"],
  policy_block: [
    "554 5.7.1 your address is on a block list",
    "550 5.7.26 unauthenticated mail is not accepted",
    "550 message content rejected as spam",
  ],
  undetermined: ["550 5.0.0 rejected", "554 transaction failed", "550 administrative prohibition"],
};

const status = (said: string) => / ([45]\.\d\.\d+) /.exec(said)?.[1];

const dsn = (said: string, fields: string, end = "--b--\n") => `From: MAILER-DAEMON@mx.buyer.test
Subject: Undelivered Mail Returned to Sender
Content-Type: multipart/report; report-type=delivery-status; boundary="b"

--b
Content-Type: text/plain

Please call the postmaster if you are interested in why: ${said}
--b
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.buyer.test

Final-Recipient: rfc822; ${TO}
${fields}
Diagnostic-Code: smtp; ${said}

--b
Content-Type: message/rfc822

${BACK}
${end}`;

const text = (head: string, words: string) =>
  `${head}\nContent-Type: text/plain; charset=utf-8\n\n${words}\n\n${BACK}\n`;

const PROGRAMS: Record<string, (said: string) => string> = {
  "a report part": (said) => dsn(said, `Action: failed\nStatus: ${status(said) ?? "5.0.0"}`),
  "a report part without a status": (said) => dsn(said, "Action: failed"),
  "a report part that was cut off": (said) => dsn(said, "Action: failed\nStatus: 5.0.0", ""),
  "a report within a mixed mail": (said) =>
    dsn(said, "Action: failed\nStatus: 5.0.0").replace(
      "multipart/report; report-type=delivery-status",
      "multipart/mixed",
    ),
  qmail: (said) =>
    text(
      "From: MAILER-DAEMON@mx.buyer.test\nReturn-Path: <>\nSubject: failure notice",
      `Hi. This is the qmail-send program at mx.buyer.test.\nI'm afraid I wasn't able to deliver your message to the following addresses.\n\n<${TO}>:\nRemote host said: ${said}\n\n--- Below this line is a copy of the message.`,
    ),
  Exim: (said) =>
    text(
      `From: Mail Delivery System <Mailer-Daemon@mx.buyer.test>\nX-Failed-Recipients: ${TO}\nAuto-Submitted: auto-replied\nSubject: Mail delivery failed: returning message to sender`,
      `A message that you sent could not be delivered to one or more of its recipients.\n\n  ${TO}\n    SMTP error from remote mail server after RCPT TO:<${TO}>:\n    ${said}\n\n------ This is a copy of the message, including all the headers. ------`,
    ),
  sendmail: (said) =>
    text(
      "From: Mail Delivery Subsystem <MAILER-DAEMON@mx.buyer.test>\nSubject: Returned mail: see transcript for details",
      `   ----- The following addresses had permanent fatal errors -----\n<${TO}>\n    (reason: ${said})\n\n   ----- Transcript of session follows -----\n... while talking to mx.buyer.test.:\n<<< ${said}\n   ----- Original message follows -----`,
    ),
  "a server with an empty sender": (said) =>
    text(
      "From: <>\nSubject: Mail delivery failed",
      `This is the mail agent at mx.buyer.test.\n\nThere was an error delivering your mail to <${TO}>.\n\n${said}\n\nMessage headers follow.`,
    ),
  "a server without a sender": (said) =>
    text(
      "Return-Path: <>\nSubject: Undeliverable: Solar",
      `Delivery has failed to these recipients: ${TO}\n${said}`,
    ),
  "a server that writes as a person": (said) =>
    text(
      "From: Postmaster <postmaster@buyer.test>\nSubject: Undeliverable: Solar for your shops",
      `Your message to ${TO} couldn't be delivered.\n\nDiagnostic information for administrators:\nRemote Server returned '${said}'\n\nOriginal message headers:`,
    ),
};

const read = (raw: string) => tryMail(testContext(), new TextEncoder().encode(raw.replace(/\r?\n/g, "\r\n")));

describe("a delivery report", () => {
  it.each(Object.keys(PROGRAMS))("is never a reply, whatever its reason: %s", async (name) => {
    for (const [of, reasons] of Object.entries(SAID))
      for (const said of reasons) {
        const { kind, replyClass, report } = await read(PROGRAMS[name]?.(said) ?? "");
        expect([name, said, kind === "reply", replyClass]).toEqual([name, said, false, null]);
        if (kind === "bounce" || kind === "delay") expect(report).not.toBeNull();
        // An address is given up only if the address itself is invalid.
        if (of !== "hard_bounce")
          expect([name, said, report?.class === "hard_bounce"]).toEqual([name, said, false]);
      }
  });

  it("is never a reply in any of the labelled cases", async () => {
    const machines = CASES.filter(({ kind }) => ["bounce", "delay", "complaint"].includes(kind));
    let replies = 0;
    for (const { raw } of machines) if ((await read(raw)).kind === "reply") replies += 1;
    expect([machines.length > 300, replies]).toEqual([true, 0]);
  });
});
