import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatTotal } from "~/core/format";
import { PageQuery } from "~/core/pagination";
import { zoneOfAgent } from "~/domains/agents/agents.server";
import { ratingWords } from "~/domains/agents/rating";
import { listOwnRatings } from "~/domains/ratings/list-ratings.server";
import { RatingList } from "~/domains/ratings/ui/rating-list";
import { type OwnRatingView, ownRatingView } from "~/domains/ratings/view";
import { agentPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { paths } from "~/paths";
import { DASHBOARD } from "~/paths/agents/dashboard";
import { RATINGS } from "~/paths/agents/ratings";
import { Pagination } from "~/ui/data/pagination";
import { EmptyState } from "~/ui/feedback/empty-state";
import { LinkButton } from "~/ui/forms/link-button";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

const SHOWN = 10;

export const meta: MetaFunction = () => [{ title: "Your ratings" }];

export const loader = agentPage(async (ctx, { request }) => {
  const query = readQuery(request, PageQuery);
  const { rows, next, total } = await listOwnRatings(ctx, { ...query, limit: SHOWN });
  return {
    average: ratingWords(ctx.agent),
    rows: rows.map((own) => ownRatingView(own, zoneOfAgent(ctx.agent))),
    next,
    total: `${formatTotal(total)} ${total.count === 1 ? "rating" : "ratings"}`,
    isFirst: query.cursor === undefined,
  };
});

const Acts = ({ rating: { id, business, canAnswer, canReport, isReported } }: { rating: OwnRatingView }) => (
  <div className="row">
    {canAnswer ? (
      <LinkButton slim to={RATINGS.answer(id)} aria-label={`Reply to ${business}`}>
        Reply
      </LinkButton>
    ) : null}
    {canReport ? (
      <LinkButton slim to={RATINGS.report(id)} aria-label={`Report comment by ${business}`}>
        Report
      </LinkButton>
    ) : null}
    {isReported ? <span className="small muted">Reported</span> : null}
  </div>
);

export default function OwnRatingsPage() {
  const { average, rows, next, total, isFirst } = useLoaderData<typeof loader>();
  return (
    <Page
      title="Your ratings"
      subtitle={average ? `Rated ${average}. Authors are hidden from other businesses.` : "No ratings yet."}
    >
      <Breadcrumb trail={[{ to: DASHBOARD.profile, label: "Profile" }]} />
      {rows.length === 0 ? (
        <EmptyState
          title="No ratings yet"
          action={<LinkButton to={DASHBOARD.orders}>View orders</LinkButton>}
        >
          Businesses can rate each deal they confirm. Reversed deals lose their rating.
        </EmptyState>
      ) : (
        <>
          <RatingList
            ratings={rows}
            by={({ business }) => business}
            actions={(rating) => <Acts rating={rating} />}
          />
          <Pagination
            total={total}
            shown={rows.length}
            firstTo={isFirst ? null : RATINGS.own}
            nextTo={next === null ? null : paths.withQuery(RATINGS.own, { cursor: next })}
          />
        </>
      )}
    </Page>
  );
}
