import type { IconName } from "../icons";

export interface NavItem {
  to: string;
  label: string;
  /** A page without script: it is loaded as a document. */
  isDocument?: boolean;
  /** The pages below its address aren't its own. */
  isAlone?: boolean;
  /** Other addresses whose pages belong to it, as those of its tabs. */
  covers?: readonly string[];
}

/** Screens that belong together; a group of one that has its name is drawn as that one. */
export interface NavGroup {
  label: string;
  icon: IconName;
  links: readonly NavItem[];
}

const isBelow = (path: string, to: string) => path === to || path.startsWith(`${to}/`);

/** The length of the longest address of an item that a path lies under; 0 where it lies under none. */
const depthOf = ({ to, isAlone, covers = [] }: NavItem, path: string): number => {
  const isOwn = isAlone ? path === to : isBelow(path, to);
  return covers
    .filter((own) => isBelow(path, own))
    .reduce((depth, own) => Math.max(depth, own.length), isOwn ? to.length : 0);
};

/** The address of the item that a path belongs to, by the longest address above it. */
export const nearestOf = (items: readonly NavItem[], path: string): string | undefined =>
  items
    .map((item) => ({ to: item.to, depth: depthOf(item, path) }))
    .filter(({ depth }) => depth > 0)
    .sort((a, b) => b.depth - a.depth)[0]?.to;

/** Where a page is not below any of them, as one of picked rows: the one that it leads back to. */
export const placeOf = (
  items: readonly NavItem[],
  { pathname, search }: { pathname: string; search: string },
) =>
  nearestOf(items, pathname) ??
  nearestOf(items, new URLSearchParams(search).get("back")?.split("?")[0] ?? "");
