import type { Context } from "~/core/context";
import { isProductLanguage, type ProductLanguage } from "~/core/languages";
import { listLanguageFacts } from "~/domains/messages/find-message.server";
import { versionFor } from "~/domains/templates/rendering/reader-languages";
import { stepKey, stepsToSend } from "./load-steps.server";

/** The language of each message's footer, by message ID, before or after it is sent. */
export async function messageLanguages(
  ctx: Context,
  messageIds: readonly number[],
): Promise<Map<number, ProductLanguage>> {
  if (messageIds.length === 0) return new Map();
  const facts = await listLanguageFacts(ctx, messageIds);
  const campaignIds = new Set(facts.flatMap(({ campaignId }) => campaignId ?? []));
  const steps = campaignIds.size > 0 ? await stepsToSend(ctx, [...campaignIds]) : new Map<string, never>();
  return new Map(
    facts.map(({ id, campaignId, position, country, oneOff }) => {
      const step = campaignId === null ? undefined : steps.get(stepKey(campaignId, position));
      const language = step ? versionFor(step.versions, country).language : oneOff;
      return [id, isProductLanguage(language) ? language : "en"];
    }),
  );
}
