import type { AccountContext } from "~/core/context";
import { INDUSTRIES } from "~/domains/directory/taxonomy/industries";
import { SIZES } from "~/domains/directory/taxonomy/sizes";
import { takeQuota } from "~/domains/quotas/count-use.server";
import { parseSentence } from "../sentence/parse-sentence";
import { hasCriteria, type SearchCriteria } from "./criteria";
import { CriteriaSchema } from "./criteria-schema";

export interface WrittenCriteria {
  criteria: SearchCriteria;
  /** Who read the sentence: the name of the model, or null for the built-in parser. */
  writtenBy: string | null;
  /** A model is configured, but its answer could not be used. */
  modelFailed: boolean;
}

const CHOICES = { industries: INDUSTRIES.map((industry) => industry.name), companySizes: SIZES };

/**
 * A plain sentence as criteria. Asks the model when one is configured; when it fails or its answer names anything we
 * don't know, or nothing at all, the built-in parser reads the sentence instead. Never throws for what a model does.
 * @throws DomainError limit_reached when no question is left for today
 */
export async function writeCriteria(
  ctx: Pick<AccountContext, "ai" | "log" | "db" | "now" | "actor" | "account">,
  sentence: string,
): Promise<WrittenCriteria> {
  if (ctx.ai) {
    await takeQuota(ctx, { questions: 1 });
    try {
      const answer = CriteriaSchema.parse(await ctx.ai.write(sentence, CHOICES));
      if (hasCriteria(answer)) return { criteria: answer, writtenBy: ctx.ai.name, modelFailed: false };
    } catch (error) {
      ctx.log.info("criteria of the model not used", {
        reason: error instanceof Error ? error.name : "unknown",
      });
    }
  }
  return { criteria: parseSentence(sentence), writtenBy: null, modelFailed: ctx.ai !== null };
}
