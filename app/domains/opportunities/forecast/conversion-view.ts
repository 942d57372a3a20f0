import { plural } from "~/core/format";
import { paths } from "~/paths";
import type { StageTotal } from "./opportunity-totals.server";

/** Of all deals that were decided, how many were won: the figure, its ground and its rows. */
export function conversionView(totals: StageTotal[]) {
  const countOf = (stage: StageTotal["status"]) => totals.find(({ status }) => status === stage)?.count ?? 0;
  const won = countOf("closed_won");
  const decided = won + countOf("closed_lost");
  if (decided === 0)
    return { value: "Not known yet", hint: "It is the share of deals won, once one is won or lost." };
  return {
    value: `${Math.round((won / decided) * 100)}%`,
    hint: `You won ${won} of ${plural(decided, "decided deal")}.`,
    to: paths.withQuery(paths.opportunities.list, { status: "closed_won" }),
  };
}
