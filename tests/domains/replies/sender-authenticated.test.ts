import { describe, expect, it } from "vitest";
import { isAuthenticatedAt } from "~/domains/replies/parsing/is-sender-authenticated";

const AT_GMAIL = "imap.gmail.com";
const FAILED = "dmarc=fail (p=NONE) header.from=customer.test";

describe("authentication results of a mailbox's own server", () => {
  it.each([
    [
      "mx.google.com; dkim=pass header.i=@shop.test; spf=pass smtp.mailfrom=a@shop.test; dmarc=pass (p=NONE) header.from=shop.test",
    ],
    [
      "mx.google.com; arc=pass (i=1 spf=pass dkim=pass dmarc=pass fromdomain=shop.test); dmarc=pass (p=REJECT) header.from=shop.test",
    ],
    [
      'mx.google.com; spf=pass (domain of "a b"@shop.test) smtp.mailfrom="a b"@shop.test; dmarc=pass header.from=shop.test',
    ],
  ])("authenticate the sender: %s", (header) => {
    expect(isAuthenticatedAt(AT_GMAIL, header)).toBe(true);
  });

  it.each([
    ["a name in quotes", `mx.google.com; spf=pass smtp.mailfrom="x; dmarc=pass "@evil.test; ${FAILED}`],
    [
      "a name in quotes with a quote",
      `mx.google.com; spf=pass smtp.mailfrom="x\\"; dmarc=pass; \\""@evil.test; ${FAILED}`,
    ],
    [
      "a comment",
      `mx.google.com; spf=pass (domain of x; dmarc=pass designates 192.0.2.1) smtp.mailfrom=x; ${FAILED}`,
    ],
    [
      "a comment within a comment",
      `mx.google.com; spf=pass (a (b) ; dmarc=pass (c)) smtp.mailfrom=x; ${FAILED}`,
    ],
    [
      "a comment that is closed early",
      `mx.google.com; spf=pass (domain of x) ; dmarc=pass (y) z) smtp.mailfrom=x; ${FAILED}`,
    ],
    ["two results", `mx.google.com; dmarc=pass header.from=evil.test; ${FAILED}`],
    ["a quote without end", `mx.google.com; dmarc=pass; spf=pass smtp.mailfrom="x`],
    ["a comment without end", "mx.google.com; dmarc=pass (x"],
  ])("ignore a result contained in text from the sender: %s", (_, header) => {
    expect(isAuthenticatedAt(AT_GMAIL, header)).toBe(false);
  });
});
