import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatTotal } from "~/core/format";
import { namedThreads } from "~/domains/support/named.server";
import { SupportQueueQuery } from "~/domains/support/schemas";
import { listThreads } from "~/domains/support/threads.server";
import { ThreadList } from "~/domains/support/ui/thread-list";
import { threadRow } from "~/domains/support/view";
import { adminPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { paths } from "~/paths";
import { ADMIN_SUPPORT } from "~/paths/business/admin-support";
import { Pagination } from "~/ui/data/pagination";
import { EmptyState } from "~/ui/feedback/empty-state";
import { Page } from "~/ui/layout/page";
import { Tabs } from "~/ui/layout/tabs";

export const meta: MetaFunction = () => [{ title: "Support" }];

export const loader = adminPage(async (ctx, { request }) => {
  const query = readQuery(request, SupportQueueQuery);
  const { rows, next, total } = await namedThreads(ctx, await listThreads(ctx, query));
  return {
    view: query.view,
    rows: rows.map(({ thread, business }) => ({
      ...threadRow(thread, thread.operatorUnread, "UTC"),
      business: business || "Former business",
      to: ADMIN_SUPPORT.thread(thread.id),
    })),
    next,
    total: `${formatTotal(total)} ${total.count === 1 ? "question" : "questions"}`,
    isFirst: query.cursor === undefined,
  };
});

const ALL = paths.withQuery(ADMIN_SUPPORT.home, { view: "all" });

export default function SupportQueuePage() {
  const { view, rows, next, total, isFirst } = useLoaderData<typeof loader>();
  const to = view === "all" ? ALL : ADMIN_SUPPORT.home;
  return (
    <Page title="Support" subtitle="Questions from businesses." width="reading">
      <Tabs
        label="Filter questions"
        tabs={[
          { to: ADMIN_SUPPORT.home, label: "Open", isCurrent: view === "waiting" },
          { to: ALL, label: "All, newest first", isCurrent: view === "all" },
        ]}
      />
      {rows.length === 0 ? (
        <EmptyState title={view === "all" ? "No questions yet" : "No open questions"}>
          Questions from businesses appear here.
        </EmptyState>
      ) : (
        <>
          <ThreadList
            rows={rows}
            label={view === "all" ? "Questions, newest first" : "Open questions, times in UTC"}
          />
          <Pagination
            total={total}
            shown={rows.length}
            firstTo={isFirst ? null : to}
            nextTo={
              next === null
                ? null
                : paths.withQuery(ADMIN_SUPPORT.home, {
                    view: view === "all" ? view : undefined,
                    cursor: next,
                  })
            }
          />
        </>
      )}
    </Page>
  );
}
