import type { Row } from "../access/table";
import { cookieOf, fetchApp, ORIGIN } from "../support/harness/app";
import { addressOf, type EveryId, readerOf } from "../support/harness/every-id";

/** Bytes that fit into a body of 256 kB beside the other fields. */
export const FIELD_BYTES = 240_000;
/** Bytes that fit into an address of 8,000 characters, as encoded there. */
export const QUERY_BYTES = 7_500;

/** Sends a request as the permitted role, with a new session because some requests end it. Resolves to the status. */
export async function askAs(
  every: EveryId,
  row: Row,
  init: RequestInit & { query?: string; path?: string } = {},
): Promise<number> {
  const { query = "", path = addressOf(every, row.path), ...rest } = init;
  const headers = new Headers(rest.headers);
  headers.set("origin", ORIGIN);
  const cookie = row.access === "public" ? {} : { cookie: await cookieOf(readerOf(every, row)) };
  const answer = await fetchApp(`${path}${query}`, { ...cookie, ...rest, headers });
  await answer.arrayBuffer();
  return answer.status;
}

export const jsonBody = (method: string, body: unknown): RequestInit => ({
  method,
  headers: { "content-type": "application/json" },
  body: typeof body === "string" ? body : JSON.stringify(body),
});

export function formBody(entries: Iterable<[string, string]>): RequestInit {
  const body = new FormData();
  for (const [name, value] of entries) body.append(name, value);
  return { method: "POST", body };
}

/** Requests that may delete what they are about: measured after all others. */
const ENDS =
  /^DELETE |\/(remove|removal|delete|cancel|undo|erase|end|dismiss|merge|reverse|pause|start|suspension|disconnect|sessions)\b/;

export const inOrder = <Each extends { name: string }>(rows: Each[]): Each[] =>
  [...rows].sort((a, b) => Number(ENDS.test(a.name)) - Number(ENDS.test(b.name)));
