import type { Context } from "~/core/context";
import { auditLog } from "./tables";

export interface AuditEntry {
  /** A verb and its noun: "suspend-user". */
  action: string;
  /** Such as "user:17". */
  target?: string;
  /** What changed: no secrets, no personal fields. */
  detail?: Record<string, unknown>;
}

/** The statement that writes down who did what, for the batch of what was done: both are written or neither. */
export function auditStatement(ctx: Context, { action, target, detail = {} }: AuditEntry) {
  const { actor } = ctx;
  return ctx.db.insert(auditLog).values({
    at: ctx.now(),
    actorId: actor.kind === "user" ? actor.userId : null,
    impersonatorId: actor.kind === "user" ? actor.impersonatorId : null,
    accountId: ctx.account?.id ?? null,
    action,
    target,
    address: ctx.client.address,
    detail,
  });
}
