import type { ReactNode } from "react";
import { formatNumber } from "~/core/format";
import { paths } from "~/paths";
import { CHATS } from "~/paths/agents/chats";
import { Avatar } from "~/ui/data/avatar";
import { Badge, DemoBadge } from "~/ui/data/badge";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Link } from "~/ui/link";
import type { MarketRow } from "../view";

type CardRow = Omit<MarketRow, "userId"> & { certificates: string[] };

/** Certificates shown on a card; the agent's page shows all of them. */
const MAX_NAMED = 2;

function AgentCard({ row, children }: { row: CardRow; children: ReactNode }) {
  const { id, name, picture, isDemo, location, experience, certificates } = row;
  const further = certificates.length - MAX_NAMED;
  return (
    <li className="card">
      <div className="row flex-nowrap">
        <Avatar name={name} picture={picture} isLarge isNamed />
        <div>
          <h3>
            <Link to={paths.marketplace.agent(id)}>{name}</Link> <DemoBadge isDemo={isDemo} />
          </h3>
          <div className="small muted">
            {[location || "Country not available", experience && `${experience} years`]
              .filter(Boolean)
              .join(" · ")}
          </div>
        </div>
      </div>
      <ul className="row small">
        <li>
          <b>{row.commissionRate}%</b> commission, {row.tier} tier
        </li>
        <li>{row.rating ? <>Rated {row.rating}</> : "No ratings yet"}</li>
        <li>
          {row.success ? `${row.success} success rate, ` : ""}
          {formatNumber(row.leadsConverted)} {row.leadsConverted === 1 ? "lead" : "leads"} converted
        </li>
      </ul>
      {row.bio ? (
        <p className="small line-clamp-2" dir="auto">
          {row.bio}
        </p>
      ) : null}
      <div className="small muted">
        {row.specializations.length > 0 ? <p>Industries: {row.specializations.join(", ")}</p> : null}
        {row.languages.length > 0 ? <p>Speaks {row.languages.join(", ")}</p> : null}
      </div>
      {certificates.length > 0 ? (
        <ul className="row" aria-label="Certificates">
          {certificates.slice(0, MAX_NAMED).map((title) => (
            <li key={title}>
              <Badge kind="good">{title}</Badge>
            </li>
          ))}
          {further > 0 ? <li className="small muted">+{further} more</li> : null}
        </ul>
      ) : null}
      <div className="row">{children}</div>
    </li>
  );
}

const Cards = ({ children }: { children: ReactNode }) => (
  <ul className="stack list-none p-0 items-stretch grid-cols-[repeat(auto-fill,minmax(min(19rem,100%),1fr))]">
    {children}
  </ul>
);

const AssignmentBadge = ({ state }: { state: "offered" | "accepted" }) =>
  state === "accepted" ? <Badge kind="good">Assigned</Badge> : <Badge kind="busy">Invitation pending</Badge>;

function Assign({ row: { id, name, state }, isFull }: { row: CardRow; isFull: boolean }) {
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

/** Cards of the agents in the marketplace. */
export const AgentCards = ({ rows, isFull }: { rows: CardRow[]; isFull: boolean }) => (
  <Cards>
    {rows.map((row) => (
      <AgentCard key={row.id} row={row}>
        <Assign row={row} isFull={isFull} />
      </AgentCard>
    ))}
  </Cards>
);

/** Cards of the agents assigned to the account. */
export const AssignedCards = ({ rows }: { rows: (CardRow & { unread: number })[] }) => (
  <Cards>
    {rows.map((row) => (
      <AgentCard key={row.id} row={row}>
        {row.state === "offered" || row.state === "accepted" ? <AssignmentBadge state={row.state} /> : null}
        <LinkButton slim to={CHATS.withAgent(row.id)} aria-label={`Messages with ${row.name}`}>
          {row.unread > 0 ? `Messages (${row.unread} new)` : "Messages"}
        </LinkButton>
      </AgentCard>
    ))}
  </Cards>
);
