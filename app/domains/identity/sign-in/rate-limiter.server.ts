import { and, eq, gt, lte, sql } from "drizzle-orm";
import { isDeployed } from "~/core/config";
import type { Context } from "~/core/context";
import { untagged } from "~/core/email";
import { DomainError } from "~/core/errors";
import { toUnixSeconds } from "~/core/seconds";
import { derivedHmac } from "~/core/secrets/pepper.server";
import { limitOf, type RateLimitBucket } from "../policy";
import { rateLimitBuckets } from "../tables";
import { networkOf } from "./network";

export type RateLimitKey = readonly [kind: RateLimitBucket, whose: string | number | null];

const keyOf = (ctx: Context, kind: RateLimitBucket, whose: string): string =>
  derivedHmac(ctx.config, "attempts", `${kind}\n${whose.includes("@") ? untagged(whose) : whose}`).toString(
    "hex",
  );

/** Null if attempts are not counted: unknown address, or localhost in development. */
function countedFor(ctx: Context, [kind, whose]: RateLimitKey): string | null {
  if (whose === null) return null;
  if (!kind.endsWith("-network")) return String(whose);
  const network = networkOf(String(whose));
  return network === "this machine" && !isDeployed(ctx.config) ? null : network;
}

export const consumeAttempt = (ctx: Context, ...tries: RateLimitKey[]): Promise<void> =>
  consumeAttempts(ctx, tries);

/** Of concurrent attempts, as many pass as are free, then one per delay. @throws DomainError too_many, with `advice` */
export async function consumeAttempts(
  ctx: Context,
  tries: readonly RateLimitKey[],
  advice = "",
): Promise<void> {
  const taken: RateLimitKey[] = [];
  for (const attempt of tries) {
    const whose = countedFor(ctx, attempt);
    if (whose === null) continue;
    const seconds = await secondsToWait(ctx, attempt[0], whose);
    if (seconds > 0) {
      // Nothing was tried, so the attempts counted so far are refunded.
      for (const before of taken) await refundAttempt(ctx, ...before);
      const message = `Too many attempts. Try again in ${waitText(seconds)}.${advice}`;
      throw new DomainError("too_many", message, { retryAfter: seconds });
    }
    taken.push(attempt);
  }
}

export async function hasAttemptsLeft(ctx: Context, ...tries: RateLimitKey): Promise<boolean> {
  const whose = countedFor(ctx, tries);
  return whose === null || (await secondsToWait(ctx, tries[0], whose)) === 0;
}

async function secondsToWait(ctx: Context, kind: RateLimitBucket, whose: string): Promise<number> {
  const { free, forgetSeconds, longestSeconds } = limitOf(kind);
  const key = keyOf(ctx, kind, whose);
  const now = toUnixSeconds(ctx.now());
  const failures = sql`(case when ${rateLimitBuckets.expiresAt} <= ${now} then 1 else ${rateLimitBuckets.failures} + 1 end)`;
  const delay = sql`(case when ${failures} < ${free} then 0
    else min(${longestSeconds}, 1 << min(${failures} - ${free} + 1, 20)) end)`;
  const [taken] = await ctx.db
    .insert(rateLimitBuckets)
    .values({
      key,
      failures: 1,
      notBefore: new Date(now * 1000),
      expiresAt: new Date((now + forgetSeconds) * 1000),
    })
    .onConflictDoUpdate({
      target: rateLimitBuckets.key,
      set: {
        failures,
        notBefore: sql`${now} + ${delay}`,
        expiresAt: sql`${now} + ${delay} + ${forgetSeconds}`,
      },
      setWhere: lte(rateLimitBuckets.notBefore, new Date(now * 1000)),
    })
    .returning({ failures: rateLimitBuckets.failures });
  if (taken) return 0;
  const [row] = await ctx.db
    .select({ notBefore: rateLimitBuckets.notBefore })
    .from(rateLimitBuckets)
    .where(eq(rateLimitBuckets.key, key))
    .limit(1);
  return Math.max(1, Math.ceil((row?.notBefore.getTime() ?? 0) / 1000 - now));
}

const waitText = (seconds: number) => (seconds === 1 ? "1 second" : `${seconds} seconds`);

export async function resetAttempts(
  ctx: Context,
  kind: RateLimitBucket,
  whose: string | number,
): Promise<void> {
  await ctx.db.delete(rateLimitBuckets).where(eq(rateLimitBuckets.key, keyOf(ctx, kind, String(whose))));
}

/** Refunds one successful attempt; the other attempts of that network still count. */
export async function refundAttempt(ctx: Context, ...[kind, whose]: RateLimitKey): Promise<void> {
  const counted = countedFor(ctx, [kind, whose]);
  if (counted === null) return;
  const key = keyOf(ctx, kind, counted);
  const { free } = limitOf(kind);
  await ctx.db
    .update(rateLimitBuckets)
    .set({
      failures: sql`${rateLimitBuckets.failures} - 1`,
      notBefore: sql`case when ${rateLimitBuckets.failures} <= ${free} then 0 else ${rateLimitBuckets.notBefore} end`,
    })
    .where(and(eq(rateLimitBuckets.key, key), gt(rateLimitBuckets.failures, 0)));
}
