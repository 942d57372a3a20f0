import type { AccountContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { leadRefusal, readOnlyRefusal } from "./policy";
import { getLeadUsage } from "./usage.server";

/** @throws DomainError limit_reached when no lead is left or the trial has ended */
export async function allowLeads(ctx: AccountContext): Promise<void> {
  const refusal = leadRefusal(ctx.account, await getLeadUsage(ctx), ctx.now());
  if (refusal) throw new DomainError("limit_reached", refusal);
}

/** For companies that don't use up a lead. @throws DomainError limit_reached when the trial or the plan has ended */
export function allowFreeLeads(ctx: AccountContext): void {
  const refusal = readOnlyRefusal(ctx.account, ctx.now());
  if (refusal) throw new DomainError("limit_reached", refusal);
}
