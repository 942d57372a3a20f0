import { describe, expect, inject, it } from "vitest";
import { withInbox } from "~/adapters/imap/inbox";
import { rawMail } from "../../support/fixtures/raw-mails";
import { deliver, lines, newUser, settingsFor } from "../../support/servers/imap";

const { real } = inject("imap");

const mail = (id: string, body: string, more: Record<string, string> = {}) =>
  rawMail({ From: "Amina <amina@buyer.test>", Subject: "Hello", "Message-ID": `<${id}>`, ...more }, body);

it("has a real server to test against: dovecot, or hoodiecrow if it isn't installed", () => {
  expect(["dovecot", "hoodiecrow"]).toContain(real?.name);
});

describe.skipIf(!real)("the inbox of a real IMAP server", () => {
  const of = (user: string) => settingsFor(user, real?.port);

  it("lists its emails, returns headers first, and a body in parts, unchanged", async () => {
    const user = newUser();
    const start = await withInbox(of(user), async ({ uidValidity, uidNext }) => ({ uidValidity, uidNext }));
    const long = `${"Tunahitaji paneli za jua. ".repeat(30)}\n`.repeat(800);
    const raw = mail(`${user}-1@buyer.test`, long, {
      "In-Reply-To": "<ours@njia.test>",
      References: "<first@njia.test>\r\n <ours@njia.test>",
    });
    await deliver(user, raw as Uint8Array<ArrayBuffer>);
    await deliver(user, mail(`${user}-2@buyer.test`, "short") as Uint8Array<ArrayBuffer>);
    await withInbox(of(user), async (inbox) => {
      expect(inbox.uidValidity).toBe(start.uidValidity);
      expect(inbox.uidNext).toBeGreaterThan(start.uidNext + 1);
      // With hoodiecrow, all users share one inbox.
      const there = await inbox.heads((await inbox.uidsFrom(start.uidNext)).slice(0, 100));
      const heads = there.filter(({ headers }) => headers["message-id"]?.startsWith(`<${user}-`));
      const uids = heads.map(({ uid }) => uid);
      expect(uids).toEqual([...uids].sort((a, b) => a - b));
      expect(heads).toMatchObject([
        {
          headers: {
            from: "Amina <amina@buyer.test>",
            "message-id": `<${user}-1@buyer.test>`,
            "in-reply-to": "<ours@njia.test>",
            references: "<first@njia.test> <ours@njia.test>",
          },
        },
        { headers: { "message-id": `<${user}-2@buyer.test>` } },
      ]);
      expect(heads[0]?.headers).toMatchObject({ subject: "Hello" });
      expect(heads[0]?.headers).not.toHaveProperty("date");
      const body = await inbox.body(uids[0] ?? 0, 10_000_000);
      expect(new TextDecoder().decode(body ?? undefined)).toBe(new TextDecoder().decode(raw));
      expect((await inbox.body(uids[0] ?? 0, 300_000))?.byteLength).toBe(300_000);
    });
    // Nothing was marked as seen.
    const flags = await lines(user, ["b SELECT INBOX", "c FETCH 1:* (FLAGS)"]);
    expect(flags.match(/FETCH \(FLAGS.*/g)?.join()).not.toContain("Seen");
  });

  it("returns no body for an email deleted in the meantime", async () => {
    const user = newUser();
    await deliver(user, mail(`${user}@buyer.test`, "bye") as Uint8Array<ArrayBuffer>);
    await withInbox(of(user), async (inbox) => {
      const near = [3, 2, 1].map((back) => inbox.uidNext - back).filter((uid) => uid > 0);
      const heads = await inbox.heads(near);
      const uid = heads.find(({ headers }) => headers["message-id"]?.includes(user))?.uid ?? 0;
      expect(uid).toBeGreaterThan(0);
      await lines(user, ["b SELECT INBOX", `c UID STORE ${uid} +FLAGS (\\Deleted)`, "d EXPUNGE"]);
      expect(await inbox.body(uid, 1_000)).toBeNull();
      expect(await inbox.heads([uid])).toEqual([]);
    });
  });

  it("rejects a wrong password", async () => {
    const settings = { ...of(newUser()), secret: { kind: "password", text: "guess" } as const };
    await expect(withInbox(settings, async () => null)).rejects.toMatchObject({ code: "refused" });
  });
});
