import { listMails, sentMailJson } from "~/domains/campaigns/metrics/list-sent-emails.server";
import { SentMailQuery } from "~/domains/messages/sent-mails.server";
import { apiRoute, endpoint, jsonPage } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "business",
    query: SentMailQuery,
    run: async ({ ctx, query, request }) => jsonPage(request, await listMails(ctx, query), sentMailJson),
  }),
});
