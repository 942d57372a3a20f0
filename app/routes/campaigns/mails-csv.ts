import { exportMails } from "~/domains/campaigns/metrics/list-sent-emails.server";
import { SentMailQuery } from "~/domains/messages/sent-mails.server";
import { businessPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";

/** Exports all emails of the screen's list, streamed. */
export const loader = businessPage(async (ctx, { request }) =>
  exportMails(ctx, readQuery(request, SentMailQuery)),
);
