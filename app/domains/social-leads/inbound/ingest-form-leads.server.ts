import { metaGraph } from "~/adapters/platforms/meta-graph";
import { PlatformError } from "~/adapters/platforms/platform-error";
import type { AccountContext } from "~/core/context";
import { DAY_MS } from "~/core/seconds";
import type { PlatformConnection } from "~/domains/marketing/platforms/connections.server";
import { ingestSocialLeads } from "../ingest-lead.server";
import { captureOfLead } from "./capture-of-meta";
import { unreadable } from "./unreadable";
import { keepUnreadable } from "./unreadable-events.server";

/** Meta returns a lead for 90 days. */
const MAX_AGE_MS = 90 * DAY_MS;
/** Overlap of consecutive syncs; a lead that an event and a sync both report is stored once. */
const OVERLAP_MS = 3_600_000;
const MAX_LEADS = 1_000;

interface Read {
  created: number;
  merged: number;
  /** False if the next sync must read the same period again. */
  isWhole: boolean;
  /** Error of a form that Meta refused; the other forms are still read. */
  error: PlatformError | null;
}

/** Imports the leads of one form, about `limit` of them: whole pages are read. Unreadable records are kept for the operator. */
async function ingestForm(
  ctx: AccountContext,
  graph: ReturnType<typeof metaGraph>,
  connection: PlatformConnection,
  {
    form,
    placeId,
    since,
    limit,
    importId,
  }: { form: string; placeId: string; since: Date; limit: number; importId: number | null },
) {
  let [created, merged, read] = [0, 0, 0];
  let after: string | null = null;
  do {
    const page = await graph.leadsOf(form, since, after);
    const taken = await ingestSocialLeads(
      ctx,
      page.leads.map((lead) => ({
        ...captureOfLead(lead, "facebook", ctx.now()),
        importMethod: "api" as const,
        importId,
      })),
    );
    const lost = page.unreadable.map((lead) => unreadable(lead, "a lead from a lead form", placeId));
    await keepUnreadable(ctx, connection, lost);
    created += taken.filter((row) => "outcome" in row && row.outcome === "new").length;
    merged += taken.filter((row) => "outcome" in row && row.outcome === "merged").length;
    read += page.leads.length + lost.length;
    after = page.next;
  } while (after !== null && read < limit);
  return { created, merged, read };
}

export async function ingestFormLeadsOf(
  ctx: AccountContext,
  token: string,
  connection: PlatformConnection,
  importId: number | null,
): Promise<Read> {
  const graph = metaGraph(ctx.config, token, ctx.now());
  const longest = ctx.now().getTime() - MAX_AGE_MS;
  const since = new Date(Math.max(longest, (connection.readTo?.getTime() ?? 0) - OVERLAP_MS));
  const sum: Read = { created: 0, merged: 0, isWhole: true, error: null };
  let read = 0;
  for (const { id: placeId } of connection.places)
    for (const form of await graph.forms(placeId)) {
      const limit = MAX_LEADS - read;
      try {
        const taken = await ingestForm(ctx, graph, connection, { form, placeId, since, limit, importId });
        sum.created += taken.created;
        sum.merged += taken.merged;
        read += taken.read;
      } catch (error) {
        if (!(error instanceof PlatformError) || error.reason !== "refused") throw error;
        sum.isWhole = false;
        sum.error ??= error;
      }
      if (read >= MAX_LEADS) return { ...sum, isWhole: false };
    }
  return sum;
}
