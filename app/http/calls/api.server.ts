import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { z } from "zod";
import type { BusinessContext, Context, UserActor } from "~/core/context";
import type { Page } from "~/core/pagination";
import { answerCallOnce } from "../idempotency.server";
import { readQuery, Unprocessable } from "../pages/query.server";
import { requireCaller } from "../session/guards.server";
import { BODY_LIMIT, readLimited } from "./body.server";
import { errorResponse, type FieldErrors, malformed, wrongMethod } from "./error-response.server";

type Args = LoaderFunctionArgs | ActionFunctionArgs;
type Access = "public" | "user" | "business" | "admin";
type ContextFor<A extends Access> = A extends "business"
  ? BusinessContext
  : A extends "user" | "admin"
    ? Context & { actor: UserActor }
    : Context;

interface BodyLimit {
  bytes: number;
  error: string;
}

interface Call<A extends Access, Body, Query> {
  access: A;
  /** Looks up what the path names before the body is read: what isn't yours is not found, whatever was sent. */
  find?: (input: { ctx: ContextFor<A>; params: Args["params"] }) => Promise<unknown>;
  /** The JSON body, read strictly; a function where the operator's settings are part of the rule. */
  body?: z.ZodType<Body> | ((ctx: ContextFor<A>) => Promise<z.ZodType<Body>>);
  /** How large the body may be where it carries a file, and what is said of a larger one. */
  bodyLimit?: BodyLimit;
  /** Reads a file from the request itself. */
  isUpload?: true;
  /** The query string, where every value begins as text. */
  query?: z.ZodType<Query>;
  /** Status of success, 200 unless told. */
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
type AnyCall = Call<any, any, any>;
export type Calls = Partial<Record<Method, AnyCall>>;

/** One method of a call, with its types inferred from its schemas. */
export const call = <A extends Access, Body = undefined, Query = undefined>(
  declaration: Call<A, Body, Query>,
): AnyCall => declaration;

/**
 * Declares the methods of one path; see docs/architecture.md for what it does around each of them. The declarations stay on
 * the handler, where tests read which fields there are.
 */
export function apiRoute(calls: Calls) {
  const handle = Object.assign((args: Args) => answer(calls, args), { calls });
  return { loader: handle, action: handle };
}

async function answer(calls: Calls, args: Args): Promise<Response> {
  const method = (args.request.method === "HEAD" ? "GET" : args.request.method) as Method;
  const found = calls[method];
  if (!found) return wrongMethod(METHODS.filter((each) => calls[each]));
  try {
    const ctx = await requireCaller(args, found.access);
    await found.find?.({ ctx, params: args.params } as Parameters<NonNullable<AnyCall["find"]>>[0]);
    const most = found.isUpload ? undefined : (found.bodyLimit?.bytes ?? BODY_LIMIT);
    return await answerCallOnce(ctx, args, () => carryOut(found, ctx, args), most);
  } catch (error) {
    if (error instanceof Malformed) return malformed(error.message);
    return errorResponse(args.request, error, error instanceof Unprocessable ? error.fields : {});
  }
}

async function carryOut(found: AnyCall, ctx: Context, args: Args): Promise<Response> {
  const query = found.query ? readQuery(args.request, found.query) : undefined;
  const schema = typeof found.body === "function" ? await found.body(ctx) : found.body;
  const body = schema ? await readBody(args.request, schema, found.bodyLimit) : undefined;
  const input = { ctx, params: args.params, body, query, request: args.request, args };
  const result = await found.run(input as Parameters<AnyCall["run"]>[0]);
  if (result instanceof Response) return result;
  return result === undefined
    ? new Response(null, { status: 204 })
    : Response.json(result, { status: found.status ?? 200 });
}

class Malformed extends Error {}

/** What is told of one field at most. */
const MOST_ERRORS = 20;

async function readBody<T>(request: Request, schema: z.ZodType<T>, limit?: BodyLimit): Promise<T> {
  const text = new TextDecoder().decode(await readLimited(request, limit?.bytes, limit?.error));
  const type = request.headers.get("content-type") ?? "";
  if (text && type && !/^application\/([\w.-]+\+)?json\s*(;|$)/i.test(type))
    throw new Malformed("The body must be JSON, with Content-Type: application/json.");
  let json: unknown;
  try {
    json = JSON.parse(text || "{}");
  } catch {
    throw new Malformed("The body is not valid JSON.");
  }
  if (typeof json !== "object" || json === null || Array.isArray(json))
    throw new Malformed("The body must be a JSON object.");
  const result = schema.safeParse(json);
  if (result.success) return result.data;
  const fields: FieldErrors = {};
  for (const issue of result.error.issues) {
    const name = issue.path.join(".") || "body";
    // Never copied: a body of ours has room for tens of thousands of mistakes in one field.
    fields[name] ??= [];
    if (fields[name].length < MOST_ERRORS) fields[name].push(issue.message);
  }
  throw new Unprocessable(fields);
}

/** A page of a list as the calls give it: an array, `Link: rel="next"` and `X-Total-Count`. */
export function jsonPage<Row>(request: Request, page: Page<Row>, toJson: (row: Row) => unknown): Response {
  const headers = new Headers({ "x-total-count": `${page.total.count}${page.total.isExact ? "" : "+"}` });
  if (page.next !== null) {
    const url = new URL(request.url);
    url.searchParams.set("cursor", String(page.next));
    headers.set("link", `<${url.pathname}${url.search}>; rel="next"`);
  }
  return Response.json(
    page.rows.map((row) => toJson(row)),
    { headers },
  );
}
