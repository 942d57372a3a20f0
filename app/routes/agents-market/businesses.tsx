import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatTotal } from "~/core/format";
import { PageQuery } from "~/core/pagination";
import { readerZone } from "~/core/time/time-zones";
import { listBusinesses } from "~/domains/agents/assignments/businesses.server";
import { BusinessCard } from "~/domains/agents/assignments/ui/business-card";
import { WaitingAnswers } from "~/domains/agents/assignments/ui/waiting-answers";
import { termsView } from "~/domains/agents/marketplace/view";
import { countAsked } from "~/domains/matching/matches/asked.server";
import { agentPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { paths } from "~/paths";
import { AGENT_BUSINESSES } from "~/paths/agents/businesses";
import { DASHBOARD } from "~/paths/agents/dashboard";
import { MATCHING } from "~/paths/agents/matching";
import { Pagination } from "~/ui/data/pagination";
import { EmptyState } from "~/ui/feedback/empty-state";
import { LinkButton } from "~/ui/forms/link-button";
import { Page } from "~/ui/layout/page";

const SHOWN = 10;

export const meta: MetaFunction = () => [{ title: "Businesses" }];

export const loader = agentPage(async (ctx, { request }) => {
  const query = readQuery(request, PageQuery);
  const [{ rows, next, total }, requests] = await Promise.all([
    listBusinesses(ctx, { ...query, limit: SHOWN }),
    countAsked(ctx, ctx.agent.id),
  ]);
  return {
    rows: rows.map(({ assignment, business }) => ({
      business,
      accountId: assignment.accountId,
      isDemo: assignment.isDemo,
      terms: termsView(assignment, readerZone(ctx)),
    })),
    next,
    total,
    requests,
    isFirst: query.cursor === undefined,
  };
});

export default function BusinessesPage() {
  const { rows, next, total, requests, isFirst } = useLoaderData<typeof loader>();
  return (
    <Page
      title="Businesses"
      subtitle="Businesses that invited you. You decide whether to accept."
      action={
        <LinkButton slim to={MATCHING.allAsked}>
          Agent requests
        </LinkButton>
      }
    >
      <WaitingAnswers offers={0} requests={requests} />
      {rows.length === 0 ? (
        <EmptyState
          title={requests > 0 ? "No business has assigned you yet" : "No business has asked for you yet"}
          action={<LinkButton to={DASHBOARD.profile}>Your profile</LinkButton>}
        >
          A business that wants you to sell for it asks first, and you accept or decline. Businesses find you
          by your markets, industries and languages.
        </EmptyState>
      ) : (
        <>
          {rows.map((row) => (
            <BusinessCard key={row.terms.id} {...row} />
          ))}
          <Pagination
            total={`${formatTotal(total)} ${total.count === 1 ? "business" : "businesses"}`}
            shown={rows.length}
            firstTo={isFirst ? null : AGENT_BUSINESSES.list}
            nextTo={next === null ? null : paths.withQuery(AGENT_BUSINESSES.list, { cursor: next })}
          />
        </>
      )}
    </Page>
  );
}
