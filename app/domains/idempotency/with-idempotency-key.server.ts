import type { Context } from "~/core/context";
import { DomainError } from "~/core/errors";
import { sha256 } from "~/core/ids";
import { toUnixSeconds } from "~/core/seconds";
import { seal, unseal } from "~/core/secrets/seal.server";

const RETENTION_SECONDS = 86_400;
const LEASE_SECONDS = 60;
const WAIT_MS = 10_000;
const LOOK_EVERY_MS = 100;

export interface KeyedRequest {
  key: string;
  route: string;
  bodyHash: string;
  /** Whether another body under the same key is a separate request, or the caller's mistake. */
  onOtherBody: "separate" | "refuse";
}

function whoOf({ actor, account, client }: Context): string {
  if (actor.kind !== "user") return `network:${client.address ?? ""}`;
  return `user:${actor.userId} as ${actor.role} of ${account?.id}, acted by ${actor.impersonatorId}`;
}

const CLAIM = `insert into idempotency_keys (key_hash, body_hash, lease_id, lease_until, expires_at)
  values (?1, ?2, ?3, ?4 + ${LEASE_SECONDS}, ?4 + ${RETENTION_SECONDS})
  on conflict (key_hash) do update set body_hash = excluded.body_hash, lease_id = excluded.lease_id,
    lease_until = excluded.lease_until, expires_at = excluded.expires_at, outcome = null
  where expires_at <= ?4 or (outcome is null and lease_until <= ?4 and body_hash = excluded.body_hash)
  returning lease_id`;

const pause = () => new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));

async function claim(ctx: Context, keyHash: string, { bodyHash }: KeyedRequest) {
  const leaseId = crypto.randomUUID();
  for (let waited = 0; waited < WAIT_MS; waited += LOOK_EVERY_MS) {
    const own = await ctx.d1
      .prepare(CLAIM)
      .bind(keyHash, bodyHash, leaseId, toUnixSeconds(ctx.now()))
      .first();
    if (own) return { leaseId };
    const first = await ctx.d1
      .prepare("select body_hash, outcome from idempotency_keys where key_hash = ?")
      .bind(keyHash)
      .first<{ body_hash: string; outcome: string | null }>();
    if (first && first.body_hash !== bodyHash)
      throw new DomainError(
        "invalid",
        "This Idempotency-Key was already used with a different body. Use a new key for a new request.",
      );
    if (first?.outcome) return { outcome: first.outcome };
    await pause();
  }
  throw new DomainError(
    "conflict",
    "The same request is still being processed. Try again in a few seconds.",
    {
      retryAfter: 5,
    },
  );
}

/** `outcome: null`, errors and an expired lease release the key. @throws DomainError invalid, conflict */
export async function withIdempotencyKey<Result>(
  ctx: Context,
  request: KeyedRequest,
  run: () => Promise<{ result: Result; outcome: string | null }>,
): Promise<{ result: Result } | { repeated: string }> {
  const named = [whoOf(ctx), request.route, request.key];
  if (request.onOtherBody === "separate") named.push(request.bodyHash);
  const keyHash = await sha256(named.join("\n"));
  const claimed = await claim(ctx, keyHash, request);
  const owner = `${keyHash}:${request.key}`;
  if (claimed.outcome !== undefined)
    return { repeated: await unseal(ctx.config, "idempotency", owner, claimed.outcome) };
  let outcome: string | null = null;
  try {
    const done = await run();
    outcome = done.outcome && (await seal(ctx.config, "idempotency", owner, done.outcome));
    return { result: done.result };
  } finally {
    const end =
      outcome === null
        ? "delete from idempotency_keys where key_hash = ?1 and lease_id = ?2"
        : "update idempotency_keys set outcome = ?3 where key_hash = ?1 and lease_id = ?2";
    const values = [keyHash, claimed.leaseId, ...(outcome === null ? [] : [outcome])];
    await ctx.d1
      .prepare(end)
      .bind(...values)
      .run();
  }
}

/** Deletes at most 500 keys whose 24 hours ended before `before`; returns the number. */
export async function purgeKeys(ctx: Context, before: Date): Promise<number> {
  const old = "select key_hash from idempotency_keys where expires_at < ?1 limit 500";
  const statement = ctx.d1.prepare(`delete from idempotency_keys where key_hash in (${old})`);
  return (await statement.bind(toUnixSeconds(before)).run()).meta.changes;
}
