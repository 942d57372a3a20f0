import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatTime, formatTotal } from "~/core/format";
import { readerZone } from "~/core/time/time-zones";
import { countRecentlyRejected } from "~/domains/quotas/count-rejected.server";
import type { BounceType } from "~/domains/replies/parsing/inbound-mail";
import { bounceJson } from "~/domains/replies/reply-json";
import { BouncesQuery } from "~/domains/replies/reply-schemas";
import { BOUNCE_KINDS, KIND_NAMES, REPORT_NAMES } from "~/domains/replies/responses/bounce-messages";
import { listBounces } from "~/domains/replies/responses/bounces.server";
import { FilterMenu } from "~/domains/replies/ui/filter-menu";
import { ReplyTabs } from "~/domains/replies/ui/reply-tabs";
import { businessPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { paths } from "~/paths";
import { Pagination } from "~/ui/data/pagination";
import { Table } from "~/ui/data/table";
import { EmptyState } from "~/ui/feedback/empty-state";
import { LinkButton } from "~/ui/forms/link-button";
import { Page } from "~/ui/layout/page";
import { bounceColumns } from "./bounce-columns";

export const meta: MetaFunction = () => [{ title: "Bounces and auto-replies" }];

export const loader = businessPage(async (ctx, { request }) => {
  const query = readQuery(request, BouncesQuery);
  const [page, rejected] = await Promise.all([listBounces(ctx, query), countRecentlyRejected(ctx)]);
  return {
    rejected,
    rows: page.rows.map((row) => ({
      ...bounceJson(row),
      came: formatTime(row.mail.receivedAt, readerZone(ctx)),
    })),
    next: page.next,
    total: page.total,
    isFirst: query.cursor === undefined,
    kind: query.kind,
    class: query.class,
  };
});

const isClass = (value: string): value is BounceType => value in REPORT_NAMES;

/** Delivery reports are filtered by their type, all other mail by its kind. */
const FILTERS = [
  ["", "All types"] as const,
  ...Object.entries(REPORT_NAMES),
  ...BOUNCE_KINDS.filter((kind) => !["bounce", "delay", "complaint"].includes(kind)).map(
    (kind) => [kind, KIND_NAMES[kind]] as const,
  ),
];

export default function BouncesPage() {
  const { rows, next, total, isFirst, kind, class: ofClass, rejected } = useLoaderData<typeof loader>();
  const name = ofClass ? REPORT_NAMES[ofClass] : kind ? KIND_NAMES[kind] : null;
  /** No filters are shown for an empty list. */
  const isBare = rows.length === 0 && !name;
  const to = (change: { kind?: string | null; class?: string | null; cursor?: number }) =>
    paths.withQuery(paths.replies.returned, { kind, class: ofClass, ...change });
  const only = (value: string | null) =>
    to(value && isClass(value) ? { kind: null, class: value } : { kind: value, class: null });
  return (
    <Page
      width="listed"
      title="Bounces and auto-replies"
      subtitle={<span>Delivery failures, delays and auto-replies.</span>}
      action={<LinkButton to={paths.mailboxes.connect}>Connect mailbox</LinkButton>}
    >
      <ReplyTabs shown="returned" rejected={rejected} />
      {isBare ? null : (
        <FilterMenu
          label={`Type: ${name?.toLowerCase() ?? "any"}`}
          choices={FILTERS}
          chosen={ofClass ?? kind ?? ""}
          to={only}
        />
      )}
      {rows.length === 0 ? (
        <EmptyState
          title={name ? "No matches" : "No bounces yet"}
          action={
            name ? (
              <LinkButton to={paths.replies.returned}>Show all</LinkButton>
            ) : (
              <LinkButton to={paths.replies.list}>View replies</LinkButton>
            )
          }
        >
          Undelivered emails and auto-replies appear here with the action taken.
        </EmptyState>
      ) : (
        <>
          <div className="list">
            <Table
              isList
              caption="Bounces and auto-replies"
              columns={bounceColumns(to({}))}
              rows={rows}
              rowKey={(row) => row.id}
            />
          </div>
          <Pagination
            total={`${formatTotal(total)} ${total.count === 1 ? "email" : "emails"}`}
            shown={rows.length}
            firstTo={isFirst ? null : to({})}
            nextTo={next === null ? null : to({ cursor: next })}
          />
        </>
      )}
    </Page>
  );
}
