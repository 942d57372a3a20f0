import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatDate, formatTotal, formatUsd, plural } from "~/core/format";
import { readerZone } from "~/core/time/time-zones";
import { mostAtOnce } from "~/domains/bulk/selected-rows.server";
import { teamChoices } from "~/domains/identity/team/teammates.server";
import { getStageTotals, openOnly, sumOf } from "~/domains/opportunities/forecast/opportunity-totals.server";
import { movedNote } from "~/domains/opportunities/get-board.server";
import { regionFilters } from "~/domains/opportunities/regions";
import { findRemovedOpportunity } from "~/domains/opportunities/remove-opportunity.server";
import { OpportunityListQuery } from "~/domains/opportunities/schemas";
import { listOpportunities } from "~/domains/opportunities/search/list-opportunities.server";
import { STAGE_CHOICES } from "~/domains/opportunities/stage-choices";
import { MovedNote } from "~/domains/opportunities/ui/moved-note";
import { OpportunityActions } from "~/domains/opportunities/ui/opportunity-actions";
import { OpportunityFilters } from "~/domains/opportunities/ui/opportunity-filters";
import { OpportunityTable } from "~/domains/opportunities/ui/opportunity-table";
import { OpportunityTabs } from "~/domains/opportunities/ui/opportunity-tabs";
import { opportunityRow } from "~/domains/opportunities/view";
import { pageTags } from "~/domains/tags/page-tags.server";
import { TagNote } from "~/domains/tags/ui/tag-note";
import { businessPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { paths } from "~/paths";
import { BULK_ACTIONS } from "~/paths/bulk/bulk-actions";
import { columnarRows, unpackRows } from "~/ui/data/columnar-rows";
import { ExportLinks } from "~/ui/data/export-links";
import { Pagination } from "~/ui/data/pagination";
import { SelectionForm, selectionOf } from "~/ui/data/selection-form";
import { SincePill } from "~/ui/data/since-pill";
import { EmptyState } from "~/ui/feedback/empty-state";
import { UndoNote } from "~/ui/feedback/undo-note";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { LinkButton } from "~/ui/forms/link-button";
import { Page } from "~/ui/layout/page";
import { Link } from "~/ui/link";

export const meta: MetaFunction = () => [{ title: "Opportunities" }];

export const loader = businessPage(async (ctx, { request }) => {
  const { deleted, moved, was, ...query } = readQuery(request, OpportunityListQuery);
  const page = await listOpportunities(ctx, query);
  const team = await teamChoices(ctx);
  const open = sumOf(openOnly(await getStageTotals(ctx)));
  return {
    packed: columnarRows(page.rows.map((row) => opportunityRow(row, team, ctx.now(), readerZone(ctx)))),
    ...(await pageTags(ctx, "opportunities", page.rows, request)),
    next: page.next,
    limit: mostAtOnce(ctx),
    total: page.total,
    isFirst: query.cursor === undefined,
    team,
    stages: STAGE_CHOICES,
    regions: regionFilters(query.region ?? ""),
    state: {
      search: query.search ?? "",
      status: query.status ?? "",
      owner: String(query.owner ?? ""),
      region: query.region ?? "",
      since: query.since ?? "",
      tag: String(query.tag ?? ""),
      sort: page.sort === "newest" ? "" : page.sort,
    },
    hasOneOrder: page.hasOneOrder,
    since: query.since ? formatDate(new Date(query.since)) : null,
    subtitle: `${plural(open.count, "open opportunity", "open opportunities")}, worth ${formatUsd(open.revenue)}.`,
    moved: await movedNote(ctx, { moved, was }),
    deleted: deleted === undefined ? null : await findRemovedOpportunity(ctx, deleted),
  };
});

const NO_FILTER =
  "An opportunity is a deal you may make. A lead becomes one in one step, and so does a reply.";

const PICK = selectionOf<{ title: string }>("opportunityIds", ({ title }) => title);

const CAPTIONS: Record<string, string> = {
  value: "Highest value first",
  closing: "Soonest close date first",
  moved: "Last moved first",
};

export default function Opportunities() {
  const {
    packed,
    next,
    limit,
    total,
    isFirst,
    team,
    stages,
    regions,
    state,
    hasOneOrder,
    since,
    subtitle,
    moved,
    deleted,
  } = useLoaderData<typeof loader>();
  const rows = unpackRows(packed);
  const { sort: _sort, ...filters } = state;
  const isFiltered = Object.values(filters).some(Boolean);
  const isBare = rows.length === 0 && !isFiltered && isFirst;
  return (
    <Page
      title="Opportunities"
      subtitle={isBare ? "Your pipeline, from first contact to signature." : subtitle}
      action={<OpportunityActions />}
    >
      <OpportunityTabs current="table" />
      {moved ? <MovedNote moved={moved} back={paths.withQuery(paths.opportunities.list, state)} /> : null}
      {deleted ? (
        <IfCanWrite>
          <UndoNote action={paths.opportunities.restore(deleted.id)}>“{deleted.title}” was deleted.</UndoNote>
        </IfCanWrite>
      ) : null}
      <TagNote />
      {isBare ? null : <OpportunityFilters state={state} stages={stages} regions={regions} team={team} />}
      {since ? (
        <SincePill
          day={since}
          without={paths.withQuery(paths.opportunities.list, { ...state, since: "", sort: "" })}
        />
      ) : null}
      {rows.length > 0 || !isFirst || next !== null ? (
        <>
          {rows.length > 0 ? (
            <SelectionForm list="opportunities" limit={limit} total={total} shown={rows.length}>
              <OpportunityTable
                rows={rows}
                caption={CAPTIONS[state.sort] ?? "Newest first"}
                sort={state.sort}
                sortTo={(sort) =>
                  hasOneOrder
                    ? null
                    : paths.withQuery(paths.opportunities.list, {
                        ...state,
                        sort: sort === "newest" ? "" : sort,
                      })
                }
                pick={PICK}
              />
            </SelectionForm>
          ) : null}
          <Pagination
            total={`${formatTotal(total)} ${total.count === 1 ? "opportunity" : "opportunities"}`}
            shown={rows.length}
            firstTo={isFirst ? null : paths.withQuery(paths.opportunities.list, state)}
            nextTo={
              next === null ? null : paths.withQuery(paths.opportunities.list, { ...state, cursor: next })
            }
          />
          <div className="row">
            <ExportLinks to={paths.withQuery(paths.opportunities.csv, state)} what="these opportunities" />
            <Link to={BULK_ACTIONS.deletions}>Deletions</Link>
          </div>
        </>
      ) : (
        <EmptyState
          title="No opportunities found"
          action={
            isFiltered ? (
              <LinkButton to={paths.opportunities.list}>Show all opportunities</LinkButton>
            ) : (
              <LinkButton to={paths.leadSearch.leads}>See your leads</LinkButton>
            )
          }
        >
          {isFiltered ? "Nothing fits this search." : NO_FILTER}
        </EmptyState>
      )}
    </Page>
  );
}
