import { formatNumber } from "~/core/format";
import { paths } from "~/paths";
import { Avatar } from "~/ui/data/avatar";
import { Badge } from "~/ui/data/badge";
import { type Column, Table } from "~/ui/data/table";
import { LinkButton } from "~/ui/forms/link-button";
import { WritersOnly } from "~/ui/forms/readers";
import { Submit } from "~/ui/forms/submit";
import { Link } from "~/ui/link";
import type { MarketRow } from "../view";

const COLUMNS: Column<MarketRow>[] = [
  {
    key: "name",
    label: "Agent",
    isHeader: true,
    cell: ({ id, name, isDemo }) => (
      <>
        <Avatar name={name} isNamed /> <Link to={paths.marketplace.agent(id)}>{name}</Link>{" "}
        {isDemo ? <Badge kind="demo">Demo</Badge> : null}
      </>
    ),
  },
  { key: "where", label: "Where", cell: ({ location }) => location || "Not known" },
  {
    key: "sells",
    label: "Sells",
    cell: ({ specializations, bio }) => (
      <>
        {specializations.join(", ")}
        {bio ? <p className="muted small">{bio}</p> : null}
      </>
    ),
  },
  {
    key: "experience",
    label: "Experience",
    isNamed: true,
    cell: ({ experience }) => experience && `${experience} years`,
  },
  { key: "tier", label: "Tier and rate", cell: ({ tier, commissionRate }) => `${tier}, ${commissionRate}%` },
  {
    key: "success",
    label: "Success",
    isNumber: true,
    isNamed: true,
    cell: ({ success }) => success ?? <span className="muted">no deals yet</span>,
  },
  {
    key: "converted",
    label: "Leads converted",
    isNumber: true,
    isNamed: true,
    cell: ({ leadsConverted }) => formatNumber(leadsConverted),
  },
];

export const AssignmentBadge = ({ state }: { state: "offered" | "accepted" }) =>
  state === "accepted" ? <Badge kind="good">Assigned</Badge> : <Badge kind="busy">Awaits the agent</Badge>;

function Assign({ row: { id, name, state }, isFull }: { row: MarketRow; isFull: boolean }) {
  if (state === "offered" || state === "accepted") return <AssignmentBadge state={state} />;
  return (
    <WritersOnly>
      <form method="post" action={paths.marketplace.assign(id)}>
        <Submit slim disabled={isFull} aria-label={`Assign ${name}`}>
          Assign
        </Submit>
      </form>
    </WritersOnly>
  );
}

export const AgentTable = ({
  rows,
  isFull,
  caption,
}: {
  rows: MarketRow[];
  isFull: boolean;
  caption: string;
}) => (
  <Table
    caption={caption}
    columns={COLUMNS}
    rows={rows}
    rowKey={({ id }) => id}
    actions={(row) => <Assign row={row} isFull={isFull} />}
  />
);

export const AssignedTable = ({ rows }: { rows: MarketRow[] }) => (
  <Table
    caption="The newest first"
    columns={COLUMNS.filter(({ key }) => key !== "sells" && key !== "experience")}
    rows={rows}
    rowKey={({ id }) => id}
    actions={({ id, name, state }) => (
      <>
        {state === "offered" || state === "accepted" ? <AssignmentBadge state={state} /> : null}
        <LinkButton slim writes to={paths.marketplace.end(id)} aria-label={`Un-assign ${name}`}>
          Un-assign
        </LinkButton>
      </>
    )}
  />
);
