import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /**
     * A server that responds like GLEIF's API, Wikidata's query service and an operator's feed. POST /put sets its data
     * and its next failures, for one of the tests' rooms; GET /asked returns its requests.
     */
    research: string;
  }
}

export interface Room {
  gleif?: {
    lei: string;
    name: string;
    country: string;
    city?: string;
    category?: string;
    otherNames?: unknown;
    transliteratedOtherNames?: unknown;
    /** Sent instead of the record. */
    raw?: unknown;
  }[];
  wikidata?: {
    id: string;
    name?: string;
    arabicName?: string;
    country: string;
    website?: string;
    employees?: number;
    raw?: unknown;
  }[];
  feed?: string;
  robots?: string;
  /** Failures, one per response: "500", "429", "html", "json", "huge", "silent", "reset", or an address to redirect to. */
  fails?: string[];
}

const rooms = new Map<string, Room>();
const asked = new Map<string, { url: string; headers: IncomingMessage["headers"] }[]>();
const WIKIDATA_ITEM = "http://www.wikidata.org/entity/";
const HUGE = 6_000_000;

async function textOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += chunk;
  return text;
}

const send = (response: ServerResponse, type: string, body: string) =>
  response.writeHead(200, { "content-type": type }).end(body);

/** Streams 30 MB, or until the client disconnects. */
async function flood(response: ServerResponse): Promise<void> {
  response.writeHead(200, { "content-type": "application/json" });
  const piece = `${" ".repeat(65_535)}\n`;
  for (let sent = 0; sent < HUGE * 5 && !response.destroyed; sent += piece.length)
    if (!response.write(piece)) await new Promise<void>((done) => setTimeout(done, 1));
  response.end();
}

async function fail(how: string, response: ServerResponse): Promise<void> {
  if (how === "silent") return;
  if (how === "reset") response.destroy();
  else if (how === "html") send(response, "text/html", "<!doctype html><title>Welcome</title>");
  else if (how === "json") send(response, "application/json", '{"errors":[{"status":"400"}]}');
  else if (how === "huge") await flood(response);
  else if (how === "429") response.writeHead(429, { "retry-after": "900" }).end();
  else if (how === "500") response.writeHead(500).end("Internal error");
  else response.writeHead(302, { location: how }).end();
}

function answerGleif(room: Room, url: URL, response: ServerResponse): void {
  const [number, size] = ["page[number]", "page[size]"].map((name) => Number(url.searchParams.get(name)));
  const country = url.searchParams.get("filter[entity.legalAddress.country]");
  const found = (room.gleif ?? []).filter((record) => record.country === country);
  const at = ((number ?? 1) - 1) * (size ?? 1);
  const data = found.slice(at, at + (size ?? 1)).map(
    ({ lei, name, city, category, raw, ...names }) =>
      raw ?? {
        type: "lei-records",
        id: lei,
        attributes: {
          lei,
          entity: {
            legalName: { name, language: "en" },
            otherNames: names.otherNames ?? [],
            transliteratedOtherNames: names.transliteratedOtherNames ?? [],
            legalAddress: { addressLines: ["1 Main Street"], city: city ?? null, country, postalCode: null },
            category: category ?? "GENERAL",
            status: "ACTIVE",
          },
        },
      },
  );
  const pagination = { currentPage: number, perPage: size, lastPage: Math.ceil(found.length / (size ?? 1)) };
  send(response, "application/vnd.api+json", JSON.stringify({ meta: { pagination }, links: {}, data }));
}

function answerWikidata(room: Room, url: URL, response: ServerResponse): void {
  const query = url.searchParams.get("query") ?? "";
  const country = /wdt:P297 "([A-Z]{2})"/.exec(query)?.[1];
  const [, limit, offset] = /LIMIT (\d+) OFFSET (\d+)/.exec(query)?.map(Number) ?? [];
  const found = (room.wikidata ?? []).filter((record) => record.country === country);
  const literal = (value: string | number) => ({ type: "literal", value: String(value) });
  const bindings = found.slice(offset, (offset ?? 0) + (limit ?? 0)).map(
    (match) =>
      match.raw ?? {
        item: { type: "uri", value: WIKIDATA_ITEM + match.id },
        ...(match.name ? { name: { ...literal(match.name), "xml:lang": "en" } } : {}),
        ...(match.arabicName ? { arabicName: { ...literal(match.arabicName), "xml:lang": "ar" } } : {}),
        ...(match.website ? { website: { type: "uri", value: match.website } } : {}),
        ...(match.employees ? { employees: literal(match.employees) } : {}),
      },
  );
  const body = { head: { vars: ["item", "name"] }, results: { bindings } };
  send(response, "application/sparql-results+json", JSON.stringify(body));
}

/** The user agent names the room, because tests run in parallel. */
const roomOf = ({ headers }: IncomingMessage) => headers["user-agent"]?.split("/")[0] ?? "";

export default async function setup(project: TestProject) {
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", "http://research.test");
    const named = url.searchParams.get("room") ?? "";
    if (url.pathname === "/put") {
      rooms.set(named, JSON.parse(await textOf(request)));
      return response.end();
    }
    if (url.pathname === "/asked") return response.end(JSON.stringify(asked.get(named) ?? []));
    const key = roomOf(request);
    const room = rooms.get(key) ?? {};
    asked.set(key, [...(asked.get(key) ?? []), { url: url.pathname + url.search, headers: request.headers }]);
    if (url.pathname === "/robots.txt")
      return room.robots === undefined
        ? response.writeHead(404).end()
        : send(response, "text/plain", room.robots);
    const how = room.fails?.shift();
    if (how) return fail(how, response);
    if (url.pathname === "/api/v1/lei-records") return answerGleif(room, url, response);
    if (url.pathname === "/sparql") return answerWikidata(room, url, response);
    return room.feed === undefined ? response.writeHead(404).end() : send(response, "text/csv", room.feed);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  project.provide("research", `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
