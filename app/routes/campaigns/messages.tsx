import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { agoView, formatTotal } from "~/core/format";
import { parseId } from "~/core/ids";
import { sentenceCase } from "~/core/sentence-case";
import { readerZone } from "~/core/time/time-zones";
import { POLL_SECONDS } from "~/domains/campaigns/campaign-policy";
import { listMessages } from "~/domains/campaigns/metrics/list-messages.server";
import { MessageTable } from "~/domains/campaigns/metrics/ui/message-table";
import { CampaignMessageQuery, MESSAGE_FILTERS, statusOf } from "~/domains/messages/campaign-messages.server";
import { reasonText } from "~/domains/messages/message-reasons";
import { sendTimesOf } from "~/domains/sending/send-times.server";
import { businessPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { paths } from "~/paths";
import { Pagination } from "~/ui/data/pagination";
import { EmptyState } from "~/ui/feedback/empty-state";
import { usePoll } from "~/ui/feedback/poll";
import { FilterChoices } from "~/ui/forms/filter-choices";
import { LinkButton } from "~/ui/forms/link-button";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

export const meta: MetaFunction = () => [{ title: "Campaign messages" }];

/** Statuses that last only moments; they have no filter tab but can be requested by URL. */
const PASSING = ["claimed", "sending"];

export const loader = businessPage(async (ctx, { params, request }) => {
  const zone = readerZone(ctx);
  const query = readQuery(request, CampaignMessageQuery);
  const campaignId = parseId(params.campaignId, "campaign");
  const { rows, next, total, campaign } = await listMessages(ctx, campaignId, query);
  const times = await sendTimesOf(
    ctx,
    rows.map(({ message }) => message),
  );
  const here = (over: { status?: string | null; cursor?: number | null }) =>
    paths.withQuery(paths.campaigns.messages(campaignId), { status: query.status ?? null, ...over });
  return {
    id: campaign.id,
    name: campaign.name,
    status: query.status ?? null,
    filters: [
      { label: "All", to: here({ status: null }), isCurrent: !query.status },
      ...MESSAGE_FILTERS.filter((name) => !PASSING.includes(name)).map((name) => ({
        label: sentenceCase(name),
        to: here({ status: name }),
        isCurrent: query.status === name,
      })),
    ],
    messages: rows.map((row) => ({
      id: row.message.id,
      to: paths.campaigns.message(campaignId, row.message.id),
      company: row.companyName,
      contact: row.contactName,
      email: row.message.toAddress,
      step: row.message.position,
      status: statusOf(row),
      sentAt: row.message.sentAt && agoView(row.message.sentAt, ctx.now(), zone),
      queued: times.get(row.message.id)?.text ?? null,
      respondedAt: row.message.respondedAt && agoView(row.message.respondedAt, ctx.now(), zone),
      error: reasonText(row.message),
    })),
    total: `${formatTotal(total)} ${total.count === 1 ? "message" : "messages"}`,
    firstTo: query.cursor === undefined ? null : here({}),
    nextTo: next === null ? null : here({ cursor: next }),
    csvTo: paths.withQuery(paths.campaigns.messagesCsv(campaignId), { status: query.status ?? null }),
    isActive: campaign.status === "active",
  };
});

export default function CampaignMessages() {
  const { id, name, status, filters, messages, total, firstTo, nextTo, csvTo, isActive } =
    useLoaderData<typeof loader>();
  usePoll(isActive, POLL_SECONDS);
  return (
    <Page
      width="listed"
      title={`Messages in ${name}`}
      action={
        messages.length > 0 ? (
          <LinkButton download to={csvTo}>
            Download CSV
          </LinkButton>
        ) : null
      }
    >
      <Breadcrumb
        trail={[
          { to: paths.campaigns.list, label: "Campaigns" },
          { to: paths.campaigns.campaign(id), label: name },
        ]}
      />
      <FilterChoices label="Status" choices={filters} />
      {messages.length > 0 ? (
        <>
          <MessageTable messages={messages} caption={`Campaign Messages, ${status ?? "all"}`} />
          <Pagination total={total} shown={messages.length} firstTo={firstTo} nextTo={nextTo} />
        </>
      ) : (
        <EmptyState
          title={status ? "No messages found with this status" : "No messages yet"}
          action={
            status ? (
              <LinkButton to={paths.campaigns.messages(id)}>Show all messages</LinkButton>
            ) : (
              <LinkButton to={paths.campaigns.campaign(id)}>Open campaign</LinkButton>
            )
          }
        >
          Messages are created when the campaign starts, one per contact and step.
        </EmptyState>
      )}
    </Page>
  );
}
