import { describe, expect, it } from "vitest";
import type { InboundMail } from "~/domains/replies/parsing/inbound-mail";
import { readMail } from "~/domains/replies/parsing/read-mail.server";
import { kindOf, reportOf } from "~/domains/replies/parsing/read-report";
import { RULES } from "~/domains/replies/parsing/reports/diagnosis-table";
import { rawMail } from "../../support/fixtures/raw-mails";
import { timeOf } from "../../support/harness/time-of";
import { score } from "../../understanding/bounces/score";

const AIMS: Record<string, number> = {
  "hard bounces known as such": 0.97,
  "precision of “the address is gone”": 0.97,
  "class of a report": 0.95,
  "kind of a report: for good, delayed, complaint": 0.95,
  "recipients, all and no other": 0.95,
  "enhanced status code": 0.95,
  "Message-ID of the bounced email": 0.95,
  "automatic answers and receipts known": 0.95,
};

const NONE = [
  "bounces and reports taken for a person's reply",
  "replies of persons taken for something else",
];

const nothing = { class: null, recipients: [], status: null, messageIds: [] };
const understand = (mail: InboundMail) => reportOf(mail) ?? { ...nothing, kind: kindOf(mail) };

describe("the labelled bounces, reports, auto-replies and replies", () => {
  it("are classified as labelled, in both halves", async () => {
    const figures = await score(understand);
    const of = (name: string) => figures.find((figure) => figure.name === name);
    for (const [name, aim] of Object.entries(AIMS)) {
      expect(of(name)?.cases.held, name).toBeGreaterThan(20);
      expect(of(name)?.open, `${name}: ${of(name)?.misses?.join("\n")}`).toBeGreaterThanOrEqual(aim);
      expect(of(name)?.held, name).toBeGreaterThanOrEqual(aim);
    }
    for (const name of NONE) {
      expect(of(name)?.open, of(name)?.misses?.join("\n")).toBe(0);
      expect(of(name)?.held, name).toBe(0);
    }
  });
});

describe("the bounce diagnosis rules", () => {
  it("each have a unique name, a meaning and a source", () => {
    expect(new Set(RULES.map(({ name }) => name)).size).toBe(RULES.length);
    for (const { name, source, says } of RULES) {
      expect(source.length, name).toBeGreaterThan(10);
      expect(says.length, name).toBeGreaterThan(0);
    }
  });

  it("parse a report with only carriage returns identically", async () => {
    const text = "From: MAILER-DAEMON@mx.test\nSubject: failure notice\n\n<a@b.test>:\n550 no such user\n";
    const raw = new TextEncoder().encode(text.replaceAll("\n", "\r"));
    expect(reportOf(await readMail(raw))).toMatchObject({ class: "hard_bounce", recipients: ["a@b.test"] });
  });
});

describe("an expensive server message", () => {
  it.each([
    ["addresses", "a@b.test ".repeat(11_000)],
    ["@", "@".repeat(99_000)],
    ["lines of an address", "<a@b.test>: said\n".repeat(5_800)],
    ["header lines", "From: a\n".repeat(12_000)],
    ["codes", "550 5.1.1 ".repeat(9_900)],
    ["message ids", "message-id ".repeat(9_000)],
    ["phrases with a gap", "user exceeded mailbox ".repeat(4_500)],
    ["blanks", `From:${" ".repeat(99_000)}x`],
  ])("is parsed within 300 ms: %s", async (_, text) => {
    const mail = await readMail(rawMail({ From: "mailer-daemon@mx.test", Subject: "failure notice" }, text));
    expect(await timeOf(async () => understand(mail), 300)).toBeLessThan(300);
  });
});
