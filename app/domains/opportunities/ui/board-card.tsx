import { paths } from "~/paths";
import { Avatar } from "~/ui/data/avatar";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { Link } from "~/ui/link";
import { MoreMenu } from "~/ui/list/list-page";
import type { OpportunityCard } from "../view";
import { CellLink } from "./cell-link";
import { MoveForm } from "./move-form";
import { StaleBadge } from "./stage-badge";

/** The MIME type of a dragged card's data: its ID and previous stage. */
export const KIND = "application/x-opportunity";

/** The close date as a chip; an overdue one is marked as such and has the date in its `title`. */
function DueChip({ closeDate, isOverdue }: Pick<OpportunityCard, "closeDate" | "isOverdue">) {
  if (!closeDate)
    return (
      <span className="muted" title="No close date">
        No close date
      </span>
    );
  return (
    <span title={`Closes ${closeDate}`}>
      {isOverdue ? <span className="badge bad">Overdue</span> : null}
      <span className={isOverdue ? "visually-hidden" : "badge"}>
        <span className="visually-hidden">Closes </span>
        {closeDate}
      </span>
    </span>
  );
}

/** The owner's picture or initials; the name is in the `title` and available to screen readers. */
const Owner = ({ name, picture }: { name: string | null; picture: string | null }) => (
  <span title={name ?? "No owner"}>
    {name ? (
      <Avatar name={name} picture={picture} isNamed />
    ) : (
      <span className="avatar [border:1px_dashed_var(--color-edge)]" />
    )}
    <span className="visually-hidden">{name ?? "No owner"}</span>
  </span>
);

export function Card({ card, isMovable }: { card: OpportunityCard; isMovable: boolean }) {
  const whose = card.companyName && card.companyName !== card.title ? card.companyName : card.contactName;
  return (
    <li
      className="board-card relative grid grid-cols-1 gap-0.5 pad-1/2 text-s sheet-box [line-height:1.125rem]"
      id={`card-${card.id}`}
      draggable={isMovable}
      onDragStart={(event) => {
        event.dataTransfer.setData(KIND, `${card.id} ${card.status}`);
        event.dataTransfer.effectAllowed = "move";
      }}
    >
      <Link
        to={paths.opportunities.opportunity(card.id)}
        className="truncate pe-7 touch:pe-touch"
        title={card.title}
        draggable={false}
      >
        <b>{card.title}</b>
      </Link>
      <span className="flex h-4 items-center gap-1 pe-7 text-muted touch:pe-touch">
        <bdi className="truncate">{whose ?? "–"}</bdi>
        {card.isStale ? <StaleBadge /> : null}
      </span>
      <span className="figures flex h-6 items-center gap-1">
        <CellLink opportunity={card} cell="revenue">
          <span className="num">{card.value ?? "No value"}</span>
        </CellLink>
        {card.isOpen ? (
          <CellLink opportunity={card} cell="closeDate">
            <DueChip closeDate={card.closeDate} isOverdue={card.isOverdue} />
          </CellLink>
        ) : null}
        <CellLink opportunity={card} cell="ownerId">
          <Owner name={card.owner} picture={card.ownerPicture} />
        </CellLink>
      </span>
      <IfCanWrite>
        <MoreMenu label={`Move ${card.title}`}>
          <MoveForm opportunity={card} back="board" />
        </MoreMenu>
      </IfCanWrite>
    </li>
  );
}
