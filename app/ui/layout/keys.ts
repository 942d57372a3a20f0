import { paths } from "~/paths";
import { PANEL_HASH } from "~/paths/record-panel";
import { GOES } from "./key-table";

const ROWS = "main :is(tbody tr, .ways li, .board li, .task-list li, .threads li)";
const WITHIN_MS = 1_500;
let goneAt = Number.NEGATIVE_INFINITY;

const go = (to: string) => location.assign(to);

/** Returns the link of a row: in a table, the first one of its header cell, elsewhere the first one. */
const linkOf = (row: Element) => row.querySelector<HTMLElement>(row.matches("tr") ? "th a" : "a");

function step(by: number) {
  const rows = [...document.querySelectorAll(ROWS)].filter((row) => linkOf(row)?.checkVisibility());
  const focused = rows.findIndex((row) => row.contains(document.activeElement));
  // With no row focused, start from the record that the list marks as open.
  const open = ":scope > [aria-current], th > [aria-current]";
  const here = focused < 0 ? rows.findIndex((row) => row.querySelector(open)) : focused;
  const row = rows[Math.min(rows.length - 1, here < 0 ? 0 : Math.max(0, here + by))];
  const link = row && linkOf(row);
  link?.focus();
  // The open side panel follows the focused row.
  if (location.hash.startsWith(PANEL_HASH)) link?.click();
}

const rowHere = () => document.activeElement?.closest("tr, .task-list li");
const pick = () => rowHere()?.querySelector<HTMLElement>(".pick input")?.click();

/**
 * Opens the first compose link of the side panel, else of the focused row, else of the screen; without one, the
 * new-campaign form.
 */
function compose() {
  const place = document.querySelector(".side-panel") ?? rowHere() ?? document.querySelector("main");
  const link = place?.querySelector<HTMLElement>("a[data-compose]");
  if (link) link.click();
  else go(paths.campaigns.new);
}

/** Handles one key and returns whether it did something. `navigate` opens a working screen without a page load. */
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
