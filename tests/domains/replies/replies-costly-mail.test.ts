import { describe, expect, it } from "vitest";
import { readMail } from "~/domains/replies/parsing/read-mail.server";
import { reportOf } from "~/domains/replies/parsing/read-report";
import { extractReply } from "~/domains/replies/parsing/strip-quoted-text";
import { rawMail } from "../../support/fixtures/raw-mails";
import { timeOf } from "../../support/harness/time-of";

const MIXED = 'multipart/mixed; boundary="b"';
const mixed = (body: string) => rawMail({ From: "amina@buyer.test", Subject: "Hello" }, body, MIXED);
const LINE = "some words of a text in a line that is seventy letters long, it is so\n";
const BASE64 = `${"c29t".repeat(19)}\n`;

describe("an email that is expensive to parse", () => {
  it.each([
    ["240,000 parts", mixed(`${"--b\n\nx\n".repeat(240_000)}--b--`)],
    ["500,000 lines that begin no part", mixed(`--b\n\n${"--x\n".repeat(500_000)}--b--`)],
    ["24 MB of text", rawMail({ From: "amina@buyer.test" }, LINE.repeat(340_000))],
    ["a line of 24 MB", rawMail({ From: "amina@buyer.test" }, "a ".repeat(12_000_000))],
    ["a From of 900 kB", rawMail({ From: '"a" <a@b.test>,'.repeat(60_000) }, "x")],
    [
      "a Content-Type of 900 kB",
      rawMail({ From: "a@b.test" }, "x", `text/plain; ${"a*0=b; ".repeat(120_000)}`),
    ],
  ])("is parsed within a second, its text limited to 100,000 characters: %s", async (_, raw) => {
    const mail = await readMail(raw);
    expect(mail.text.length).toBeLessThanOrEqual(100_000);
    expect(await timeOf(() => readMail(raw), 1_000)).toBeLessThan(1_000);
  });

  it("keeps its text, its attachments and their sizes", async () => {
    const raw = mixed(
      `--b\nContent-Type: text/plain\n\nWe are interested\n--b\nContent-Type: image/png; name="a.png"\nContent-Transfer-Encoding: base64\nContent-Disposition: attachment; filename="a.png"\n\n${BASE64.repeat(120_000)}--b\nContent-Type: text/plain\n\nThe end\n--b--`,
    );
    const mail = await readMail(raw);
    expect(mail.text).toMatch(/We are interested[\s\S]*The end/);
    expect(mail.attachments).toEqual([{ name: "a.png", type: "image/png", size: 120_000 * 57 }]);
  });

  it.each([
    ["base64", "QUJDREVG\nQUI=\n", 8],
    ["quoted-printable", "=C3=A9t=C3=A9=\n and more\nend\n", 19],
    ["8bit", "one\ntwo\n", 8],
  ])("reports the decoded size of an attachment in %s", async (encoding, content, size) => {
    const raw = mixed(
      `--b\nContent-Type: application/pdf; name=a.pdf\nContent-Transfer-Encoding: ${encoding}\n\n${content}--b--`,
    );
    expect((await readMail(raw)).attachments).toEqual([{ name: "a.pdf", type: "application/pdf", size }]);
  });

  it("keeps the first headers and the text if there are too many headers", async () => {
    const raw = rawMail({ From: "amina@buyer.test", Subject: "Hello" }, "x");
    const [head = "", ...body] = new TextDecoder().decode(raw).split("\r\n\r\n");
    const many = `${head}\r\n${"X-A: b\r\n".repeat(100_000)}\r\n${body.join("\r\n\r\n")}`;
    const mail = await readMail(new TextEncoder().encode(many));
    expect(mail).toMatchObject({ fromAddress: "amina@buyer.test", subject: "Hello" });
    expect(mail.text.trim()).toBe("x");
  });

  it("keeps the start of a text that is too long, also in base64", async () => {
    const plain = await readMail(rawMail({ From: "a@b.test" }, `Yes please\n${LINE.repeat(200_000)}`));
    expect(plain.text).toMatch(/^Yes please/);
    const type = "text/plain; charset=utf-8\r\nContent-Transfer-Encoding: base64";
    const coded = await readMail(rawMail({ From: "a@b.test" }, BASE64.repeat(300_000), type));
    expect(coded.text.slice(0, 6)).toBe("somsom");
  });
});

describe("an expensive delivery report", () => {
  it.each([
    ["blanks behind a colon", `A: ${" ".repeat(97_000)}${"x".repeat(2_500)}\u2028`],
    ["blanks before a colon", `A${" ".repeat(99_000)}`],
    ["empty groups", "\n \n".repeat(33_000)],
    ["folded lines", "A: b\n ".repeat(16_000)],
    ["2,000 recipients", "Final-Recipient: rfc822; a@b.test\nAction: failed\n\n".repeat(2_000)],
  ])("with ten parts is parsed within 150 ms: %s", async (_, text) => {
    const part = `--b\nContent-Type: message/delivery-status\n\nAction: failed\n${text}\n--b\nContent-Type: message/rfc822\n\n${text}\n`;
    const raw = rawMail(
      { From: "mailer-daemon@mx.test" },
      `${part.repeat(5)}--b--`,
      'multipart/report; boundary="b"',
    );
    const mail = await readMail(raw);
    expect(mail.reports.length).toBeGreaterThan(7);
    expect(await timeOf(async () => reportOf(mail), 150)).toBeLessThan(150);
  });
});

describe("an expensive plain-text bounce", () => {
  it("names at most 100 recipients", async () => {
    const lines = Array.from({ length: 5_000 }, (_, index) => `u${index}@buyer.test`).join("\n\n");
    const raw = rawMail({ From: "mailer-daemon@mx.test", Subject: "Undelivered Mail" }, lines);
    const mail = await readMail(raw);
    expect(reportOf(mail)?.recipients).toHaveLength(100);
    expect(await timeOf(async () => reportOf(mail), 150)).toBeLessThan(150);
  });
});

describe("an expensive reply", () => {
  it.each([
    ["blanks behind the words that begin a quote", `On 1\nwrote${" ".repeat(99_000)}x`],
    ["lines of @", `From: ${"@".repeat(390)}\n`.repeat(250)],
    ["lines of digits", `On ${"1".repeat(390)}\n`.repeat(250)],
    ["blanks", " ".repeat(100_000)],
  ])("has its own text extracted within 300 ms: %s", async (_, text) => {
    expect(await timeOf(async () => extractReply(text), 300)).toBeLessThan(300);
  });
});
