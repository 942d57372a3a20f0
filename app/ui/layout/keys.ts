import { paths } from "~/paths";
import { PANEL_HASH } from "~/paths/record-panel";
import { GOES } from "./key-table";

const ROWS = "main :is(tbody tr, .ways li, .board li, .task-list li, .threads li)";
const WITHIN_MS = 1_500;
let goneAt = Number.NEGATIVE_INFINITY;

const go = (to: string) => location.assign(to);

/** The first link of each row: of a table, of the cell that names it. */
const linkOf = (row: Element) => row.querySelector<HTMLElement>(row.matches("tr") ? "th a" : "a");

function step(by: number) {
  const rows = [...document.querySelectorAll(ROWS)].filter((row) => linkOf(row)?.checkVisibility());
  const focused = rows.findIndex((row) => row.contains(document.activeElement));
  // Beside a list that shows what is open, the next of it.
  const open = ":scope > [aria-current], th > [aria-current]";
  const here = focused < 0 ? rows.findIndex((row) => row.querySelector(open)) : focused;
  const row = rows[Math.min(rows.length - 1, here < 0 ? 0 : Math.max(0, here + by))];
  const link = row && linkOf(row);
  link?.focus();
  // The panel beside the list follows the rows.
  if (location.hash.startsWith(PANEL_HASH)) link?.click();
}

const rowHere = () => document.activeElement?.closest("tr, .task-list li");
const pick = () => rowHere()?.querySelector<HTMLElement>(".pick input")?.click();

/** To the person of the open record or of this row, else to the first that the screen has a way to. */
function compose() {
  const place = document.querySelector(".side-panel") ?? rowHere() ?? document.querySelector("main");
  const link = place?.querySelector<HTMLElement>("a[data-compose]");
  if (link) link.click();
  else go(paths.campaigns.new);
}

/** What one key does; says whether it did something. `navigate` opens a working screen without a page load. */
export function answerKey(key: string, index: number, navigate: (to: string) => void): boolean {
  const to = GOES[key]?.[0];
  if (index - goneAt < WITHIN_MS) {
    goneAt = Number.NEGATIVE_INFINITY;
    if (to) navigate(to);
    return to !== undefined;
  }
  if (key === "g") goneAt = index;
  else if (key === "j") step(1);
  else if (key === "k") step(-1);
  else if (key === "x") pick();
  else if (key === "c") compose();
  else if (key === "?") go(paths.search.keys);
  else if (key === "/") go(paths.search.page);
  else return false;
  return true;
}
