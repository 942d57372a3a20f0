import { useLocation } from "@remix-run/react";
import { lazy, type MouseEvent, type ReactNode, Suspense, useContext, useEffect, useState } from "react";
import { paths } from "~/paths";
import { PANEL_HASH } from "~/paths/record-panel";
import { OnlyReads } from "~/ui/forms/if-can-write";
import { Link } from "~/ui/link";
import { isPlainPress } from "~/ui/list/open-record";
import type { ShownCell } from "./cell-field";

/** Opens the page with the field; used if the form's script did not load. */
function PageInstead({ to }: { to: string }) {
  useEffect(() => window.location.assign(to), [to]);
  return null;
}

const CellForm = lazy(() => import("./cell-form").catch(() => ({ default: PageInstead })));

/** A value that can be edited in place; without JavaScript, its link opens a page with the field. */
export function CellLink({
  opportunity,
  cell,
  isInRow,
  children,
}: {
  opportunity: { id: number; title: string };
  cell: ShownCell;
  /** Set if the row's header already names the deal. */
  isInRow?: boolean;
  children: ReactNode;
}) {
  const { pathname, search, hash, key } = useLocation();
  // The history entry in which the form was opened: saving creates another entry, which closes it. Not an effect,
  // because a click may come before effects run.
  const [openedIn, setOpenedIn] = useState<string | null>(null);
  if (useContext(OnlyReads)) return children;
  // Keeps a record open that is shown beside the list.
  const back = pathname + search + (hash.startsWith(PANEL_HASH) ? hash : "");
  const to =
    cell === "status"
      ? paths.withQuery(paths.opportunities.move(opportunity.id), { back })
      : paths.withQuery(paths.opportunities.change(opportunity.id), { cell, back });
  return (
    <>
      <Link
        to={to}
        className="cell"
        draggable={isInRow ? undefined : false}
        onClick={(event: MouseEvent) => {
          if (!isPlainPress(event)) return;
          event.preventDefault();
          setOpenedIn(key);
        }}
      >
        {children}
        <span className="visually-hidden">{isInRow ? ", edit" : `, edit for ${opportunity.title}`}</span>
      </Link>
      {openedIn === key ? (
        <Suspense fallback={null}>
          <CellForm to={to} cell={cell} onClose={() => setOpenedIn(null)} />
        </Suspense>
      ) : null}
    </>
  );
}
