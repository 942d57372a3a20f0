import { formatNumber } from "~/core/format";
import { LISTS } from "~/domains/saved-views/lists";
import { paths } from "~/paths";
import { ListTable } from "~/ui/data/list-table";
import type { Column } from "~/ui/data/table";
import { Link } from "~/ui/link";
import { MoreMenu } from "~/ui/list/list-page";
import type { CampaignView } from "../campaign-view";
import { CampaignBadge } from "./campaign-status";
import { CampaignMoves } from "./campaign-transitions";

const NAMES = LISTS.campaigns.columns;

function when({ status, scheduledAt, startedAt }: CampaignView) {
  if (startedAt) return `Started ${startedAt}`;
  return status === "scheduled" ? `Starts ${scheduledAt}` : null;
}

const COLUMNS: Column<CampaignView>[] = [
  {
    key: "name",
    label: NAMES.name,
    isHeader: true,
    cell: (campaign) => (
      <>
        <Link to={paths.campaigns.campaign(campaign.id)}>{campaign.name}</Link>{" "}
        <div className="muted small">
          Template: {campaign.templateName ?? "–"}, audience:{" "}
          {campaign.search?.searchName ?? campaign.audience?.name ?? "–"}
        </div>
      </>
    ),
  },
  {
    key: "status",
    label: NAMES.status,
    cell: (campaign) => (
      <>
        <CampaignBadge status={campaign.status} isTakenDown={campaign.takeDownReason !== null} />{" "}
        <div className="muted small">{campaign.startFailure ?? when(campaign)}</div>
      </>
    ),
  },
  {
    key: "progress",
    label: NAMES.progress,
    isNumber: true,
    isNamed: true,
    cell: ({ progress, sentText, targets }) => (
      <span title={targets > 0 ? sentText : undefined}>{progress}%</span>
    ),
  },
  {
    key: "responses",
    label: NAMES.responses,
    isNumber: true,
    isNamed: true,
    cell: ({ id, responses }) =>
      responses > 0 ? (
        <Link to={paths.withQuery(paths.campaigns.messages(id), { status: "responded" })}>
          {formatNumber(responses)}
        </Link>
      ) : (
        "0"
      ),
  },
  {
    key: "rate",
    label: NAMES.rate,
    isNumber: true,
    isNamed: true,
    cell: ({ responseRate }) => `${responseRate}%`,
  },
];

const sortedBy = (sort: "newest" | "name") =>
  COLUMNS.map((column) =>
    column.key === "name"
      ? {
          ...column,
          sortTo: paths.withQuery(paths.campaigns.list, { sort: sort === "name" ? null : "name" }),
          sorted: sort === "name" ? ("ascending" as const) : undefined,
        }
      : column,
  );

export const CampaignTable = ({
  campaigns,
  caption,
  sort,
}: {
  campaigns: CampaignView[];
  caption: string;
  sort?: "newest" | "name";
}) => (
  <ListTable
    caption={caption}
    columns={sort ? sortedBy(sort) : COLUMNS}
    list="campaigns"
    rows={campaigns}
    rowKey={({ id }) => id}
    actions={(campaign) => <CampaignActions campaign={campaign} />}
  />
);

const CampaignActions = ({ campaign }: { campaign: CampaignView }) => (
  <MoreMenu label={`Actions for ${campaign.name}`}>
    <CampaignMoves campaign={campaign} isSlim />
    {campaign.messages > 0 ? (
      <Link to={paths.campaigns.messages(campaign.id)}>
        Messages<span className="visually-hidden"> in {campaign.name}</span>
      </Link>
    ) : null}
    <Link to={paths.campaigns.campaign(campaign.id)}>Open</Link>
  </MoreMenu>
);
