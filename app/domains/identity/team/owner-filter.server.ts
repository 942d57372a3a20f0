import type { AccountContext } from "~/core/context";
import { users } from "../tables";
import type { OwnerFilter } from "./owner-filter";
import { members } from "./team.server";

export const ownerIdIn = ({ actor }: AccountContext, owner: "me" | number): number =>
  owner === "me" ? (actor.kind === "user" ? actor.userId : 0) : owner;

const MAX_MEMBERS = 500;

export async function memberIds(ctx: AccountContext): Promise<number[]> {
  const rows = await ctx.db.select({ id: users.id }).from(users).where(members(ctx)).limit(MAX_MEMBERS);
  return rows.map(({ id }) => id);
}

/** Returns a filter for a teammate's rows, or for rows without an owner. */
export async function ownerIs(ctx: AccountContext, owner: OwnerFilter) {
  if (owner === undefined) return {};
  if (owner === "none") return { owner: { noneOf: await memberIds(ctx) } };
  return { owner: { is: ownerIdIn(ctx, owner) } };
}
