import { matchRoutes } from "@remix-run/react";
import { describe, expect, it } from "vitest";
import { matcherOf } from "~/http/api/api-paths.server";
import { loader } from "~/routes/api";
import { fetchApp } from "../support/harness/app";
import { isInPart } from "../support/harness/test-scope";

const { paths } = loader;
const find = matcherOf(paths);
const asRoutes = paths.map(([path, calls]) => ({ path, calls }));

/** Returns what Remix matches among the same paths. */
function foundByRemix(pathname: string) {
  const match = matchRoutes(asRoutes, pathname)?.at(-1);
  return match ? { calls: match.route.calls, params: { ...match.params } } : null;
}

function foundByUs(pathname: string) {
  const found = find(pathname);
  return found && { calls: found.endpoints, params: { ...found.params } };
}

const filled = (path: string, value: string) => path.replace(/:\w+\??/g, value);
const VALUES = [
  "7",
  "a b",
  "%2F",
  "a%252Fb",
  "%C3%A9",
  "%zz",
  "%",
  "assigned",
  "imports",
  "returned",
  "A.csv",
];

/** Yields the ways to write the address of a path. */
function* writtenOf(path: string): Generator<string> {
  for (const value of VALUES) yield filled(path, value);
  const plain = filled(path, "7");
  yield* [plain.toUpperCase(), `${plain}/`, `${plain}///`, plain.replace("/api/", "/api//"), `${plain}/more`];
  yield* [
    plain.replace("/api/", "/%61pi/"),
    path.replace(/\/:\w+\?/g, ""),
    filled(path.replace(/\/:\w+\?$/, ""), "7"),
  ];
  yield plain.slice(0, plain.lastIndexOf("/"));
}

describe("the path of an API endpoint", () => {
  it.each(paths.map(([path]) => path))("matches %s exactly as Remix does", (path) => {
    const written = [...new Set(writtenOf(path))];
    for (const each of written.filter((text, place) => place === 0 || isInPart(text, 0, 4)))
      expect([each, foundByUs(each)]).toEqual([each, foundByRemix(each)]);
  });

  it.each(["/api", "/api/", "/api/nothing", "/api/tags/1/2/3"])(
    "doesn't match %s, which responds 404 in plain text",
    async (path) => {
      for (const method of ["GET", "POST", "DELETE"]) {
        const answer = await fetchApp(path, { method });
        expect([answer.status, answer.headers.get("content-type")]).toEqual([
          404,
          "text/plain; charset=utf-8",
        ]);
        expect(await answer.text()).toBe("This endpoint wasn’t found.");
      }
    },
  );
});
