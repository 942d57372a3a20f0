import { describe, expect, inject, it } from "vitest";
import { type ImapSettings, type Inbox, MAX_UIDS, withInbox } from "~/adapters/imap/inbox";
import { askedBy, floodedBytes, newUser, script, settingsFor } from "../../support/servers/imap";

const servers = inject("imap");
const SHORT = { look: 600, open: 300 };

const raw = "From: a@buyer.test\r\nMessage-ID: <1@buyer.test>\r\n\r\nHello\r\n";
const all = async (inbox: Inbox) => inbox.heads(await inbox.uidsFrom(1));
const within =
  (limits: typeof SHORT) =>
  (settings: ImapSettings, use: (inbox: Inbox) => Promise<unknown> = all) =>
    withInbox(settings, use, limits);
const read = within(SHORT);
/** Limits for a server that responds: a busy machine may take its time. */
const readAtLeisure = within({ look: 10_000, open: 5_000 });

describe("signing in", () => {
  it.each([
    ["PLAIN at once", "AUTH=PLAIN SASL-IR"],
    ["PLAIN when asked for more", "AUTH=PLAIN"],
  ])("by %s accepts a non-ASCII password and rejects a wrong one", async (_case, capabilities) => {
    const user = newUser();
    await script(user, { password: 'pässwörd "of" 2026', capabilities, mails: [{ uid: 1, raw }] });
    const settings = settingsFor(user);
    const heads = await readAtLeisure({
      ...settings,
      secret: { kind: "password", text: 'pässwörd "of" 2026' },
    });
    expect(heads).toMatchObject([{ uid: 1, headers: { "message-id": "<1@buyer.test>" } }]);
    await expect(readAtLeisure(settings)).rejects.toMatchObject({ code: "refused" });
  });

  it("accepts a valid OAuth token and rejects a stale one", async () => {
    const user = newUser();
    await script(user, { token: "ya29.fresh", mails: [] });
    const by = (text: string) => ({ ...settingsFor(user), secret: { kind: "token", text } as const });
    expect(await readAtLeisure(by("ya29.fresh"))).toEqual([]);
    await expect(readAtLeisure(by("ya29.stale"))).rejects.toMatchObject({ code: "refused" });
  });

  it("distinguishes a busy server from a wrong password", async () => {
    const user = newUser();
    await script(user, { at: { LOGIN: "busy" } });
    await expect(readAtLeisure(settingsFor(user))).rejects.toMatchObject({
      code: "busy",
      message: expect.stringContaining("too many connections"),
    });
  });

  it("never happens without the configured TLS", async () => {
    const user = newUser();
    await script(user, {});
    await expect(readAtLeisure({ ...settingsFor(user), security: "starttls" })).rejects.toMatchObject({
      code: "insecure",
      message: "The server doesn’t support STARTTLS. Choose another encryption type.",
    });
    expect(await askedBy(user)).toEqual([]);
    await expect(read({ ...settingsFor(user), security: "tls" })).rejects.toMatchObject({
      code: "unreachable",
    });
  });
});

describe("a server that misbehaves", () => {
  it.each<[string, Parameters<typeof script>[1]["at"], string]>([
    ["hangs", { FETCH: "hang" }, "unreachable"],
    ["hangs up", { FETCH: "close" }, "unreachable"],
    ["says goodbye", { SEARCH: "bye" }, "busy"],
    ["has no inbox", { EXAMINE: "no" }, "no-inbox"],
    ["refuses a search", { SEARCH: "no" }, "busy"],
    ["sends a literal of 1 GB", { FETCH: "literal" }, "too-much"],
    ["sends a line without an end", { SEARCH: "line" }, "too-much"],
  ])("that %s ends the connection with a specific error code", async (_case, at, code) => {
    const user = newUser();
    await script(user, { mails: [{ uid: 1, raw }], at });
    const before = await floodedBytes();
    const look = at?.FETCH === "hang" ? read : readAtLeisure;
    await expect(look(settingsFor(user))).rejects.toMatchObject({ name: "Error", code });
    // The server only sent what the network buffers hold, not the announced size.
    expect((await floodedBytes()) - before).toBeLessThan(40_000_000);
  });

  it.each([
    ["mute", servers.mute],
    ["down", servers.down],
  ])("that is %s is reported as unreachable", async (_case, port) => {
    await expect(read(settingsFor(newUser(), port))).rejects.toMatchObject({ code: "unreachable" });
  });

  it("that uses another protocol is reported as unsupported", async () => {
    const { open } = inject("mail");
    await expect(readAtLeisure(settingsFor(newUser(), open))).rejects.toMatchObject({
      code: "unsupported",
    });
  });

  it("that sends an oversized email body is rejected", async () => {
    const user = newUser();
    await script(user, { mails: [{ uid: 1, raw }], at: { FETCH: "literal" } });
    const look = readAtLeisure(settingsFor(user), (inbox) => inbox.body(1, 1_000_000));
    await expect(look).rejects.toMatchObject({
      code: "too-much",
    });
  });
});

describe("a full inbox", () => {
  it("with 100,000 emails is listed in one search, with headers fetched by the hundred", async () => {
    const user = newUser();
    await script(user, { many: 100_000 });
    await withInbox(settingsFor(user), async (inbox) => {
      const uids = await inbox.uidsFrom(1);
      expect(uids).toHaveLength(MAX_UIDS);
      expect(await inbox.heads(uids.slice(0, 100))).toHaveLength(100);
      expect(await inbox.uidsFrom(100_001)).toEqual([]);
    });
  });

  it("skips an email with endless headers", async () => {
    const user = newUser();
    const second = raw.replace("<1@", "<2@");
    await script(user, {
      headBytes: 5_000_000,
      mails: [
        { uid: 1, raw },
        { uid: 2, raw: second },
      ],
    });
    expect(await withInbox(settingsFor(user), all)).toMatchObject([
      { uid: 2, headers: { "message-id": "<2@buyer.test>" } },
    ]);
  });
});
