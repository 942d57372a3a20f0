import type { AccountContext } from "~/core/context";
import { INDUSTRIES } from "~/domains/directory/taxonomy/industries";
import { SIZES } from "~/domains/directory/taxonomy/sizes";
import { takeQuota } from "~/domains/quotas/count-use.server";
import { parseSentence } from "../sentence/parse-sentence";
import { CriteriaSchema } from "./criteria-schema";
import { hasCriteria, type SearchCriteria } from "./search-criteria";

export interface WrittenCriteria {
  criteria: SearchCriteria;
  /** The name of the model; null for the built-in parser. */
  writtenBy: string | null;
  modelFailed: boolean;
}

const CHOICES = { industries: INDUSTRIES.map((industry) => industry.name), companySizes: SIZES };

/** When the model fails, or names anything we don't know, the built-in parser reads. @throws DomainError limit_reached */
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
