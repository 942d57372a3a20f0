import { formatTime } from "~/core/format";
import { termsView } from "~/domains/agents/marketplace/view";
import type { listBusinessesOfAgent } from "./businesses-of-agent.server";

type BusinessOfAgent = Awaited<ReturnType<typeof listBusinessesOfAgent>>["rows"][number];

/** Match statuses in which the two can message each other, as `wayBetween` decides. */
const OPEN_MATCHES: readonly string[] = ["contacted", "accepted"];

/**
 * A row of the list. For a demo agent the page shows "Demo" once for all rows. `messages` is null if there are none and
 * none can be written.
 */
export function businessRow(
  { accountId, business, assignment, requests, chat }: BusinessOfAgent,
  { now, zone, isDemoAgent }: { now: Date; zone: string; isDemoAgent: boolean },
) {
  const isOpen =
    assignment?.state === "offered" ||
    assignment?.state === "accepted" ||
    requests.some(({ match }) => OPEN_MATCHES.includes(match.state));
  return {
    accountId,
    business,
    isDemo:
      !isDemoAgent && [assignment, chat, ...requests.map(({ match }) => match)].some((part) => part?.isDemo),
    terms: assignment && termsView(assignment, now, zone),
    requests: requests.map(({ match: { id, state, score }, request: { title } }) => ({
      id,
      state,
      score,
      title,
    })),
    messages:
      chat || isOpen ? { unread: chat?.agentUnread ?? 0, last: chat && formatTime(chat.lastAt, zone) } : null,
  };
}
export type BusinessRow = ReturnType<typeof businessRow>;
