import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { plural } from "~/core/format";
import { parseId } from "~/core/ids";
import { getCampaign } from "~/domains/marketing/campaigns/campaigns.server";
import { CampaignStatusBadge } from "~/domains/marketing/campaigns/ui/campaign-status";
import { PauseButton } from "~/domains/marketing/campaigns/ui/campaign-table";
import { campaignRow } from "~/domains/marketing/campaigns/view";
import { listPosts } from "~/domains/marketing/content/posts.server";
import { PostList } from "~/domains/marketing/content/ui/post-list";
import { postRow } from "~/domains/marketing/content/view";
import { todayOf } from "~/domains/marketing/days";
import { addressOf } from "~/domains/marketing/links/json";
import { listLinks } from "~/domains/marketing/links/links.server";
import { LinkList } from "~/domains/marketing/links/ui/link-list";
import { paths } from "~/paths";
import { MARKETING } from "~/paths/business/marketing";
import { DemoBadge } from "~/ui/data/badge";
import { DefinitionList } from "~/ui/data/definition-list";
import { LinkButton } from "~/ui/forms/link-button";
import { Page, Section } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";
import { Link } from "~/ui/link";
import { marketingPageOf } from "../frame.server";

const SHOWN = 20;

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.campaign.name ?? "Campaign" }];

export const loader = marketingPageOf(
  (ctx, { params }) => getCampaign(ctx, parseId(params.marketingCampaignId, "campaign")),
  async (ctx, _, campaign) => {
    const [links, posts] = await Promise.all([
      listLinks(ctx, campaign.id),
      listPosts(ctx, { campaign: campaign.id, limit: SHOWN }),
    ]);
    return {
      campaign: campaignRow(campaign, todayOf(ctx)),
      links: links.map((link) => ({
        id: link.id,
        label: link.label,
        address: addressOf(ctx.config, link),
        to: link.target ?? "one of your forms",
        clicks: plural(link.clicks, "time"),
        takeDownReason: link.takenDownAt ? (link.takeDownReason ?? "") : null,
      })),
      posts: posts.rows.map((row) => postRow(row, ctx.now())),
      hasMore: posts.next !== null,
    };
  },
);

export default function CampaignPage() {
  const { campaign, links, posts, hasMore } = useLoaderData<typeof loader>();
  const { id, name, status, platforms, days, budget, reach, engagement, leads, isDemo } = campaign;
  const allPosts = paths.withQuery(MARKETING.content, { campaign: id });
  return (
    <Page
      title={name}
      subtitle={
        <>
          <CampaignStatusBadge status={status} /> <DemoBadge isDemo={isDemo} />
        </>
      }
      action={
        <div className="row">
          <PauseButton campaign={campaign} slim={false} />
          <LinkButton to={MARKETING.editCampaign(id)} writes>
            Edit
          </LinkButton>
        </div>
      }
      width="reading"
    >
      <Breadcrumb trail={[{ to: MARKETING.home, label: "Marketing" }]} />
      <DefinitionList
        facts={[
          ["Platforms", platforms],
          ["Dates", days],
          ["Budget", budget],
          ["Reach", `${reach} clicked a link or visited a form`],
          ["Engagement", `${engagement} opened a form`],
          ["Leads", `${leads} submitted a form`],
        ]}
      />
      <Section
        title="Links"
        action={
          <LinkButton to={MARKETING.newLink(id)} writes>
            New link
          </LinkButton>
        }
      >
        <LinkList links={links} />
      </Section>
      <Section title="Posts">
        {posts.length === 0 ? (
          <p className="muted">No posts in this campaign yet</p>
        ) : (
          <PostList rows={posts} label="Posts, newest first" />
        )}
        {hasMore ? <Link to={allPosts}>View all posts</Link> : null}
      </Section>
    </Page>
  );
}
