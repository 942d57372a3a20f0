import type { MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { formatNumber, formatTime, plural } from "~/core/format";
import { readerZone } from "~/core/time/time-zones";
import { CERTAIN } from "~/domains/directory/similarity/reasons";
import { searchView } from "~/domains/merging/duplicate-scan/scan-view";
import { findSearch } from "~/domains/merging/duplicate-scan/start-scan.server";
import { countGroups, GroupQuery, listGroups } from "~/domains/merging/groups/list-groups.server";
import type { MergeList } from "~/domains/merging/merge-lists";
import { GroupList } from "~/domains/merging/ui/group-list";
import { businessPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { paths } from "~/paths";
import { DUPLICATES } from "~/paths/bulk/duplicates";
import { Pagination } from "~/ui/data/pagination";
import { Alert } from "~/ui/feedback/alert";
import { EmptyState } from "~/ui/feedback/empty-state";
import { usePoll } from "~/ui/feedback/poll";
import { Progress } from "~/ui/feedback/progress";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Breadcrumb, Tabs } from "~/ui/layout/tabs";

export const meta: MetaFunction = () => [{ title: "Duplicates" }];

const REFRESH_SECONDS = 3;

export const loader = businessPage(async (ctx, { request }) => {
  const query = readQuery(request, GroupQuery);
  const { rows, next, total } = await listGroups(ctx, query);
  const search = searchView(await findSearch(ctx));
  const zone = readerZone(ctx);
  return {
    list: query.list,
    state: query.state,
    groups: rows.map(({ id, names, size, score, isDemo, settledAt }) => ({
      id,
      names,
      size,
      score,
      isCertain: score >= CERTAIN,
      isDemo,
      settled: settledAt && formatTime(settledAt, zone),
    })),
    next,
    isFirst: query.cursor === undefined,
    total: total.count,
    counts: await countGroups(ctx),
    search: search && {
      ...search,
      completed: search.completedAt && formatTime(new Date(search.completedAt), zone),
    },
  };
});

const STATES = { open: "To review", merged: "Merged", dismissed: "Not duplicates" } as const;
const LISTS = { companies: "Companies", contacts: "Contacts" } as const;

const SAYS = {
  open: "Scan for records that may be the same. We won’t merge anything until you confirm.",
  merged: "Merged records appear here. You can undo a merge for at least 30 days.",
  dismissed: "Groups marked as not duplicates appear here. Future scans skip these groups.",
} as const;

const NONE_FOUND = "Scan again after you add companies or contacts.";

const SearchForm = ({ isAgain }: { isAgain: boolean }) => (
  <IfCanWrite>
    <Form method="post" action={DUPLICATES.search}>
      <Submit kind={isAgain ? "plain" : "primary"} pending="Starting">
        {isAgain ? "Scan again" : "Scan for duplicates"}
      </Submit>
    </Form>
  </IfCanWrite>
);

export default function DuplicatesPage() {
  const { list, state, groups, next, isFirst, total, counts, search } = useLoaderData<typeof loader>();
  const isWorking = search?.isWorking ?? false;
  usePoll(isWorking, REFRESH_SECONDS);
  const to = (query: object) => paths.withQuery(DUPLICATES.list, { list, state, ...query });
  const known = search?.completed ? `Last scan ${search.completed}, ${plural(search.rows, "record")}.` : "";
  return (
    <Page
      title="Duplicates"
      subtitle={`Likely duplicate records. ${known}`}
      action={
        <div className="row">
          {isWorking ? null : <SearchForm isAgain={search !== null} />}
          <LinkButton writes kind={search ? "primary" : "plain"} to={DUPLICATES.remove}>
            Remove duplicates
          </LinkButton>
        </div>
      }
    >
      <Breadcrumb trail={[{ to: paths.business[list], label: LISTS[list] }]} />
      {search?.isWorking ? (
        <Progress title={search.title} value={search.done} max={search.total}>
          <p className="small">
            <a href={to({})}>Refresh</a>
          </p>
        </Progress>
      ) : null}
      {search?.isFailed ? (
        <Alert kind="error" title="Scan failed">
          {search.failureReason} No records were changed.
        </Alert>
      ) : null}
      <Tabs
        label="Lists"
        tabs={(Object.keys(LISTS) as MergeList[]).map((key) => ({
          to: paths.withQuery(DUPLICATES.list, { list: key }),
          label: `${LISTS[key]} (${formatNumber(counts[key].open)})`,
          isCurrent: key === list,
        }))}
      />
      <Tabs
        label="Status"
        tabs={(Object.keys(STATES) as (keyof typeof STATES)[]).map((key) => ({
          to: paths.withQuery(DUPLICATES.list, { list, state: key }),
          label: `${STATES[key]} (${formatNumber(counts[list][key])})`,
          isCurrent: key === state,
        }))}
      />
      {groups.length === 0 && isFirst ? (
        <EmptyState
          title={state === "open" && search?.completedAt ? "No duplicates found" : "No groups yet"}
          action={<LinkButton to={paths.business[list]}>Show all {list}</LinkButton>}
        >
          {state === "open" && search?.completedAt ? NONE_FOUND : SAYS[state]}
        </EmptyState>
      ) : (
        <>
          <GroupList groups={groups} isOpen={state === "open"} />
          <Pagination
            total={plural(total, "group")}
            shown={groups.length}
            firstTo={isFirst ? null : to({})}
            nextTo={next === null ? null : to({ cursor: next })}
          />
        </>
      )}
    </Page>
  );
}
