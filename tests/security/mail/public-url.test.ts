import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { requirePublicUrl } from "~/adapters/public-url";

const judge = (text: string, allowLoopback = false) => {
  try {
    return requirePublicUrl(text, { allowLoopback }).href;
  } catch (error) {
    return (error as { code?: string }).code;
  }
};

const HOSTILE = [
  // The metadata service of cloud providers, as four numbers and in other notations
  "https://169.254.169.254/latest/meta-data/",
  "https://2852039166/",
  "https://0xa9fea9fe/",
  "https://0xa9.0xfe.0xa9.0xfe/",
  "https://0251.0376.0251.0376/",
  "https://169.254.43518/",
  "https://169.16689662/",
  "https://[::ffff:169.254.169.254]/",
  "https://[::ffff:a9fe:a9fe]/",
  "https://[0:0:0:0:0:ffff:a9fe:a9fe]/",
  "https://[64:ff9b::a9fe:a9fe]/",
  "https://[2002:a9fe:a9fe::]/",
  "https://[fd00:ec2::254]/",
  "https://metadata.google.internal/computeMetadata/v1/",
  "https://METADATA.GOOGLE.INTERNAL/",
  "https://instance-data/latest/",
  // Names in a cluster, a service mesh or an office
  "https://api.default.svc/",
  "https://vault.service.consul/",
  "https://db.nomad/",
  "https://wiki.corp/",
  "https://box.tail1234.ts.net/",
  // This machine
  "https://127.0.0.1/",
  "https://127.1/",
  "https://0177.1/",
  "https://0177.0.0.1/",
  "https://2130706433/",
  "https://0x7f000001/",
  "https://0x7f.1/",
  "https://017700000001/",
  "https://0/",
  "https://0.0.0.0/",
  "https://127.0.0.1./",
  "https://[::1]/",
  "https://[::]/",
  "https://[0000:0000:0000:0000:0000:0000:0000:0001]/",
  "https://[::ffff:7f00:1]/",
  "https://[::127.0.0.1]/",
  "https://[fe80::1%25eth0]/",
  "https://１２７.０.０.１/",
  "https://①②⑦.⓪.⓪.①/",
  "https://127。0。0。1/",
  "https://localhost/",
  "https://LOCALHOST/",
  "https://ⓛocalhost/",
  "https://localhost./",
  "https://app.localhost/",
  "https://127.0.0.1.nip.io/",
  "https://a9fea9fe.nip.io/",
  "https://www.127-0-0-1.example.com/",
  "https://localtest.me/",
  // Private networks at home and at work
  "https://10.0.0.1/",
  "https://172.16.0.1/",
  "https://192.168.1.1/",
  "https://100.64.0.1/",
  "https://8.8.8.8/",
  "https://[2001:db8::1]/",
  "https://printer.local/",
  "https://intranet/",
  "https://db.corp/",
  "https://router.lan/",
  "https://vault.service.internal./",
  "https://1.0.0.127.in-addr.arpa/",
  // Not https on 443, or not what it looks like
  "http://example.com/",
  "https://example.com:8443/",
  "https://example.com:22/",
  "https://example.com:0/",
  "ftp://example.com/",
  "file:///etc/passwd",
  "gopher://example.com/",
  "data:text/html,hello",
  "javascript:alert(1)",
  "blob:https://example.com/1",
  "//example.com/",
  "https:example.com",
  "https:/example.com",
  "https:///example.com",
  "https:\\\\example.com",
  "https://example.com\\@127.0.0.1/",
  "https://user:secret@example.com/",
  "https://user@example.com/",
  "https://@example.com/",
  "https://example.com@127.0.0.1/",
  "https://127.0.0.1#@example.com/",
  "https://127.0.0.1?@example.com/",
  "https://example.com#/",
  "https://exa\tmple.com/",
  "https://example.com\r\nHost: 127.0.0.1/",
  " https://example.com/",
  "https://example.com/ ",
  "https://exa\u200bmple.com/",
  "https://example.com%00.evil.test/",
  "https://example%2ecom/",
  "https://exam_ple.com/",
  "https://-example.com/",
  "https://example..com/",
  "https://.example.com/",
  "https://example.com./",
  `https://${"a".repeat(64)}.com/`,
  `https://${"a.".repeat(130)}com/`,
  `https://example.com/${"a".repeat(2000)}`,
  "https://",
  "",
];

describe("an external server's address (Twenty CVE-2026-33975, EspoCRM CVE-2026-33534, Krayin CVE-2026-38527)", () => {
  it(`is rejected in each of ${HOSTILE.length} forms that lead to an internal network`, () => {
    expect(HOSTILE.length).toBeGreaterThan(60);
    expect(HOSTILE.filter((text) => judge(text) !== "invalid")).toEqual([]);
  });

  it("is accepted and normalised when it is public", () => {
    expect(judge("https://accounts.google.com")).toBe("https://accounts.google.com/");
    expect(judge("HTTPS://Login.Example.COM:443/v2.0/?a=b@c")).toBe("https://login.example.com/v2.0/?a=b@c");
    expect(judge("https://xn--bcher-kva.example/")).toBe("https://xn--bcher-kva.example/");
    expect(judge("https://bücher.example/")).toBe("https://xn--bcher-kva.example/");
    expect(judge("https://127.example.com/")).toBe("https://127.example.com/");
  });

  it("is accepted as a plain loopback name only where loopback is allowed", () => {
    for (const text of [
      "http://127.0.0.1:4455/",
      "http://localhost:9/",
      "http://[::1]:80/a",
      "https://localhost/",
    ])
      expect([judge(text, true), judge(text)]).toEqual([new URL(text).href, "invalid"]);
    for (const text of [
      ...["http://127.1:4455/", "http://2130706433/", "http://localhost.:9/", "http://10.0.0.1:9/"],
      ...["http://localhost@10.0.0.1/", "http://localhost:9@10.0.0.1/", "http://127.0.0.1.evil.test/"],
      ...["http://localhost\\.evil.test/", "http://[::ffff:127.0.0.1]/", "http://169.254.169.254/"],
    ])
      expect([text, judge(text, true)]).toEqual([text, "invalid"]);
  });

  it("is never accepted as an IP address, in any base, number of parts or IPv6", () => {
    const part = fc
      .tuple(fc.nat(255), fc.constantFrom(8, 10, 16))
      .map(([n, base]) => ({ 8: "0", 10: "", 16: "0x" })[base as 8] + n.toString(base));
    const host = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join("."));
    fc.assert(fc.property(host, (text) => judge(`https://${text}/`) === "invalid"));
    fc.assert(fc.property(fc.ipV6(), (text) => judge(`https://[${text}]/`) === "invalid"));
  });

  it("is either rejected or a valid HTTPS URL for any generated text", () => {
    const text = fc.string({ unit: "binary", maxLength: 60 });
    fc.assert(
      fc.property(text, (end) => {
        const verdict = judge(`https://${end}`);
        return verdict === "invalid" || /^https:\/\/[a-z0-9.-]+\.[a-z][a-z0-9-]+\//.test(verdict ?? "");
      }),
    );
  });
});
