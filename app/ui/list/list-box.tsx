import type { MouseEvent, ReactNode } from "react";
import { usePageContext } from "../page-context";
import { useOpenRecord } from "./open-record";

/** Opens the row's record on a click outside the row's links. */
function openRow(event: MouseEvent) {
  const target = event.target as Element;
  const isOwn = target.closest("a, button, input, label, summary, .menu-list, .reasons");
  if (isOwn || getSelection()?.toString()) return;
  const { ctrlKey, metaKey, shiftKey } = event;
  const press = { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey };
  target.closest("tr")?.querySelector("th a")?.dispatchEvent(new window.MouseEvent("click", press));
}

/** Shows the full text of a truncated cell. */
function tellInFull({ target }: MouseEvent) {
  const cell = (target as Element).closest<HTMLElement>("td, tbody th");
  if (cell && !cell.title && cell.scrollWidth > cell.clientWidth) cell.title = cell.textContent ?? "";
}

/**
 * Without JavaScript, the link in a row covers the row. On a phone, a card's second line starts with its statuses.
 * Browser bundles leave these classes out.
 */
const STILL = import.meta.env.SSR
  ? "max-sm:[&_tbody_th]:-order-2 max-sm:[&_tbody_td:has(.badge)]:-order-1 [&_tbody_tr]:relative [&_tbody_th_a]:after:drawn [&_tbody_th_a]:after:absolute [&_tbody_th_a]:after:inset-0 [&_tbody_:is(td_a,button,.menu,[title])]:relative [&_tbody_:is(td_a,button,.menu,[title])]:z-1"
  : "";

/** Wraps the table of a list: rows of one line, on a phone cards of two lines. */
export function ListBox({ isDense, children }: { isDense?: boolean; children: ReactNode }) {
  const { isPlain } = usePageContext();
  const openRecord = useOpenRecord();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: by keyboard the link in the row is the way
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    // biome-ignore lint/a11y/useKeyWithMouseEvents: what has the focus is a link, which is read in full
    <div
      className={`list${isDense ? " dense" : ""}${import.meta.env.SSR && isPlain ? ` ${STILL}` : ""}`}
      onClickCapture={openRecord}
      onClick={openRow}
      onMouseOver={tellInFull}
    >
      {children}
    </div>
  );
}
