import type { Context } from "~/core/context";
import { readSetting } from "~/domains/settings/settings.server";
import { type Processor, processorsOf } from "./processors";

export async function listProcessors(ctx: Context): Promise<Processor[]> {
  const providers = await readSetting(ctx, "identityProviders");
  return processorsOf({
    config: ctx.config,
    ai: ctx.ai,
    identityProviders: providers.filter(({ isOn }) => isOn),
  });
}
