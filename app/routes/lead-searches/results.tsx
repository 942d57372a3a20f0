import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatUsd, plural } from "~/core/format";
import { parseId } from "~/core/ids";
import { PageQuery } from "~/core/pagination";
import { readerZone } from "~/core/time/time-zones";
import { getLeadUsage } from "~/domains/billing/usage.server";
import { mostAtOnce } from "~/domains/bulk/selected-rows.server";
import { findOpen } from "~/domains/campaigns/edit-campaign.server";
import { suggestRelaxations } from "~/domains/lead-search/criteria/suggest-relaxations.server";
import { LoosenLinks } from "~/domains/lead-search/criteria/ui/relaxation-links";
import { getLeadSearch } from "~/domains/lead-search/lead-searches.server";
import { LeadQuery, listLeadsOfSearch } from "~/domains/lead-search/leads/leads.server";
import { filteredPath, LeadFilters } from "~/domains/lead-search/leads/ui/lead-filters";
import { LeadList } from "~/domains/lead-search/leads/ui/lead-list";
import { POLL_SECONDS } from "~/domains/lead-search/policy";
import { runLimitView } from "~/domains/lead-search/runs/run-limit-view.server";
import { LimitNote } from "~/domains/lead-search/runs/ui/limit-note";
import { SearchState } from "~/domains/lead-search/runs/ui/search-state";
import { SearchActions } from "~/domains/lead-search/ui/search-actions";
import { SearchTabs } from "~/domains/lead-search/ui/search-tabs";
import { countryChoices, leadRow, searchView } from "~/domains/lead-search/view";
import { conversionView, getStageTotals } from "~/domains/opportunities/forecast/opportunity-totals.server";
import { businessPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { rememberSearch } from "~/http/session/last-search.server";
import { paths } from "~/paths";
import { packLeads, unpackLeads } from "~/routes/leads/packed-leads";
import { Stat } from "~/ui/data/stat";
import { Alert } from "~/ui/feedback/alert";
import { EmptyState } from "~/ui/feedback/empty-state";
import { usePoll } from "~/ui/feedback/poll";
import { LinkButton } from "~/ui/forms/link-button";
import { Page } from "~/ui/layout/page";
import { Link } from "~/ui/link";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.search.name ?? "Search Results" },
];

/** `campaign` is the draft campaign that leads are being selected for. */
const SelectionQuery = LeadQuery.extend({ campaign: PageQuery.shape.cursor });

const NOT_RUN = "Not run yet. You’ll see the cost before you start.";

export const loader = businessPage(async (ctx, { params, request, context }) => {
  const search = await getLeadSearch(ctx, parseId(params.searchId, "search"));
  rememberSearch(context, request, search.id);
  const { limit, cursor, ...state } = readQuery(request, SelectionQuery);
  const { rows, ...page } = await listLeadsOfSearch(ctx, search, { ...state, cursor, limit });
  const { resultsCount: count, confidenceSum, pipelineValue, valuedCount } = search;
  const isRunning = search.status === "running";
  const { refusal, wayOn } = await runLimitView(ctx, await getLeadUsage(ctx));
  return {
    search: searchView(search, ctx.now(), readerZone(ctx)),
    refusal: isRunning ? null : refusal,
    wayOn,
    campaign: await findOpen(ctx, state.campaign),
    loosenings: search.status === "completed" && count === 0 ? await suggestRelaxations(ctx, search) : null,
    packed: packLeads(rows.map(leadRow)),
    ...page,
    limit: mostAtOnce(ctx),
    cursor,
    state,
    countries: countryChoices(search.criteria),
    averageConfidence: count === 0 ? null : Math.round(confidenceSum / count),
    pipelineValue: formatUsd(pipelineValue),
    valued: valuedCount,
    conversion: count === 0 ? null : conversionView(await getStageTotals(ctx)),
    refreshSeconds: isRunning ? POLL_SECONDS : null,
  };
});

export default function LeadSearchResults() {
  const { search, packed, refusal, wayOn, loosenings, ...found } = useLoaderData<typeof loader>();
  const { countries, state, refreshSeconds } = found;
  const leads = unpackLeads(packed);
  usePoll(refreshSeconds !== null, POLL_SECONDS);
  const here = paths.leadSearch.results(search.id);
  const csv = { search: search.id, band: state.band, country: state.country, run: state.run };
  const isFiltered = Boolean(state.band || state.country || state.run);
  return (
    <Page
      title={search.name}
      subtitle={search.criteria}
      action={
        search.status === "running" ? null : (
          <LinkButton writes kind={refusal ? "plain" : "primary"} to={paths.leadSearch.run(search.id)}>
            {search.runNumber === 0 ? "Run Search" : "Re-run"}
          </LinkButton>
        )
      }
    >
      <SearchTabs current="results" />
      <SearchState search={search} />
      <SelectionNote campaign={found.campaign} />
      <LimitNote refusal={refusal} wayOn={wayOn} />
      {search.resultsCount > 0 ? (
        <>
          <div className="grid-4 max-sm:order-1">
            <Stat
              label="Leads found"
              value={plural(search.resultsCount, "lead")}
              hint={`${search.reachable}.`}
            />
            <Stat
              label="Average confidence"
              value={`${found.averageConfidence}%`}
              hint="All leads in this search."
            />
            <Stat
              label="Pipeline value"
              value={found.pipelineValue}
              hint={
                found.valued > 0
                  ? `From ${plural(found.valued, "lead")} with a value.`
                  : "Open a lead to add its estimated value."
              }
            />
            {found.conversion ? <Stat label="Expected conversion" {...found.conversion} /> : null}
          </div>
          {search.summary ? (
            <p className="max-sm:order-1">
              <b>Last run:</b> {search.summary}
            </p>
          ) : null}
          <LeadFilters
            path={here}
            state={state}
            countries={countries}
            lastRun={search.runNumber > 1 ? search.runNumber : null}
          />
        </>
      ) : null}
      {search.lacksPeople ? (
        <p className="row max-sm:order-1">
          {search.reachable}. Add contacts to email the rest:{" "}
          <LinkButton writes slim to={paths.business.importPeople}>
            Import contacts
          </LinkButton>
          <LinkButton writes slim to={paths.business.pastePeople}>
            Paste contacts
          </LinkButton>
        </p>
      ) : null}
      {leads.length > 0 ? (
        <LeadList
          searchId={search.id}
          leads={leads}
          {...found}
          path={here}
          caption={`Leads in ${search.name}`}
        />
      ) : search.status === "running" ? null : (
        <EmptyState
          title={isFiltered ? "No leads found for the selected filters." : "No leads found for this search."}
          action={
            isFiltered ? (
              <LinkButton to={filteredPath(here, { campaign: state.campaign })}>Show all leads</LinkButton>
            ) : search.isPicked ? null : (
              <LinkButton writes to={paths.leadSearch.edit(search.id)}>
                Edit criteria
              </LinkButton>
            )
          }
        >
          {search.summary ?? (search.runNumber === 0 ? NOT_RUN : null)}{" "}
          {loosenings ? <LoosenLinks searchId={search.id} loosenings={loosenings} /> : null}
        </EmptyState>
      )}
      <SearchActions search={search} csv={paths.withQuery(paths.business.leadsCsv, csv)} />
    </Page>
  );
}

function SelectionNote({ campaign }: { campaign: { id: number; name: string } | null }) {
  if (!campaign) return null;
  return (
    <Alert title={`Select recipients for “${campaign.name}”.`}>
      Select leads, then choose “Email selected leads” below the list, or{" "}
      <Link to={paths.campaigns.edit(campaign.id)}>email all leads</Link>.
    </Alert>
  );
}
