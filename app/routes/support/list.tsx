import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatTotal } from "~/core/format";
import { PageQuery } from "~/core/pagination";
import { readerZone } from "~/core/time/time-zones";
import { hasFeature } from "~/domains/billing/plans/features";
import { shownManager } from "~/domains/support/manager.server";
import { listOwnThreads } from "~/domains/support/threads.server";
import { ManagerCard } from "~/domains/support/ui/manager-card";
import { ThreadList } from "~/domains/support/ui/thread-list";
import { threadRow } from "~/domains/support/view";
import { businessPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { paths } from "~/paths";
import { SUPPORT } from "~/paths/business/support";
import { Pagination } from "~/ui/data/pagination";
import { EmptyState } from "~/ui/feedback/empty-state";
import { LinkButton } from "~/ui/forms/link-button";
import { Page } from "~/ui/layout/page";

const SHOWN = 20;

export const meta: MetaFunction = () => [{ title: "Support" }];

export const loader = businessPage(async (ctx, { request }) => {
  const query = readQuery(request, PageQuery);
  const [{ rows, next, total }, manager] = await Promise.all([
    listOwnThreads(ctx, { ...query, limit: SHOWN }),
    shownManager(ctx),
  ]);
  const zone = readerZone(ctx);
  return {
    rows: rows.map((thread) => ({
      ...threadRow(thread, thread.accountUnread, zone),
      to: SUPPORT.thread(thread.id),
    })),
    next,
    total: `${formatTotal(total)} ${total.count === 1 ? "question" : "questions"}`,
    isFirst: query.cursor === undefined,
    isPriority: hasFeature(ctx.account, "prioritySupport"),
    manager,
  };
});

export default function SupportPage() {
  const { rows, next, total, isFirst, isPriority, manager } = useLoaderData<typeof loader>();
  const ask = (
    <LinkButton kind="primary" to={SUPPORT.ask} writes>
      Ask a question
    </LinkButton>
  );
  return (
    <Page
      title="Support"
      subtitle={
        isPriority
          ? "Priority support: we answer your questions first."
          : "We answer questions in order and notify you by email."
      }
      action={rows.length > 0 ? ask : undefined}
      width="reading"
    >
      {manager ? <ManagerCard manager={manager} /> : null}
      {rows.length === 0 ? (
        <EmptyState title="No questions yet" action={ask}>
          Ask us anything. Your team sees the answers too.
        </EmptyState>
      ) : (
        <>
          <ThreadList rows={rows} label="Questions, newest first" />
          <Pagination
            total={total}
            shown={rows.length}
            firstTo={isFirst ? null : SUPPORT.list}
            nextTo={next === null ? null : paths.withQuery(SUPPORT.list, { cursor: next })}
          />
        </>
      )}
    </Page>
  );
}
