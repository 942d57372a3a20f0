import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { sourceText } from "~/domains/campaigns/audience/audience";
import {
  AudienceRowsQuery,
  audienceIn,
  audienceOfSelection,
} from "~/domains/campaigns/audience/audience-query";
import { audienceRowsPath, audienceView, exclusionLabel } from "~/domains/campaigns/audience/audience-text";
import { audienceName } from "~/domains/campaigns/audience/audiences.server";
import { countAudience } from "~/domains/campaigns/audience/count-audience.server";
import { listAudience } from "~/domains/campaigns/audience/list-audience.server";
import { AudienceFigures } from "~/domains/campaigns/ui/audience-fields";
import { businessPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { redirect } from "~/http/pages/redirect.server";
import { paths } from "~/paths";
import { Pagination } from "~/ui/data/pagination";
import { type Column, Table } from "~/ui/data/table";
import { EmptyState } from "~/ui/feedback/empty-state";
import { LinkButton } from "~/ui/forms/link-button";
import { Card, Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";
import { Link } from "~/ui/link";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.name ?? "Audience" }];

/** Redirects from rows selected in a contact list to the campaign form; creates nothing. */
function toForm(audience: string | null, query: URLSearchParams) {
  const campaignId = query.get("campaignId");
  const form =
    campaignId && /^\d{1,15}$/.test(campaignId) ? paths.campaigns.edit(campaignId) : paths.campaigns.new;
  return redirect(paths.withQuery(form, { audience }));
}

export const loader = businessPage(async (ctx, { request }) => {
  const url = new URL(request.url);
  if (!url.searchParams.has("audience"))
    return toForm(audienceOfSelection(ctx, url.searchParams), url.searchParams);
  const query = readQuery(request, AudienceRowsQuery);
  const chosen = await audienceIn(ctx, query);
  const { source, rules } = chosen;
  const name = await audienceName(ctx, source);
  const count = await countAudience(ctx, source, rules);
  const { rows, next } = await listAudience(ctx, source, rules, query);
  const here = audienceRowsPath(chosen, query.show);
  return {
    name,
    show: query.show,
    view: audienceView({ ...count, name }, chosen),
    rows: rows.map((row) => ({
      id: row.id,
      to:
        row.contact_id === null
          ? row.lead_id === null
            ? null
            : paths.leadSearch.lead(row.lead_id)
          : paths.business.contactHistory(row.contact_id),
      name: row.name,
      title: row.title,
      company: row.company_name,
      email: row.email,
      state: row.reason
        ? exclusionLabel(row.reason)
        : row.needs_consent
          ? "Needs consent first"
          : "Will be emailed",
    })),
    firstTo: query.cursor === undefined ? null : here,
    nextTo: next === null ? null : `${here}&cursor=${next}`,
    campaignTo: paths.withQuery(paths.campaigns.new, {
      audience: sourceText(source),
      people: rules.people,
      skipRoleAddresses: rules.roleAddresses ? null : "on",
      includeActive: rules.activeContacts ? "on" : null,
    }),
  };
});

type Row = ReturnType<typeof useLoaderData<typeof loader>>["rows"][number];

const COLUMNS: Column<Row>[] = [
  {
    key: "name",
    label: "Contact",
    isHeader: true,
    cell: ({ to, name, title }) => (
      <>
        {to ? <Link to={to}>{name ?? "No name"}</Link> : (name ?? "Deleted contact")}
        <div className="muted small">{title}</div>
      </>
    ),
  },
  { key: "company", label: "Company", isNamed: true, cell: ({ company }) => company ?? "–" },
  { key: "email", label: "Email", isAddress: true, isNamed: true, cell: ({ email }) => email ?? "–" },
  { key: "state", label: "Status", isNamed: true, cell: ({ state }) => state },
];

export default function AudiencePage() {
  const { name, show, view, rows, firstTo, nextTo, campaignTo } = useLoaderData<typeof loader>();
  const figure = [...view.figures, ...view.excluded].find((each) => each.show === show);
  return (
    <Page
      title={name}
      subtitle={figure ? `${figure.label}: ${figure.count}` : undefined}
      action={
        <LinkButton writes kind="primary" to={campaignTo}>
          Email this audience
        </LinkButton>
      }
    >
      <Breadcrumb trail={[{ to: paths.campaigns.list, label: "Campaigns" }]} />
      <Card>
        <AudienceFigures audience={view} />
      </Card>
      {rows.length > 0 ? (
        <Table
          caption={figure?.label ?? "Contacts"}
          columns={COLUMNS}
          rows={rows}
          rowKey={({ id }) => id}
          isList
        />
      ) : nextTo ? null : (
        <EmptyState title="No contacts in this group">Choose another group.</EmptyState>
      )}
      <Pagination
        total={figure ? `${figure.count} ${figure.label.toLowerCase()}` : `${rows.length} contacts`}
        shown={rows.length}
        firstTo={firstTo}
        nextTo={nextTo}
      />
    </Page>
  );
}
