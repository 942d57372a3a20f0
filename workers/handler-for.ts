import { createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";

type Handler = ReturnType<typeof createRequestHandler>;

/**
 * Remix compares a path with every route of the product, three times per page: most of the CPU of a page without
 * JavaScript. So each first path segment ("pricing", "business") has its own handler, with the routes that start with
 * it and those that may start with anything. It is created on the segment's first request. Addresses that are not plain
 * words (`.data`, `/__manifest`, unknown ones) use the handler of all routes.
 */
export function createHandlerFor(build: ServerBuild): (pathname: string) => Handler {
  const routes = Object.values(build.routes).flatMap((route) => (route ? [route] : []));
  const parents = new Set(routes.map(({ parentId }) => parentId));
  const lineOf = (id: string) => {
    const line: string[] = [];
    for (let at: string | undefined = id; at; at = build.routes[at]?.parentId) line.push(at);
    return line;
  };
  const firstWord = (id: string) => {
    const path = lineOf(id)
      .reverse()
      .map((text) => build.routes[text]?.path ?? "")
      .join("/");
    const [first = ""] = path.split("/").filter(Boolean);
    return /[:*?]/.test(first) ? null : first.toLowerCase();
  };
  const endpoints = routes
    .filter(({ id, path }) => !parents.has(id) || path !== undefined)
    .map(({ id }) => ({ id, word: firstWord(id) }));
  const words = new Set(endpoints.map(({ word }) => word));

  const handlerOf = (word: string) => {
    const ids = new Set(
      endpoints
        .filter((endpoint) => endpoint.word === null || endpoint.word === word)
        .flatMap(({ id }) => lineOf(id)),
    );
    const some = <Route>(all: Record<string, Route>) =>
      Object.fromEntries(Object.entries(all).filter(([id]) => ids.has(id)));
    const assets = { ...build.assets, routes: some(build.assets.routes) };
    return createRequestHandler(
      { ...build, routes: some(build.routes), assets } as ServerBuild,
      "production",
    );
  };

  const all = createRequestHandler(build, "production");
  const handlers = new Map<string, Handler>();
  return (pathname) => {
    const word = /^\/([a-z0-9-]*)(\/|$)/i.exec(pathname)?.[1]?.toLowerCase();
    if (word === undefined || !words.has(word)) return all;
    const handler = handlers.get(word) ?? handlerOf(word);
    handlers.set(word, handler);
    return handler;
  };
}
