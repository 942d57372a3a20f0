import { plural } from "~/core/format";
import { paths } from "~/paths";
import { type StageTotal, totalLost, totalWon } from "./opportunity-totals.server";

/** A share of fewer deals says nothing of the next one. */
const MIN_DECIDED_DEALS = 10;

/** Of all deals that were decided, how many were won: the figure, its ground and its rows; null under ten decided deals. */
export function conversionView(totals: StageTotal[]) {
  const won = totalWon(totals).count;
  const decided = won + totalLost(totals).count;
  if (decided < MIN_DECIDED_DEALS) return null;
  return {
    value: `${Math.round((won / decided) * 100)}%`,
    hint: `You won ${won} of ${plural(decided, "decided deal")}.`,
    to: paths.withQuery(paths.opportunities.list, { status: "closed_won" }),
  };
}
