import type { LeadSearch } from "../lead-search";
import { type ParsedQuery, parseQuery } from "./parse-query";

/** What the sentence of a search says that its criteria leave out; of criteria that somebody else chose, only the countries. */
export function unusedOf({
  sentence,
  criteria,
}: Pick<LeadSearch, "sentence" | "criteria">): Pick<ParsedQuery, "notCovered" | "notUnderstood"> {
  const read = parseQuery(sentence ?? "");
  const isRead = JSON.stringify(read.criteria) === JSON.stringify(criteria);
  return { notCovered: read.notCovered, notUnderstood: isRead ? read.notUnderstood : [] };
}
