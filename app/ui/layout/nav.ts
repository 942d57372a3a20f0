import type { IconName } from "../icons";

export interface NavItem {
  to: string;
  label: string;
  /** A page without script: it is loaded as a document. */
  isDocument?: boolean;
  /** The pages below its address aren't its own. */
  isAlone?: boolean;
  /** The address of other pages that are its own. */
  holds?: string;
}

/** Screens that belong together; a group of one that has its name is drawn as that one. */
export interface NavGroup {
  label: string;
  icon: IconName;
  links: readonly NavItem[];
}

const covers = (path: string, to?: string) => path === to || path.startsWith(`${to}/`);

/** The address among these under which a path lies, the longest one. */
export const nearestOf = (items: readonly Pick<NavItem, "to" | "isAlone" | "holds">[], path: string) =>
  items
    .filter(({ to, isAlone, holds }) => (isAlone ? path === to : covers(path, to) || covers(path, holds)))
    .map(({ to }) => to)
    .sort((a, b) => b.length - a.length)[0];

/** Where a page is not below any of them, as one of picked rows: the one that it leads back to. */
export const placeOf = (
  items: readonly NavItem[],
  { pathname, search }: { pathname: string; search: string },
) =>
  nearestOf(items, pathname) ??
  nearestOf(items, new URLSearchParams(search).get("back")?.split("?")[0] ?? "");
