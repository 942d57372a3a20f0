import type { Context, UserActor } from "~/core/context";
import { DomainError } from "~/core/errors";

export const isAdministrator = (actor: Context["actor"]): actor is UserActor =>
  actor.kind === "user" && (actor.isAdmin || actor.userType === "admin");

/** @throws DomainError forbidden when an administrator would lock herself out */
export function requireSomebodyElse(ctx: Context, userId: number, verb: string): void {
  if (ctx.actor.kind === "user" && ctx.actor.userId === userId)
    throw new DomainError("forbidden", `You can't ${verb} yourself. Ask another administrator.`);
}

export const LAST_ADMIN = "This is the last administrator. Make somebody else one first.";
