import { formatNumber } from "~/core/format";
import { paths } from "~/paths";
import { Badge } from "~/ui/data/badge";
import { type Column, Table } from "~/ui/data/table";
import { LinkButton } from "~/ui/forms/link-button";
import { Link } from "~/ui/link";
import type { CampaignView } from "../campaign-view";
import { CampaignMoves } from "./campaign-moves";
import { CampaignBadge } from "./campaign-status";

function when({ status, scheduledAt, startedAt }: CampaignView) {
  if (startedAt) return `Started ${startedAt}`;
  return status === "scheduled" ? `Starts ${scheduledAt}` : null;
}

const COLUMNS: Column<CampaignView>[] = [
  {
    key: "name",
    label: "Campaign",
    isHeader: true,
    cell: (campaign) => (
      <>
        <Link to={paths.campaigns.campaign(campaign.id)}>{campaign.name}</Link>{" "}
        {campaign.isDemo ? <Badge kind="demo">Demo</Badge> : null}
        <div className="muted small">
          Template: {campaign.templateName ?? "deleted"}
          <br />
          Leads: {campaign.search?.searchName ?? "of a deleted search"}
        </div>
      </>
    ),
  },
  {
    key: "status",
    label: "Status",
    cell: (campaign) => (
      <>
        <CampaignBadge status={campaign.status} />
        <div className="muted small">{campaign.startFailure ?? when(campaign)}</div>
      </>
    ),
  },
  {
    key: "progress",
    label: "Progress",
    isNumber: true,
    cell: ({ progress, sentText, targets }) => (
      <>
        {progress}%{targets > 0 ? <div className="muted small">{sentText}</div> : null}
      </>
    ),
  },
  {
    key: "responses",
    label: "Responses",
    isNumber: true,
    cell: ({ id, responses }) =>
      responses > 0 ? (
        <Link to={paths.withQuery(paths.campaigns.messages(id), { status: "responded" })}>
          {formatNumber(responses)}
        </Link>
      ) : (
        "0"
      ),
  },
  { key: "rate", label: "Response rate", isNumber: true, cell: ({ responseRate }) => `${responseRate}%` },
];

const SHORT = COLUMNS.filter(({ key }) => key !== "responses").map((column) =>
  column.key === "name"
    ? {
        ...column,
        cell: ({ id, name }: CampaignView) => <Link to={paths.campaigns.campaign(id)}>{name}</Link>,
      }
    : column,
);

export const CampaignTable = ({
  campaigns,
  caption,
  isShort = false,
}: {
  campaigns: CampaignView[];
  caption: string;
  isShort?: boolean;
}) => (
  <Table
    caption={caption}
    columns={isShort ? SHORT : COLUMNS}
    rows={campaigns}
    rowKey={({ id }) => id}
    actions={(campaign) => (
      <>
        <CampaignMoves campaign={campaign} isSlim />
        {campaign.messages > 0 ? (
          <LinkButton slim to={paths.campaigns.messages(campaign.id)}>
            Messages<span className="visually-hidden"> of {campaign.name}</span>
          </LinkButton>
        ) : null}
      </>
    )}
  />
);
