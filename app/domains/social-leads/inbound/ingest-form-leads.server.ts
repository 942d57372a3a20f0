import { metaGraph } from "~/adapters/platforms/meta-graph";
import type { AccountContext } from "~/core/context";
import { DAY_MS } from "~/core/seconds";
import type { PlatformConnection } from "~/domains/marketing/platforms/connections.server";
import { ingestSocialLeads } from "../ingest-lead.server";
import { captureOfLead } from "./capture-of-meta";

/** Meta gives a lead for 90 days. */
const MAX_AGE_MS = 90 * DAY_MS;
/** Reads again what came just before: an event and a sync of the same lead make one. */
const OVERLAP_MS = 3_600_000;
const MAX_LEADS = 1_000;

interface Read {
  created: number;
  merged: number;
  isWhole: boolean;
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
  let [created, merged, read] = [0, 0, 0];
  for (const place of connection.places)
    for (const form of await graph.forms(place.id)) {
      let after: string | null = null;
      do {
        const { leads, next } = await graph.leadsOf(form, since, after);
        const taken = await ingestSocialLeads(
          ctx,
          leads.map((lead) => ({
            ...captureOfLead(lead, "facebook"),
            importMethod: "api" as const,
            importId,
          })),
        );
        created += taken.filter((row) => "outcome" in row && row.outcome === "new").length;
        merged += taken.filter((row) => "outcome" in row && row.outcome === "merged").length;
        read += leads.length;
        after = next;
      } while (after !== null && read < MAX_LEADS);
      if (read >= MAX_LEADS) return { created, merged, isWhole: false };
    }
  return { created, merged, isWhole: true };
}
