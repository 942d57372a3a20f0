/** A path with its query; omits empty values. */
export const withQuery = (path: string, query: Record<string, string | number | null | undefined>) => {
  const pairs = Object.entries(query).filter(
    ([, value]) => value !== undefined && value !== null && value !== "",
  );
  const text = new URLSearchParams(pairs.map(([key, value]) => [key, String(value)])).toString();
  return text ? `${path}?${text}` : path;
};

/** Sets one query parameter on a path that may already have a query. */
export const withParameter = (path: string, name: string, value: string | number) => {
  const url = new URL(path, "http://here.invalid");
  url.searchParams.set(name, String(value));
  return url.pathname + url.search + url.hash;
};

/** Removes one query parameter from a path. */
export const withoutParameter = (path: string, name: string) => {
  const url = new URL(path, "http://here.invalid");
  url.searchParams.delete(name);
  return url.pathname + url.search + url.hash;
};
