import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatTotal } from "~/core/format";
import { zoneOfAgent } from "~/domains/agents/agents.server";
import { businessRow } from "~/domains/chats/business-row";
import {
  BusinessQuery,
  type BusinessView,
  formatBusinessCursor,
  listBusinessesOfAgent,
} from "~/domains/chats/businesses-of-agent.server";
import { BusinessList } from "~/domains/chats/ui/business-list";
import { agentPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { CHATS } from "~/paths/agents/chats";
import { DASHBOARD } from "~/paths/agents/dashboard";
import { MATCHING } from "~/paths/agents/matching";
import { Pagination } from "~/ui/data/pagination";
import { EmptyState } from "~/ui/feedback/empty-state";
import { LinkButton } from "~/ui/forms/link-button";
import { Page } from "~/ui/layout/page";
import { Tabs } from "~/ui/layout/tabs";

const SHOWN = 10;

/** One list at three URLs. */
interface View {
  view: BusinessView;
  to: string;
  label: string;
  empty: string;
}

const ALL: View = {
  view: "all",
  to: DASHBOARD.businesses,
  get label() {
    return m.agents_businesses_businesses();
  },
  get empty() {
    return m.agents_businesses_no_businesses_yet();
  },
};
const VIEWS: readonly View[] = [
  ALL,
  {
    view: "requests",
    to: MATCHING.allAsked,
    get label() {
      return m.agents_businesses_requests();
    },
    get empty() {
      return m.agents_businesses_no_requests_yet();
    },
  },
  {
    view: "messages",
    to: CHATS.own,
    get label() {
      return m.agents_businesses_messages();
    },
    get empty() {
      return m.agents_businesses_no_messages_yet();
    },
  },
];

const viewAt = (pathname: string) => VIEWS.find(({ to }) => to === pathname) ?? ALL;

export const meta: MetaFunction = ({ location }) => [{ title: viewAt(location.pathname).label }];

export const loader = agentPage(async (ctx, { request }) => {
  const { view, to, label, empty } = viewAt(new URL(request.url).pathname);
  const { cursor } = readQuery(request, BusinessQuery);
  const { rows, next, total } = await listBusinessesOfAgent(ctx, { view, limit: SHOWN, cursor });
  const { unreadChats } = ctx.agent;
  return {
    label,
    empty,
    to,
    rows: rows.map((row) =>
      businessRow(row, { now: ctx.now(), zone: zoneOfAgent(ctx.agent), isDemoAgent: ctx.actor.isDemo }),
    ),
    next: next && formatBusinessCursor(next),
    total: `${formatTotal(total)} ${total.count === 1 ? "business" : "businesses"}`,
    isFirst: cursor === undefined,
    tabs: VIEWS.map((tab) => ({
      to: tab.to,
      label:
        tab.to === CHATS.own && unreadChats > 0
          ? m.agents_businesses_new({ label: tab.label, unreadChats })
          : tab.label,
      isCurrent: tab.to === to,
    })),
  };
});

export default function BusinessesPage() {
  const { label, empty, to, rows, next, total, isFirst, tabs } = useLoaderData<typeof loader>();
  return (
    <Page title={label}>
      <Tabs label={m.agents_businesses_businesses()} tabs={tabs} />
      {rows.length === 0 ? (
        <EmptyState
          title={empty}
          action={<LinkButton to={DASHBOARD.profile}>{m.agents_businesses_edit_profile()}</LinkButton>}
        >
          {m.agents_businesses_businesses_find_you_by_markets()}
        </EmptyState>
      ) : (
        <>
          <BusinessList rows={rows} />
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
