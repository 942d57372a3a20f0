import { and, eq, inArray, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Context } from "~/core/context";
import { DomainError } from "~/core/errors";
import { parseId } from "~/core/ids";
import { findAccount } from "~/domains/identity/find-account.server";
import { withQuota } from "~/domains/quotas/charge-quota.server";
import { EVENT_ROWS } from "~/domains/quotas/policy";
import { webhookEvents } from "../tables";
import {
  type EventResult,
  ingestBounce,
  ingestRawReply,
  ingestReply,
  ingestUnsubscribe,
} from "./webhook-events.server";
import { isSignedBy, WINDOW_SECONDS } from "./webhook-key.server";
import { BounceEvent, ReplyEvent, UnsubscribeEvent, type Webhook } from "./webhook-schemas";

interface Delivery {
  webhook: Webhook;
  accountId: number;
  eventId: string;
  timestamp: string;
  signature: string;
  contentType: string;
}

const malformed = (why: string) => new DomainError("malformed", why);

const UNSIGNED = (why: string) => new DomainError("unauthenticated", why);

/** Checks the headers before the body is read. @throws DomainError malformed, unauthenticated */
export function readDelivery(ctx: Context, webhook: Webhook, headers: Headers): Delivery {
  const need = (name: string, pattern: RegExp, what: string) => {
    const value = headers.get(name)?.trim() ?? "";
    if (!pattern.test(value)) throw malformed(`The ${name} header must be ${what}.`);
    return value;
  };
  const account = need("Njia-Account", /^[1-9]\d{0,14}$/, "your account ID");
  const eventId = need(
    "Njia-Event",
    /^[\x21-\x7e]{1,200}$/,
    "the event ID, 1 to 200 characters without spaces",
  );
  const timestamp = need("Njia-Timestamp", /^\d{1,12}$/, "Unix time in seconds");
  const signature = need("Njia-Signature", /^((v1|sha256)=)?[0-9a-f]{64}$/i, "HMAC-SHA-256 in hex");
  if (Math.abs(ctx.now().getTime() / 1000 - Number(timestamp)) > WINDOW_SECONDS)
    throw UNSIGNED(`The timestamp is more than ${WINDOW_SECONDS} seconds off. Check the server clock.`);
  const contentType = (headers.get("content-type") ?? "").toLowerCase();
  return { webhook, accountId: parseId(account, "account"), eventId, timestamp, signature, contentType };
}

function parsed<T>(schema: z.ZodType<T>, body: Uint8Array): T {
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder().decode(body));
  } catch {
    throw malformed("The body isn’t valid JSON. For a raw email, use Content-Type: message/rfc822.");
  }
  const result = schema.safeParse(json);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw malformed(`${issue?.path.join(".") || "body"}: ${issue?.message ?? "isn’t as expected"}`);
}

function take(
  ctx: Context,
  { webhook, accountId, contentType, eventId }: Delivery,
  body: Uint8Array,
): Promise<EventResult> {
  if (webhook === "email-bounce") return ingestBounce(ctx, accountId, parsed(BounceEvent, body), eventId);
  if (webhook === "email-unsubscribe")
    return ingestUnsubscribe(ctx, accountId, parsed(UnsubscribeEvent, body));
  return contentType.startsWith("message/rfc822")
    ? ingestRawReply(ctx, accountId, body)
    : ingestReply(ctx, accountId, parsed(ReplyEvent, body), body);
}

/** Processes each event once. @throws DomainError malformed, unauthenticated; limit_reached, so that the mail server retries */
export async function handleWebhook(
  ctx: Context,
  delivery: Delivery,
  body: Uint8Array,
): Promise<EventResult & { isDuplicate: boolean }> {
  const { accountId, eventId, webhook: kind } = delivery;
  if (!(await isSignedBy(ctx, accountId, { ...delivery, body })))
    throw UNSIGNED("The signature doesn’t match this body, timestamp and account.");
  const signed = usedSignature(delivery.signature);
  const row = { accountId, kind, receivedAt: ctx.now() };
  const account = await findAccount(ctx.db, accountId);
  if (!account) throw UNSIGNED("This account doesn’t exist.");
  const isKnown = and(
    eq(webhookEvents.accountId, accountId),
    inArray(webhookEvents.eventId, [eventId, signed]),
  );
  const [, , known] = await withQuota(
    { ...ctx, account },
    { rows: EVENT_ROWS, bytes: body.byteLength },
    (count) =>
      ctx.db.batch([
        count,
        ctx.db
          .insert(webhookEvents)
          .values({ ...row, eventId: signed, result: "" })
          .onConflictDoNothing(),
        ctx.db.select().from(webhookEvents).where(isKnown),
      ]),
    { byJob: true, onlyIf: sql`not exists (select 1 from ${webhookEvents} where ${isKnown})` },
  );
  if (known.some((row) => row.eventId === signed && row.kind !== kind))
    throw UNSIGNED("This signature was used for another webhook.");
  const told = known.find((row) => row.result !== "" && row.kind === kind);
  if (told) return { result: told.result, isDuplicate: true };
  const result = await take(ctx, delivery, body);
  await ctx.db.batch([
    ctx.db
      .insert(webhookEvents)
      .values({ ...row, eventId, result: result.result })
      .onConflictDoNothing(),
    ctx.db
      .update(webhookEvents)
      .set({ result: result.result })
      .where(and(eq(webhookEvents.accountId, accountId), eq(webhookEvents.eventId, signed))),
  ]);
  return { ...result, isDuplicate: false };
}

/**
 * ID and path are not signed, so a signature is accepted once: it can't be replayed under another ID or path. No event
 * ID contains a space.
 */
const usedSignature = (signature: string) => `signature ${signature.toLowerCase().slice(-64)}`;
