import { metaGraph } from "~/adapters/platforms/meta-graph";
import { PlatformError } from "~/adapters/platforms/platform-error";
import type { AccountContext } from "~/core/context";
import { reasonOf } from "~/core/log";
import { checkToken } from "~/domains/marketing/platforms/check-token.server";
import {
  findConnection,
  findConnectionById,
  type PlatformConnection,
  tokenOf,
} from "~/domains/marketing/platforms/connections.server";
import type { Platform } from "~/domains/marketing/platforms/names";
import { noteSync } from "~/domains/marketing/platforms/request-sync.server";
import { ingestFormLeadsOf } from "./ingest-form-leads.server";
import { type HistoryRead, hasHistory, ingestHistory } from "./ingest-history.server";

const PAST_FAILED = "Past conversations can’t be imported at the moment. Try again later.";
const NO_TOKEN = "The token can no longer be read. Connect the platform again.";

/** Result of importing from a connected platform: how many leads arrived, or why none could. */
export interface Handed {
  created: number;
  merged: number;
  trouble: string | null;
}

const NO_PAST: Omit<HistoryRead, "known"> & { known: Partial<HistoryRead["known"]> } = {
  created: 0,
  merged: 0,
  known: {},
  error: null,
};

const NOTHING: Handed = { created: 0, merged: 0, trouble: null };

/** A platform that refuses one request still accepts the token. */
const healthOf = ({ reason }: PlatformError) =>
  reason === "token" ? "over" : reason === "refused" ? "good" : "failing";

async function goOn(ctx: AccountContext, connectionId: number): Promise<void> {
  try {
    await ctx.queue.send({ kind: "sync-platform", connectionId });
  } catch (error) {
    ctx.log.error("sync not queued", reasonOf(error));
  }
}

/**
 * Checks the token, and imports new leads of a page's lead forms and past conversations of a page or an Instagram
 * account; other platforms use their webhook or a file.
 */
async function sync(
  ctx: AccountContext,
  connection: PlatformConnection,
  { withHistory = false, importId = null }: { withHistory?: boolean; importId?: number | null } = {},
): Promise<Handed> {
  const began = ctx.now();
  const token = await tokenOf(ctx, connection);
  if (token === null) {
    await noteSync(ctx, connection, { count: 0, trouble: NO_TOKEN, health: "over" });
    return { ...NOTHING, trouble: NO_TOKEN };
  }
  try {
    const seen = await checkToken(ctx, connection.platform, token);
    const read =
      connection.platform === "facebook"
        ? await ingestFormLeadsOf(ctx, token, { ...connection, places: seen.places }, importId)
        : { ...NOTHING, isWhole: true, error: null };
    const readTo = read.isWhole ? { readTo: began } : {};
    const graph = metaGraph(ctx.config, token, ctx.now());
    const { platform } = connection;
    const past =
      withHistory && hasHistory(platform)
        ? await ingestHistory(ctx, graph, { ...connection, places: seen.places }, platform)
        : NO_PAST;
    const [created, merged] = [read.created + past.created, read.merged + past.merged];
    const trouble = past.error ? `${PAST_FAILED} ${past.error.message}` : (read.error?.message ?? null);
    await noteSync(ctx, connection, {
      ...seen,
      ...readTo,
      ...past.known,
      count: created,
      trouble,
      health: past.error ? healthOf(past.error) : "good",
    });
    if (past.known.historyCursor && !past.error) await goOn(ctx, connection.id);
    return { created, merged, trouble };
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    await noteSync(ctx, connection, {
      count: 0,
      trouble: error.message,
      health: error.reason === "token" ? "over" : "failing",
    });
    return { ...NOTHING, trouble: error.message };
  }
}

export async function syncPlatform(
  ctx: AccountContext,
  { connectionId }: { connectionId: number },
): Promise<Handed> {
  const connection = await findConnectionById(ctx, connectionId);
  return connection?.accountId === ctx.account.id && connection.encryptedToken
    ? sync(ctx, connection, { withHistory: true })
    : NOTHING;
}

export async function ingestFromPlatform(
  ctx: AccountContext,
  platform: Platform,
  importId: number | null = null,
): Promise<Handed> {
  const connection = await findConnection(ctx, platform);
  return connection?.encryptedToken ? sync(ctx, connection, { importId }) : NOTHING;
}
