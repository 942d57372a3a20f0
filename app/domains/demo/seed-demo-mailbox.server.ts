import type { Context } from "~/core/context";
import { addMailbox } from "~/domains/mailboxes/add-mailbox.server";
import { listMailboxes } from "~/domains/mailboxes/mailboxes.server";
import { isSlowed } from "~/domains/mailboxes/policy";
import { noteBlocked } from "~/domains/mailboxes/rates/note-blocked.server";
import { businessOf } from "./work/demo-sides.server";

const ADDRESS = "partners@demo-work.example";
/** In the format that Gmail uses. */
const RATE_LIMIT = {
  status: "4.7.28",
  said: "421 4.7.28 Gmail has detected an unusual rate of email originating from your IP address.",
};

/** A second demo mailbox, slowed down by a provider's rate limit for a day after each seed. */
export async function seedDemoMailbox(system: Context, email: string): Promise<void> {
  const business = await businessOf(system, email);
  if (!business) return;
  const known = (await listMailboxes(business)).find(({ mailbox }) => mailbox.fromAddress === ADDRESS);
  const mailbox =
    known?.mailbox ??
    (await addMailbox(business, {
      kind: "smtp",
      fromName: `${business.account.name}, partners`,
      fromAddress: ADDRESS,
      postalAddress: "1 Example Road, Nairobi, Kenya",
      host: "mail.demo-work.example",
      security: "tls",
      dailyLimit: 60,
      gapSeconds: 0,
    }));
  if (!isSlowed(mailbox, business.now()))
    await business.d1.batch(noteBlocked(business, mailbox.id, RATE_LIMIT));
}
