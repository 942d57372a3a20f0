import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatTotal, plural } from "~/core/format";
import { sentenceCase } from "~/core/sentence-case";
import { readerZone } from "~/core/time/time-zones";
import { SocialCampaignQuery } from "~/domains/social-leads/campaigns/schemas";
import { listSocialCampaigns } from "~/domains/social-leads/campaigns/social-campaigns.server";
import { campaignRow } from "~/domains/social-leads/campaigns/view";
import { businessPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { paths } from "~/paths";
import { SOCIAL } from "~/paths/business/social";
import { Badge, DemoBadge } from "~/ui/data/badge";
import { Pagination } from "~/ui/data/pagination";
import { Table } from "~/ui/data/table";
import { EmptyState } from "~/ui/feedback/empty-state";
import { LinkButton } from "~/ui/forms/link-button";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";
import { Link } from "~/ui/link";

const SHOWN = 20;

export const meta: MetaFunction = () => [{ title: "Social lead campaigns" }];

export const loader = businessPage(async (ctx, { request }) => {
  const { cursor } = readQuery(request, SocialCampaignQuery);
  const { rows, next, total } = await listSocialCampaigns(ctx, { limit: SHOWN, cursor });
  return {
    rows: rows.map((row) => campaignRow(row, ctx.now(), readerZone(ctx))),
    total: `${formatTotal(total)} ${total.count === 1 ? "campaign" : "campaigns"}`,
    firstTo: cursor === undefined ? null : SOCIAL.campaigns,
    nextTo: next === null ? null : paths.withQuery(SOCIAL.campaigns, { cursor: next }),
  };
});

export default function SocialCampaignsPage() {
  const { rows, total, firstTo, nextTo } = useLoaderData<typeof loader>();
  return (
    <Page title="Social lead campaigns" subtitle="Emails and LinkedIn tasks for groups of social leads.">
      <Breadcrumb trail={[{ to: SOCIAL.home, label: "Social Lead Center" }]} />
      {rows.length === 0 ? (
        <EmptyState
          title="No campaigns created yet"
          action={<LinkButton to={SOCIAL.home}>Choose leads</LinkButton>}
        >
          Select leads in the Social Lead Center to create a campaign.
        </EmptyState>
      ) : (
        <>
          <Table
            caption={<span className="visually-hidden">Social lead campaigns</span>}
            rows={rows}
            rowKey={({ id }) => id}
            columns={[
              {
                key: "name",
                label: "Campaign",
                isHeader: true,
                cell: ({ to, name, isDemo }) => (
                  <>
                    <Link to={to}>{name}</Link> <DemoBadge isDemo={isDemo} />
                  </>
                ),
              },
              { key: "type", label: "Type", cell: ({ type }) => type },
              { key: "status", label: "Status", cell: ({ status }) => <Badge>{sentenceCase(status)}</Badge> },
              {
                key: "leads",
                label: "Leads",
                isNumber: true,
                cell: ({ leadCount }) => plural(leadCount, "lead"),
              },
              { key: "rate", label: "Response rate", isNumber: true, cell: ({ rate }) => rate },
              { key: "made", label: "Created", cell: ({ made }) => made },
            ]}
          />
          <Pagination total={total} shown={rows.length} firstTo={firstTo} nextTo={nextTo} />
        </>
      )}
    </Page>
  );
}
