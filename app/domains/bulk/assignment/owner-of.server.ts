import type { BusinessContext } from "~/core/context";
import { ownersOf } from "~/domains/directory/owners/owners-of.server";
import { teamChoices } from "~/domains/opportunities/owners.server";
import { nameIn } from "~/domains/opportunities/people";

export async function ownerView(ctx: BusinessContext, ownerId: number | null) {
  const team = await teamChoices(ctx);
  return { id: ownerId, name: nameIn(team, ownerId), team };
}

export const ownerOf = async (ctx: BusinessContext, list: "companies" | "contacts", id: number) =>
  ownerView(ctx, (await ownersOf(ctx, list, [id])).get(id) ?? null);

interface Row {
  id: number;
  ownerId?: number | null;
}

/** The names of the owners of a page's rows by their ids; null where no row has one. */
export async function pageOwners(
  ctx: BusinessContext,
  list: "companies" | "contacts" | "leads",
  rows: Row[],
) {
  const owners =
    list === "leads"
      ? new Map(rows.flatMap(({ id, ownerId }) => (ownerId ? [[id, ownerId] as const] : [])))
      : await ownersOf(
          ctx,
          list,
          rows.map(({ id }) => id),
        );
  if (owners.size === 0) return null;
  const team = await teamChoices(ctx);
  return Object.fromEntries([...owners].map(([id, owner]) => [id, nameIn(team, owner)]));
}
