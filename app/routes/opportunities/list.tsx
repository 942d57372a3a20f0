import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatShortDate, formatTotal, formatUsd } from "~/core/format";
import { readerZone } from "~/core/time/time-zones";
import { mostAtOnce } from "~/domains/bulk/selected-rows.server";
import { teamChoices } from "~/domains/identity/team/teammates.server";
import { getStageTotals, openOnly, sumOf } from "~/domains/opportunities/forecast/opportunity-totals.server";
import { movedNote } from "~/domains/opportunities/get-board.server";
import { regionFilters } from "~/domains/opportunities/regions";
import { findRemovedOpportunity } from "~/domains/opportunities/remove-opportunity.server";
import { OpportunityListQuery } from "~/domains/opportunities/schemas";
import { listOpportunities } from "~/domains/opportunities/search/list-opportunities.server";
import { originLabel } from "~/domains/opportunities/search/won-opportunities.server";
import { STAGE_CHOICES } from "~/domains/opportunities/stage-choices";
import { MovedNote } from "~/domains/opportunities/ui/moved-note";
import { OpportunityFilters } from "~/domains/opportunities/ui/opportunity-filters";
import { OpportunityTable } from "~/domains/opportunities/ui/opportunity-table";
import { OpportunityTabs } from "~/domains/opportunities/ui/opportunity-tabs";
import { opportunityRow } from "~/domains/opportunities/view";
import { pageViews } from "~/domains/saved-views/page-views.server";
import { ListTools } from "~/domains/saved-views/ui/list-tools";
import { ViewTabs } from "~/domains/saved-views/ui/view-tabs";
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
import { FilterPill, SincePill } from "~/ui/data/since-pill";
import { EmptyState } from "~/ui/feedback/empty-state";
import { UndoNote } from "~/ui/feedback/undo-note";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { LinkButton } from "~/ui/forms/link-button";
import { Link } from "~/ui/link";
import { ListBar } from "~/ui/list/filter-bar";
import { ListPage } from "~/ui/list/list-page";

export const meta: MetaFunction = () => [{ title: "Deals" }];

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
    regions: regionFilters(query.region ?? ""),
    state: {
      search: query.search ?? "",
      status: query.status ?? "",
      owner: String(query.owner ?? ""),
      region: query.region ?? "",
      since: query.since ?? "",
      tag: String(query.tag ?? ""),
      foundBy: query.foundBy ?? "",
      sort: page.sort === "newest" ? "" : page.sort,
    },
    hasOneOrder: page.hasOneOrder,
    ...(await pageViews(ctx, "opportunities")),
    since: query.since ? formatShortDate(new Date(query.since), ctx.now()) : null,
    foundBy: query.foundBy ? await originLabel(ctx, query.foundBy) : null,
    subtitle: `Open deal value: ${formatUsd(open.revenue)}.`,
    moved: await movedNote(ctx, { moved, was }),
    deleted: deleted === undefined ? null : await findRemovedOpportunity(ctx, deleted),
  };
});

const NO_FILTER = "Create deals from leads and replies in one step.";

const PICK = selectionOf<{ title: string }>("opportunityIds", ({ title }) => title);

export default function Opportunities() {
  const {
    packed,
    next,
    limit,
    total,
    isFirst,
    team,
    regions,
    state,
    hasOneOrder,
    since,
    foundBy,
    subtitle,
    moved,
    deleted,
  } = useLoaderData<typeof loader>();
  const rows = unpackRows(packed);
  const { sort: _sort, ...filters } = state;
  const isFiltered = Object.values(filters).some(Boolean);
  const isBare = rows.length === 0 && !isFiltered && isFirst;
  return (
    <ListPage
      views={<ViewTabs list="opportunities" />}
      title="Deals"
      count={isBare ? undefined : formatTotal(total)}
      isDemo={rows.some(({ isDemo }) => isDemo)}
      subtitle={isBare ? "Your pipeline, from first contact to signature." : subtitle}
      action={
        <LinkButton writes kind="primary" to={paths.opportunities.new}>
          New deal
        </LinkButton>
      }
      more={
        <>
          <IfCanWrite>
            <Link to={paths.opportunities.generate}>AI Generate</Link>
          </IfCanWrite>
          <ExportLinks to={paths.withQuery(paths.opportunities.csv, state)} what="these deals" />
          <Link to={BULK_ACTIONS.deletions}>Deletions</Link>
        </>
      }
    >
      <OpportunityTabs current="table" />
      {moved ? <MovedNote moved={moved} back={paths.withQuery(paths.opportunities.list, state)} /> : null}
      {deleted ? (
        <IfCanWrite>
          <UndoNote action={paths.opportunities.restore(deleted.id)}>“{deleted.title}” was deleted.</UndoNote>
        </IfCanWrite>
      ) : null}
      <TagNote />
      {isBare ? null : (
        <ListBar>
          <OpportunityFilters state={state} stages={STAGE_CHOICES} regions={regions} team={team} />
          <ListTools list="opportunities" />
        </ListBar>
      )}
      {since ? (
        <SincePill
          day={since}
          without={paths.withQuery(paths.opportunities.list, { ...state, since: "", sort: "" })}
        />
      ) : null}
      {foundBy ? (
        <FilterPill
          label={foundBy}
          without={paths.withQuery(paths.opportunities.list, { ...state, foundBy: "" })}
        />
      ) : null}
      {rows.length > 0 || !isFirst || next !== null ? (
        <>
          {rows.length > 0 ? (
            <SelectionForm list="opportunities" limit={limit} total={total} shown={rows.length}>
              <OpportunityTable
                rows={rows}
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
            total={`${formatTotal(total)} ${total.count === 1 ? "deal" : "deals"}`}
            shown={rows.length}
            firstTo={isFirst ? null : paths.withQuery(paths.opportunities.list, state)}
            nextTo={
              next === null ? null : paths.withQuery(paths.opportunities.list, { ...state, cursor: next })
            }
          />
        </>
      ) : (
        <EmptyState
          title="No opportunities found"
          action={
            isFiltered ? (
              <LinkButton to={paths.opportunities.list}>Show all deals</LinkButton>
            ) : (
              <LinkButton to={paths.leadSearch.leads}>View leads</LinkButton>
            )
          }
        >
          {isFiltered ? "No deals match this search." : NO_FILTER}
        </EmptyState>
      )}
    </ListPage>
  );
}
