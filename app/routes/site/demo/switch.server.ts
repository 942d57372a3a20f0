import type { Context } from "~/core/context";
import { requireSwitch } from "~/domains/settings/operator.server";
import { toErrorResponse } from "~/http/errors.server";
import { contextOf, type RequestArgs } from "~/http/session/guards.server";

/** Guards each page of the demo. @throws Response 404 while the operator has turned it off */
export async function requireDemo(args: RequestArgs): Promise<Context> {
  const ctx = await contextOf(args);
  try {
    await requireSwitch(ctx, "demo");
  } catch (error) {
    throw toErrorResponse(error);
  }
  return ctx;
}
