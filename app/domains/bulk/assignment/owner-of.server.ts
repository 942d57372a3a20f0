import type { BusinessContext } from "~/core/context";
import { ownersOf } from "~/domains/directory/owners/owners-of.server";
import { nameIn } from "~/domains/identity/team/person";
import { teamChoices } from "~/domains/identity/team/teammates.server";

export async function ownerView(ctx: BusinessContext, ownerId: number | null) {
  const team = await teamChoices(ctx);
  return { id: ownerId, name: nameIn(team, ownerId), team };
}

export const ownerOf = async (ctx: BusinessContext, list: "companies" | "contacts", id: number) =>
  ownerView(ctx, (await ownersOf(ctx, list, [{ id }])).get(id) ?? null);
