import { Form } from "@remix-run/react";
import { hostOf } from "~/domains/directory/companies/ui/outside-link";
import { OWNER_COLUMN } from "~/domains/identity/team/ui/owner-filter";
import { LEAD_COLUMNS } from "~/domains/saved-views/lead-columns";
import { TagPills } from "~/domains/tags/ui/tag-pills";
import { paths } from "~/paths";
import { Confidence, type Thresholds } from "~/ui/data/confidence";
import type { ListTable } from "~/ui/data/list-table";
import { MailAddress } from "~/ui/data/mail-address";
import type { RowSelection } from "~/ui/data/selection";
import { type Column, Table } from "~/ui/data/table";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { Submit } from "~/ui/forms/submit";
import { Link } from "~/ui/link";
import type { LeadRow } from "../../view";

const NAMES = LEAD_COLUMNS;

function contactCell(lead: LeadRow, isListed: boolean) {
  if (!lead.contactName && !lead.contactEmail) return "–";
  return (
    <>
      {lead.contactName && `${lead.contactName} `}
      <div className="muted small">
        {lead.contactTitle && `${lead.contactTitle} `}
        {lead.contactEmail ? <MailAddress isUntitled={isListed}>{lead.contactEmail}</MailAddress> : null}
      </div>
    </>
  );
}

const columnsFor = (thresholds: Thresholds, isListed: boolean): Column<LeadRow>[] => [
  {
    key: "company",
    label: NAMES.company,
    isHeader: true,
    cell: (lead) => (
      <>
        <Link to={paths.leadSearch.lead(lead.id)}>{lead.companyName}</Link> <TagPills rowId={lead.id} />
        {(lead.searches ?? 0) > 1 ? <span className="muted small">In {lead.searches} searches</span> : null}
        {lead.website ? <div className="muted small">{hostOf(lead.website)}</div> : null}
      </>
    ),
  },
  { key: "industry", label: NAMES.industry, cell: (lead) => lead.industry ?? "–" },
  { key: "location", label: NAMES.location, cell: (lead) => lead.location ?? "–" },
  { key: "size", label: NAMES.size, cell: (lead) => lead.size ?? "–" },
  { key: "contact", label: NAMES.contact, cell: (lead) => contactCell(lead, isListed) },
  {
    key: "confidence",
    label: NAMES.confidence,
    cell: (lead) => <Confidence score={lead.confidence} reasons={lead.reasons} thresholds={thresholds} />,
  },
];

export function LeadTable({
  leads,
  caption,
  thresholds,
  sort,
  pick,
  listed: Listed,
}: {
  leads: LeadRow[];
  caption: string;
  thresholds: Thresholds;
  sort?: { to: string; is: "ascending" | "descending" | undefined };
  /** Row selection whose form the row buttons also use. */
  pick?: RowSelection<LeadRow>;
  /** For the list of all leads, which has views; the portal omits it and its script. */
  listed?: typeof ListTable | undefined;
}) {
  const columns = columnsFor(thresholds, Listed !== undefined).map((column) =>
    column.key === "confidence" && sort ? { ...column, sortTo: sort.to, sorted: sort.is } : column,
  );
  const shown = {
    caption,
    columns,
    rows: leads,
    rowKey: ({ id }: LeadRow) => id,
    actions: (lead: LeadRow) => <ToOpportunity lead={lead} form={pick?.form} />,
    ...(pick ? { pick } : {}),
  };
  if (Listed) return <Listed {...shown} columns={[...columns, OWNER_COLUMN]} list="leads" />;
  return (
    <div className="list">
      <Table {...shown} isList />
    </div>
  );
}

/** The row's header names the company, so the button doesn't. */
function ToOpportunity({ lead, form }: { lead: LeadRow; form: string | undefined }) {
  const action = paths.opportunities.ofLead(lead.id);
  const button = (
    <Submit kind="plain" slim pending="Creating" form={form} formAction={action}>
      Create deal
    </Submit>
  );
  return (
    <IfCanWrite>
      {form ? (
        button
      ) : (
        <Form method="post" action={action}>
          {button}
        </Form>
      )}
    </IfCanWrite>
  );
}
