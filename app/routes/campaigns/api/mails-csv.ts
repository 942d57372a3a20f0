import { exportMails } from "~/domains/campaigns/metrics/list-sent-emails.server";
import { SentMailQuery } from "~/domains/messages/sent-mails.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "business",
    query: SentMailQuery,
    run: ({ ctx, query }) => exportMails(ctx, query),
  }),
});
