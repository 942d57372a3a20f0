import { LISTS, type ListName } from "./lists";

/** Parameters of paging or of a just completed action, which don't describe the view. */
const PASSING = ["cursor", "limit", "deleted", "removed", "moved", "was", "done", "tagged"];

/** Cleans a list's query for saving: each pair once, in its original order. */
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

/** Whether two URLs have the same path and parameters, in any order. */
export function isSameView(one: string, other: string): boolean {
  const [first, second] = [one, other].map((path) => {
    const [pathname, query] = path.split("?");
    return `${pathname} ${[...new URLSearchParams(query)].sort().join("&")}`;
  });
  return first === second;
}

/** Cleans the query again: the list's parameters may have changed since the view was saved. */
export function viewPath(list: ListName, query: string): string {
  const cleaned = viewQuery(list, query);
  return cleaned ? `${LISTS[list].path}?${cleaned}` : LISTS[list].path;
}
