import type { Context } from "~/core/context";
import { readSetting } from "~/domains/settings/settings.server";
import { type Processor, processorsOf } from "./processors";

/** Who gets data from this deployment, as it is configured and set. */
export async function listProcessors(ctx: Context): Promise<Processor[]> {
  const providers = await readSetting(ctx, "identityProviders");
  return processorsOf({
    config: ctx.config,
    ai: ctx.ai,
    identityProviders: providers.filter(({ isOn }) => isOn),
  });
}
