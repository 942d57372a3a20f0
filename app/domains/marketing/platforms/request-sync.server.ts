import { and, inArray, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import type { BusinessContext, Context } from "~/core/context";
import { DomainError } from "~/core/errors";
import { reasonOf } from "~/core/log";
import { toUnixSeconds } from "~/core/seconds";
import { inJsonArray } from "~/core/statement";
import { isAccountActive } from "~/domains/identity/account-state";
import { withQuota } from "~/domains/quotas/charge-quota.server";
import { requireMarketing } from "../access/access.server";
import { isStillThat, listConnections, type PlatformConnection } from "./connections.server";
import { PLATFORM_NAMES, type Platform } from "./names";
import { SYNC_SECONDS } from "./policy";
import { platformConnections } from "./tables";

const SYNC_FAILED = "Failed to sync platform";
const DAY_SECONDS = 86_400;
const BATCH_SIZE = 500;

const before = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1000);

const isFree = (now: Date) =>
  or(
    isNull(platformConnections.syncRequestedAt),
    lte(platformConnections.syncRequestedAt, before(now, SYNC_SECONDS)),
  );

/** Never throws: if the message is lost, the sync can be requested again. */
async function queueSync(ctx: Context, connectionId: number): Promise<void> {
  try {
    await ctx.queue.send({ kind: "sync-platform", connectionId });
  } catch (error) {
    ctx.log.error("sync not queued", reasonOf(error));
  }
}

/** Syncs one platform or all connected ones; a running sync is skipped. @throws DomainError conflict, limit_reached */
export async function requestSync(ctx: BusinessContext, target: Platform | "all"): Promise<Platform[]> {
  await requireMarketing(ctx);
  const connected = (await listConnections(ctx)).filter(
    ({ platform }) => target === "all" || platform === target,
  );
  if (connected.length === 0)
    throw new DomainError(
      "conflict",
      target === "all"
        ? `${SYNC_FAILED}. Connect a platform first.`
        : `${SYNC_FAILED}. ${PLATFORM_NAMES[target]} isn’t connected.`,
    );
  const now = ctx.now();
  const isOne = and(
    sql`${platformConnections.id} in ${inJsonArray(connected.map(({ id }) => id))}`,
    isNotNull(platformConnections.encryptedToken),
    isFree(now),
  );
  const [, asked] = await withQuota(
    ctx,
    { jobs: connected.length },
    (count) =>
      ctx.db.batch([
        count,
        ctx.db
          .update(platformConnections)
          .set({ syncRequestedAt: now, syncError: null })
          .where(isOne)
          .returning({ id: platformConnections.id }),
      ]),
    { onlyIf: sql`exists (select 1 from ${platformConnections} where ${isOne})` },
  );
  for (const { id } of asked) await queueSync(ctx, id);
  return connected.map(({ platform }) => platform);
}

/** Runs every night: checks whether tokens are still valid, and until when. */
export async function queueSyncs(ctx: Context): Promise<number> {
  const now = ctx.now();
  const old = or(
    isNull(platformConnections.syncedAt),
    lte(platformConnections.syncedAt, before(now, DAY_SECONDS / 2)),
  );
  const some = ctx.db
    .select({ id: platformConnections.id })
    .from(platformConnections)
    .where(
      and(
        isNotNull(platformConnections.tokenKey),
        old,
        isFree(now),
        isAccountActive(sql`${platformConnections.accountId}`),
      ),
    )
    .limit(BATCH_SIZE);
  const asked = await ctx.db
    .update(platformConnections)
    .set({ syncRequestedAt: now })
    .where(inArray(platformConnections.id, some))
    .returning({ id: platformConnections.id });
  for (const { id } of asked) await queueSync(ctx, id);
  return asked.length;
}

interface SyncResult {
  count: number;
  trouble: string | null;
  health: "good" | "over" | "failing";
  readTo?: Date;
  historyCursor?: string | null;
  historyStartedAt?: Date | null;
  historyReadTo?: Date | null;
  places?: { id: string; name: string }[];
  expiresAt?: Date | null;
}

/**
 * Records the result of a sync. Writes nothing if the platform was reconnected, because the result belongs to the
 * previous token. Nor if a later sync was requested, because that one reads everything again.
 */
export const noteSync = (
  ctx: Context,
  connection: PlatformConnection,
  { count, trouble, ...known }: SyncResult,
) =>
  ctx.db
    .update(platformConnections)
    .set({
      ...known,
      lastError: trouble,
      syncRequestedAt: null,
      syncedAt: ctx.now(),
      syncedCount: count,
      syncError: trouble === null ? null : `${SYNC_FAILED}. ${trouble}`,
    })
    .where(
      and(
        isStillThat(connection),
        sql`ifnull(${platformConnections.syncRequestedAt}, 0) <= ${toUnixSeconds(connection.syncRequestedAt ?? new Date(0))}`,
      ),
    );
