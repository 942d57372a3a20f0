import { paths } from "~/paths";
import { GOES } from "../layout/key-table";
import { SEARCH_KINDS, type SearchKind } from "./kinds";

export interface Suggestion {
  title: string;
  detail: string;
  path: string;
  /** A page that may have no script: it is loaded as a document. */
  isDocument?: boolean;
}

export interface SuggestionGroup {
  label: string;
  rows: Suggestion[];
}

/** Before anything is typed: where the keys go. */
export const FIRST_GROUPS: SuggestionGroup[] = [
  {
    label: SEARCH_KINDS.screens,
    rows: Object.entries(GOES).map(([letter, [path, label]]) => ({
      // Without the word that explains its letter.
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

/** What an account has under these words. Without an answer there are none: the way to the search page stays. */
export async function findSuggestions(text: string, signal: AbortSignal): Promise<SuggestionGroup[]> {
  const answer = await fetch(paths.withQuery(paths.search.call, { q: text }), { signal });
  if (!answer.ok) return [];
  const groups = await answer.json<{ kind: SearchKind; rows: Suggestion[] }[]>();
  return groups.map(({ kind, rows }) => ({
    label: SEARCH_KINDS[kind],
    rows: isOfScreens(kind) ? rows.map((row) => ({ ...row, isDocument: true })) : rows,
  }));
}
