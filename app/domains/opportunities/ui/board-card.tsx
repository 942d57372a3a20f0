import { paths } from "~/paths";
import { Badge } from "~/ui/data/badge";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { Link } from "~/ui/link";
import type { OpportunityCard } from "../view";
import { CellLink } from "./cell-link";
import { MoveForm } from "./move-form";
import { StaleBadge } from "./stage-badge";

/** What a dragged card carries: its number, and where it stood. */
export const KIND = "application/x-opportunity";

export function Card({ card, isMovable }: { card: OpportunityCard; isMovable: boolean }) {
  return (
    <li
      className="board-card"
      id={`card-${card.id}`}
      draggable={isMovable}
      onDragStart={(event) => {
        event.dataTransfer.setData(KIND, `${card.id} ${card.status}`);
        event.dataTransfer.effectAllowed = "move";
      }}
    >
      <Link to={paths.opportunities.opportunity(card.id)}>
        <b>{card.title}</b>
      </Link>
      {card.isDemo ? <Badge kind="demo">Demo</Badge> : null}
      {card.companyName && card.companyName !== card.title ? (
        <span className="muted small">{card.companyName}</span>
      ) : null}
      <span className="muted small">
        {card.contactName ? `${card.contactName} · ` : null}
        <CellLink opportunity={card} cell="ownerId">
          {card.owner ?? "No owner"}
        </CellLink>
      </span>
      {card.isOpen ? (
        <span className="muted small">
          <CellLink opportunity={card} cell="closeDate">
            {card.closeDate ? `Closes ${card.closeDate}` : "No close date"}
          </CellLink>{" "}
          {card.isOverdue ? <Badge kind="bad">Overdue</Badge> : null}
        </span>
      ) : null}
      <span className="row between small">
        <CellLink opportunity={card} cell="revenue">
          <span className="num">{card.value ?? "no value yet"}</span>
        </CellLink>
        {card.isStale ? (
          <StaleBadge />
        ) : (
          <span className="muted">{card.isOpen ? `${card.probability} likely` : null}</span>
        )}
      </span>
      <IfCanWrite>
        <details className="move">
          <summary>
            Move<span className="visually-hidden"> {card.title}</span>
          </summary>
          <MoveForm opportunity={card} back="board" />
        </details>
      </IfCanWrite>
    </li>
  );
}
