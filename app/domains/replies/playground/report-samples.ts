import type { Sample } from "./samples";

const SERVER = "mailer-daemon@example.com";

const sample = (label: string, subject: string, head: string[], body: string): Sample => ({
  label,
  mail: {
    from: SERVER,
    subject,
    text: [`Subject: ${subject}`, "MIME-Version: 1.0", ...head, "", body].join("\n"),
  },
});

const returned = (to: string) =>
  `--b
Content-Type: text/rfc822-headers

Message-ID: <solar-7@njia.example>
From: Sales <sales@njia.example>
To: ${to}
Subject: Solar for your shops
--b--`;

interface Failure {
  to: string;
  status: string;
  said: string;
  action?: string;
  text: string;
}

const failed = (label: string, { to, status, said, action = "failed", text }: Failure): Sample =>
  sample(
    label,
    action === "failed" ? "Undelivered Mail Returned to Sender" : "Delivery Status Notification (Delay)",
    [
      "From: Mail Delivery System <mailer-daemon@example.com>",
      "Auto-Submitted: auto-replied",
      'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    ],
    `--b
Content-Type: text/plain

${text}
--b
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example.com

Final-Recipient: rfc822; ${to}
Action: ${action}
Status: ${status}
Diagnostic-Code: smtp; ${said}

${returned(to)}`,
  );

export const REPORT_SAMPLES: Record<string, Sample> = {
  away: {
    label: "Auto-reply",
    mail: {
      from: "naledi@example.com",
      subject: "Out of office",
      text: "From: Naledi <naledi@example.com>\nSubject: Out of office\nAuto-Submitted: auto-replied\n\nI am away until Monday.",
    },
  },
  gone: failed("Invalid address", {
    to: "amina@example.com",
    status: "5.1.1",
    said: "550 5.1.1 <amina@example.com>: there is no such user here",
    text: "Your message could not be delivered: the recipient does not exist.",
  }),
  text: sample(
    "Plain-text bounce",
    "failure notice",
    ["From: MAILER-DAEMON@example.com", "Return-Path: <>", "Content-Type: text/plain"],
    `Hi. This is the qmail-send program at example.com.
I'm afraid I wasn't able to deliver your message to the following addresses.
This is a permanent error; I've given up. Sorry it didn't work out.

<amina@example.com>:
Remote host said: 550 no mailbox here by that name

--- Below this line is a copy of the message.

Message-ID: <solar-7@njia.example>
To: amina@example.com
Subject: Solar for your shops`,
  ),
  full: failed("Mailbox full", {
    to: "juma@example.com",
    status: "4.2.2",
    said: "452 4.2.2 The mailbox is over its quota",
    action: "delayed",
    text: "Delivery is delayed: the mailbox is full. We will keep trying for 3 days.",
  }),
  blocked: failed("Blocked", {
    to: "fatou@example.com",
    status: "5.7.1",
    said: "554 5.7.1 Refused: your server is on a block list",
    text: "Your message was refused by a mail server rule.",
  }),
  complaint: sample(
    "Spam complaint",
    "Complaint about a message",
    [
      "From: feedback@example.com",
      'Content-Type: multipart/report; report-type=feedback-report; boundary="b"',
    ],
    `--b
Content-Type: text/plain

A recipient marked this message as spam.
--b
Content-Type: message/feedback-report

Feedback-Type: abuse
User-Agent: Example/1.0
Version: 1
Original-Rcpt-To: <thabo@example.com>

${returned("thabo@example.com")}`,
  ),
};
