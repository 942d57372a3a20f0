import type { SubmissionResult } from "@conform-to/react";
import { useFetcher, useLocation, useNavigate, useRevalidator } from "@remix-run/react";
import { type DragEvent, useContext, useEffect, useState } from "react";
import { formatNumber, plural } from "~/core/format";
import { paths } from "~/paths";
import { OnlyReads } from "~/ui/forms/if-can-write";
import { FurtherRows, Link } from "~/ui/link";
import { useOpenRecord } from "~/ui/list/open-record";
import { useHydrated } from "~/ui/use-hydrated";
import type { BoardColumn } from "../get-board.server";
import type { Stage } from "../stages";
import { Card, KIND } from "./board-card";

const EMPTY: Record<Stage, string> = {
  new_lead: "New deals.",
  qualified: "Deals that are a good fit.",
  in_progress: "Deals in negotiation.",
  closed_won: "Nothing won yet.",
  closed_lost: "Nothing lost.",
};

interface Dragged {
  id: number;
  from: Stage;
}

function readDragged(event: DragEvent): Dragged | null {
  const [id, from] = event.dataTransfer.getData(KIND).split(" ");
  return id && from ? { id: Number(id), from: from as Stage } : null;
}

/** With a mouse and script a card can be dragged as well. */
export function Board({ columns }: { columns: BoardColumn[] }) {
  const isReader = useContext(OnlyReads);
  const isMovable = useHydrated() && !isReader;
  const fetcher = useFetcher<{ result: SubmissionResult }>();
  const refused = Object.values(fetcher.data?.result.error ?? {}).flat();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const [over, setOver] = useState<Stage | null>(null);
  const { hash, key } = useLocation();
  const openRecord = useOpenRecord();

  // The card that was moved stands in another column now; who works by keyboard goes on from there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same card may be moved twice
  useEffect(() => {
    if (/^#card-\d+$/.test(hash)) document.querySelector<HTMLElement>(`${hash} a`)?.focus();
  }, [hash, key]);

  // A refused drop loads nothing by itself: the card goes where the other person put it.
  useEffect(() => {
    if (fetcher.data) revalidate();
  }, [fetcher.data, revalidate]);

  const drop = (event: DragEvent, status: Stage) => {
    event.preventDefault();
    setOver(null);
    const dragged = readDragged(event);
    if (!dragged || dragged.from === status) return;
    // Its page asks for the reason, or for value and day.
    if (status === "closed_lost" || status === "closed_won") {
      const asked = { to: status, from: dragged.from, back: "drop" };
      return navigate(paths.withQuery(paths.opportunities.move(dragged.id), asked));
    }
    const action = paths.opportunities.move(dragged.id);
    fetcher.submit(
      { status, from: dragged.from, back: "drop" },
      { method: "post", action, preventScrollReset: true },
    );
  };

  return (
    <>
      {refused.length > 0 && fetcher.state === "idle" ? (
        <p className="note error" role="alert">
          {refused.join(" ")} The card was not moved.
        </p>
      ) : null}
      <nav className="board-nav" aria-label="Stages">
        {columns.map(({ status, name, count }) => (
          <a key={status} href={`#${status}`}>
            <b className="num">{formatNumber(count)}</b> {name}
          </a>
        ))}
      </nav>
      <div className="board" aria-busy={fetcher.state !== "idle" || undefined} onClickCapture={openRecord}>
        {columns.map(({ status, name, count, sum, cards }) => (
          <section
            key={status}
            id={status}
            className={over === status ? "board-column over" : "board-column"}
            aria-label={name}
            onDragOver={(event) => {
              if (!isMovable || !event.dataTransfer.types.includes(KIND)) return;
              event.preventDefault();
              setOver(status);
            }}
            onDragLeave={() => setOver(null)}
            onDrop={(event) => drop(event, status)}
          >
            <header>
              <h2>
                {name} <span className="muted num">{formatNumber(count)}</span>
              </h2>
              <span className="num small">{sum}</span>
            </header>
            {cards.length > 0 ? (
              <ul>
                {cards.map((card) => (
                  <FurtherRows.Provider key={card.id} value={card !== cards[0]}>
                    <Card card={card} isMovable={isMovable} />
                  </FurtherRows.Provider>
                ))}
              </ul>
            ) : (
              <p className="muted small">{EMPTY[status]}</p>
            )}
            {count > cards.length ? (
              <Link to={paths.withQuery(paths.opportunities.list, { status })}>
                Show all {plural(count, "opportunity", "opportunities")}
              </Link>
            ) : null}
          </section>
        ))}
      </div>
    </>
  );
}
