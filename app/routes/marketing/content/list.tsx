import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatTotal } from "~/core/format";
import { getCampaign } from "~/domains/marketing/campaigns/campaigns.server";
import { PostQuery } from "~/domains/marketing/content/post-schema";
import { listPosts } from "~/domains/marketing/content/posts.server";
import { PostList } from "~/domains/marketing/content/ui/post-list";
import { postRow } from "~/domains/marketing/content/view";
import { readQuery } from "~/http/pages/query.server";
import { paths } from "~/paths";
import { MARKETING } from "~/paths/business/marketing";
import { Pagination } from "~/ui/data/pagination";
import { EmptyState } from "~/ui/feedback/empty-state";
import { LinkButton } from "~/ui/forms/link-button";
import { Tabs } from "~/ui/layout/tabs";
import { Link } from "~/ui/link";
import { MarketingTab } from "../frame";
import { marketingPage, marketingTabs } from "../frame.server";

const SHOWN = 20;

export const meta: MetaFunction = () => [{ title: "AI content" }];

export const loader = marketingPage(async (ctx, { request }) => {
  const query = readQuery(request, PostQuery);
  const { state, campaign } = query;
  const [{ rows, next, total }, found] = await Promise.all([
    listPosts(ctx, { ...query, limit: SHOWN }),
    campaign === undefined ? null : getCampaign(ctx, campaign),
  ]);
  return {
    tabs: marketingTabs(MARKETING.content),
    state: state ?? null,
    campaign,
    campaignName: found?.name ?? null,
    rows: rows.map((row) => postRow(row, ctx.now())),
    next,
    total: `${formatTotal(total)} ${total.count === 1 ? "post" : "posts"}`,
    isFirst: query.cursor === undefined,
  };
});

const STATES = [
  [null, "All"],
  ["draft", "Drafts"],
  ["approved", "Approved"],
] as const;

export default function ContentPage() {
  const { tabs, state, campaign, campaignName, rows, next, total, isFirst } = useLoaderData<typeof loader>();
  const filtered = (to: string, which: string | null, cursor?: number) =>
    paths.withQuery(to, { state: which ?? undefined, campaign, cursor });
  const listPath = (which: string | null, cursor?: number) => filtered(MARKETING.content, which, cursor);
  return (
    <MarketingTab
      tabs={tabs}
      title="AI content"
      subtitle="Posts from your brief. Claims beyond it are marked for review."
      action={
        <div className="row">
          <LinkButton kind="primary" to={MARKETING.generateContent} writes>
            Generate Content
          </LinkButton>
          <LinkButton to={MARKETING.generateCampaign} writes>
            Create AI Campaign
          </LinkButton>
          <LinkButton to={MARKETING.calendar}>Calendar</LinkButton>
        </div>
      }
    >
      <Tabs
        label="Filter posts"
        tabs={STATES.map(([which, label]) => ({ to: listPath(which), label, isCurrent: which === state }))}
      />
      {campaign === undefined ? null : (
        <p>
          Posts in <Link to={MARKETING.campaign(campaign)}>{campaignName}</Link>.{" "}
          <Link to={paths.withQuery(MARKETING.content, { state: state ?? undefined })}>View all posts</Link>
        </p>
      )}
      {rows.length === 0 ? (
        <EmptyState title={state === "approved" ? "No approved posts" : "No posts yet"}>
          Choose a topic and a platform to create a draft.
        </EmptyState>
      ) : (
        <>
          <PostList rows={rows} label="Posts, newest first" />
          <Pagination
            total={total}
            shown={rows.length}
            firstTo={isFirst ? null : listPath(state)}
            nextTo={next === null ? null : listPath(state, next)}
          />
          <LinkButton to={filtered(MARKETING.contentFile, state)} download slim>
            Export CSV
          </LinkButton>
        </>
      )}
    </MarketingTab>
  );
}
