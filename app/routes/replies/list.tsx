import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { formatAgo, formatShortDate, formatTime, formatTotal } from "~/core/format";
import { readerZone } from "~/core/time/time-zones";
import { mailboxForAccount } from "~/domains/mailboxes/mailboxes.server";
import { countRecentlyRejected } from "~/domains/quotas/count-rejected.server";
import { CLASS_NAMES, type ReplyClass } from "~/domains/replies/classification/reply-class";
import { threadJson } from "~/domains/replies/reply-json";
import { ThreadQuery } from "~/domains/replies/reply-schemas";
import { listThreads, snippetsOf } from "~/domains/replies/threads/threads.server";
import { ClassBadge } from "~/domains/replies/ui/class-badge";
import { FilterMenu } from "~/domains/replies/ui/filter-menu";
import { ReplyTabs } from "~/domains/replies/ui/reply-tabs";
import { LISTS } from "~/domains/saved-views/lists";
import { pageViews } from "~/domains/saved-views/page-views.server";
import { ListTools } from "~/domains/saved-views/ui/list-tools";
import { ViewTabs } from "~/domains/saved-views/ui/view-tabs";
import { businessPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { paths } from "~/paths";
import { preserveParams } from "~/ui/data/asked-columns";
import { Badge } from "~/ui/data/badge";
import { ListTable } from "~/ui/data/list-table";
import { Pagination } from "~/ui/data/pagination";
import { SincePill } from "~/ui/data/since-pill";
import type { Column } from "~/ui/data/table";
import { EmptyState } from "~/ui/feedback/empty-state";
import { LinkButton } from "~/ui/forms/link-button";
import { Link } from "~/ui/link";
import { ListBar } from "~/ui/list/filter-bar";
import { ListPage } from "~/ui/list/list-page";

export const meta: MetaFunction = () => [{ title: "Inbox" }];

export const loader = businessPage(async (ctx, { request }) => {
  const query = readQuery(request, ThreadQuery);
  const [page, rejected, mailbox] = await Promise.all([
    listThreads(ctx, query),
    countRecentlyRejected(ctx),
    mailboxForAccount(ctx),
  ]);
  // Conversation links carry the filter, because the conversation shows this list beside it.
  const inList = { show: query.show === "open" ? null : query.show, replyClass: query.replyClass };
  const snippets = await snippetsOf(ctx, page.rows);
  return {
    rejected,
    hasMailbox: mailbox !== null,
    rows: page.rows.map((row) => ({
      ...threadJson(row),
      to: paths.withQuery(paths.replies.thread(row.id), inList),
      last: formatAgo(row.lastAt, ctx.now(), readerZone(ctx)),
      lastTime: formatTime(row.lastAt, readerZone(ctx)),
      snippet: snippets.get(row.id) ?? "",
    })),
    next: page.next,
    total: page.total,
    ...(await pageViews(ctx, "replies")),
    isFirst: query.cursor === undefined,
    show: query.show,
    replyClass: query.replyClass,
    since: query.since,
    sinceDay: query.since ? formatShortDate(new Date(query.since), ctx.now()) : null,
  };
});

type Row = ReturnType<typeof useLoaderData<typeof loader>>["rows"][number];

const NAMES = LISTS.replies.columns;

const COLUMNS: Column<Row>[] = [
  {
    key: "who",
    label: NAMES.who,
    isHeader: true,
    cell: (row) => (
      <>
        <Link to={row.to} dir="auto">
          {row.name ?? row.address}
        </Link>{" "}
        {row.isUnread ? <Badge kind="tint">New</Badge> : null}{" "}
        {row.isWaiting ? <Badge kind="busy">Needs review</Badge> : null}{" "}
        <span className="snippet muted small" dir="auto">
          {row.snippet || "No text"}
        </span>
      </>
    ),
  },
  { key: "subject", label: NAMES.subject, cell: (row) => <span dir="auto">{row.subject}</span> },
  { key: "class", label: NAMES.class, cell: (row) => <ClassBadge replyClass={row.replyClass} /> },
  { key: "score", label: NAMES.score, isNumber: true, cell: (row) => row.score },
  { key: "last", label: NAMES.last, cell: (row) => <span title={row.lastTime}>{row.last}</span> },
];

const EMPTY_TITLES = {
  bare: "No replies yet",
  open: "No replies found matching your criteria.",
  unread: "No new replies",
  waiting: "No replies to review",
  archived: "No archived conversations",
};
const EMPTY_WORDS = {
  open: "Try another category or date.",
  unread: "You’ve opened every conversation.",
  waiting: "Every reply has a category.",
  archived: "Archive conversations you’ve finished. A new reply reopens them.",
};

export default function RepliesPage() {
  const { rows, next, total, isFirst, show, replyClass, since, sinceDay, rejected, hasMailbox } =
    useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const to = (change: {
    show?: string;
    replyClass?: string | null;
    since?: string | null;
    cursor?: number;
  }) => {
    const state = { show, replyClass, since, ...change };
    return paths.withQuery(paths.replies.list, { ...state, show: state.show === "open" ? null : state.show });
  };
  const isAll = show === "open" && !replyClass && !since;
  /** No filters are shown for an empty list. */
  const isBare = rows.length === 0 && isAll;
  const classes = Object.entries(CLASS_NAMES) as [ReplyClass, string][];
  return (
    <ListPage
      views={<ViewTabs list="replies" />}
      title="Inbox"
      count={isBare ? undefined : formatTotal(total)}
      isDemo={rows.some(({ isDemo }) => isDemo)}
      subtitle="Every reply with its category and deciding phrases."
      action={
        hasMailbox ? (
          <LinkButton to={paths.mailboxes.list}>Mailboxes</LinkButton>
        ) : (
          <LinkButton to={paths.mailboxes.connect}>Connect mailbox</LinkButton>
        )
      }
    >
      <ReplyTabs
        shown={show}
        to={(value) => preserveParams(to({ show: value }), params)}
        rejected={rejected}
      />
      {isBare ? null : (
        <ListBar>
          <FilterMenu
            label={`Category: ${replyClass ? CLASS_NAMES[replyClass] : "any"}`}
            choices={[["", "Any category"], ...classes]}
            chosen={replyClass ?? ""}
            to={(value) => preserveParams(to({ replyClass: value }), params)}
          />
          <ListTools list="replies" />
        </ListBar>
      )}
      {sinceDay ? <SincePill day={sinceDay} without={to({ since: null })} /> : null}
      {rows.length === 0 ? (
        <EmptyState
          title={EMPTY_TITLES[isBare ? "bare" : show]}
          action={
            isBare ? (
              <LinkButton kind="primary" to={paths.campaigns.list}>
                View campaigns
              </LinkButton>
            ) : (
              <LinkButton to={paths.replies.list}>Show all replies</LinkButton>
            )
          }
        >
          {isBare ? (
            <>
              Connect an <Link to={paths.mailboxes.list}>inbox</Link> to receive replies here, or try a{" "}
              <a href={paths.replies.demo}>sample email</a>.
            </>
          ) : (
            EMPTY_WORDS[show]
          )}
        </EmptyState>
      ) : (
        <>
          <ListTable list="replies" caption="Inbox" columns={COLUMNS} rows={rows} rowKey={(row) => row.id} />
          <Pagination
            total={`${formatTotal(total)} ${total.count === 1 ? "conversation" : "conversations"}`}
            shown={rows.length}
            firstTo={isFirst ? null : to({})}
            nextTo={next === null ? null : to({ cursor: next })}
          />
        </>
      )}
    </ListPage>
  );
}
