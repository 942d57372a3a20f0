import { isDeployed } from "~/core/config";
import type { Context } from "~/core/context";
import { DomainError } from "~/core/errors";
import type { ResearchSetting } from "~/domains/settings/settings";
import { changeSetting, readSetting, readSettingAnew } from "~/domains/settings/settings.server";
import { MAX_DAILY_ADDITIONS } from "./policy";

/** By default, businesses can start the research in development, but only administrators can in production. */
const builtIn = ({ config }: Context): ResearchSetting => ({
  startedBy: isDeployed(config) ? "administrators" : "businesses",
  mostADay: MAX_DAILY_ADDITIONS,
});

export const researchSettings = async (ctx: Context): Promise<ResearchSetting> =>
  (await readSetting(ctx, "research")) ?? builtIn(ctx);

export async function changeResearchSettings(
  ctx: Context,
  change: Partial<ResearchSetting>,
): Promise<ResearchSetting> {
  const before = (await readSettingAnew(ctx, "research")) ?? builtIn(ctx);
  const sent = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const after = { ...before, ...sent };
  await changeSetting(ctx, "research", after, sent);
  return after;
}

/** Why this user may not start and stop the research; null if they may. Administrators always may. */
export async function startBlockingReason(ctx: Context): Promise<string | null> {
  const { actor, account, config } = ctx;
  if (actor.kind === "user" && actor.isAdmin) return null;
  if (account?.isDemo && isDeployed(config))
    return "You can view this screen in the demo, but not start research.";
  if ((await researchSettings(ctx)).startedBy === "businesses") return null;
  return "Only an administrator can start and stop research.";
}

/** @throws DomainError forbidden */
export async function requireMayStart(ctx: Context): Promise<void> {
  const blockingReason = await startBlockingReason(ctx);
  if (blockingReason) throw new DomainError("forbidden", blockingReason);
}
