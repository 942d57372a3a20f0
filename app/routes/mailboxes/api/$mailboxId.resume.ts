import { parseId } from "~/core/ids";
import { mailboxJson } from "~/domains/mailboxes/json";
import { sentToday } from "~/domains/mailboxes/mailbox-days.server";
import { resumeMailbox } from "~/domains/mailboxes/pause-mailbox.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "business",
    run: async ({ ctx, params }) => {
      const mailbox = await resumeMailbox(ctx, parseId(params.mailboxId, "mailbox"));
      return mailboxJson(mailbox, ctx, await sentToday(ctx, mailbox.id));
    },
  }),
});
