import { checkMailbox } from "~/domains/mailboxes/check-mailbox.server";
import { leavesNowhere } from "~/domains/mailboxes/mailboxes.server";
import { backToMailbox, mailboxCommand } from "./command.server";

export const action = mailboxCommand(async (ctx, mailboxId) => {
  const mailbox = await checkMailbox(ctx, mailboxId);
  if (leavesNowhere(ctx, mailbox))
    return {
      kind: "info",
      title: "No DNS records to check",
      text: "This mailbox doesn’t send to real recipients.",
    };
  const { dns } = mailbox;
  const isFine = dns?.spf.isFine && dns.dkim.isFine && dns.dmarc.isFine;
  return isFine
    ? { kind: "success", title: "DNS records valid", text: "This mailbox can now send." }
    : {
        kind: "error",
        title: "DNS records need changes",
        text: "See the records below. Changes take up to an hour.",
      };
});

export const loader = backToMailbox;
