import type { Context, UserActor } from "~/core/context";
import { DomainError } from "~/core/errors";
import type { UserRow } from "~/domains/identity/users/users.server";

export const isAdministrator = (actor: Context["actor"]): actor is UserActor =>
  actor.kind === "user" && (actor.isAdmin || actor.userType === "admin");

/** @throws DomainError forbidden if administrators would lock themselves out */
export function requireSomebodyElse(ctx: Context, userId: number, verb: string): void {
  if (ctx.actor.kind === "user" && ctx.actor.userId === userId)
    throw new DomainError("forbidden", `You can’t ${verb} yourself. Ask another administrator.`);
}

export const ACTING_SECONDS = 60 * 60;

type Person = Pick<UserRow, "deactivatedAt" | "suspendedAt" | "isAdmin" | "userType">;

/** @throws DomainError conflict for a user who can't sign in */
export function requireActiveUser(user: Person): void {
  if (user.deactivatedAt) throw new DomainError("conflict", "This user was deleted.");
  if (user.suspendedAt)
    throw new DomainError("conflict", "This user is suspended. Lift the suspension first.");
}

/** @throws DomainError forbidden for administrators, conflict for a user who can't sign in */
export function requireOrdinaryUser(user: Person): void {
  if (user.isAdmin || user.userType === "admin")
    throw new DomainError("forbidden", "Administrators can’t impersonate other administrators.");
  requireActiveUser(user);
}
