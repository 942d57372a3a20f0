import { parseId } from "~/core/ids";
import { editMailbox } from "~/domains/mailboxes/edit-mailbox.server";
import { mailboxJson } from "~/domains/mailboxes/json";
import { listMailboxDays, mailboxRates, sentToday } from "~/domains/mailboxes/mailbox-days.server";
import { getMailbox } from "~/domains/mailboxes/mailboxes.server";
import { MailboxChange } from "~/domains/mailboxes/schemas";
import { removeMailbox } from "~/domains/sending/remove-mailbox.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

const idOf = (params: { mailboxId?: string | undefined }) => parseId(params.mailboxId, "mailbox");

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "business",
    run: async ({ ctx, params }) => {
      const mailbox = await getMailbox(ctx, idOf(params));
      return {
        ...mailboxJson(mailbox, ctx, await sentToday(ctx, mailbox.id)),
        rates: await mailboxRates(ctx, mailbox),
        days: await listMailboxDays(ctx, mailbox.id),
      };
    },
  }),
  PATCH: endpoint({
    access: "business",
    find: ({ ctx, params }) => getMailbox(ctx, idOf(params)),
    body: MailboxChange,
    run: async ({ ctx, params, body }) => {
      const mailbox = await editMailbox(ctx, idOf(params), body);
      return mailboxJson(mailbox, ctx, await sentToday(ctx, mailbox.id));
    },
  }),
  DELETE: endpoint({
    access: "business",
    run: async ({ ctx, params }) => {
      await removeMailbox(ctx, idOf(params));
      return { success: true };
    },
  }),
});
