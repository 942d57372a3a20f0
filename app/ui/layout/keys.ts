import { paths } from "~/paths";
import { GOES } from "./key-table";

const ROWS = "main :is(tbody th a, .ways a, .board li a)";
const WITHIN_MS = 1_500;
let goneAt = Number.NEGATIVE_INFINITY;

function press(selector: string): boolean {
  const target = document.querySelector<HTMLElement>(selector);
  target?.click();
  return target !== null;
}

const go = (to: string) => {
  if (!press(`.rail a[href="${to}"]`)) location.assign(to);
};

function step(by: number) {
  const rows = [...document.querySelectorAll<HTMLElement>(ROWS)];
  const here = rows.findIndex((row) => row.closest("tr, li")?.contains(document.activeElement));
  rows.at(Math.min(rows.length - 1, here < 0 ? 0 : Math.max(0, here + by)))?.focus();
}

const pick = () => document.activeElement?.closest("tr")?.querySelector<HTMLElement>(".pick input")?.click();

/** What one key does; says whether it did something. */
export function answerKey(key: string, at: number): boolean {
  const to = GOES[key]?.[0];
  if (at - goneAt < WITHIN_MS) {
    goneAt = Number.NEGATIVE_INFINITY;
    if (to) go(to);
    return to !== undefined;
  }
  if (key === "g") goneAt = at;
  else if (key === "j") step(1);
  else if (key === "k") step(-1);
  else if (key === "x") pick();
  else if (key === "c")
    go(document.querySelector<HTMLAnchorElement>("main a[data-compose]")?.pathname ?? paths.campaigns.new);
  else if (key === "?") go(paths.search.keys);
  else if (key === "/") go(paths.search.page);
  else return false;
  return true;
}
