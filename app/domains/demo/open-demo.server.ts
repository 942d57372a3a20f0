import type { Context } from "~/core/context";
import { DomainError } from "~/core/errors";
import { openReadOnlySession } from "~/domains/identity/sessions/read-only-session.server";
import { consumeAttempt } from "~/domains/identity/sign-in/rate-limiter.server";
import { CLOSED, isOn, requireSwitch } from "~/domains/settings/operator.server";
import { readSetting } from "~/domains/settings/settings.server";

export type DemoSide = "business" | "agent";

/** Whether a visitor can open the demo: the operator has enabled it and it was seeded. Only reads settings. */
export const canOpenDemo = async (ctx: Context): Promise<boolean> =>
  (await isOn(ctx, "demo")) && (await readSetting(ctx, "demoUsers")) !== null;

/**
 * Signs a visitor in as the demo business or demo agent for an hour, read-only. Only writes the session and the attempt
 * counter of the visitor's network: no log entry, no device. `maxAge` is in seconds.
 * @throws DomainError not_found while there is no demo, too_many
 */
export async function openDemo(ctx: Context, side: DemoSide): Promise<{ token: string; maxAge: number }> {
  await requireSwitch(ctx, "demo");
  await consumeAttempt(ctx, ["open-demo-network", ctx.client.address]);
  const users = await readSetting(ctx, "demoUsers");
  const opened = users && (await openReadOnlySession(ctx, users[side]));
  if (!opened) throw new DomainError("not_found", CLOSED.demo);
  return opened;
}
