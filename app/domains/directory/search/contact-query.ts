import { DomainError } from "~/core/errors";
import { ContactBrowseQuery } from "./browse-query";

const textIn = (query: URLSearchParams, name: string) => query.get(name) || undefined;

function readQuery(query: URLSearchParams) {
  const owner = textIn(query, "owner");
  return ContactBrowseQuery.safeParse({
    search: textIn(query, "search"),
    country: query.getAll("country"),
    industry: query.getAll("industry"),
    size: query.getAll("size"),
    scope: textIn(query, "scope"),
    company: query.get("company") ? Number(query.get("company")) : undefined,
    owner: owner && /^\d+$/.test(owner) ? Number(owner) : owner,
    tag: query.get("tag") ? Number(query.get("tag")) : undefined,
    sort: textIn(query, "sort"),
  });
}

export const isContactQuery = (query: URLSearchParams): boolean => readQuery(query).success;

/** Reads the contact list's filter from its URL. @throws DomainError invalid */
export function contactQueryIn(query: URLSearchParams): ContactBrowseQuery {
  const read = readQuery(query);
  if (read.success) return read.data;
  const message = read.error.issues[0]?.message ?? "A filter isn’t valid. Check the filters.";
  throw new DomainError("invalid", message, { field: "filter" });
}

const NAMES = ["search", "country", "industry", "size", "scope", "company", "owner", "tag"] as const;
const LISTS: readonly string[] = ["country", "industry", "size"];
/** Filters in which "all" means no filter; in a search it is a normal word. */
const HAVE_ALL: readonly string[] = [...LISTS, "scope"];

/** Returns the canonical form of an `isContactQuery` filter: equal filters have equal text. `me` is the current user. */
export function contactFilterText(query: URLSearchParams, me: number | null): string {
  const kept = new URLSearchParams();
  for (const name of NAMES) {
    // For a filter with a single value, the first value is the validated one.
    const given = query.getAll(name).slice(0, LISTS.includes(name) ? undefined : 1);
    for (const value of given.map((text) => text.trim()).sort())
      if (value && !(value === "all" && HAVE_ALL.includes(name)))
        kept.append(name, name === "owner" && value === "me" && me !== null ? String(me) : value);
  }
  return kept.toString();
}
