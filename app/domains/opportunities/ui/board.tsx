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

const EMPTY: Partial<Record<Stage, string>> = {
  closed_won: "No deals won yet",
  closed_lost: "No lost deals",
};

/** Styles of the five columns and of all cards. */
const BOARD = [
  "board grid gap-4 sm:max-xl:grid-cols-2 xl:min-h-[calc(100dvh_-_15rem)] xl:grid-cols-5 xl:gap-2",
  "xl:max-2xl:grid-cols-[repeat(5,minmax(11.5rem,1fr))] xl:max-2xl:overflow-x-auto",
  "[&_li[draggable=true]]:cursor-grab [&_li_a]:text-inherit [&_li_a]:no-underline [&_li_a:hover]:underline",
  "[&_.figures>a]:flex-none [&_.figures>a:last-of-type]:ms-auto [&_.figures>a>[title]]:block [&_.figures>a>[title]]:truncate",
  "[&_.figures>a:has([title]>.badge,.muted)]:flex-initial [&_.figures>a:has([title]>.badge,.muted)]:min-w-0",
  "[&_li_.avatar]:size-6 [&_li_.avatar]:[letter-spacing:-.06em] [&_li>.menu]:absolute [&_li>.menu]:end-0 [&_li>.menu]:top-0",
  "[&_li>.menu>summary]:min-h-7 [&_li>.menu>summary]:min-w-7 [&_li>.menu>summary]:bg-transparent [&_li>.menu>summary]:p-0 [&_li>.menu>summary]:unlined touch:[&_li>.menu>summary]:min-h-touch touch:[&_li>.menu>summary]:min-w-touch",
  "[&_li_.cell-form]:absolute [&_li_.cell-form]:-start-px [&_li_.cell-form]:-end-px [&_li_.cell-form]:top-[calc(100%_-_1.5rem)] [&_li_.cell-form]:bottom-auto [&_li_.cell-form]:z-4 [&_li_.cell-form]:p-3 [&_li_.cell-form]:popped [&_li_.cell-form]:sheet-box",
].join(" ");

interface Dragged {
  id: number;
  from: Stage;
}

function readDragged(event: DragEvent): Dragged | null {
  const [id, from] = event.dataTransfer.getData(KIND).split(" ");
  return id && from ? { id: Number(id), from: from as Stage } : null;
}

/** With a mouse and JavaScript, cards can also be dragged. */
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

  // The moved card is in another column now; keyboard users continue from there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same card may be moved twice
  useEffect(() => {
    if (/^#card-\d+$/.test(hash)) document.querySelector<HTMLElement>(`${hash} a`)?.focus();
  }, [hash, key]);

  // A rejected drop does not reload by itself: revalidate to show the card in its actual stage.
  useEffect(() => {
    if (fetcher.data) revalidate();
  }, [fetcher.data, revalidate]);

  const drop = (event: DragEvent, status: Stage) => {
    event.preventDefault();
    setOver(null);
    const dragged = readDragged(event);
    if (!dragged || dragged.from === status) return;
    // The move page asks for the loss reason, or for value and close date.
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
          {refused.join(" ")} The card wasn’t moved.
        </p>
      ) : null}
      <nav
        className="sticky top-[3.3rem] z-3 flex gap-px overflow-hidden bg-line text-s lined rounded xl:hidden"
        aria-label="Stages"
      >
        {columns.map(({ status, name, count }) => (
          <a
            key={status}
            href={`#${status}`}
            className="grid min-h-12 flex-1 content-center justify-items-center bg-sheet px-[.15rem] text-center text-muted no-underline [line-height:1.2]"
          >
            <b className="num text-ink text-m">{formatNumber(count)}</b> {name}
          </a>
        ))}
      </nav>
      <div className={BOARD} aria-busy={fetcher.state !== "idle" || undefined} onClickCapture={openRecord}>
        {columns.map(({ status, name, count, sum, cards }) => (
          <section
            key={status}
            id={status}
            className={`grid grid-cols-1 content-start gap-3 scroll-mt-[7.3rem] p-2 rounded lined ${over === status ? "border-brand bg-brand-wash" : "bg-wash"}`}
            aria-label={name}
            onDragOver={(event) => {
              if (!isMovable || !event.dataTransfer.types.includes(KIND)) return;
              event.preventDefault();
              setOver(status);
            }}
            onDragLeave={() => setOver(null)}
            onDrop={(event) => drop(event, status)}
          >
            <header className="flex flex-wrap items-baseline justify-between gap-x-2">
              <h2 className="text-m">
                {name} <span className="muted num">{formatNumber(count)}</span>
              </h2>
              <span className="num small">{sum}</span>
            </header>
            {cards.length > 0 ? (
              <ul className="grid grid-cols-1 gap-2">
                {cards.map((card) => (
                  <FurtherRows.Provider key={card.id} value={card !== cards[0]}>
                    <Card card={card} isMovable={isMovable} />
                  </FurtherRows.Provider>
                ))}
              </ul>
            ) : (
              <p className="muted small">{EMPTY[status] ?? "No deals"}</p>
            )}
            {count > cards.length ? (
              <Link to={paths.withQuery(paths.opportunities.list, { status })}>
                Show all {plural(count, "deal")}
              </Link>
            ) : null}
          </section>
        ))}
      </div>
    </>
  );
}
