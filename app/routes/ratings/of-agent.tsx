import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatTotal } from "~/core/format";
import { parseId } from "~/core/ids";
import { PageQuery } from "~/core/pagination";
import { readerZone } from "~/core/time/time-zones";
import { getMarketAgent } from "~/domains/agents/marketplace/market-agents.server";
import { ratingWords } from "~/domains/agents/rating";
import { listRatings } from "~/domains/ratings/list-ratings.server";
import { RatingList } from "~/domains/ratings/ui/rating-list";
import { ratingView } from "~/domains/ratings/view";
import { businessPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { paths } from "~/paths";
import { RATINGS } from "~/paths/agents/ratings";
import { Pagination } from "~/ui/data/pagination";
import { EmptyState } from "~/ui/feedback/empty-state";
import { LinkButton } from "~/ui/forms/link-button";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

export const meta: MetaFunction = () => [{ title: "Ratings" }];

export const loader = businessPage(async (ctx, { params, request }) => {
  const agent = await getMarketAgent(ctx, parseId(params.agentId, "agent"));
  const query = readQuery(request, PageQuery);
  const { rows, next, total } = await listRatings(ctx, agent, query);
  return {
    id: agent.id,
    name: agent.name,
    average: ratingWords(agent),
    rows: rows.map((rating) => ratingView(rating, ctx.now(), readerZone(ctx))),
    next,
    total: `${formatTotal(total)} ${total.count === 1 ? "rating" : "ratings"}`,
    isFirst: query.cursor === undefined,
  };
});

export default function RatingsPage() {
  const { id, name, average, rows, next, total, isFirst } = useLoaderData<typeof loader>();
  const to = RATINGS.ofAgent(id);
  return (
    <Page
      title={`Ratings for ${name}`}
      subtitle={average ?? "Ratings from businesses for confirmed deals."}
      width="reading"
    >
      <Breadcrumb trail={[{ to: paths.marketplace.agent(id), label: name }]} />
      {rows.length === 0 ? (
        <EmptyState
          title="No ratings yet"
          action={<LinkButton to={paths.marketplace.agent(id)}>{name}</LinkButton>}
        >
          Only businesses with a confirmed deal can rate an agent.
        </EmptyState>
      ) : (
        <>
          <RatingList ratings={rows} />
          <Pagination
            total={total}
            shown={rows.length}
            firstTo={isFirst ? null : to}
            nextTo={next === null ? null : paths.withQuery(to, { cursor: next })}
          />
        </>
      )}
    </Page>
  );
}
