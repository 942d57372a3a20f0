import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { charsetOf } from "~/core/charset";
import { readBooking } from "~/domains/replies/parsing/booking";
import { readCalendar } from "~/domains/replies/parsing/calendar";
import { readMail } from "~/domains/replies/parsing/read-mail.server";
import { tryMail } from "~/domains/replies/playground/demo-reply.server";
import { receiveMail } from "~/domains/replies/responses/receive-mail.server";
import { suggestedActionsFor } from "~/domains/replies/suggested-actions/suggested-actions.server";
import { inboundEmails } from "~/domains/replies/tables";
import { getThread } from "~/domains/replies/threads/threads.server";
import { messageNow, sentTo } from "../../support/fixtures/outreach";
import { env, makeBusiness, testContext } from "../../support/harness/context";
import { timeOf } from "../../support/harness/time-of";

const system = testContext();

const event = (method: string, lines: string[]) =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `METHOD:${method}`,
    "BEGIN:VEVENT",
    "UID:1@soko.test",
    ...lines,
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ].join("\r\n");

const answer = (status: string, more: string[] = []) =>
  event("REPLY", [
    "DTSTART;TZID=E. Africa Standard Time:20261110T150000",
    `ATTENDEE;PARTSTAT=${status};CN=Grace:mailto:grace@buyer.test`,
    "SUMMARY;LANGUAGE=en-US:Accepted: Solar call",
    ...more,
  ]);

interface Written {
  from?: string;
  subject?: string;
  words?: string;
  headers?: string[];
  messageId?: string;
}

/** An email with a calendar part beside its text. */
const withCalendar = (
  method: string,
  calendar: string,
  {
    from = "grace@buyer.test",
    subject = "Accepted: Solar call",
    words = "",
    headers = [],
    messageId = "<sent@soko.test>",
  }: Written = {},
) =>
  new TextEncoder().encode(
    [
      `From: Grace <${from}>`,
      "To: sales@soko.test",
      `Subject: ${subject}`,
      `Message-ID: <${crypto.randomUUID()}@buyer.test>`,
      `In-Reply-To: ${messageId}`,
      ...headers,
      "MIME-Version: 1.0",
      'Content-Type: multipart/alternative; boundary="a"',
      "",
      "--a",
      "Content-Type: text/plain; charset=utf-8",
      "",
      words,
      "--a",
      `Content-Type: text/calendar; charset=utf-8; method=${method}`,
      "",
      calendar,
      "--a--",
      "",
    ].join("\r\n"),
  );

describe("a calendar part", () => {
  it.each([
    ["ACCEPTED", "accepted"],
    ["DECLINED", "declined"],
    ["TENTATIVE", "tentative"],
  ])("with %s is parsed, and its start time is converted to UTC", (status, kind) => {
    expect(readCalendar(answer(status), "grace@buyer.test")).toEqual({
      kind,
      summary: "Solar call",
      description: null,
      startsAt: "2026-11-10T12:00:00.000Z",
      endsAt: null,
      location: null,
      attendee: null,
    });
  });

  it.each([
    ["REQUEST", "invitation"],
    ["COUNTER", "proposed"],
    ["CANCEL", "cancelled"],
  ])("with method %s is parsed, including its end time", (method, kind) => {
    const part = event(method, ["DTSTART:20261110T120000Z", "DTEND:20261110T123000Z", "SUMMARY:Solar"]);
    expect(readCalendar(part, "x@y.test")).toMatchObject({ kind, endsAt: "2026-11-10T12:30:00.000Z" });
  });

  it("without a method is read by the method of its Content-Type", () => {
    const part = answer("ACCEPTED").replace("METHOD:REPLY\r\n", "");
    expect(readCalendar(part, "grace@buyer.test", "REPLY")).toMatchObject({ kind: "accepted" });
    expect(readCalendar(part, "grace@buyer.test")).toBeNull();
  });

  it.each([
    ["DTSTART;TZID=Africa/Lagos:20261110T130000", "2026-11-10T12:00:00.000Z"],
    ['DTSTART;TZID="South Africa Standard Time":20261110T140000', "2026-11-10T12:00:00.000Z"],
    ["DTSTART;VALUE=DATE:20261110", "2026-11-10T00:00:00.000Z"],
    ["DTSTART:20261110T120000Z", "2026-11-10T12:00:00.000Z"],
    ["DTSTART;TZID=Customized Time Zone:20261110T120000", "2026-11-10T12:00:00.000Z"],
    ["DTSTART:nonsense", null],
  ])("has its start time converted to UTC, or null if it is invalid: %s", (line, startsAt) => {
    expect(readCalendar(event("REQUEST", [line, "SUMMARY:Solar"]), "")?.startsAt ?? null).toBe(startsAt);
  });

  it.each([
    ["no calendar", "Hello"],
    ["a published event", event("PUBLISH", ["SUMMARY:Sale"])],
    ["a response that is still pending", answer("NEEDS-ACTION")],
    ["a truncated part", "BEGIN:VCALENDAR\r\nMETHOD:REPLY\r\nBEGIN:VEV"],
    ["random text", `BEGIN:VCALENDAR\r\n${"a;".repeat(2_000)}`],
  ])("is ignored unless it is a complete invitation or response: %s", (_, part) => {
    expect(readCalendar(part, "")).toBeNull();
  });

  it.each([
    ["lines", `BEGIN:VCALENDAR\r\n${"BEGIN:VEVENT\r\n".repeat(3_000)}`],
    ["parameters", event("REPLY", [`ATTENDEE${";A=b".repeat(9_000)}:mailto:a@b.test`])],
    ["folded lines", event("REQUEST", [`SUMMARY:${"a\r\n ".repeat(11_000)}`])],
    [
      "attendees",
      event(
        "REPLY",
        Array.from({ length: 800 }, () => "ATTENDEE;PARTSTAT=ACCEPTED:mailto:a@b.test"),
      ),
    ],
  ])("with many %s is parsed within 300 ms", async (_, part) => {
    expect(await timeOf(async () => readCalendar(part, "a@b.test"), 300)).toBeLessThan(300);
  });
});

describe("a meeting invitation or response", () => {
  it("that accepts stops follow-ups, is not treated as an auto-reply, and has the meeting time", async () => {
    const business = await makeBusiness();
    const sent = await sentTo(business, "grace@buyer.test");
    const headers = ["Auto-Submitted: auto-generated"];
    const raw = withCalendar("REPLY", answer("ACCEPTED"), { headers, messageId: sent.messageId });
    const { threadId } = await receiveMail(system, raw);
    const [mail] = await business.ctx.db
      .select()
      .from(inboundEmails)
      .where(eq(inboundEmails.accountId, business.account.id));
    expect(mail).toMatchObject({ kind: "reply", replyClass: "interested", isSure: true });
    expect(mail?.meeting).toMatchObject({ kind: "accepted", summary: "Solar call" });
    expect(await messageNow(business, sent.waitingId)).toMatchObject({ state: "stopped" });
    const thread = await getThread(business.ctx, threadId ?? 0);
    const at = async (now: string) =>
      (await suggestedActionsFor({ ...business.ctx, now: () => new Date(now) }, thread)).meeting;
    const offered = await at("2026-11-10T11:59:00Z");
    expect(offered).toMatchObject({ title: "Meeting accepted", topic: "Solar call" });
    expect(offered?.dueAt).toMatch(/^2026-11-10T1\d:00$/);
    expect(await at("2026-11-10T12:01:00Z")).toBeNull();
  });

  it.each([
    ["TENTATIVE", "interested"],
    ["DECLINED", "unclear"],
  ])("with status %s is never classified with certainty", async (status, replyClass) => {
    const result = await tryMail(system, withCalendar("REPLY", answer(status)));
    expect(result).toMatchObject({ kind: "reply", replyClass, isSure: false });
  });

  it.each(["List-Unsubscribe: <mailto:out@buyer.test>", "Precedence: bulk"])(
    "is ignored in an email sent to a list: %s",
    async (header) => {
      const part = event("REQUEST", ["DTSTART:20261110T120000Z", "SUMMARY:Webinar"]);
      const result = await tryMail(system, withCalendar("REQUEST", part, { headers: [header] }));
      expect(result.calendar).toBeNull();
      expect(result.replyClass).not.toBe("interested");
    },
  );

  it("that declines and asks for no more emails is classified as unsubscribe", async () => {
    const words = { words: "Please do not write to me again.", subject: "Declined: Solar call" };
    const result = await tryMail(system, withCalendar("REPLY", answer("DECLINED"), words));
    expect(result.replyClass).toBe("unsubscribe");
  });

  it("known by its subject alone is not classified with certainty", async () => {
    const raw = new TextEncoder().encode(
      "From: grace@buyer.test\r\nSubject: Accepted: Solar call\r\nIn-Reply-To: <a@soko.test>\r\n\r\n\r\n",
    );
    expect((await tryMail(system, raw)).isSure).not.toBe(true);
  });
});

describe("a booking notification from a scheduling service", () => {
  const text =
    "Hi Sales,\n\nA new event has been scheduled.\n\nEvent Type: 30 Minute Meeting\nInvitee: Grace Wambui\nInvitee Email: grace@buyer.test\nEvent Date/Time: 03:00pm - Tuesday, 10 November 2026 (Africa/Nairobi)\n";
  const subject = "New Event: Grace Wambui - 03:00pm Tue, 10 Nov 2026 - 30 Minute Meeting";

  it("names the person who booked, and the time", () => {
    expect(readBooking({ fromAddress: "notifications@calendly.com", subject, text })).toMatchObject({
      kind: "booked",
      summary: "30 Minute Meeting",
      attendee: "grace@buyer.test",
      startsAt: "2026-11-10T12:00:00.000Z",
    });
  });

  it.each([
    ["Calendly, values below their labels", "notifications@calendly.com", text.replaceAll(": ", ":\n")],
    [
      "Calendly, a zone by its name",
      "notifications@calendly.com",
      text.replace("Africa/Nairobi", "East Africa Time"),
    ],
    [
      "Google, an attendee without a label",
      "calendar-notification@google.com",
      "30 Minute Meeting\n\nWhen: Tuesday 10 Nov 2026 15:00 (EAT)\n\nBooked by\nGrace Wambui\ngrace@buyer.test\n",
    ],
    [
      "Cal.com, labels without a colon",
      "hello@cal.com",
      "A new event has been scheduled\n\nWhen\nTuesday, November 10, 2026 | 3:00 PM - 3:30 PM (Africa/Nairobi)\n\nWho\nSales - Organizer\nsales@soko.test\nGrace Wambui\ngrace@buyer.test\n",
    ],
  ])("is read from %s", (_, fromAddress, written) => {
    expect(
      readBooking({ fromAddress, replyTo: "grace@buyer.test", subject: "New event: Grace", text: written }),
    ).toMatchObject({ kind: "booked", attendee: "grace@buyer.test", startsAt: "2026-11-10T12:00:00.000Z" });
  });

  it("is none if Reply-To names a person whom the text does not list", () => {
    const written = "When: Tuesday 10 Nov 2026 15:00 (EAT)\nnot-grace@buyer.test\n";
    const from = { fromAddress: "hello@cal.com", replyTo: "grace@buyer.test" };
    expect(readBooking({ ...from, subject: "New booking", text: written })).toBeNull();
  });

  it.each([
    "grace@buyer.test",
    "notifications@calendly.com.evil.test",
    "notifications@notcalendly.com",
    "drive-shares-noreply@google.com",
    "someone@google.com",
    "jane.doe@hubspot.com",
  ])("is not recognised from the sender %s", (fromAddress) => {
    expect(readBooking({ fromAddress, subject, text })).toBeNull();
  });
});

describe("the person who booked", () => {
  const raw = (headers: Record<string, string>, invitee = "grace@buyer.test") =>
    new TextEncoder().encode(
      [
        ...Object.entries({
          From: "Calendly <notifications@calendly.com>",
          Subject: "New Event: Grace",
          ...headers,
        }).map(([name, value]) => `${name}: ${value}`),
        "",
        `Invitee Email: ${invitee}`,
        "Event Date/Time: 03:00pm - Tuesday, 10 November 2026 (Africa/Nairobi)",
        "",
      ].join("\r\n"),
    );

  it.each([
    [{ "Reply-To": "grace@buyer.test" }, "grace@buyer.test"],
    [{ "Reply-To": "Grace <GRACE@buyer.test>" }, "grace@buyer.test"],
    [{ "Reply-To": "no-reply@calendly.com" }, "grace@buyer.test"],
    [{}, "grace@buyer.test"],
    [{ "Reply-To": "eve@evil.test" }, "notifications@calendly.com"],
  ])("is the invitee named in the text, unless Reply-To names another person: %o", async (headers, from) => {
    expect((await readMail(raw(headers))).fromAddress).toBe(from);
  });

  it.each([
    ["a person we emailed, proven", "mx.cloudflare.net; dmarc=pass header.from=calendly.com", true, true],
    ["a person we emailed, without a proof", "calendly.com; dmarc=pass", true, false],
    ["a person we never emailed", "mx.cloudflare.net; dmarc=pass header.from=calendly.com", false, false],
  ])(
    "is matched only if we emailed them, and with certainty only if authenticated: %s",
    async (_, results, isOurs, isSure) => {
      const business = await makeBusiness();
      const reader = `grace-${crypto.randomUUID()}@buyer.test`;
      if (isOurs) await sentTo(business, reader);
      const headers = {
        "Reply-To": reader,
        "Authentication-Results": results,
        "Message-ID": `<${crypto.randomUUID()}@c.test>`,
      };
      const { threadId } = await receiveMail(testContext(), raw(headers, reader));
      const row = await env.DB.prepare(
        "select is_sure as isSure, outreach_message_id as message from inbound_emails where from_address = ?",
      )
        .bind(reader)
        .first<{ isSure: number; message: number | null }>();
      expect([threadId !== null, row?.isSure === 1 && row.message !== null]).toEqual([isOurs, isSure]);
    },
  );
});

describe("text in a wrongly named encoding", () => {
  const bytesOf = (text: string, table: Record<string, number>) =>
    new Uint8Array([...text].map((letter) => table[letter] ?? letter.charCodeAt(0)));
  const utf8 = new TextEncoder().encode("Nous sommes intéressés");
  const latin = bytesOf("Nous sommes intéressés", { é: 0xe9 });
  const arabic = new Uint8Array([0xe3, 0xd1, 0xcd, 0xc8, 0xc7, 0x20, 0xe3, 0xe4, 0x20, 0xe3, 0xd5, 0xd1]);

  it.each([
    ["UTF-8 called ASCII", utf8, "us-ascii", "utf-8"],
    ["UTF-8 called Latin 1", utf8, "iso-8859-1", "utf-8"],
    ["UTF-8 cut within a letter", utf8.subarray(0, 18), "us-ascii", "utf-8"],
    ["Latin 1 called UTF-8", latin, "utf-8", "windows-1252"],
    ["Latin 1 without a label", latin, "", "windows-1252"],
    ["Arabic called UTF-8", arabic, "utf-8", "windows-1256"],
    ["Arabic called Latin 1", arabic, "iso-8859-1", "windows-1256"],
    ["Arabic as it is", arabic, "windows-1256", "windows-1256"],
    ["Latin 2 as it is", latin, "iso-8859-2", "iso-8859-2"],
    ["an unknown label", latin, "x-made-up", "windows-1252"],
    ["ASCII", new TextEncoder().encode("Yes"), "us-ascii", "us-ascii"],
  ])("is decoded by its actual encoding: %s", (_, bytes, label, charset) => {
    expect(charsetOf(bytes, label)).toBe(charset);
  });

  it("is decoded correctly in a received email", async () => {
    const head =
      "From: aicha@buyer.test\r\nSubject: Re: x\r\nIn-Reply-To: <a@soko.test>\r\nContent-Type: text/plain; charset=us-ascii\r\nContent-Transfer-Encoding: 8bit\r\n\r\n";
    const raw = new TextEncoder().encode(`${head}Nous sommes intéressés, combien ça coûte ?`);
    expect(await tryMail(system, raw)).toMatchObject({
      replyClass: "interested",
      ownWords: expect.stringContaining("ça coûte"),
    });
  });
});

describe("text inside an attached file", () => {
  it.each([
    ["application/ms-tnef", "winmail.dat"],
    ["application/pkcs7-mime", "smime.p7m"],
    ["application/octet-stream", "winmail.dat"],
  ])("leaves the reply unclear, with the file named in its text: %s %s", async (type, name) => {
    const raw = new TextEncoder().encode(
      [
        "From: nomsa@buyer.test",
        "Subject: RE: Solar",
        "In-Reply-To: <a@soko.test>",
        "MIME-Version: 1.0",
        'Content-Type: multipart/mixed; boundary="m"',
        "",
        "--m",
        "Content-Type: text/plain",
        "",
        "",
        "--m",
        `Content-Type: ${type}; name="${name}"`,
        `Content-Disposition: attachment; filename="${name}"`,
        "Content-Transfer-Encoding: base64",
        "",
        "eJ8+IgEA",
        "--m--",
        "",
      ].join("\r\n"),
    );
    const result = await tryMail(system, raw);
    expect(result).toMatchObject({ kind: "reply", replyClass: "unclear" });
    expect(result.ownWords).toContain(name);
  });
});

it("excludes a parsed calendar part from the attachments, but no other files", async () => {
  expect((await readMail(withCalendar("REPLY", answer("ACCEPTED")))).attachments).toEqual([]);
  expect((await readMail(withCalendar("REPLY", "no calendar"))).attachments).toHaveLength(1);
});
