import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { agoView, formatShortDate, formatTotal } from "~/core/format";
import { readerZone } from "~/core/time/time-zones";
import { listMails } from "~/domains/campaigns/metrics/list-sent-emails.server";
import { type MailRow, MailTable } from "~/domains/campaigns/metrics/ui/mail-table";
import { CampaignTabs } from "~/domains/campaigns/ui/campaign-tabs";
import { statusOf } from "~/domains/messages/campaign-messages.server";
import { countConsentNeeded } from "~/domains/messages/consent-needed.server";
import { SentMailQuery } from "~/domains/messages/sent-mails.server";
import { ConsentNeededNote } from "~/domains/sending/ui/consent-needed";
import { businessPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { paths } from "~/paths";
import { columnarRows, unpackRows } from "~/ui/data/columnar-rows";
import { Pagination } from "~/ui/data/pagination";
import { SincePill } from "~/ui/data/since-pill";
import { EmptyState } from "~/ui/feedback/empty-state";
import { LinkButton } from "~/ui/forms/link-button";
import { Page } from "~/ui/layout/page";

export const meta: MetaFunction = () => [{ title: "Sent emails" }];

export const loader = businessPage(async (ctx, { request }) => {
  const query = readQuery(request, SentMailQuery);
  const { since = null, cursor } = query;
  const { rows, next, total } = await listMails(ctx, query);
  const here = (cursor: number | null = null) => paths.withQuery(paths.campaigns.mails, { since, cursor });
  return {
    packed: columnarRows(
      rows.map((row): MailRow => {
        const { message, campaign } = row;
        return {
          id: message.id,
          campaignId: campaign?.id ?? null,
          campaign: campaign?.name ?? null,
          isSingle: message.campaignId === null,
          leadId: message.leadId,
          contactId: message.contactId,
          company: row.companyName,
          contact: row.contactName,
          email: message.toAddress,
          status: message.bouncedAt ? "bounced" : statusOf(row),
          sent: message.sentAt && agoView(message.sentAt, ctx.now(), readerZone(ctx)),
        };
      }),
    ),
    needed: await countConsentNeeded(ctx),
    since: since && formatShortDate(new Date(since), ctx.now()),
    total: `${formatTotal(total)} ${total.count === 1 ? "email" : "emails"}`,
    firstTo: cursor === undefined ? null : here(),
    nextTo: next === null ? null : here(next),
    csvTo: paths.withQuery(`${paths.campaigns.mails}.csv`, { since }),
  };
});

export default function SentMails() {
  const { packed, needed, since, total, firstTo, nextTo, csvTo } = useLoaderData<typeof loader>();
  const mails = unpackRows(packed);
  return (
    <Page
      title="Sent emails"
      subtitle="Campaign and single emails."
      action={
        mails.length > 0 ? (
          <LinkButton download to={csvTo}>
            Download CSV
          </LinkButton>
        ) : null
      }
    >
      <CampaignTabs current="mails" />
      <ConsentNeededNote needed={needed} />
      {since ? <SincePill day={since} without={paths.campaigns.mails} /> : null}
      {mails.length > 0 ? (
        <>
          <MailTable mails={mails} caption="Sent emails" />
          <Pagination total={total} shown={mails.length} firstTo={firstTo} nextTo={nextTo} />
        </>
      ) : (
        <EmptyState
          title={since ? `No emails sent since ${since}` : "No emails sent yet"}
          action={<LinkButton to={paths.campaigns.list}>View campaigns</LinkButton>}
        >
          Campaigns send emails in their sending window.
        </EmptyState>
      )}
    </Page>
  );
}
