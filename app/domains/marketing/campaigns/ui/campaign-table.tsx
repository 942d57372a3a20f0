import { MARKETING } from "~/paths/business/marketing";
import { DemoBadge } from "~/ui/data/badge";
import { type Column, Table } from "~/ui/data/table";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { Submit } from "~/ui/forms/submit";
import { Link } from "~/ui/link";
import type { CampaignRow } from "../view";
import { CampaignStatusBadge } from "./campaign-status";

const COLUMNS: Column<CampaignRow>[] = [
  {
    key: "name",
    label: "Campaign",
    isHeader: true,
    cell: ({ id, name, isDemo }) => (
      <>
        <Link to={MARKETING.campaign(id)}>{name}</Link> <DemoBadge isDemo={isDemo} />
      </>
    ),
  },
  { key: "status", label: "Status", cell: ({ status }) => <CampaignStatusBadge status={status} /> },
  { key: "platforms", label: "Platforms", cell: ({ platforms }) => platforms },
  { key: "days", label: "Dates", cell: ({ days }) => days },
  { key: "budget", label: "Budget", isNumber: true, cell: ({ budget }) => budget },
  { key: "reach", label: "Reach", isNumber: true, cell: ({ reach }) => reach },
  { key: "engagement", label: "Engagement", isNumber: true, cell: ({ engagement }) => engagement },
  { key: "leads", label: "Leads", isNumber: true, cell: ({ leads }) => leads },
];

export const PauseButton = ({
  campaign: { id, name, status },
  slim = true,
}: {
  campaign: CampaignRow;
  slim?: boolean;
}) => {
  if (status !== "active" && status !== "paused") return null;
  const isPaused = status === "paused";
  return (
    <IfCanWrite>
      <form method="post" action={isPaused ? MARKETING.resumeCampaign(id) : MARKETING.pauseCampaign(id)}>
        <Submit kind="plain" slim={slim} aria-label={`${isPaused ? "Resume" : "Pause"} ${name}`}>
          {isPaused ? "Resume" : "Pause"}
        </Submit>
      </form>
    </IfCanWrite>
  );
};

export const CampaignTable = ({ rows }: { rows: CampaignRow[] }) => (
  <Table
    caption={<span className="visually-hidden">Marketing campaigns</span>}
    columns={COLUMNS}
    rows={rows}
    rowKey={({ id }) => id}
    actions={(row) => <PauseButton campaign={row} />}
  />
);
