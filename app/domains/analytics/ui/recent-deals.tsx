import { StageBadge } from "~/domains/opportunities/ui/stage-badge";
import type { OpportunityRow } from "~/domains/opportunities/view";
import { paths } from "~/paths";
import { DemoBadge } from "~/ui/data/badge";
import { type Column, Table } from "~/ui/data/table";
import { Link } from "~/ui/link";

type RecentDeal = OpportunityRow & { createdAt: string };

const COLUMNS: Column<RecentDeal>[] = [
  {
    key: "title",
    label: "Deal",
    isHeader: true,
    cell: ({ id, title, isDemo }) => (
      <>
        <Link to={paths.opportunities.opportunity(id)}>{title}</Link> <DemoBadge isDemo={isDemo} />
      </>
    ),
  },
  { key: "stage", label: "Stage", cell: (row) => <StageBadge opportunity={row} /> },
  { key: "value", label: "Value", isNumber: true, cell: ({ value }) => value ?? "–" },
  { key: "region", label: "Region", cell: ({ region }) => region },
  { key: "created", label: "Created", cell: ({ createdAt }) => createdAt },
];

export const RecentDeals = ({ rows, caption }: { rows: RecentDeal[]; caption: string }) => (
  <Table caption={caption} columns={COLUMNS} rows={rows} rowKey={({ id }) => id} />
);
