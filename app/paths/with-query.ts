/** A path with its query; what is empty is left out. */
export const withQuery = (path: string, query: Record<string, string | number | null | undefined>) => {
  const pairs = Object.entries(query).filter(
    ([, value]) => value !== undefined && value !== null && value !== "",
  );
  const text = new URLSearchParams(pairs.map(([key, value]) => [key, String(value)])).toString();
  return text ? `${path}?${text}` : path;
};

/** A path that may have a query, with one more of it. */
export const withParameter = (path: string, name: string, value: string | number) => {
  const url = new URL(path, "http://here.invalid");
  url.searchParams.set(name, String(value));
  return url.pathname + url.search + url.hash;
};

/** A path without one parameter of its query. */
export const withoutParameter = (path: string, name: string) => {
  const url = new URL(path, "http://here.invalid");
  url.searchParams.delete(name);
  return url.pathname + url.search + url.hash;
};
