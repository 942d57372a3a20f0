import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatNumber, formatTime, plural } from "~/core/format";
import { countryName } from "~/core/places/countries";
import { readerZone } from "~/core/time/time-zones";
import { STAGES } from "~/domains/analytics/stages";
import { StageLeads } from "~/domains/workflow/ui/stage-leads";
import { listWorkflowLeads, WorkflowLeadsQuery } from "~/domains/workflow/workflow-leads.server";
import { businessPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { paths } from "~/paths";
import { WORKFLOW } from "~/paths/business/workflow";
import { columnarRows, unpackRows } from "~/ui/data/columnar-rows";
import { Pagination } from "~/ui/data/pagination";
import { EmptyState } from "~/ui/feedback/empty-state";
import { LinkButton } from "~/ui/forms/link-button";
import { Page } from "~/ui/layout/page";
import { Breadcrumb, Tabs } from "~/ui/layout/tabs";
import { spanText } from "./funnel-view.server";

export const meta: MetaFunction = () => [{ title: "Leads by stage" }];

export const loader = businessPage(async (ctx, { request }) => {
  const query = readQuery(request, WorkflowLeadsQuery);
  const { rows, next, total, label } = await listWorkflowLeads(ctx, query);
  const { stage, cursor, limit: _, ...filter } = query;
  const zone = readerZone(ctx);
  const here = (more: Record<string, string | number>) =>
    paths.withQuery(WORKFLOW.leads, { ...filter, ...more });
  const { name, rule } = STAGES.find(({ key }) => key === stage) ?? STAGES[0];
  const where = label === "-" ? "unknown" : query.country ? countryName(query.country) : label;
  return {
    title: `${name}: ${plural(total.count, "lead")}`,
    subtitle: `${rule}${where ? ` Shown: ${where}.` : ""}`,
    packed: columnarRows(
      rows.map(({ id, at, leftAt, lead }) => ({
        id,
        leadId: lead?.id ?? null,
        company: lead?.companyName ?? null,
        contact: lead?.contactName ?? null,
        place: [lead?.city, lead?.country && countryName(lead.country)].filter(Boolean).join(", "),
        confidence: lead?.confidence ?? null,
        isDemo: lead?.isDemo ?? false,
        at: formatTime(at, zone),
        left: leftAt ? spanText((leftAt.getTime() - at.getTime()) / 1000) : null,
      })),
    ),
    tabs: STAGES.map(({ key, name }) => ({
      to: here({ stage: key }),
      label: name,
      isCurrent: key === stage,
    })),
    total: `${formatNumber(total.count)} ${total.count === 1 ? "lead" : "leads"}`,
    firstTo: cursor === undefined ? null : here({ stage }),
    nextTo: next === null ? null : here({ stage, cursor: next }),
  };
});

export default function WorkflowLeadsPage() {
  const { title, subtitle, packed, tabs, total, firstTo, nextTo } = useLoaderData<typeof loader>();
  const rows = unpackRows(packed);
  return (
    <Page title={title} subtitle={subtitle}>
      <Breadcrumb trail={[{ to: WORKFLOW.home, label: "Workflow" }]} />
      <Tabs label="Stages" tabs={tabs} />
      {rows.length > 0 ? (
        <>
          <StageLeads rows={rows} />
          <Pagination total={total} shown={rows.length} firstTo={firstTo} nextTo={nextTo} />
        </>
      ) : (
        <EmptyState
          title="No leads found for this stage."
          action={<LinkButton to={WORKFLOW.home}>Back to workflow</LinkButton>}
        >
          Choose another stage or period.
        </EmptyState>
      )}
    </Page>
  );
}
