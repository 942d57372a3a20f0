import { z } from "zod";
import type { Context } from "~/core/context";
import { DomainError } from "~/core/errors";
import { IDEMPOTENCY_FIELD } from "~/core/idempotency";
import { sha256 } from "~/core/ids";
import { append } from "~/core/lists/unbounded";
import { type KeyedRequest, withIdempotencyKey } from "~/domains/idempotency/with-idempotency-key.server";
import { networkCode } from "~/domains/identity/transactional-mail-quota.server";
import { tryChargeQuota } from "~/domains/quotas/charge-quota.server";
import { chargesFor, outcomeCharge } from "~/domains/quotas/quota-charges";
import { BODY_LIMIT } from "./api/body.server";
import { digestOf } from "./files/body-digest.server";
import { isFlashCookie } from "./pages/flash.server";
import type { PageArgs } from "./pages/page.server";
import { redirect } from "./pages/redirect.server";

/** Maximum bytes hashed for a signed-in user's multipart form; a larger one is streamed without comparison. */
const MAX_COMPARED_BYTES = 16 * 1024 * 1024;
const MAX_STORED_BYTES = 256 * 1024;

const PART = new RegExp(`name="${IDEMPOTENCY_FIELD}"\\r\\n\\r\\n([\\w-]{16,100})\\r\\n`);
const PAIR = new RegExp(`(?:^|&)${IDEMPOTENCY_FIELD}=([\\w-]{16,100})(?:&|$)`);
const BOUNDARY = /^multipart\/form-data;[^"]{0,100}boundary="?([^";]{1,70})/i;

/** The boundary differs on each submit of the same form, so it is left out of the comparison. */
const boundaryOf = ({ headers }: Request) => BOUNDARY.exec(headers.get("content-type") ?? "")?.[1] ?? null;

const mostOf = ({ actor }: Context) => (actor.kind === "user" ? MAX_COMPARED_BYTES : BODY_LIMIT);

const routeOf = ({ method, url }: Request) => `${method} ${new URL(url).pathname}`;

async function keyOfForm(ctx: Context, request: Request): Promise<KeyedRequest | null> {
  if (request.method !== "POST") return null;
  const boundary = boundaryOf(request);
  const body = await digestOf(request, boundary ? mostOf(ctx) : BODY_LIMIT, { without: boundary });
  const key = body && (boundary ? PART : PAIR).exec(body.head)?.[1];
  if (!key) return null;
  return { key, route: routeOf(request), bodyHash: body.hash, onOtherBody: "separate" };
}

const FormOutcome = z.object({
  status: z.number(),
  headers: z.array(z.tuple([z.string(), z.string()])),
  flash: z.array(z.string()),
});

/** The stored outcome of a form: its redirect and flash cookies; null if there is nothing to replay for a second submit. */
function outcomeOfForm(ctx: Context, result: unknown, cookies: string[]): string | null {
  if (!(result instanceof Response) || result.status < 300 || result.status > 399) return null;
  if (!cookies.every((cookie) => isFlashCookie(ctx.config, cookie))) return null;
  return JSON.stringify({ status: result.status, headers: [...result.headers], flash: cookies });
}

/** Bytes a row uses besides its outcome. */
const ROW_BYTES = 500;

/** Returns the outcome if the quota has room, else null. Charges one day of storage to the account, else to the user or network. */
async function allowedOutcome(ctx: Context, outcome: string | null): Promise<string | null> {
  const { actor, account } = ctx;
  if (outcome === null) return outcome;
  const bytes = ROW_BYTES + outcome.length;
  const holder = actor.kind === "user" ? `user:${actor.userId}` : `network:${networkCode(ctx)}`;
  const charges = account
    ? chargesFor(account, { bytes }, ctx.now())
    : [outcomeCharge(holder, bytes, ctx.now())];
  return tryChargeQuota(ctx, charges, async (count) => {
    await count.run();
    return outcome;
  });
}

/** Makes a page's action idempotent: posted twice with the same token and fields, it runs once and redirects to the same place. */
export async function idempotentForm<Result>(
  ctx: Context,
  { request, context }: PageArgs,
  run: () => Promise<Result>,
): Promise<Result> {
  const keyed = await keyOfForm(ctx, request);
  if (!keyed) return run();
  const before = context.cookies.length;
  const answer = await withIdempotencyKey(ctx, keyed, async () => {
    const result = await run();
    const outcome = outcomeOfForm(ctx, result, context.cookies.slice(before));
    return { result, outcome: await allowedOutcome(ctx, outcome) };
  });
  if ("result" in answer) return answer.result;
  const { status, headers, flash } = FormOutcome.parse(JSON.parse(answer.repeated));
  append(context.cookies, flash);
  const to = new Headers(headers);
  return redirect(to.get("location") ?? "/", { status, headers: to }) as Result;
}

/** A string of RFC 8941, as the draft requires, or the same without quotes. */
const HEADER = /^(?:"([\x20-\x21\x23-\x5b\x5d-\x7e]{1,255})"|([\x21\x23-\x7e]{1,255}))$/;

async function keyOfCall(ctx: Context, request: Request, limit?: number): Promise<KeyedRequest | null> {
  const header = request.headers.get("idempotency-key");
  if (header === null || !["POST", "PATCH"].includes(request.method)) return null;
  const [, quoted, plain] = HEADER.exec(header) ?? [];
  const key = quoted ?? plain;
  if (key === undefined)
    throw new DomainError("invalid", "Use 1 to 255 ASCII characters for Idempotency-Key.");
  const { search } = new URL(request.url);
  const body = await digestOf(request, limit ?? mostOf(ctx), {
    first: `${search}\n`,
    without: boundaryOf(request),
  });
  const bodyHash = body?.hash ?? (await sha256(`${search}\nlarge`));
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
  if (body !== null && body.length > MAX_STORED_BYTES) return null;
  return JSON.stringify({ status: response.status, headers: [...response.headers], body });
}

/** The same for an API request with the header `Idempotency-Key`, whose body has at most `limit` bytes. */
export async function idempotentRequest(
  ctx: Context,
  { request, context }: PageArgs,
  run: () => Promise<Response>,
  limit?: number,
): Promise<Response> {
  const keyed = await keyOfCall(ctx, request, limit);
  if (!keyed) return run();
  const before = context.cookies.length;
  const answer = await withIdempotencyKey(ctx, keyed, async () => {
    const result = await run();
    const isSession = context.cookies.length > before;
    const outcome = isSession ? null : await outcomeOfCall(result);
    return { result, outcome: await allowedOutcome(ctx, outcome) };
  });
  if ("result" in answer) return answer.result;
  const { status, headers, body } = CallOutcome.parse(JSON.parse(answer.repeated));
  return new Response(body, { status, headers });
}
