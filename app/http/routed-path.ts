const DATA = ".data";

/** Removes trailing slashes; keeps the first slash. */
function withoutSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === "/") end -= 1;
  return path.slice(0, end);
}

const pageOf = (path: string) => {
  const lower = path.toLowerCase();
  return withoutSlashes(lower.endsWith(DATA) ? lower.slice(0, -DATA.length) : lower) || "/";
};

/**
 * The path of a request as the router reads it: decoded, lowercase, and the page's path for a single-fetch data URL.
 * For rules by path.
 */
export function routedPath(pathname: string): string {
  try {
    return pageOf(decodeURIComponent(pathname));
  } catch {
    return pageOf(pathname);
  }
}
