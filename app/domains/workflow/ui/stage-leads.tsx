import { paths } from "~/paths";
import { DemoBadge } from "~/ui/data/badge";
import { type Column, Table } from "~/ui/data/table";
import { Link } from "~/ui/link";

interface StageLead {
  id: number;
  leadId: number | null;
  company: string | null;
  contact: string | null;
  place: string;
  confidence: number | null;
  isDemo: boolean;
  at: string;
  left: string | null;
}

const COLUMNS: Column<StageLead>[] = [
  {
    key: "company",
    label: "Lead",
    isHeader: true,
    cell: ({ leadId, company, contact, isDemo }) =>
      leadId === null ? (
        "Lead being deleted"
      ) : (
        <>
          <Link to={paths.leadSearch.lead(leadId)}>{company}</Link> <DemoBadge isDemo={isDemo} />
          {contact ? (
            <div className="muted small">
              <bdi>{contact}</bdi>
            </div>
          ) : null}
        </>
      ),
  },
  { key: "place", label: "Location", cell: ({ place }) => place || "–" },
  { key: "confidence", label: "Confidence", isNumber: true, cell: ({ confidence }) => confidence },
  { key: "at", label: "Reached on", cell: ({ at }) => at },
  {
    key: "left",
    label: "Time in stage",
    cell: ({ left }) => left ?? <span className="muted">Current stage</span>,
  },
];

export const StageLeads = ({ rows }: { rows: StageLead[] }) => (
  <Table
    caption={<span className="visually-hidden">Leads in this stage</span>}
    columns={COLUMNS}
    rows={rows}
    rowKey={({ id }) => id}
  />
);
