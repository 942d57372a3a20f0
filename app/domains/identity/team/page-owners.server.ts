import type { AccountContext } from "~/core/context";
import type { PageOwners } from "./page-owners";
import { teamChoices } from "./teammates.server";

export const asksForOwners = ({ url }: { url: string }): boolean =>
  new URL(url).searchParams.getAll("columns").some((keys) => keys.split(",").includes("owner"));

/**
 * Returns the owners for a list page; none for an account with one member and no owner column. Reads the team; for the
 * column, also `ownersOfRows`.
 */
export async function pageOwners(
  ctx: AccountContext,
  request: { url: string },
  ownersOfRows: () => Promise<Map<number, number>> | Map<number, number>,
): Promise<{ owners?: PageOwners }> {
  const chosen = new URL(request.url).searchParams.get("owner") ?? "";
  const isAsked = asksForOwners(request);
  const team = await teamChoices(ctx);
  if (team.length < 2 && !chosen && !isAsked) return {};
  if (!isAsked) return { owners: { team, chosen } };
  const places = new Map(team.map(({ value }, place) => [Number(value), place]));
  const rows = [...(await ownersOfRows())].flatMap(([id, ownerId]) => {
    const place = places.get(ownerId);
    return place === undefined ? [] : [[id, place]];
  });
  return { owners: { team, chosen, rows: Object.fromEntries(rows) } };
}
