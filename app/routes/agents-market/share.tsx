import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formatTotal, formatUsd } from "~/core/format";
import { parseId } from "~/core/ids";
import { PageQuery } from "~/core/pagination";
import { countryName } from "~/core/places/countries";
import { acceptedAssignment } from "~/domains/agents/assignments/assignments.server";
import { getMarketAgent } from "~/domains/agents/marketplace/market-agents.server";
import { listLeadsWithoutAgent } from "~/domains/agents/shared-leads/share-statements.server";
import { unreachableAmong } from "~/domains/agents/shared-leads/ways-to-reach.server";
import { leftOutText } from "~/domains/bulk/sharing/left-out";
import { shareRows } from "~/domains/bulk/sharing/share-rows.server";
import { ShareRowsSchema } from "~/domains/bulk/sharing/share-schema";
import { industryName } from "~/domains/directory/taxonomy/industries";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { redirect } from "~/http/pages/redirect.server";
import { paths } from "~/paths";
import { BULK_ACTIONS } from "~/paths/bulk/bulk-actions";
import { Badge } from "~/ui/data/badge";
import { Pagination } from "~/ui/data/pagination";
import { SELECTION_FORM, selectionOf } from "~/ui/data/selection-form";
import { type Column, Table } from "~/ui/data/table";
import { Alert } from "~/ui/feedback/alert";
import { EmptyState } from "~/ui/feedback/empty-state";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";
import { Link } from "~/ui/link";

const SHOWN = 25;

export const meta: MetaFunction = () => [{ title: "Share leads" }];

export const loader = businessPage(async (ctx, { params, request }) => {
  const agent = await getMarketAgent(ctx, parseId(params.agentId, "agent"));
  const { cursor } = readQuery(request, PageQuery.pick({ cursor: true }));
  const terms = await acceptedAssignment(ctx, agent.id, ctx.account.id);
  const { rows, next, total } = await listLeadsWithoutAgent(ctx, { limit: SHOWN, cursor });
  const unreachable = await unreachableAmong(ctx, rows);
  return {
    agent: { id: agent.id, name: agent.name },
    isWorking: terms !== null,
    isFirst: cursor === undefined,
    next,
    total,
    rows: rows.map((lead) => ({
      id: lead.id,
      companyName: lead.companyName,
      place: [
        lead.industry && industryName(lead.industry),
        lead.city,
        lead.country && countryName(lead.country),
      ]
        .filter(Boolean)
        .join(", "),
      isInTerritory: lead.country !== null && terms?.territory.includes(lead.country) === true,
      person: lead.contactName,
      isReachable: !unreachable.has(lead.id),
      confidence: lead.confidence,
      value: lead.estimatedValue === null ? null : formatUsd(lead.estimatedValue),
    })),
  };
});

export const action = businessPage(async (ctx, args) => {
  const { id: agentId } = await getMarketAgent(ctx, parseId(args.params.agentId, "agent"));
  const back = paths.marketplace.agent(agentId);
  return handleForm(args, ShareRowsSchema, async ({ selection }) => {
    const { id, leftOut } = await shareRows(ctx, { selection, agentId });
    if (id) return redirect(paths.withQuery(BULK_ACTIONS.shares(id), { back }));
    const text = leftOutText(leftOut) ?? undefined;
    return redirectWithFlash(args.context, back, { kind: "info", title: "No leads shared", text });
  });
});

type Row = ReturnType<typeof useLoaderData<typeof loader>>["rows"][number];

const COLUMNS: Column<Row>[] = [
  {
    key: "company",
    label: "Company",
    isHeader: true,
    cell: ({ id, companyName }) => <Link to={paths.leadSearch.lead(id)}>{companyName}</Link>,
  },
  {
    key: "place",
    label: "Industry and location",
    cell: ({ place, isInTerritory }) => (
      <>
        {place} {isInTerritory ? <Badge kind="tint">Territory</Badge> : null}
      </>
    ),
  },
  {
    key: "person",
    label: "Contact",
    cell: ({ person, isReachable }) =>
      isReachable ? (
        person
      ) : (
        <Badge kind="busy">{person ? `${person}: no contact details` : "Add contact"}</Badge>
      ),
  },
  { key: "value", label: "Value", isNumber: true, isNamed: true, cell: ({ value }) => value },
  { key: "confidence", label: "Confidence", isNumber: true, isNamed: true, cell: (row) => row.confidence },
];

export default function ShareLeadsPage() {
  const { agent, isFirst, isWorking, next, total, rows } = useLoaderData<typeof loader>();
  const refusal = Object.values(useActionData<typeof action>()?.result.error ?? {}).flat();
  const missing = rows.filter(({ isReachable }) => !isReachable).length;
  return (
    <Page
      title={`Share leads with ${agent.name}`}
      subtitle="The agent sees only the shared company and its contact."
    >
      <Breadcrumb trail={[{ to: paths.marketplace.agent(agent.id), label: agent.name }]} />
      {refusal.length > 0 ? <Alert kind="error">{refusal.join(" ")}</Alert> : null}
      {isWorking ? null : (
        <Alert kind="warning">{`${agent.name} hasn’t accepted your invitation yet. You can share leads once they do.`}</Alert>
      )}
      {missing > 0 ? (
        <Alert kind="warning">
          Some of these leads have no usable phone number or email. The agent can find and add a contact.
        </Alert>
      ) : null}
      {rows.length === 0 ? (
        <EmptyState
          title="No leads to share"
          action={<LinkButton to={paths.leadSearch.list}>Find leads</LinkButton>}
        >
          Leads with a deal or an agent aren’t listed.
        </EmptyState>
      ) : (
        <div className="stack pickable">
          <Table
            caption="Leads without an agent"
            columns={COLUMNS}
            rows={rows}
            rowKey={(row) => row.id}
            pick={selectionOf<Row>("leadIds", ({ companyName }) => companyName)}
          />
          {isWorking ? (
            <IfCanWrite>
              <form method="post" id={SELECTION_FORM} className="row">
                <input type="hidden" name="agentId" value={agent.id} />
                <Submit pending="Sharing">Share leads</Submit>
              </form>
            </IfCanWrite>
          ) : null}
          <Pagination
            total={`${formatTotal(total)} ${total.count === 1 ? "lead" : "leads"}`}
            shown={rows.length}
            firstTo={isFirst ? null : paths.marketplace.share(agent.id)}
            nextTo={
              next === null ? null : paths.withQuery(paths.marketplace.share(agent.id), { cursor: next })
            }
          />
        </div>
      )}
    </Page>
  );
}
