type Id = number | string;

/** Not among `paths`, which every page's script has. */
export const TAGS = {
  list: "/business/tags",
  tag: (tagId: Id) => `/business/tags/${tagId}`,
  delete: (tagId: Id) => `/business/tags/${tagId}/delete`,
  restore: (tagId: Id) => `/business/tags/${tagId}/restore`,
};
