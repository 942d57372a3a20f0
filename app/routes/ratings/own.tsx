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
import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { DASHBOARD } from "~/paths/agents/dashboard";
import { RATINGS } from "~/paths/agents/ratings";
import { Pagination } from "~/ui/data/pagination";
import { EmptyState } from "~/ui/feedback/empty-state";
import { LinkButton } from "~/ui/forms/link-button";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

const SHOWN = 10;

export const meta: MetaFunction = () => [{ title: m.agents_own_your_ratings() }];

export const loader = agentPage(async (ctx, { request }) => {
  const query = readQuery(request, PageQuery);
  const { rows, next, total } = await listOwnRatings(ctx, { ...query, limit: SHOWN });
  return {
    average: ratingWords(ctx.agent),
    rows: rows.map((own) => ownRatingView(own, ctx.now(), zoneOfAgent(ctx.agent))),
    next,
    total: `${formatTotal(total)} ${total.count === 1 ? "rating" : "ratings"}`,
    isFirst: query.cursor === undefined,
  };
});

const Acts = ({ rating: { id, business, canAnswer, canReport, isReported } }: { rating: OwnRatingView }) => (
  <div className="row">
    {canAnswer ? (
      <LinkButton slim to={RATINGS.answer(id)} aria-label={m.agents_own_reply_to({ business })}>
        {m.agents_own_reply()}
      </LinkButton>
    ) : null}
    {canReport ? (
      <LinkButton slim to={RATINGS.report(id)} aria-label={m.agents_own_report_comment_by({ business })}>
        {m.agents_own_report()}
      </LinkButton>
    ) : null}
    {isReported ? <span className="small muted">{m.agents_own_reported()}</span> : null}
  </div>
);

export default function OwnRatingsPage() {
  const { average, rows, next, total, isFirst } = useLoaderData<typeof loader>();
  return (
    <Page
      title={m.agents_own_your_ratings()}
      subtitle={
        average ? m.agents_own_rated_authors_are_hidden_from({ average }) : m.agents_own_no_ratings_yet()
      }
    >
      <Breadcrumb trail={[{ to: DASHBOARD.profile, label: m.agents_own_profile() }]} />
      {rows.length === 0 ? (
        <EmptyState
          title={m.agents_own_no_ratings_yet_2()}
          action={<LinkButton to={DASHBOARD.orders}>{m.agents_own_view_orders()}</LinkButton>}
        >
          {m.agents_own_businesses_can_rate_each_deal()}
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
