import { Badge } from "~/ui/data/badge";
import { usePageData } from "~/ui/page-data";
import type { PageTags } from "../tag-view";

/** Tags from the page's loader; undefined if the account has none. */
export const usePageTags = () => (usePageData() as { tags?: PageTags } | null)?.tags;

export function TagPills({ rowId }: { rowId: number }) {
  const tags = usePageTags();
  return tags?.rows?.[rowId]?.map((place) => <Badge key={place}>{tags.names[place]?.[1]}</Badge>);
}
