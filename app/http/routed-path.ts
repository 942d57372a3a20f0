/** The path of a request as the router reads it: decoded, in lower case, of a page's data as of the page. For rules by path. */
export function routedPath(pathname: string): string {
  const page = (path: string) =>
    path
      .toLowerCase()
      .replace(/\.data$/, "")
      .replace(/\/+$/, "") || "/";
  try {
    return page(decodeURIComponent(pathname));
  } catch {
    return page(pathname);
  }
}
