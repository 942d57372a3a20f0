import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { readerZone } from "~/core/time/time-zones";
import { getLeadUsage } from "~/domains/billing/usage.server";
import { demoNote } from "~/domains/demo/demo-view";
import { findDemoFill } from "~/domains/demo/fill-demo.server";
import { DemoNote } from "~/domains/demo/ui/demo-note";
import { getHomeDashboard } from "~/domains/home-dashboard/get-home-dashboard.server";
import { DashboardHead } from "~/domains/home-dashboard/ui/dashboard-head";
import { portalChoices } from "~/domains/lead-search/criteria/search-choices";
import { draftOfQuery } from "~/domains/lead-search/criteria/search-draft";
import { CreateSearch } from "~/domains/lead-search/criteria/ui/create-search";
import { CriteriaFields } from "~/domains/lead-search/criteria/ui/criteria-fields";
import { listLeadSearches } from "~/domains/lead-search/lead-searches.server";
import { listLeads } from "~/domains/lead-search/leads/leads.server";
import { LeadTable } from "~/domains/lead-search/leads/ui/lead-table";
import { POLL_SECONDS, THRESHOLDS } from "~/domains/lead-search/policy";
import { QueryForm } from "~/domains/lead-search/query-parser/ui/query-form";
import { runLimitView } from "~/domains/lead-search/runs/run-limit-view.server";
import { LimitNote } from "~/domains/lead-search/runs/ui/limit-note";
import { SearchTable } from "~/domains/lead-search/ui/search-table";
import { leadRows, searchView } from "~/domains/lead-search/view";
import { isOn } from "~/domains/settings/operator.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { screenTabs } from "~/routes/frame/screen-tabs.server";
import { createSearchAction } from "~/routes/lead-searches/create.server";
import { LeadTabs } from "~/routes/leads/tabs";
import { UsageMeter } from "~/ui/data/stat";
import { EmptyState } from "~/ui/feedback/empty-state";
import { usePoll } from "~/ui/feedback/poll";
import { useAnsweredForm } from "~/ui/forms/answered-form";
import { PostForm } from "~/ui/forms/form";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { LinkButton } from "~/ui/forms/link-button";
import { Card, Page, Section } from "~/ui/layout/page";
import { ScreenTabs } from "~/ui/layout/tabs";
import { Link } from "~/ui/link";
import { statsView } from "./stats-view.server";

const RECENT_SEARCHES = 5;
const FIRST_LEADS = 10;
const FORM_SUBTITLE = "Describe your ideal customer and browse matching companies.";
const EMPTY = draftOfQuery(new URLSearchParams());

export const meta: MetaFunction = () => [{ title: "Business Portal" }];

export const loader = businessPage(async (ctx, { request }) => {
  const zone = readerZone(ctx);
  const usage = await getLeadUsage(ctx);
  const searches = await listLeadSearches(ctx, { limit: RECENT_SEARCHES });
  const leads = await listLeads(ctx, { limit: FIRST_LEADS });
  const { waiting, figures, steps, tasks, hasDemoWork } = await getHomeDashboard(ctx);
  const isOffered = searches.rows.length === 0 && (await isOn(ctx, "demo"));
  const demo = demoNote(await findDemoFill(ctx), ctx.account, isOffered);
  const isRunning = searches.rows.some((search) => search.status === "running");
  return {
    ...(await runLimitView(ctx, usage)),
    usage: { used: usage.used, limit: usage.limit },
    searches: searches.rows.map((row) => {
      const { id, name, criteria, status, failureReason, resultsCount } = searchView(row, ctx.now(), zone);
      return { id, name, criteria, status, failureReason, resultsCount };
    }),
    leads: leadRows(leads.rows),
    leadCount: leads.total.count,
    waiting,
    figures: figures.map(statsView),
    steps,
    tasks,
    hasDemoWork,
    isHome: new URL(request.url).pathname === paths.business.home,
    tabs: screenTabs(request),
    choices: portalChoices(),
    demo,
    refreshSeconds: isRunning ? POLL_SECONDS : null,
  };
});

export const action = createSearchAction;

export default function Portal() {
  const {
    left,
    usage,
    refusal,
    wayOn,
    trial,
    searches,
    leads,
    leadCount,
    waiting,
    figures,
    steps,
    tasks,
    hasDemoWork,
    isHome,
    tabs,
    choices,
    demo,
    refreshSeconds,
  } = useLoaderData<typeof loader>();
  usePoll(refreshSeconds !== null, POLL_SECONDS);
  const result = useActionData<typeof action>()?.result;
  const { form, fields } = useAnsweredForm(result, EMPTY);
  // The home page shows only the search field, unless a rejected form has to be shown again.
  const hasForm = !isHome || result !== undefined;
  return (
    <Page title={left} subtitle={[trial, hasForm ? FORM_SUBTITLE : null].filter(Boolean).join(". ")}>
      {isHome ? (
        <DashboardHead
          waiting={waiting}
          stats={figures}
          steps={steps}
          tasks={tasks}
          hasDemoWork={hasDemoWork}
        />
      ) : null}
      <DemoNote state={demo} />
      <ScreenTabs group={tabs} />
      <LeadTabs current="discovery" />
      <LimitNote refusal={refusal} wayOn={wayOn} />
      <div className={hasForm ? "with-side" : "stack"}>
        <div className="stack">
          <IfCanWrite>
            <Card>
              <QueryForm isPrimary={steps.every(({ isDone }) => isDone)} />
              {hasForm ? null : <Link to={paths.business.leadsTab}>Create a search from lists</Link>}
            </Card>
          </IfCanWrite>
          <Section
            title="Recent searches"
            action={
              <LinkButton slim to={paths.leadSearch.list}>
                View all searches
              </LinkButton>
            }
          >
            {searches.length > 0 ? (
              <SearchTable isNarrow searches={searches} caption={`${RECENT_SEARCHES} most recent`} />
            ) : (
              <EmptyState title="No searches created yet">
                Describe your ideal customer above, or pick criteria from the lists.
              </EmptyState>
            )}
          </Section>
        </div>
        {hasForm ? (
          <Card title="Create a search from lists">
            <UsageMeter label="Leads used" used={usage.used} max={usage.limit} />
            <PostForm form={form} creates failed={() => "Failed to create lead search"}>
              <CreateSearch>
                <CriteriaFields fields={fields} choices={choices} isShort />
              </CreateSearch>
            </PostForm>
          </Card>
        ) : null}
      </div>
      {leads.length > 0 ? (
        <Section
          title="Leads"
          action={<LinkButton slim to={paths.leadSearch.leads}>{`View all ${leadCount} leads`}</LinkButton>}
        >
          <LeadTable leads={leads} caption="Highest-confidence leads" thresholds={THRESHOLDS.table} />
        </Section>
      ) : null}
    </Page>
  );
}
