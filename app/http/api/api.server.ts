import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { z } from "zod";
import type { BusinessContext, Context, UserActor } from "~/core/context";
import type { Page } from "~/core/pagination";
import { errorResponse, wrongMethod } from "~/http/errors.server";
import { logExport } from "../files/log-export.server";
import { idempotentRequest } from "../idempotency.server";
import { readQuery, Unprocessable } from "../pages/query.server";
import { requireCaller } from "../session/guards.server";
import { BODY_LIMIT, type BodyLimit, readLimited } from "./body.server";
import { isOfType, readJson, requireJsonOr } from "./read-json.server";

type Args = LoaderFunctionArgs | ActionFunctionArgs;
type Access = "public" | "user" | "business" | "admin";
type ContextFor<A extends Access> = A extends "business"
  ? BusinessContext
  : A extends "user" | "admin"
    ? Context & { actor: UserActor }
    : Context;

/** A body of a type other than JSON, accepted as raw bytes. */
interface OtherBody<A extends Access> extends BodyLimit {
  type: string;
  run: (input: { ctx: ContextFor<A>; bytes: Uint8Array }) => unknown;
}

interface Endpoint<A extends Access, Body, Query> {
  access: A;
  /** Finds the resources in the path before the body is read: another account's resource is a 404, whatever the body contains. */
  find?: (input: { ctx: ContextFor<A>; params: Args["params"] }) => Promise<unknown>;
  /** Schema of the JSON body, parsed strictly; a function if the rule depends on the operator's settings. */
  body?: z.ZodType<Body> | ((ctx: ContextFor<A>) => Promise<z.ZodType<Body>>);
  /** Maximum body size if it carries a file, and the error for a larger one. */
  bodyLimit?: BodyLimit;
  /** A content type accepted besides JSON; if set, any third type is a 415. */
  orBytes?: OtherBody<A>;
  /** Whether `run` reads a file from the request itself. */
  isUpload?: true;
  /** Schema of the query string; every value is text. */
  query?: z.ZodType<Query>;
  /** Whether errors are JSON with `message`, for programs that expect it. */
  saysMessage?: true;
  /** Status of success; defaults to 200. */
  status?: number;
  run: (input: {
    ctx: ContextFor<A>;
    params: Args["params"];
    body: Body;
    query: Query;
    request: Request;
    args: Args;
  }) => unknown;
}

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
type Method = (typeof METHODS)[number];

// biome-ignore lint/suspicious/noExplicitAny: each call's own types are checked where `call` makes it
type AnyEndpoint = Endpoint<any, any, any>;
export type Endpoints = Partial<Record<Method, AnyEndpoint>>;

/** One method of an API path, with its types inferred from its schemas. */
export const endpoint = <A extends Access, Body = undefined, Query = undefined>(
  declaration: Endpoint<A, Body, Query>,
): AnyEndpoint => declaration;

/** Handles a request with the endpoint for its method. */
export async function handleEndpoint(calls: Endpoints, args: Args): Promise<Response> {
  const method = (args.request.method === "HEAD" ? "GET" : args.request.method) as Method;
  const found = calls[method];
  if (!found) return wrongMethod(METHODS.filter((method) => calls[method]));
  try {
    const ctx = await requireCaller(args, found.access);
    await found.find?.({ ctx, params: args.params } as Parameters<NonNullable<AnyEndpoint["find"]>>[0]);
    const limit = found.isUpload
      ? undefined
      : Math.max(found.bodyLimit?.bytes ?? BODY_LIMIT, found.orBytes?.bytes ?? 0);
    const answer = await idempotentRequest(ctx, args, () => carryOut(found, ctx, args), limit);
    await logExport(ctx, args.request, answer);
    return answer;
  } catch (error) {
    const fields = error instanceof Unprocessable ? error.fields : {};
    return errorResponse(args.request, error, fields, found.saysMessage);
  }
}

async function carryOut(found: AnyEndpoint, ctx: Context, args: Args): Promise<Response> {
  const { orBytes } = found;
  if (orBytes && isOfType(args.request, orBytes.type)) {
    const bytes = await readLimited(args.request, orBytes.bytes, orBytes.error);
    return answered(found, await orBytes.run({ ctx, bytes }));
  }
  if (orBytes) requireJsonOr(args.request, orBytes.type);
  const query = found.query ? readQuery(args.request, found.query) : undefined;
  const schema = typeof found.body === "function" ? await found.body(ctx) : found.body;
  const body = schema ? await readJson(args.request, schema, found.bodyLimit) : undefined;
  const input = { ctx, params: args.params, body, query, request: args.request, args };
  return answered(found, await found.run(input as Parameters<AnyEndpoint["run"]>[0]));
}

function answered({ status = 200 }: AnyEndpoint, result: unknown): Response {
  if (result instanceof Response) return result;
  return result === undefined ? new Response(null, { status: 204 }) : Response.json(result, { status });
}

/**
 * A page of a list as an API response: an array, or an object with the array as `name`; sets `Link: rel="next"` and
 * `X-Total-Count`.
 */
export function jsonPage<Row>(
  request: Request,
  page: Page<Row>,
  toJson: (row: Row) => unknown,
  name?: string,
  beside: Record<string, unknown> = {},
): Response {
  const headers = new Headers({ "x-total-count": `${page.total.count}${page.total.isExact ? "" : "+"}` });
  if (page.next !== null) {
    const url = new URL(request.url);
    url.searchParams.set("cursor", String(page.next));
    headers.set("link", `<${url.pathname}${url.search}>; rel="next"`);
  }
  const rows = page.rows.map((row) => toJson(row));
  return Response.json(name ? { [name]: rows, ...beside } : rows, { headers });
}
