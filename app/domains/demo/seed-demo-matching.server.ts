import type { Context } from "~/core/context";
import { listMatches } from "~/domains/matching/matches/matches.server";
import { moveMatch } from "~/domains/matching/matches/move-match.server";
import { listAgentRequests } from "~/domains/matching/requests/agent-requests.server";
import { createAgentRequest } from "~/domains/matching/requests/create-agent-request.server";
import { AgentRequestInput } from "~/domains/matching/requests/schemas";
import { DEMO_REQUESTS } from "./plan/agent-requests";
import { businessOf, timeOf } from "./work/demo-sides.server";

/** By the functions of the buttons: what the demo business asks of agents, and whom it contacted. Made once. */
export async function seedDemoMatching(system: Context, email: string): Promise<void> {
  const business = await businessOf(system, email);
  if (!business || (await listAgentRequests(business, { limit: 1 })).rows.length > 0) return;
  for (const { day, contacts, ...wanted } of DEMO_REQUESTS) {
    const at = timeOf(system, day);
    const ctx = { ...business, now: () => at };
    const { id } = await createAgentRequest(ctx, AgentRequestInput.parse(wanted));
    for (const { match } of (await listMatches(ctx, id)).slice(0, contacts))
      await moveMatch(ctx, match.id, "contacted");
  }
}
