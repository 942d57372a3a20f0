import { expect, type Page } from "@playwright/test";
import type { ParsedMail } from "mailparser";
import { converse, PASSWORD, realImap } from "../support/servers/imap-real";

/** A real IMAP server on this machine (dovecot, else hoodiecrow). It accepts any user with `password`. */
export async function startInboxServer() {
  const server = await realImap();
  if (!server) throw new Error("Neither dovecot nor hoodiecrow-imap starts here.");
  const deliver = async (user: string, lines: string[]) => {
    const raw = lines.join("\r\n");
    expect(await converse(server.port, user, [`b APPEND INBOX {${raw.length}}`, raw])).toContain("b OK");
  };
  return { port: server.port, password: PASSWORD, deliver, stop: () => server.stop() };
}

type InboxServer = Awaited<ReturnType<typeof startInboxServer>>;

const recipientOf = (mail: ParsedMail): string =>
  (mail.to && !Array.isArray(mail.to) ? mail.to.value[0]?.address : null) ?? "";

/** Delivers a recipient's reply to the inbox of the sending mailbox, whose address is the user name. */
export const deliverAnswer = (inbox: InboxServer, mailbox: string, mail: ParsedMail, words: string) =>
  inbox.deliver(mailbox, [
    `From: Reader <${recipientOf(mail)}>`,
    `To: ${mailbox}`,
    `Subject: Re: ${mail.subject}`,
    `In-Reply-To: ${mail.messageId}`,
    `Message-ID: <${crypto.randomUUID()}@reader.test>`,
    "Content-Type: text/plain; charset=utf-8",
    "",
    words,
  ]);

interface Servers {
  smtp: number;
  inbox: InboxServer;
}

/** Types the settings that were not found; both servers run on this machine. */
async function fillInServers(page: Page, { smtp, inbox }: Servers): Promise<void> {
  await page.getByLabel("Postal address").fill("Moi Avenue 1, Nairobi");
  await page.getByLabel("Password or app password").fill(inbox.password);
  await page.getByLabel("Outgoing mail server (SMTP)").fill("127.0.0.1");
  await page.getByLabel("Encryption", { exact: true }).selectOption("none");
  await page.getByLabel(/^Port(?! of)/).fill(String(smtp));
  await page.getByLabel("Incoming mail server (IMAP)").fill("127.0.0.1");
  await page.getByLabel("IMAP encryption").selectOption("none");
  await page.getByLabel("IMAP port").fill(String(inbox.port));
}

/** Connects a mailbox through the screens, starting with its address. Leaves the mailbox's page open. */
export async function connectMailbox(page: Page, address: string, servers: Servers): Promise<void> {
  await page.goto("/mailboxes/connect");
  await page.getByLabel("Email address").fill(address);
  await page.getByRole("button", { name: "Find settings" }).click();
  await fillInServers(page, servers);
  await page.getByRole("button", { name: "Test and connect" }).click();
  await expect(page.getByText("Mailbox connected")).toBeVisible();
}

/**
 * Waits for the first sync, which starts at the end of the inbox: earlier email is never read. The user must have a
 * confirmed address.
 */
export const waitForFirstPoll = (page: Page, mailboxId: string) =>
  expect(async () => {
    const answer = await page.request.get(`/api/mailboxes/${mailboxId}/inbox`);
    expect(await answer.json()).toMatchObject({ state: "looking", lookedAt: expect.any(String) });
  }).toPass({ timeout: 60_000, intervals: [500] });
