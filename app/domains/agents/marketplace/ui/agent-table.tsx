import { formatNumber } from "~/core/format";
import { paths } from "~/paths";
import { CHATS } from "~/paths/agents/chats";
import { Avatar } from "~/ui/data/avatar";
import { Badge } from "~/ui/data/badge";
import { type Column, Table } from "~/ui/data/table";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { LinkButton } from "~/ui/forms/link-button";
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
  { key: "where", label: "Location", cell: ({ location }) => location || "–" },
  {
    key: "sells",
    label: "Sells",
    cell: ({ specializations, bio }) => (
      <>
        <span className="snippet">{specializations.join(", ")}</span>
        {bio ? <div className="muted small">{bio}</div> : null}
      </>
    ),
  },
  {
    key: "experience",
    label: "Experience",
    cell: ({ experience }) => (experience ? <div className="small">{experience} years</div> : null),
  },
  {
    key: "tier",
    label: "Tier and rate",
    cell: ({ tier, commissionRate }) => <div className="small">{`${tier}, ${commissionRate}%`}</div>,
  },
  {
    key: "rating",
    label: "Rating",
    isNumber: true,
    isNamed: true,
    cell: ({ rating }) => rating ?? "–",
  },
  {
    key: "success",
    label: "Success",
    isNumber: true,
    cell: ({ success }) => <div className="small">{success ?? "–"}</div>,
  },
  {
    key: "converted",
    label: "Leads converted",
    isNumber: true,
    cell: ({ leadsConverted }) => <div className="small">{formatNumber(leadsConverted)}</div>,
  },
];

const AssignmentBadge = ({ state }: { state: "offered" | "accepted" }) =>
  state === "accepted" ? <Badge kind="good">Assigned</Badge> : <Badge kind="busy">Invitation pending</Badge>;

function Assign({ row: { id, name, state }, isFull }: { row: MarketRow; isFull: boolean }) {
  if (state === "offered" || state === "accepted") return <AssignmentBadge state={state} />;
  return (
    <IfCanWrite>
      <form method="post" action={paths.marketplace.assign(id)}>
        <Submit kind="plain" slim disabled={isFull} aria-label={`Assign ${name}`}>
          Assign
        </Submit>
      </form>
    </IfCanWrite>
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
  <div className="list">
    <Table
      isList
      caption={caption}
      columns={COLUMNS}
      rows={rows}
      rowKey={({ id }) => id}
      actions={(row) => <Assign row={row} isFull={isFull} />}
    />
  </div>
);

type AssignedRow = MarketRow & { unread: number };

const ASSIGNED: Column<AssignedRow>[] = [
  ...COLUMNS.filter(({ key }) => key !== "sells" && key !== "experience"),
  {
    key: "state",
    label: "Status",
    cell: ({ state }) =>
      state === "offered" || state === "accepted" ? <AssignmentBadge state={state} /> : null,
  },
  {
    key: "messages",
    label: "Messages",
    cell: ({ id, name, unread }) => (
      <Link to={CHATS.withAgent(id)} aria-label={`Messages with ${name}`}>
        {unread > 0 ? <Badge kind="busy">{`${unread} new`}</Badge> : "Read and write"}
      </Link>
    ),
  },
];

export const AssignedTable = ({ rows }: { rows: AssignedRow[] }) => (
  <div className="list">
    <Table
      isList
      caption="Newest first"
      columns={ASSIGNED}
      rows={rows}
      rowKey={({ id }) => id}
      actions={({ id, name }) => (
        <LinkButton slim writes to={paths.marketplace.end(id)} aria-label={`Un-assign ${name}`}>
          Un-assign
        </LinkButton>
      )}
    />
  </div>
);
