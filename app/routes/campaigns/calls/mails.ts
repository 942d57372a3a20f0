import { listMails, sentMailJson } from "~/domains/campaigns/figures/list-sent-mails.server";
import { SentMailQuery } from "~/domains/messages/sent-mails.server";
import { apiRoute, call, jsonPage } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  GET: call({
    access: "business",
    query: SentMailQuery,
    run: async ({ ctx, query, request }) => jsonPage(request, await listMails(ctx, query), sentMailJson),
  }),
});
