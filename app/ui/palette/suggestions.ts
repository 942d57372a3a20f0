import { paths } from "~/paths";
import { GOES } from "../layout/key-table";
import { SEARCH_KINDS, type SearchKind } from "./kinds";

export interface Suggestion {
  title: string;
  detail: string;
  path: string;
  /** A page that may have no JavaScript, which is loaded as a document. */
  isDocument?: boolean;
}

export interface SuggestionGroup {
  label: string;
  rows: Suggestion[];
}

/** Suggestions before anything is typed: the destinations of the keyboard shortcuts. */
export const FIRST_GROUPS: SuggestionGroup[] = [
  {
    label: SEARCH_KINDS.screens,
    rows: Object.entries(GOES).map(([letter, [path, label]]) => ({
      // Without the parenthesis that explains its letter.
      title: label.replace(/ \(.*/, ""),
      detail: `g ${letter}`,
      path,
    })),
  },
];

export const searchFor = (text: string): Suggestion => ({
  title: `Search everywhere for “${text}”`,
  detail: "",
  path: paths.withQuery(paths.search.page, { q: text }),
});

const isOfScreens = (kind: SearchKind) => kind === "screens" || kind === "actions";

/** Returns an account's matches for this text. A failed response returns none, and the link to the search page remains. */
export async function findSuggestions(text: string, signal: AbortSignal): Promise<SuggestionGroup[]> {
  const answer = await fetch(paths.withQuery(paths.search.call, { q: text }), { signal });
  if (!answer.ok) return [];
  const groups = await answer.json<{ kind: SearchKind; rows: Suggestion[] }[]>();
  return groups.map(({ kind, rows }) => ({
    label: SEARCH_KINDS[kind],
    rows: isOfScreens(kind) ? rows.map((row) => ({ ...row, isDocument: true })) : rows,
  }));
}
