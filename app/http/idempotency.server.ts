import { redirect } from "@remix-run/cloudflare";
import { z } from "zod";
import type { Context } from "~/core/context";
import { DomainError } from "~/core/errors";
import { IDEMPOTENCY_FIELD } from "~/core/idempotency";
import { sha256 } from "~/core/ids";
import { answerOnce, type KeyedRequest } from "~/domains/idempotency/answer-once.server";
import { readUpTo } from "./calls/body.server";
import { isFlashCookie } from "./pages/flash.server";
import type { PageArgs } from "./pages/page.server";

/** Bodies that are compared; a file beyond it is streamed past. */
const MOST_COMPARED = 16 * 1024 * 1024;
const MOST_KEPT = 256 * 1024;

const TOKEN = /^[\w-]{16,100}$/;
const PART = new RegExp(`name="${IDEMPOTENCY_FIELD}"\\r\\n\\r\\n([\\w-]{16,100})\\r\\n`);

/** What a request says, read beside whoever handles it; null where it is too large. */
async function copyOfBody(request: Request): Promise<Buffer | null> {
  if (Number(request.headers.get("content-length") ?? 0) > MOST_COMPARED) return null;
  const bytes = await readUpTo(request.clone() as Request, MOST_COMPARED);
  return bytes && Buffer.from(bytes);
}

const routeOf = ({ method, url }: Request) => `${method} ${new URL(url).pathname}`;

async function keyOfForm(request: Request): Promise<KeyedRequest | null> {
  if (request.method !== "POST") return null;
  const body = await copyOfBody(request);
  if (!body) return null;
  const text = body.toString("latin1");
  const boundary = /^multipart\/form-data;.*boundary="?([^";]+)/i.exec(
    request.headers.get("content-type") ?? "",
  )?.[1];
  const key = boundary ? PART.exec(text)?.[1] : new URLSearchParams(text).get(IDEMPOTENCY_FIELD);
  if (!key || !TOKEN.test(key)) return null;
  // A browser makes a new boundary each time it sends the same form.
  const bodyHash = await sha256(boundary ? text.replaceAll(boundary, "") : text);
  return { key, route: routeOf(request), bodyHash, onOtherBody: "separate" };
}

const FormOutcome = z.object({
  status: z.number(),
  headers: z.array(z.tuple([z.string(), z.string()])),
  flash: z.array(z.string()),
});

/** Where a form led, or null where there is nothing to lead a second press to. */
function outcomeOfForm(ctx: Context, result: unknown, cookies: string[]): string | null {
  if (!(result instanceof Response) || result.status < 300 || result.status > 399) return null;
  if (!cookies.every((cookie) => isFlashCookie(ctx.config, cookie))) return null;
  return JSON.stringify({ status: result.status, headers: [...result.headers], flash: cookies });
}

/** A page's action: posted twice with the same token and the same fields, it acts once and leads to the same place. */
export async function answerFormOnce<Result>(
  ctx: Context,
  { request, context }: PageArgs,
  run: () => Promise<Result>,
): Promise<Result> {
  const keyed = await keyOfForm(request);
  if (!keyed) return run();
  const before = context.cookies.length;
  const answer = await answerOnce(ctx, keyed, async () => {
    const result = await run();
    return { result, outcome: outcomeOfForm(ctx, result, context.cookies.slice(before)) };
  });
  if ("result" in answer) return answer.result;
  const { status, headers, flash } = FormOutcome.parse(JSON.parse(answer.repeated));
  context.cookies.push(...flash);
  const to = new Headers(headers);
  return redirect(to.get("location") ?? "/", { status, headers: to }) as Result;
}

/** A string of RFC 8941, as the draft asks, or the same without its quotes. */
const HEADER = /^(?:"([\x20-\x21\x23-\x5b\x5d-\x7e]{1,255})"|([\x21\x23-\x7e]{1,255}))$/;

async function keyOfCall(request: Request): Promise<KeyedRequest | null> {
  const header = request.headers.get("idempotency-key");
  if (header === null || !["POST", "PATCH"].includes(request.method)) return null;
  const [, quoted, plain] = HEADER.exec(header) ?? [];
  const key = quoted ?? plain;
  if (key === undefined)
    throw new DomainError("invalid", "An Idempotency-Key is a text of 1 to 255 plain characters.");
  const body = await copyOfBody(request);
  const { search } = new URL(request.url);
  const bodyHash = await sha256(`${search}\n${body ? body.toString("latin1") : "large"}`);
  return { key, route: routeOf(request), bodyHash, onOtherBody: "refuse" };
}

const CallOutcome = z.object({
  status: z.number(),
  headers: z.array(z.tuple([z.string(), z.string()])),
  body: z.string().nullable(),
});

async function outcomeOfCall(response: Response): Promise<string | null> {
  if (!response.ok) return null;
  const body = response.body ? await (response.clone() as Response).text() : null;
  if (body !== null && body.length > MOST_KEPT) return null;
  return JSON.stringify({ status: response.status, headers: [...response.headers], body });
}

/** The same for a call with the header `Idempotency-Key`. */
export async function answerCallOnce(
  ctx: Context,
  { request, context }: PageArgs,
  run: () => Promise<Response>,
): Promise<Response> {
  const keyed = await keyOfCall(request);
  if (!keyed) return run();
  const before = context.cookies.length;
  const answer = await answerOnce(ctx, keyed, async () => {
    const result = await run();
    const isSession = context.cookies.length > before;
    return { result, outcome: isSession ? null : await outcomeOfCall(result) };
  });
  if ("result" in answer) return answer.result;
  const { status, headers, body } = CallOutcome.parse(JSON.parse(answer.repeated));
  return new Response(body, { status, headers });
}
