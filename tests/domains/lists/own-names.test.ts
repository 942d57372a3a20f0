import { describe, expect, it } from "vitest";
import { htmlToText } from "~/core/html/html-to-text";
import { returnOf } from "~/domains/billing/payments/payment-event";
import { PastedPeople, pastePeople } from "~/domains/directory/contacts/paste/paste-people.server";
import { readVcards } from "~/domains/directory/contacts/paste/read-vcards";
import { listOpenCases } from "~/domains/directory/corrections/list-cases.server";
import { wordOfCell } from "~/domains/directory/imports/opt-outs/opt-out-values";
import { readOptOutDate } from "~/domains/directory/imports/opt-outs/read-opt-out-date";
import { parseQuery } from "~/domains/lead-search/query-parser/parse-query";
import { OpportunityQuery } from "~/domains/opportunities/schemas";
import { listOpportunities } from "~/domains/opportunities/search/list-opportunities.server";
import { spelled } from "~/domains/replies/classification/tokenize";
import { readCalendar } from "~/domains/replies/parsing/calendar";
import { isAuthenticatedAt } from "~/domains/replies/parsing/is-sender-authenticated";
import { readMail } from "~/domains/replies/parsing/read-mail.server";
import { reportOf } from "~/domains/replies/parsing/read-report";
import { originName } from "~/domains/social-leads/inbound/capture-of-meta";
import { readMeta } from "~/domains/social-leads/inbound/read-meta";
import { checkPeople } from "../../support/fixtures/imports";
import { rawMail } from "../../support/fixtures/raw-mails";
import { makeBusiness, testContext } from "../../support/harness/context";

/** Property names that every object inherits. */
const NAMES = ["constructor", "__proto__", "toString", "valueOf", "hasOwnProperty", "isPrototypeOf"];

const inWhatsApp = (value: object) => ({
  object: "whatsapp_business_account",
  entry: [
    {
      id: "55",
      changes: [{ field: "messages", value: { metadata: { phone_number_id: "7001" }, ...value } }],
    },
  ],
});
const eventsOf = (value: object) => readMeta(inWhatsApp(value), "whatsapp", new Set(["7001"]));
const calendar = (method: string, status: string, zone: string) =>
  `BEGIN:VCALENDAR\nMETHOD:${method}\nBEGIN:VEVENT\nATTENDEE;PARTSTAT=${status}:mailto:a@b.test\n` +
  `DTSTART;TZID=${zone}:20260105T100000\nEND:VEVENT\nEND:VCALENDAR`;

const READERS: [what: string, read: (name: string) => unknown, answer: unknown][] = [
  ["a cell of an opt-out column", wordOfCell, null],
  ["a date of an opt-out", (name) => readOptOutDate(`${name} 5 2025`, new Date(0)), null],
  [
    "a property of a vCard",
    (name) => readVcards(`BEGIN:VCARD\nFN:A\n${name}:x\nEND:VCARD`)[0]?.contactName,
    "A",
  ],
  ["a server that checks senders", (name) => isAuthenticatedAt(name, "x; dmarc=pass"), false],
  ["a method of a calendar", (name) => readCalendar(calendar(name, "ACCEPTED", "UTC"), "a@b.test"), null],
  ["an answer of a calendar", (name) => readCalendar(calendar("REPLY", name, "UTC"), "a@b.test"), null],
  [
    "a zone of a calendar",
    (name) => readCalendar(calendar("REQUEST", "ACCEPTED", name), "a@b.test")?.startsAt,
    "2026-01-05T10:00:00.000Z",
  ],
  ["where a lead ad was shown", originName, null],
  [
    "the kind of a message",
    (type) =>
      eventsOf({ messages: [{ id: "m", from: "254711000001", type }] })?.map(
        (event) => "content" in event && event.content,
      ),
    // An unknown type is kept for the operator too.
    ["other", false],
  ],
  [
    "the kind of an attachment",
    (type) =>
      readMeta(
        {
          object: "page",
          entry: [
            {
              id: "1",
              messaging: [
                {
                  sender: { id: "3" },
                  recipient: { id: "1" },
                  message: { mid: "m", attachments: [{ type }] },
                },
              ],
            },
          ],
        },
        "facebook",
        new Set(["1"]),
      )?.map((event) => "content" in event && event.content),
    ["other"],
  ],
  [
    "a status of a message",
    (status) => eventsOf({ statuses: [{ id: "m", status }] })?.map(({ kind }) => kind),
    ["unreadable"],
  ],
  [
    "the state of a refund",
    (name) => returnOf({ event: `refund.${name.replace(/[^a-z]/g, "")}`, data: { reference: "r" } } as never),
    expect.objectContaining({ state: "pending" }),
  ],
  ["a short form", (name) => spelled(`x'${name}`, new Map()).every((word) => typeof word === "string"), true],
  ["an element of an email", (name) => htmlToText(`<${name}>a</${name}>b`).endsWith("ab"), true],
  [
    "words of a search",
    (name) =>
      /native code|\[object/.test(
        JSON.stringify(parseQuery(`5 ${name} companies with ${name} people in Kenya`)),
      ),
    false,
  ],
];

describe("names of built-in object properties", () => {
  it.each(READERS)("are treated as plain words in %s", (_, read, answer) => {
    for (const name of NAMES) expect([name, read(name)]).toEqual([name, answer]);
  });

  it.each(NAMES)("suppress until decided if they are in an opt-out column: %s", async (name) => {
    const { ctx } = await makeBusiness();
    const file = `name,email,unsubscribed\nAma,ama@names.test,${name}\n`;
    expect((await checkPeople(ctx, file)).unknownOptOuts).toEqual([{ value: name, count: 1 }]);
    const pasted = await pastePeople(ctx, PastedPeople.parse({ people: file }));
    expect(pasted).toMatchObject({ optedOut: 1 });
  });
});

it.each(NAMES)("are rejected as a deal region: %s", async (name) => {
  const { ctx } = await makeBusiness();
  const asked = async () => listOpportunities(ctx, OpportunityQuery.parse({ region: name }));
  await expect(asked()).rejects.toMatchObject({ code: "invalid" });
});

it.each(NAMES)("match no data correction as a filter: %s", async (name) => {
  expect(await listOpenCases(testContext(), { after: 0, limit: 5, kind: name })).toEqual([]);
});

const bounceOf = (bounceType: string) =>
  rawMail(
    {
      From: "no-reply@sns.amazonaws.com",
      To: "sales@soko.test",
      Subject: "Amazon SES Email Event Notification",
    },
    JSON.stringify({
      notificationType: "Bounce",
      bounce: { bounceType, bouncedRecipients: [{ emailAddress: "ama@names.test" }] },
      mail: { messageId: crypto.randomUUID() },
    }),
  );

it.each(NAMES)("count as an unknown bounce type: %s", async (name) => {
  expect(reportOf(await readMail(bounceOf(name)))?.class).toBe("undetermined");
});
