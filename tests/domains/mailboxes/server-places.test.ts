import { afterEach, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { ImapError } from "~/adapters/imap/imap-error";
import type { BusinessContext } from "~/core/context";
import { addMailbox } from "~/domains/mailboxes/add-mailbox.server";
import { findSettings } from "~/domains/mailboxes/connecting/find-settings.server";
import { serverBlockingReason } from "~/domains/mailboxes/connecting/server-blocking-reason";
import { imapSettingsOf, requireImapServer } from "~/domains/mailboxes/inboxes/imap-settings.server";
import { MailboxInput } from "~/domains/mailboxes/schemas";
import { transportOf } from "~/domains/mailboxes/transport-of.server";
import { makeMailbox } from "../../support/fixtures/sending";
import { makeBusiness } from "../../support/harness/context";

const dns = inject("dns");
const put = (records: Record<string, string[]>) =>
  fetch(dns, { method: "POST", body: JSON.stringify(records) });

const PRIVATE = ["127.0.0.1", "10.0.0.7", "169.254.169.254", "100.64.0.1", "192.168.1.10"];
const newHost = () => `mail.${crypto.randomUUID()}.co.ke`;

let ctx: BusinessContext;
beforeAll(async () => {
  const { ctx: base } = await makeBusiness();
  ctx = { ...base, config: { ...base.config, ENVIRONMENT: "production", DNS_OVER_HTTPS_URL: dns } };
});
afterEach(() => void vi.restoreAllMocks());

const TLS = { smtp: { port: 465, security: "tls" }, imap: { port: 993, security: "tls" } } as const;
const DIRECTIONS = ["smtp", "imap"] as const;

async function hostAt(...addresses: string[]): Promise<string> {
  const host = newHost();
  await put({
    [`A ${host}`]: addresses.filter((address) => !address.includes(":")),
    [`AAAA ${host}`]: addresses.filter((address) => address.includes(":")),
  });
  return host;
}

const blockingReasonAt = (direction: (typeof DIRECTIONS)[number], host: string, of = ctx) =>
  serverBlockingReason(of, direction, { host, ...TLS[direction] });

describe.each(DIRECTIONS)("the %s server of a mailbox in production", (direction) => {
  it("is accepted at a public address", async () => {
    expect(await blockingReasonAt(direction, await hostAt("8.8.8.8", "2606:4700::1111"))).toBeNull();
  });

  it.each(PRIVATE)("is rejected if its name resolves to %s", async (address) => {
    expect(await blockingReasonAt(direction, await hostAt(address))).toMatchObject({
      field: "host",
      message: expect.stringContaining("isn’t publicly reachable"),
    });
  });

  it.each(["::1", "fd12::1", "::ffff:10.0.0.1"])("is refused where its name leads to %s", async (address) => {
    expect(await blockingReasonAt(direction, await hostAt(address))).toMatchObject({ field: "host" });
  });

  it("is rejected if one of its addresses is private", async () => {
    expect(await blockingReasonAt(direction, await hostAt("8.8.8.8", "10.0.0.7"))).toMatchObject({
      field: "host",
    });
  });

  it("is rejected if its name does not exist", async () => {
    const blockingReason = await blockingReasonAt(direction, newHost());
    expect(blockingReason).toMatchObject({ message: expect.stringContaining("Check the spelling") });
  });

  it("is not contacted while DNS is unavailable", async () => {
    const host = `servfail.${newHost()}`;
    expect(await blockingReasonAt(direction, host)).toMatchObject({ field: "host", isForNow: true });
  });

  it("may be on the local machine in development", async () => {
    const developing = { ...ctx, config: { ...ctx.config, ENVIRONMENT: "test" as const } };
    expect(await blockingReasonAt(direction, "127.0.0.1", developing)).toBeNull();
    expect(await blockingReasonAt(direction, "mail.shop.test", developing)).toBeNull();
  });
});

describe("an entered mail server", () => {
  const input = (host: string) =>
    MailboxInput.parse({
      kind: "smtp",
      fromAddress: `amina@${crypto.randomUUID()}.ng`,
      fromName: "Amina",
      postalAddress: "Moi Avenue 1, Nairobi",
      host,
      ...TLS.smtp,
    });

  it("is rejected with an error on the sending host field", async () => {
    const attempt = addMailbox(ctx, input(await hostAt("10.0.0.7")));
    await expect(attempt).rejects.toMatchObject({ code: "invalid", field: "host" });
  });

  it("is rejected with an error on the receiving host field", async () => {
    const attempt = requireImapServer(ctx, { host: await hostAt("10.0.0.7"), ...TLS.imap });
    await expect(attempt).rejects.toMatchObject({ code: "invalid", field: "imapHost" });
  });

  it("is rejected while DNS is unavailable", async () => {
    const attempt = addMailbox(ctx, input(`servfail.${newHost()}`));
    await expect(attempt).rejects.toMatchObject({ code: "unavailable" });
  });
});

describe("a stored mail server with a changed address", () => {
  const mail = (to: string) => ({
    to: { address: to, name: "" },
    from: { address: "amina@sender.test", name: "" },
    messageId: `<${crypto.randomUUID()}@njia.test>`,
    subject: "Hello",
    text: "Hello",
  });
  const outcomeAt = async (host: string) => {
    const box = await makeMailbox(ctx, 465, { host, security: "tls", fromAddress: `a@${host}` });
    const transport = await transportOf(ctx, box);
    const [outcome] = await transport.send([mail("reader@shop.ke")] as never);
    return outcome;
  };

  it("is sent nothing at a private address, permanently", async () => {
    expect(await outcomeAt(await hostAt("10.0.0.7"))).toMatchObject({ outcome: "closed", isForGood: true });
  });

  it("is retried later while DNS is unavailable", async () => {
    expect(await outcomeAt(`servfail.${newHost()}`)).toMatchObject({ outcome: "closed", isForGood: false });
  });

  const inboxAt = (host: string) => ({
    mailboxId: 1,
    accountId: ctx.account.id,
    host,
    ...TLS.imap,
    username: "amina",
    encryptedPassword: "sealed",
  });

  it("is not read at a private address", async () => {
    expect(await imapSettingsOf(ctx, inboxAt(await hostAt("192.168.1.10")))).toBeNull();
  });

  it("is unreachable for receiving while DNS is unavailable", async () => {
    const reading = imapSettingsOf(ctx, inboxAt(`servfail.${newHost()}`));
    await expect(reading).rejects.toThrow(ImapError);
    await expect(reading).rejects.toMatchObject({ code: "unreachable" });
  });
});

describe("settings published by a domain", () => {
  async function askedFor(addresses: Record<string, string[]>, domain: string): Promise<string[]> {
    await put(addresses);
    const asked: string[] = [];
    const real = globalThis.fetch;
    vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
      const { href, origin } = new URL(input instanceof Request ? input.url : input);
      if (origin === new URL(dns).origin) return real(input, init);
      asked.push(href);
      return new Response(null, { status: 404 });
    });
    await findSettings(ctx, `info@${domain}`);
    return asked;
  }

  it("are not requested from a private address", async () => {
    const domain = `${crypto.randomUUID()}.co.ke`;
    const places = { [`A autoconfig.${domain}`]: ["10.0.0.7"], [`A ${domain}`]: ["127.0.0.1"] };
    expect(await askedFor(places, domain)).toEqual([]);
  });

  it("are requested from a public address", async () => {
    const domain = `${crypto.randomUUID()}.co.ke`;
    expect(await askedFor({ [`A autoconfig.${domain}`]: ["8.8.8.8"] }, domain)).toEqual([
      `https://autoconfig.${domain}/mail/config-v1.1.xml`,
    ]);
  });
});
