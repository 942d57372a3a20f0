import type { Tag } from "./edit-tags.server";
import { TAG_LISTS } from "./tag-lists";

export const tagJson = (tag: Tag) => ({
  id: tag.id,
  name: tag.name,
  ...Object.fromEntries(TAG_LISTS.map((list) => [list, tag[list]])),
  is_demo: tag.isDemo,
  created_at: tag.createdAt.toISOString(),
});
