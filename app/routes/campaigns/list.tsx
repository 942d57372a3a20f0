import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatAgo, formatTotal } from "~/core/format";
import { readerZone } from "~/core/time/time-zones";
import { POLL_SECONDS } from "~/domains/campaigns/campaign-policy";
import { campaignView } from "~/domains/campaigns/campaign-view";
import { CampaignQuery, listCampaigns } from "~/domains/campaigns/campaigns.server";
import { CampaignTable } from "~/domains/campaigns/ui/campaign-table";
import { CampaignTabs } from "~/domains/campaigns/ui/campaign-tabs";
import { pageViews } from "~/domains/saved-views/page-views.server";
import { ListTools } from "~/domains/saved-views/ui/list-tools";
import { ViewTabs } from "~/domains/saved-views/ui/view-tabs";
import { businessPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { paths } from "~/paths";
import { Pagination } from "~/ui/data/pagination";
import { EmptyState } from "~/ui/feedback/empty-state";
import { usePoll } from "~/ui/feedback/poll";
import { UndoNote } from "~/ui/feedback/undo-note";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { LinkButton } from "~/ui/forms/link-button";
import { ListBar } from "~/ui/list/filter-bar";
import { ListPage } from "~/ui/list/list-page";

export const meta: MetaFunction = () => [{ title: "Campaigns" }];

export const loader = businessPage(async (ctx, { request }) => {
  const query = readQuery(request, CampaignQuery);
  const { rows, next, total } = await listCampaigns(ctx, query);
  const deleted = Number(new URL(request.url).searchParams.get("deleted")) || null;
  return {
    campaigns: rows.map((row) => ({
      ...campaignView(row, readerZone(ctx)),
      startedAt: row.startedAt && formatAgo(row.startedAt, ctx.now(), readerZone(ctx)),
    })),
    next,
    isFirst: query.cursor === undefined,
    sort: query.sort === "newest" ? null : query.sort,
    count: formatTotal(total),
    total: `${formatTotal(total)} ${total.count === 1 ? "campaign" : "campaigns"}`,
    deleted,
    ...(await pageViews(ctx, "campaigns")),
    isActive: rows.some(({ status }) => status === "active" || status === "scheduled"),
  };
});

export default function Campaigns() {
  const { campaigns, next, isFirst, sort, count, total, deleted, isActive } = useLoaderData<typeof loader>();
  usePoll(isActive, POLL_SECONDS);
  const create = (
    <LinkButton writes kind="primary" to={paths.campaigns.new}>
      New Campaign
    </LinkButton>
  );
  return (
    <ListPage
      views={<ViewTabs list="campaigns" />}
      title="Campaigns"
      count={campaigns.length > 0 ? count : undefined}
      isDemo={campaigns.some(({ isDemo }) => isDemo)}
      subtitle="Email sequences that stop for each contact who replies."
      action={
        <div className="row">
          <LinkButton writes to={paths.campaigns.portal}>
            Quick campaign
          </LinkButton>
          {campaigns.length > 0 ? create : null}
        </div>
      }
    >
      <ListBar>
        <CampaignTabs current="campaigns" />
        {campaigns.length > 0 ? <ListTools list="campaigns" /> : null}
      </ListBar>
      {deleted ? (
        <IfCanWrite>
          <UndoNote action={paths.campaigns.restore(deleted)}>The campaign was deleted.</UndoNote>
        </IfCanWrite>
      ) : null}
      {campaigns.length > 0 ? (
        <>
          <CampaignTable campaigns={campaigns} caption="Campaigns" sort={sort ? "name" : "newest"} />
          <Pagination
            total={total}
            shown={campaigns.length}
            firstTo={isFirst ? null : paths.withQuery(paths.campaigns.list, { sort })}
            nextTo={next === null ? null : paths.withQuery(paths.campaigns.list, { sort, cursor: next })}
          />
        </>
      ) : (
        <EmptyState title="No campaigns created yet" action={create}>
          Campaigns email your audience step by step and stop for each contact who replies.
        </EmptyState>
      )}
    </ListPage>
  );
}
