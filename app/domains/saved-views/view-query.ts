import { LISTS, type ListName } from "./lists";

/** What tells of a page or of something just done, and not of how a list is seen. */
const PASSING = ["cursor", "limit", "deleted", "removed", "moved", "was", "done", "tagged"];

/** The query of a list's address as a view keeps it: each pair once, in the order it came. */
export function viewQuery(list: ListName, query: string): string {
  const kept = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(query)) {
    const isUnknownSort =
      (name === "sort" || name === "order") && !(LISTS[list].sorts as readonly string[]).includes(value);
    if (value !== "" && !PASSING.includes(name) && !isUnknownSort && !kept.getAll(name).includes(value))
      kept.append(name, value);
  }
  return kept.toString();
}

/** Whether two addresses ask for the same, in whatever order. */
export function isSameView(one: string, other: string): boolean {
  const [first, second] = [one, other].map((path) => {
    const [pathname, query] = path.split("?");
    return `${pathname} ${[...new URLSearchParams(query)].sort().join("&")}`;
  });
  return first === second;
}

/** Cleaned again: what a list can be asked for may have changed since the view was saved. */
export function viewPath(list: ListName, query: string): string {
  const cleaned = viewQuery(list, query);
  return cleaned ? `${LISTS[list].path}?${cleaned}` : LISTS[list].path;
}
