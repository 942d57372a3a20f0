import type { IconName } from "../icons";

export interface NavItem {
  to: string;
  label: string;
  /** A page without JavaScript, which is loaded as a document. */
  isDocument?: boolean;
  /** Pages below its address don't belong to it. */
  isAlone?: boolean;
  /** Other addresses whose pages belong to it, such as those of its tabs. */
  covers?: readonly string[];
}

/** Related screens. A group with a single screen of the same name is shown as that screen. */
export interface NavGroup {
  label: string;
  icon: IconName;
  links: readonly NavItem[];
}

const isBelow = (path: string, to: string) => path === to || path.startsWith(`${to}/`);

/** Returns the length of the longest address of an item that contains the path; 0 if none does. */
const depthOf = ({ to, isAlone, covers = [] }: NavItem, path: string): number => {
  const isOwn = isAlone ? path === to : isBelow(path, to);
  return covers
    .filter((own) => isBelow(path, own))
    .reduce((depth, own) => Math.max(depth, own.length), isOwn ? to.length : 0);
};

/** Returns the address of the item that a path belongs to: the longest one that contains it. */
export const nearestOf = (items: readonly NavItem[], path: string): string | undefined =>
  items
    .map((item) => ({ to: item.to, depth: depthOf(item, path) }))
    .filter(({ depth }) => depth > 0)
    .sort((a, b) => b.depth - a.depth)[0]?.to;

/** If a page is below no item, for example a page of selected rows, uses the item that its `back` parameter names. */
export const placeOf = (
  items: readonly NavItem[],
  { pathname, search }: { pathname: string; search: string },
) =>
  nearestOf(items, pathname) ??
  nearestOf(items, new URLSearchParams(search).get("back")?.split("?")[0] ?? "");
