/** A mail of RFC 5322 as a mail program sends it. */
export function rawMail(
  headers: Record<string, string>,
  body: string,
  type = "text/plain; charset=utf-8",
): Uint8Array {
  const lines = Object.entries({ "MIME-Version": "1.0", "Content-Type": type, ...headers });
  const head = lines.map(([name, value]) => `${name}: ${value}`).join("\r\n");
  return new TextEncoder().encode(`${head}\r\n\r\n${body.replace(/\r?\n/g, "\r\n")}`);
}

export const replyTo = (messageId: string, from: string, body: string, more: Record<string, string> = {}) =>
  rawMail(
    {
      From: `Amina Buyer <${from}>`,
      To: "sales@soko.test",
      Subject: "Re: Solar for your shops",
      "Message-ID": `<${crypto.randomUUID()}@buyer.test>`,
      "In-Reply-To": messageId,
      ...more,
    },
    body,
  );

/** RFC 3464. */
export const deliveryReport = (
  messageId: string,
  address: string,
  status: string,
  action = "failed",
  said = "550 no such user",
) =>
  rawMail(
    { From: "MAILER-DAEMON@mx.test", To: "sales@soko.test", Subject: "Undelivered Mail" },
    `--b
Content-Type: text/plain

The mail could not be delivered.
--b
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.test

Final-Recipient: rfc822; ${address}
Action: ${action}
Status: ${status}
Diagnostic-Code: smtp; ${said}

--b
Content-Type: message/rfc822

Message-ID: ${messageId}
To: ${address}
Subject: Solar

Hello
--b--
`,
    'multipart/report; report-type=delivery-status; boundary="b"',
  );

/** RFC 5965. */
export const complaint = (messageId: string, address: string, type = "abuse") =>
  rawMail(
    { From: "feedback@provider.test", To: "fbl@soko.test", Subject: "Complaint" },
    `--b
Content-Type: text/plain

Somebody reported this mail.
--b
Content-Type: message/feedback-report

Feedback-Type: ${type}
User-Agent: Provider/1.0
Version: 1
Original-Rcpt-To: <${address}>

--b
Content-Type: text/rfc822-headers

Message-ID: ${messageId}
To: ${address}
--b--
`,
    'multipart/report; report-type=feedback-report; boundary="b"',
  );
