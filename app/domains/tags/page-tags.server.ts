import type { AccountContext } from "~/core/context";
import type { TagList } from "./tag-lists";
import type { PageTags } from "./tag-view";
import { listTagNames, tagsOfRows } from "./tags.server";
import { getTagChange } from "./undo-tagging.server";

const idIn = (query: URLSearchParams, name: string) => {
  const id = Number(query.get(name));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
};

async function doneOf(ctx: AccountContext, list: TagList, id: number) {
  const change = await getTagChange(ctx, id).catch(() => null);
  if (!change || change.list !== list || change.undoneAt) return null;
  const rows = `${change.ids.length} ${change.ids.length === 1 ? "row" : "rows"}`;
  return { id, text: `“${change.tagName}” ${change.isRemoval ? "removed from" : "added to"} ${rows}.` };
}

/** Tags for a list page; empty if the account has no tags and the URL filters by none. */
export async function pageTags(
  ctx: AccountContext,
  list: TagList,
  rows: readonly { id: number }[],
  { url }: { url: string },
): Promise<{ tags?: PageTags }> {
  const query = new URL(url).searchParams;
  const names = await listTagNames(ctx);
  const chosen = idIn(query, "tag");
  if (names.length === 0 && chosen === null) return {};
  const ids = rows.map(({ id }) => id);
  const tagsByRow = await tagsOfRows(ctx, list, ids, names);
  const places = new Map(names.map(([id], place) => [id, place]));
  const marked = [...tagsByRow].map(([id, tags]) => [id, tags.map(([tagId]) => places.get(tagId) ?? 0)]);
  const changed = idIn(query, "tagged");
  const done = changed === null ? null : await doneOf(ctx, list, changed);
  return {
    tags: {
      names,
      ...(chosen === null ? {} : { chosen }),
      ...(marked.length > 0 ? { rows: Object.fromEntries(marked) } : {}),
      ...(done ? { done } : {}),
    },
  };
}
