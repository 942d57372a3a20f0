import type { Case } from "./cases";
import diagnostics from "./diagnostics.txt?raw";
import { head, ID, mail } from "./macros";

interface Diagnostic {
  class: string;
  said: string;
  code: string;
  status: string | null;
}

const DIAGNOSTICS: Diagnostic[] = diagnostics
  .split("\n")
  .filter(Boolean)
  .map((line) => {
    const [class_ = "", said = ""] = line.split("\t");
    return {
      class: class_,
      said,
      code: said.slice(0, 3),
      status: /[ #]([245]\.\d{1,3}\.\d{1,3})\b/.exec(said)?.[1] ?? null,
    };
  });

interface Written {
  raw: string;
  /** Status in the report; undefined if it equals the diagnostic's. */
  status?: string;
  hasId?: boolean;
}

type Program = (to: string, said: string, of: Diagnostic) => Written;

const report = (from: string, subject: string, words: string, fields: string, back: string): string =>
  `From: ${from}
Subject: ${subject}
Content-Type: multipart/report; report-type=delivery-status; boundary="b"

--b
Content-Type: text/plain; charset=utf-8

${words}
--b
Content-Type: message/delivery-status

${fields}

--b
Content-Type: message/rfc822

${back}
--b--
`;

const utf8 = "Content-Type: text/plain; charset=utf-8";

const PROGRAMS: Record<string, Program> = {
  "postfix, status part": (to, said, { status, code }) => ({
    raw: report(
      "MAILER-DAEMON@mx.soko.test (Mail Delivery System)",
      "Undelivered Mail Returned to Sender",
      `This is the mail system at host mx.soko.test.\n\n<${to}>: host mx.buyer.test[192.0.2.10] said: ${said}`,
      `Reporting-MTA: dns; mx.soko.test\n\nFinal-Recipient: rfc822; ${to}\nAction: failed\nStatus: ${status ?? `${code.charAt(0)}.0.0`}\nDiagnostic-Code: smtp; ${said}`,
      mail(to),
    ),
    status: status ?? `${code.charAt(0)}.0.0`,
  }),
  "exim, Status 5.0.0": (to, said, { status }) => ({
    raw: report(
      "Mail Delivery System <Mailer-Daemon@host7.test>",
      "Mail delivery failed: returning message to sender",
      "A message that you sent could not be delivered.",
      `Reporting-MTA: dns; host7.test\n\nAction: failed\nFinal-Recipient: rfc822;${to}\nStatus: 5.0.0\nRemote-MTA: dns; mx.buyer.test\nDiagnostic-Code: smtp; ${said}`,
      mail(to),
    ),
    status: status ?? "5.0.0",
  }),
  "no Status at all": (to, said) => ({
    raw: report(
      "postmaster@buyer.test",
      "Delivery Status Notification (Failure)",
      "Your mail was not delivered.",
      `Reporting-MTA: dns; mx.buyer.test\n\nFinal-Recipient: rfc822; ${to}\nAction: failed\nDiagnostic-Code: smtp; ${said}`,
      mail(to),
    ),
  }),
  "one group, wrong line ends": (to, said, { status }) => ({
    raw: report(
      "MAILER-DAEMON@buyer.test",
      "Returned mail: see transcript for details",
      "The following addresses had permanent fatal errors.",
      `Reporting-MTA: dns; mx.buyer.test\nFinal-Recipient: RFC822; ${to}\nAction: failed\nStatus: ${status ?? "5.0.0"}\nDiagnostic-Code: SMTP; ${said}`,
      head(to),
    ),
    status: status ?? "5.0.0",
  }),
  qmail: (to, said) => ({
    raw: `From: MAILER-DAEMON@relay.test
Subject: failure notice
${utf8}

Hi. This is the qmail-send program at relay.test.
I'm afraid I wasn't able to deliver your message to the following addresses.
This is a permanent error; I've given up. Sorry it didn't work out.

<${to}>:
192.0.2.15 does not like recipient.
Remote host said: ${said}
Giving up on 192.0.2.15.

--- Below this line is a copy of the message.

${mail(to)}`,
  }),
  "exim, text": (to, said) => ({
    raw: `X-Failed-Recipients: ${to}
From: Mail Delivery System <Mailer-Daemon@host7.test>
Subject: Mail delivery failed: returning message to sender
${utf8}

This message was created automatically by mail delivery software.

A message that you sent could not be delivered to one or more of its
recipients. This is a permanent error. The following address(es) failed:

  ${to}
    SMTP error from remote mail server after RCPT TO:<${to}>:
    host mx.buyer.test [192.0.2.10]: ${said}

------ This is a copy of the message, including all the headers. ------

${mail(to)}`,
  }),
  "postfix, text": (to, said) => ({
    raw: `From: MAILER-DAEMON@mx.soko.test (Mail Delivery System)
Subject: Undelivered Mail Returned to Sender
${utf8}

This is the mail system at host mx.soko.test.

I'm sorry to have to inform you that your message could not
be delivered to one or more recipients. It's attached below.

<${to}>: host mx.buyer.test[192.0.2.10] said: ${said.replace(/(.{30,60}?) /, "$1\n    ")} (in
    reply to RCPT TO command)

${head(to)}`,
  }),
  "sendmail, text": (to, said) => ({
    raw: `From: Mail Delivery Subsystem <MAILER-DAEMON@mx.coop.test>
Subject: Returned mail: see transcript for details
${utf8}

The original message was received at Tue, 3 Nov 2026 10:01:00 +0300
from mx.soko.test [192.0.2.1]

   ----- The following addresses had permanent fatal errors -----
<${to}>
    (reason: ${said})

   ----- Transcript of session follows -----
... while talking to mail.coop.test.:
>>> DATA
<<< ${said}

   ----- Original message follows -----

${mail(to)}`,
  }),
  "exchange, text": (to, said) => ({
    raw: `From: Microsoft Outlook <postmaster@buyer.test>
Subject: Undeliverable: Solar for your shops
${utf8}

Your message to ${to} couldn't be delivered.

Error Details
Remote Server returned '${said}'

Original Message Headers

${head(to)}`,
  }),
  "google, text": (to, said) => ({
    raw: `From: Mail Delivery Subsystem <mailer-daemon@googlemail.com>
Subject: Delivery Status Notification (Failure)
In-Reply-To: ${ID}
References: ${ID}
${utf8}

** Message not delivered **

There was a problem delivering your message to ${to}. See the technical details below.

The response from the remote server was:
${said}
`,
  }),
  "yahoo, text": (to, said) => ({
    raw: `From: MAILER-DAEMON@yahoo.test
Subject: Failure Notice
${utf8}

Sorry, we were unable to deliver your message to the following address.

<${to}>:
Remote host said: ${said} [RCPT_TO]

--- Below this line is a copy of the message.

${mail(to)}`,
  }),
  "courier, text": (to, said) => ({
    raw: `From: "Courier mail server at mx.river.test" <@mx.river.test>
Subject: NOTICE: mail delivery status.
${utf8}

This is a delivery status notification from mx.river.test,
running the Courier mail server, version 1.0.

                           UNDELIVERABLE MAIL

Your message to the following recipients cannot be delivered:

<${to}>:
    mx2.river.test [192.0.2.30]:
>>> RCPT TO:<${to}>
<<< ${said}

${head(to)}`,
  }),
  "dragonfly, text": (to, said) => ({
    raw: `From: <>
Subject: Mail delivery failed
${utf8}

This is the DragonFly Mail Agent v0.13 at soko.test.

There was an error delivering your mail to <${to}>.

mx.island.test [192.0.2.5] did not like our RCPT TO:
${said}

Message headers follow.

${head(to)}`,
  }),
  "hmailserver, text": (to, said) => ({
    raw: `From: mailer-daemon@mail.obra.test
Subject: Message undeliverable: Solar for your shops
${utf8}

Your message did not reach some or all of the intended recipients.

   Sent: Tue, 3 Nov 2026 10:01:00 +0300
   Subject: Solar for your shops

The following recipient(s) could not be reached:

${to}
   Error Type: SMTP
   Remote server (192.0.2.71) issued an error.
   hMailServer sent: RCPT TO:<${to}>
   Remote server replied: ${said}

hMailServer
`,
    hasId: false,
  }),
  "mimecast, text": (to, said) => ({
    raw: `From: Mimecast Postmaster <postmaster@law.test>
Subject: [Postmaster] Email Delivery Failure
${utf8}

This is a delivery failure notification message indicating that
an email you addressed to email address :
-- ${to}

could not be delivered. The problem appears to be :
-- Recipient email server rejected the message

Additional information follows :
-- ${said}
`,
    hasId: false,
  }),
  "a program nobody knows": (to, said) => ({
    raw: `From: Mail System <mailsystem@post.buyer.test>
Return-Path: <>
Subject: Your message could not be delivered
${utf8}

We are sorry: your message to ${to} could not be delivered.
The answer of the server was: ${said}

${head(to)}`,
  }),
};

const NAMES = ["amina", "juma.o", "sales-ke", "info", "claire_d", "p.k+solar"];

/** Each diagnostic in the format of a fifth of the mail programs. */
export const COMPOSED: Case[] = DIAGNOSTICS.flatMap((diagnostic, index) =>
  Object.entries(PROGRAMS).flatMap(([program, write], turn): Case[] => {
    if ((index * 3 + turn * 7) % 5 !== 0) return [];
    const to = `${NAMES[(index + turn) % NAMES.length]}@buyer${index}.test`;
    const { raw, status, hasId = true } = write(to, diagnostic.said.replaceAll("%TO%", to), diagnostic);
    return [
      {
        name: `${program}: ${diagnostic.said}`,
        key: diagnostic.said,
        raw: raw.replace(/\n/g, program.includes("wrong line ends") ? "\n" : "\r\n"),
        kind: "bounce",
        class: diagnostic.class,
        recipients: [to],
        status: status ?? diagnostic.status,
        originalMessageId: hasId ? ID : null,
      },
    ];
  }),
);
