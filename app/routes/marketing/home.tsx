import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatTotal } from "~/core/format";
import { sentenceCase } from "~/core/sentence-case";
import { readerZone } from "~/core/time/time-zones";
import { findAccess } from "~/domains/marketing/access/access.server";
import { AccessState } from "~/domains/marketing/access/ui/access-state";
import { accessView } from "~/domains/marketing/access/view";
import { CampaignQuery } from "~/domains/marketing/campaigns/campaign-schema";
import { listCampaigns } from "~/domains/marketing/campaigns/campaigns.server";
import { STATUSES } from "~/domains/marketing/campaigns/policy";
import { CampaignTable } from "~/domains/marketing/campaigns/ui/campaign-table";
import { campaignRow } from "~/domains/marketing/campaigns/view";
import { todayOf } from "~/domains/marketing/days";
import { businessPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { paths } from "~/paths";
import { MARKETING } from "~/paths/business/marketing";
import { Pagination } from "~/ui/data/pagination";
import { EmptyState } from "~/ui/feedback/empty-state";
import { LinkButton } from "~/ui/forms/link-button";
import { Page } from "~/ui/layout/page";
import { Tabs } from "~/ui/layout/tabs";
import { MarketingTab } from "./frame";
import { marketingTabs } from "./frame.server";

export const meta: MetaFunction = () => [{ title: "Marketing" }];

export const loader = businessPage(async (ctx, { request }) => {
  const found = await findAccess(ctx);
  const access = accessView(found, readerZone(ctx));
  if (access.state !== "approved") return { access, campaigns: null };
  const query = readQuery(request, CampaignQuery);
  const { rows, next, total } = await listCampaigns(ctx, query);
  const today = todayOf(ctx);
  const campaigns = {
    tabs: marketingTabs(MARKETING.home),
    status: query.status ?? null,
    isFirst: query.cursor === undefined,
    rows: rows.map((row) => campaignRow(row, today)),
    next,
    total: `${formatTotal(total)} ${total.count === 1 ? "campaign" : "campaigns"}`,
  };
  return { access, campaigns };
});

type Campaigns = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>["campaigns"]>;

const listPath = (status: string | null, cursor?: number) =>
  paths.withQuery(MARKETING.home, { status: status ?? undefined, cursor });

function CampaignList({ campaigns: { tabs, status, isFirst, rows, next, total } }: { campaigns: Campaigns }) {
  const start = (
    <div className="row">
      <LinkButton kind="primary" to={MARKETING.generateCampaign} writes>
        Create AI Campaign
      </LinkButton>
      <LinkButton to={MARKETING.newCampaign} writes>
        New campaign
      </LinkButton>
      <LinkButton to={MARKETING.forms}>Forms</LinkButton>
    </div>
  );
  const shown = [null, ...STATUSES].map((choice) => ({
    to: listPath(choice),
    label: sentenceCase(choice ?? "all"),
    isCurrent: choice === status,
  }));
  return (
    <MarketingTab tabs={tabs} title="Marketing campaigns" action={start}>
      <Tabs label="Filter campaigns" tabs={shown} />
      {rows.length === 0 ? (
        <EmptyState title={status ? `No ${status} campaigns` : "No campaigns created yet"}>
          Group posts, links and forms in a campaign to measure its reach.
        </EmptyState>
      ) : (
        <>
          <CampaignTable rows={rows} />
          <Pagination
            total={total}
            shown={rows.length}
            firstTo={isFirst ? null : listPath(status)}
            nextTo={next === null ? null : listPath(status, next)}
          />
        </>
      )}
    </MarketingTab>
  );
}

export default function MarketingPage() {
  const { access, campaigns } = useLoaderData<typeof loader>();
  if (campaigns) return <CampaignList campaigns={campaigns} />;
  return (
    <Page title="Marketing" subtitle="Reach people on social media and measure results." width="reading">
      <AccessState access={access} />
    </Page>
  );
}
