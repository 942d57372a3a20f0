import type { AccountContext, BusinessContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { pictureUrl } from "../pictures/picture-kinds";
import type { Person } from "./person";
import { listTeam, memberNames } from "./team.server";

const isBusiness = (ctx: AccountContext): ctx is BusinessContext => ctx.actor.kind === "user";

/** @throws DomainError invalid unless the user is in the account's team */
export async function requireTeammate(ctx: AccountContext, userId: number, field: string): Promise<void> {
  if (!isBusiness(ctx) || userId === ctx.actor.userId) return;
  if (!(await memberNames(ctx, userId))) throw new DomainError("invalid", "Choose a teammate.", { field });
}

export async function teamWithPictures(ctx: AccountContext): Promise<Person[]> {
  const team = await listTeam(ctx);
  return team.map(({ id, firstName, lastName, email, profilePicture }) => ({
    value: String(id),
    label: `${firstName} ${lastName}`.trim() || email,
    picture: pictureUrl(profilePicture),
  }));
}

export const teamChoices = async (ctx: AccountContext): Promise<Person[]> =>
  (await teamWithPictures(ctx)).map(({ value, label }) => ({ value, label }));
