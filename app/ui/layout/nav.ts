import type { IconName } from "../icons";

export interface NavItem {
  to: string;
  label: string;
  /** A page without script: it is loaded as a document. */
  isDocument?: boolean;
}

/** Screens that belong together; a group of one that has its name is drawn as that one. */
export interface NavGroup {
  label: string;
  icon: IconName;
  links: readonly NavItem[];
}

const covers = (path: string, to: string) => path === to || path.startsWith(`${to}/`);

/** The address among these under which a path lies, the longest one. */
export const nearestOf = (items: readonly { to: string }[], path: string) =>
  items
    .map(({ to }) => to)
    .filter((to) => covers(path, to))
    .sort((a, b) => b.length - a.length)[0];
