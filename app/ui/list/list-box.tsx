import type { MouseEvent, ReactNode } from "react";
import { usePageContext } from "../page-context";
import { useOpenRecord } from "./open-record";

/** A press beside the links of a row opens what its name leads to. */
function openRow(event: MouseEvent) {
  const target = event.target as Element;
  const isOwn = target.closest("a, button, input, label, summary, .menu-list, .reasons");
  if (isOwn || getSelection()?.toString()) return;
  const { ctrlKey, metaKey, shiftKey } = event;
  const press = { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey };
  target.closest("tr")?.querySelector("th a")?.dispatchEvent(new window.MouseEvent("click", press));
}

/** What a cell cuts off is told in full. */
function tellInFull({ target }: MouseEvent) {
  const cell = (target as Element).closest<HTMLElement>("td, tbody th");
  if (cell && !cell.title && cell.scrollWidth > cell.clientWidth) cell.title = cell.textContent ?? "";
}

/** Rows of one line: what is in their cells. */
const LOOKS = [
  "relative min-w-0 not-has-[[open]]:sm:max-2xl:overflow-x-auto [&_.table]:sm:max-2xl:min-w-208 [&_thead_th]:sm:max-2xl:static",
  "[&_caption]:absolute [&_caption]:[clip-path:inset(50%)]",
  "[&_td:empty]:before:text-muted [&_td:empty]:before:[content:'–']",
  "[&_tbody_a:not(.button,.menu-list_a)]:text-inherit [&_tbody_a:not(.button,.menu-list_a)]:no-underline [&_tbody_a:not(.button):hover]:underline",
  "[&_:is(th,td)>div:is(.small,.muted)]:inline [&_:is(th,td)>div:is(.small,.muted)]:weight-400 [&_:is(th,td)>:is(div,span):is(.small,.muted)]:before:[content:'_']",
  "[&_:is(.snippet,.mail-address)]:inline [&_:is(.snippet,.mail-address)]:before:[content:'_'] [&_td_br]:hidden",
  "[&_tbody_tr:has(>th_a)]:cursor-pointer [&_.group>th[scope]]:py-[.35rem]",
  "[&_.actions_.menu>.button]:border-transparent [&_.actions_.menu>.button]:bg-transparent",
  "[&_tbody_.avatar]:my-[-.3rem] [&_tbody_.avatar]:size-6 [&_tbody_.avatar]:[letter-spacing:-.06em]",
].join(" ");

/** Where no script opens a row, the link in it covers the row. */
const STILL =
  "[&_tbody_tr]:relative [&_tbody_th_a]:after:drawn [&_tbody_th_a]:after:absolute [&_tbody_th_a]:after:inset-0 [&_tbody_:is(td_a,button,.menu,[title])]:relative [&_tbody_:is(td_a,button,.menu,[title])]:z-1";

/** Around the table of a list: rows of one line, on a phone cards of two. */
export function ListBox({ isDense, children }: { isDense?: boolean; children: ReactNode }) {
  const { isPlain } = usePageContext();
  const openRecord = useOpenRecord();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: by keyboard the link in the row is the way
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    // biome-ignore lint/a11y/useKeyWithMouseEvents: what has the focus is a link, which is read in full
    <div
      className={`list${isDense ? " dense" : ""} ${LOOKS}${isPlain ? ` ${STILL}` : ""}`}
      onClickCapture={openRecord}
      onClick={openRow}
      onMouseOver={tellInFull}
    >
      {children}
    </div>
  );
}
