import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { endpointNotFound } from "~/http/errors.server";
import { type Endpoints, handleEndpoint } from "./api.server";

type Args = LoaderFunctionArgs | ActionFunctionArgs;

/** The API endpoints of a resource: each path in Remix syntax, with its methods. */
export type ApiPaths = Record<`/api/${string}`, Endpoints>;

interface Pattern {
  segments: string[];
  endpoints: Endpoints;
}

const isParam = (segment: string) => segment.startsWith(":");

/** Yields a path and its shorter forms without the optional parameters at its end. */
function* patternsOf(path: string, endpoints: Endpoints): Generator<Pattern> {
  const segments = path.split("/");
  const required = segments.filter((segment) => !segment.endsWith("?")).length;
  for (let length = segments.length; length >= required; length -= 1)
    yield { segments: segments.slice(0, length).map((segment) => segment.replace("?", "")), endpoints };
}

/** The decoded segments of a path; the original segments if one can't be decoded. */
function segmentsOf(pathname: string): string[] {
  const segments = pathname.split("/");
  while (segments.at(-1) === "") segments.pop();
  try {
    return segments.map((segment) => decodeURIComponent(segment));
  } catch {
    return segments;
  }
}

/**
 * Finds a path as Remix finds its routes: in any case, with or without a trailing slash. If two match, the one with
 * fewer parameters wins, else the one declared first. Remix builds a regular expression for each route on each request;
 * this compares segments.
 */
export function matcherOf(paths: [string, Endpoints][]) {
  const byLength = new Map<number, Pattern[]>();
  for (const pattern of paths.flatMap(([path, endpoints]) => [...patternsOf(path, endpoints)])) {
    const { length } = pattern.segments;
    byLength.set(length, [...(byLength.get(length) ?? []), pattern]);
  }
  const paramsIn = ({ segments }: Pattern) => segments.filter(isParam).length;
  for (const patterns of byLength.values()) patterns.sort((one, other) => paramsIn(one) - paramsIn(other));

  return (pathname: string) => {
    const values = segmentsOf(pathname);
    const words = values.map((value) => value.toLowerCase());
    const found = byLength
      .get(values.length)
      ?.find(({ segments }) =>
        segments.every((segment, index) =>
          isParam(segment) ? values[index] !== "" : segment === words[index],
        ),
      );
    if (!found) return null;
    const params = found.segments.flatMap((segment, index) =>
      isParam(segment) ? [[segment.slice(1), (values[index] ?? "").replaceAll("%2F", "/")]] : [],
    );
    return { endpoints: found.endpoints, params: Object.fromEntries(params) as Args["params"] };
  };
}

/**
 * One route for the API endpoints of all resources; docs/architecture.md describes the order of checks. The
 * declarations stay on the handler, where tests read them.
 */
export function apiPaths(resources: ApiPaths[]) {
  const paths = resources.flatMap((resource) => Object.entries(resource));
  const find = matcherOf(paths);
  const handle = Object.assign(
    async (args: Args): Promise<Response> => {
      const found = find(new URL(args.request.url).pathname);
      return found ? handleEndpoint(found.endpoints, { ...args, params: found.params }) : endpointNotFound();
    },
    { paths },
  );
  return { loader: handle, action: handle };
}
