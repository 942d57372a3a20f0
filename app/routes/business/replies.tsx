import type { MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { formatTime, formatTotal } from "~/core/format";
import { threadJson } from "~/domains/replies/json";
import { CLASS_NAMES, type ReplyClass } from "~/domains/replies/reply";
import { ThreadQuery } from "~/domains/replies/schemas";
import { listThreads } from "~/domains/replies/threads.server";
import { ClassBadge } from "~/domains/replies/ui/class-badge";
import { businessPage } from "~/http/page.server";
import { paths } from "~/http/paths";
import { readQuery } from "~/http/query.server";
import { Badge } from "~/ui/data/badge";
import { Pagination } from "~/ui/data/pagination";
import { type Column, Table } from "~/ui/data/table";
import { EmptyState } from "~/ui/feedback/empty-state";
import { LinkButton } from "~/ui/forms/link-button";
import { Page } from "~/ui/layout/page";
import { Tabs } from "~/ui/layout/tabs";

export const meta: MetaFunction = () => [{ title: "Replies" }];

export const loader = businessPage(async (ctx, { request }) => {
  const query = readQuery(request, ThreadQuery);
  const page = await listThreads(ctx, query);
  return {
    rows: page.rows.map((row) => ({ ...threadJson(row), last: formatTime(row.lastAt) })),
    next: page.next,
    total: page.total,
    isFirst: query.cursor === undefined,
    show: query.show,
    replyClass: query.replyClass,
  };
});

type Row = ReturnType<typeof useLoaderData<typeof loader>>["rows"][number];

const COLUMNS: Column<Row>[] = [
  {
    key: "who",
    label: "From",
    isHeader: true,
    cell: (row) => (
      <>
        <Link to={paths.replies.thread(row.id)}>{row.name ?? row.address}</Link>{" "}
        {row.isUnread ? <Badge kind="tint">New</Badge> : null}
      </>
    ),
  },
  { key: "subject", label: "About", cell: (row) => row.subject },
  { key: "class", label: "Means", cell: (row) => <ClassBadge of={row.replyClass} /> },
  { key: "score", label: "Score", isNumber: true, cell: (row) => row.score },
  { key: "last", label: "Last reply", cell: (row) => row.last },
];

const SHOWN = [
  ["open", "All"],
  ["unread", "New"],
  ["archived", "Put away"],
] as const;

export default function RepliesPage() {
  const { rows, next, total, isFirst, show, replyClass } = useLoaderData<typeof loader>();
  const to = (change: { show?: string; replyClass?: string | null; cursor?: number }) => {
    const state = { show, replyClass, ...change };
    return paths.withQuery(paths.replies.list, { ...state, show: state.show === "open" ? null : state.show });
  };
  const classes = Object.entries(CLASS_NAMES) as [ReplyClass, string][];
  return (
    <Page
      title="Replies"
      subtitle="What people answered, what it means, and the words that say so."
      action={<LinkButton to={paths.replies.webhooks}>Connect your mail server</LinkButton>}
    >
      <Tabs
        label="Which replies"
        tabs={SHOWN.map(([value, label]) => ({ to: to({ show: value }), label, isCurrent: value === show }))}
      />
      <nav className="row" aria-label="What they mean">
        {[["", "Anything"] as const, ...classes].map(([value, label]) => {
          const isCurrent = (replyClass ?? "") === value;
          return (
            <Link
              key={value}
              to={to({ replyClass: value || null })}
              className={isCurrent ? "button slim primary" : "button slim"}
              aria-current={isCurrent || undefined}
            >
              {label}
            </Link>
          );
        })}
      </nav>
      {rows.length === 0 ? (
        <EmptyState
          title={
            show === "open" && !replyClass ? "No replies yet" : "No replies found matching your criteria."
          }
          action={
            show === "open" && !replyClass ? (
              <LinkButton to={paths.campaigns.list}>See your campaigns</LinkButton>
            ) : (
              <LinkButton to={paths.replies.list}>Show all replies</LinkButton>
            )
          }
        >
          A reply to a campaign comes here by itself when your mail server forwards it. You can try how
          replies are read on a <a href={paths.replies.demo}>sample mail</a>.
        </EmptyState>
      ) : (
        <>
          <Table caption="Last answered first" columns={COLUMNS} rows={rows} rowKey={(row) => row.id} />
          <Pagination
            total={`${formatTotal(total)} ${total.count === 1 ? "conversation" : "conversations"}`}
            shown={rows.length}
            firstTo={isFirst ? null : to({})}
            nextTo={next === null ? null : to({ cursor: next })}
          />
        </>
      )}
    </Page>
  );
}
