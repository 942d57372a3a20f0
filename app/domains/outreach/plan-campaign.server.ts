import type { Context } from "~/core/context";

/** Writes a message for each lead of a campaign that has none yet. Delivered twice, it writes each once. */
export async function planCampaign(_ctx: Context, _campaignId: number): Promise<void> {}
