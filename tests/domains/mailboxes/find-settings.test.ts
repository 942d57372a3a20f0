import { describe, expect, inject, it } from "vitest";
import { fetchAutoconfig, readAutoconfig } from "~/adapters/autoconfig/autoconfig";
import type { BusinessContext } from "~/core/context";
import { findSettings } from "~/domains/mailboxes/connecting/find-settings.server";
import { makeBusiness, still } from "../../support/harness/context";
import { timeOf } from "../../support/harness/time-of";

const endpoint = inject("dns");
const { http } = inject("imap");

const put = (records: Record<string, string[]>) =>
  fetch(endpoint, { method: "POST", body: JSON.stringify(records) });
const publish = (domain: string, xml: string) =>
  fetch(`${http}/autoconfig/${domain}`, { method: "POST", body: xml });

const asking = async (): Promise<BusinessContext> => {
  const { ctx } = await makeBusiness();
  return {
    ...ctx,
    config: { ...ctx.config, DNS_OVER_HTTPS_URL: endpoint, MAIL_AUTOCONFIG_URL: `${http}/autoconfig` },
  };
};

const newDomain = () => `${crypto.randomUUID()}.co.ke`;

const file = (imap: string, smtp: string) => `<?xml version="1.0"?>
<clientConfig version="1.1"><emailProvider id="x">
  <incomingServer type="pop3"><hostname>pop.example.com</hostname><port>995</port><socketType>SSL</socketType></incomingServer>
  ${imap}
  ${smtp}
</emailProvider></clientConfig>`;
const server = (
  tag: string,
  type: string,
  host: string,
  port: number | string,
  socket: string,
  user = "%EMAILADDRESS%",
) =>
  `<${tag} type="${type}"><hostname>${host}</hostname><port>${port}</port><socketType>${socket}</socketType><username>${user}</username></${tag}>`;

describe("the suggested settings for an email address", () => {
  it("are the provider's, found by the address or by its domain's MX records", async () => {
    const ctx = await asking();
    expect(await findSettings(ctx, "amina@gmail.com")).toMatchObject({
      source: "provider",
      provider: { key: "google", password: expect.stringContaining("App passwords") },
      imap: { host: "imap.gmail.com", port: 993, security: "tls" },
      smtp: { host: "smtp.gmail.com", port: 465, security: "tls" },
      username: "amina@gmail.com",
    });
    for (const [mx, key, imap] of [
      ["20 alt1.aspmx.l.google.com.", "google", "imap.gmail.com"],
      ["0 shop-co-ke.mail.protection.outlook.com.", "microsoft", "outlook.office365.com"],
      ["10 mx.zoho.com.", "zoho", "imappro.zoho.com"],
      ["10 in1-smtp.messagingengine.com.", "fastmail", "imap.fastmail.com"],
      ["5 mx1.hostinger.com.", "hostinger", "imap.hostinger.com"],
    ] as const) {
      const domain = newDomain();
      await put({ [`MX ${domain}`]: [mx], [`google._domainkey.${domain}`]: ["v=DKIM1; p=MIIB"] });
      expect(await findSettings(ctx, `info@${domain}`)).toMatchObject({
        provider: { key },
        imap: { host: imap },
        dkimSelector: "google",
      });
    }
  });

  it("follow the domain's SRV records by priority, TLS before STARTTLS", async () => {
    const ctx = await asking();
    const domain = newDomain();
    await put({
      [`MX ${domain}`]: [`10 mx.${domain}.`],
      [`SRV _imaps._tcp.${domain}`]: [`20 1 993 second.${domain}.`, `10 1 993 first.${domain}.`],
      [`SRV _submission._tcp.${domain}`]: [`0 1 587 out.${domain}.`],
      [`SRV _submissions._tcp.${domain}`]: ["0 0 0 ."],
    });
    expect(await findSettings(ctx, `info@${domain}`)).toMatchObject({
      source: "dns",
      provider: null,
      imap: { host: `first.${domain}`, port: 993, security: "tls" },
      smtp: { host: `out.${domain}`, port: 587, security: "starttls" },
    });
  });

  it("never contain a private host or an unexpected port, whatever the source", async () => {
    const ctx = await asking();
    const domain = newDomain();
    await put({
      [`SRV _imaps._tcp.${domain}`]: ["0 1 22 ssh.example.com.", "1 1 993 ok.example.com."],
      [`SRV _imap._tcp.${domain}`]: ["0 1 143 localhost."],
      [`SRV _submissions._tcp.${domain}`]: ["0 1 465 db.internal."],
    });
    await publish(
      domain,
      file(
        server("incomingServer", "imap", "10.0.0.7", 993, "SSL"),
        server("outgoingServer", "smtp", "smtp.example.com", 25, "STARTTLS"),
      ),
    );
    expect(await findSettings(ctx, `info@${domain}`)).toMatchObject({
      source: "guess",
      imap: { host: `mail.${domain}` },
    });
  });

  it.each([
    ["127.0.0.1", 993],
    ["169.254.169.254", 993],
    ["10.0.0.7", 993],
    ["::1", 993],
    ["::ffff:10.0.0.1", 993],
    ["[::ffff:a00:1]", 993],
    ["0x7f.1", 993],
    ["localhost", 993],
    ["imap.internal", 993],
    // This port isn't meant for TLS: entered by hand, it would be refused as well.
    ["imap.example.com", 143],
  ])("omit a published server that couldn't be entered by hand: %s, port %s", async (host, port) => {
    const ctx = await asking();
    const domain = newDomain();
    const smtp = server("outgoingServer", "smtp", "smtp.example.com", 465, "SSL");
    await publish(domain, file(server("incomingServer", "imap", host, port, "SSL"), smtp));
    await put({ [`SRV _imaps._tcp.${domain}`]: [`0 1 ${port} ${host}.`] });
    expect(await findSettings(ctx, `info@${domain}`)).toMatchObject({
      source: "published",
      imap: null,
      smtp: { host: "smtp.example.com" },
    });
  });

  it("are those the domain publishes for mail programs, else the usual host names", async () => {
    const ctx = await asking();
    const domain = newDomain();
    await publish(
      domain,
      file(
        server("incomingServer", "imap", "plain.example.com", 143, "plain") +
          server("incomingServer", "imap", "imap.%EMAILDOMAIN%", 993, "SSL", "%EMAILLOCALPART%"),
        server("outgoingServer", "smtp", "smtp.example.com", 587, "STARTTLS", "%EMAILLOCALPART%"),
      ),
    );
    expect(await findSettings(ctx, `info@${domain}`)).toMatchObject({
      source: "published",
      imap: { host: `imap.${domain}`, port: 993, security: "tls" },
      smtp: { host: "smtp.example.com", port: 587, security: "starttls" },
      username: "info",
    });
    const silent = `silent.${newDomain()}`;
    await publish(silent, "");
    const quick = { ...ctx, config: { ...ctx.config, DNS_OVER_HTTPS_URL: "http://127.0.0.1:9" } };
    expect(await findSettings(quick, `info@${silent}`)).toMatchObject({
      source: "guess",
      imap: { host: `mail.${silent}`, port: 993 },
      smtp: { host: `mail.${silent}`, port: 465 },
      username: `info@${silent}`,
    });
  });

  it("are limited to 40 requests an hour", async () => {
    const ctx = still(await asking());
    const ask = () => findSettings(ctx, "amina@nobody.test");
    for (let tries = 0; tries < 40; tries += 1) await ask();
    await expect(ask()).rejects.toMatchObject({ code: "too_many" });
  });
});

describe("a published autoconfig file", () => {
  it.each([
    ["nothing", ""],
    ["another format", "{}"],
    ["tags that never end", "<incomingServer ".repeat(4_000)],
    ["servers without names", '<incomingServer type="imap"></incomingServer>'.repeat(1_000)],
    ["a server without protection", server("incomingServer", "imap", "a.example.com", 143, "plain")],
    ["an invalid port", server("incomingServer", "imap", "a.example.com", "x", "SSL")],
  ])("with %s yields no settings, within 200 ms", async (_case, xml) => {
    expect(readAutoconfig(xml, "shop.co.ke")).toBeNull();
    expect(await timeOf(() => readAutoconfig(xml, "shop.co.ke"), 200)).toBeLessThan(200);
  });

  it("is ignored if it is too long or missing", async () => {
    const good = server("incomingServer", "imap", "a.example.com", 993, "SSL");
    await publish("long.test", good + " ".repeat(70_000));
    await publish("short.test", good);
    const ask = (domain: string) => fetchAutoconfig(new URL(`${http}/autoconfig/${domain}`), domain);
    expect(await ask("short.test")).toMatchObject({ imap: { host: "a.example.com" } });
    expect(await ask("long.test")).toBeNull();
    expect(await ask("missing.test")).toBeNull();
  });
});
