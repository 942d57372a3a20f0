import { exportMails } from "~/domains/campaigns/figures/list-sent-mails.server";
import { SentMailQuery } from "~/domains/messages/sent-mails.server";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  GET: call({
    access: "business",
    query: SentMailQuery,
    run: ({ ctx, query }) => exportMails(ctx, query),
  }),
});
