import { checkMailbox } from "~/domains/mailboxes/check-mailbox.server";
import { leavesNowhere } from "~/domains/mailboxes/mailboxes.server";
import { backToMailbox, mailboxCommand } from "./command.server";

export const action = mailboxCommand(async (ctx, mailboxId) => {
  const mailbox = await checkMailbox(ctx, mailboxId);
  if (leavesNowhere(ctx, mailbox))
    return { kind: "info", title: "Nothing To Check", text: "Emails of this mailbox reach no one outside." };
  const { dns } = mailbox;
  const isFine = dns?.spf.isFine && dns.dkim.isFine && dns.dmarc.isFine;
  return isFine
    ? { kind: "success", title: "All Three Records Are Fine", text: "This mailbox may send." }
    : {
        kind: "error",
        title: "Not Fine Yet",
        text: "The records below say what is missing. A change takes up to an hour to be seen.",
      };
});

export const loader = backToMailbox;
