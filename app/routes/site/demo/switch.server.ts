import type { Context } from "~/core/context";
import { DomainError } from "~/core/errors";
import { requireSwitch } from "~/domains/settings/operator.server";
import { contextOf, type RequestArgs } from "~/http/session/guards.server";

/** For each page of the demo. @throws Response 404 while the operator has it switched off */
export async function requireDemo(args: RequestArgs): Promise<Context> {
  const ctx = await contextOf(args);
  try {
    await requireSwitch(ctx, "demo");
  } catch (error) {
    throw error instanceof DomainError ? new Response(error.message, { status: error.status }) : error;
  }
  return ctx;
}
