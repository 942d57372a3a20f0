import type { Context } from "~/core/context";

/** Sends what a mailbox may send now. Delivered twice, the two share the messages between them. */
export async function sendMailbox(_ctx: Context, _mailboxId: number): Promise<void> {}
