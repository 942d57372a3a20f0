import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatTotal } from "~/core/format";
import { PageQuery } from "~/core/pagination";
import { listAsked } from "~/domains/matching/matches/incoming-requests.server";
import { MatchBadge } from "~/domains/matching/ui/match-badge";
import { agentPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { paths } from "~/paths";
import { DASHBOARD } from "~/paths/agents/dashboard";
import { MATCHING } from "~/paths/agents/matching";
import { Pagination } from "~/ui/data/pagination";
import { EmptyState } from "~/ui/feedback/empty-state";
import { LinkButton } from "~/ui/forms/link-button";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";
import { Link } from "~/ui/link";

const SHOWN = 20;

export const meta: MetaFunction = () => [{ title: "Requests" }];

export const loader = agentPage(async (ctx, { request }) => {
  const query = readQuery(request, PageQuery);
  const page = await listAsked(ctx, ctx.agent.id, { ...query, limit: SHOWN });
  return {
    ...page,
    rows: page.rows.map(({ match, request: { title }, business }) => ({
      id: match.id,
      state: match.state,
      score: match.score,
      title,
      business,
    })),
    isFirst: query.cursor === undefined,
  };
});

export default function AskedPage() {
  const { rows, next, total, isFirst } = useLoaderData<typeof loader>();
  return (
    <Page title="Requests" subtitle="Projects for which a business found and asked you.">
      <Breadcrumb trail={[{ to: DASHBOARD.businesses, label: "Businesses" }]} />
      {rows.length === 0 && isFirst ? (
        <EmptyState
          title="No business has asked yet"
          action={<LinkButton to={DASHBOARD.profile}>Your profile</LinkButton>}
        >
          Businesses describe a project and see who fits. More languages and markets in your profile find
          more.
        </EmptyState>
      ) : (
        <>
          <ul className="ways">
            {rows.map(({ id, state, score, title, business }) => (
              <li key={id}>
                <div className="row between">
                  <Link to={MATCHING.asked(id)}>{title}</Link>
                  <MatchBadge state={state} />
                </div>
                <div className="small muted">{`${business} · you fit with ${score} of 100 points`}</div>
              </li>
            ))}
          </ul>
          <Pagination
            total={`${formatTotal(total)} ${total.count === 1 ? "request" : "requests"}`}
            shown={rows.length}
            firstTo={isFirst ? null : MATCHING.allAsked}
            nextTo={next === null ? null : paths.withQuery(MATCHING.allAsked, { cursor: next })}
          />
        </>
      )}
    </Page>
  );
}
