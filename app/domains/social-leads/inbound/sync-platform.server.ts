import { metaGraph } from "~/adapters/platforms/meta-graph";
import { PlatformError } from "~/adapters/platforms/platform-error";
import type { AccountContext } from "~/core/context";
import { DAY_MS } from "~/core/seconds";
import { noteSync } from "~/domains/marketing/platforms/ask-sync.server";
import {
  findConnection,
  findConnectionById,
  type PlatformConnection,
  tokenOf,
} from "~/domains/marketing/platforms/connections.server";
import { lookAtToken } from "~/domains/marketing/platforms/look-at-token.server";
import type { Platform } from "~/domains/marketing/platforms/names";
import { takeSocialLeads } from "../take-lead.server";
import { captureOfLead } from "./capture-of-meta";

/** Meta gives a lead for 90 days. */
const LONGEST_MS = 90 * DAY_MS;
/** Reads again what came just before: an event and a sync of the same lead make one. */
const OVERLAP_MS = 3_600_000;
const MOST_LEADS = 1_000;

const NO_TOKEN = "The token can’t be read any more. Connect the platform again.";

/** What a platform that is connected hands over: how many leads came, or why none could. */
export interface Handed {
  created: number;
  merged: number;
  trouble: string | null;
}

const NOTHING: Handed = { created: 0, merged: 0, trouble: null };

interface Read {
  created: number;
  merged: number;
  isWhole: boolean;
}

async function takeLeadsOf(
  ctx: AccountContext,
  token: string,
  connection: PlatformConnection,
): Promise<Read> {
  const graph = metaGraph(ctx.config, token, ctx.now());
  const longest = ctx.now().getTime() - LONGEST_MS;
  const since = new Date(Math.max(longest, (connection.readTo?.getTime() ?? 0) - OVERLAP_MS));
  let [created, merged, read] = [0, 0, 0];
  for (const place of connection.places)
    for (const form of await graph.forms(place.id)) {
      let after: string | null = null;
      do {
        const { leads, next } = await graph.leadsOf(form, since, after);
        const taken = await takeSocialLeads(
          ctx,
          leads.map((lead) => ({ ...captureOfLead(lead, "facebook"), importMethod: "api" as const })),
        );
        created += taken.filter((each) => "outcome" in each && each.outcome === "new").length;
        merged += taken.filter((each) => "outcome" in each && each.outcome === "merged").length;
        read += leads.length;
        after = next;
      } while (after !== null && read < MOST_LEADS);
      if (read >= MOST_LEADS) return { created, merged, isWhole: false };
    }
  return { created, merged, isWhole: true };
}

/**
 * Looks whether the token still holds, and reads what lead forms of a page brought since; the other platforms tell by their
 * webhook, or by a file.
 */
async function sync(ctx: AccountContext, connection: PlatformConnection): Promise<Handed> {
  const began = ctx.now();
  const token = await tokenOf(ctx, connection);
  if (token === null) {
    await noteSync(ctx, connection.id, { count: 0, trouble: NO_TOKEN, health: "over" });
    return { ...NOTHING, trouble: NO_TOKEN };
  }
  try {
    const seen = await lookAtToken(ctx, connection.platform, token);
    const read =
      connection.platform === "facebook"
        ? await takeLeadsOf(ctx, token, { ...connection, places: seen.places })
        : { ...NOTHING, isWhole: true };
    const readTo = read.isWhole ? { readTo: began } : {};
    await noteSync(ctx, connection.id, {
      ...seen,
      ...readTo,
      count: read.created,
      trouble: null,
      health: "good",
    });
    return { created: read.created, merged: read.merged, trouble: null };
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    const health = error.reason === "token" ? "over" : "failing";
    await noteSync(ctx, connection.id, { count: 0, trouble: error.message, health });
    return { ...NOTHING, trouble: error.message };
  }
}

export async function syncPlatform(
  ctx: AccountContext,
  { connectionId }: { connectionId: number },
): Promise<Handed> {
  const connection = await findConnectionById(ctx, connectionId);
  return connection?.accountId === ctx.account.id && connection.tokenSealed ? sync(ctx, connection) : NOTHING;
}

export async function takeFromPlatform(ctx: AccountContext, platform: Platform): Promise<Handed> {
  const connection = await findConnection(ctx, platform);
  return connection?.tokenSealed ? sync(ctx, connection) : NOTHING;
}
