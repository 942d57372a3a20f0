import { z } from "zod";
import type { AccountContext } from "~/core/context";
import { INDUSTRIES } from "~/domains/directory/taxonomy/industries";
import { SIZES } from "~/domains/directory/taxonomy/sizes";
import { consumeQuota } from "~/domains/quotas/charge-quota.server";
import { knownElsewhere } from "../query-parser/out-of-coverage";
import { type ParsedQuery, parseQuery } from "../query-parser/parse-query";
import { CriteriaSchema } from "./criteria-schema";
import { hasCriteria, type SearchCriteria } from "./search-criteria";

export interface WrittenCriteria extends Omit<ParsedQuery, "criteria"> {
  criteria: SearchCriteria;
  /** The name of the model; null for the built-in parser. */
  writtenBy: string | null;
  modelFailed: boolean;
}

const CHOICES = { industries: INDUSTRIES.map((industry) => industry.name), companySizes: SIZES };
const NotCovered = z.object({ notCovered: z.array(z.string().max(200)).max(200).catch([]) });

/** When the model fails, or names anything we don't know, the built-in parser reads. @throws DomainError limit_reached */
export async function writeCriteria(
  ctx: Pick<AccountContext, "ai" | "log" | "db" | "now" | "actor" | "account">,
  sentence: string,
): Promise<WrittenCriteria> {
  const read = parseQuery(sentence);
  if (ctx.ai) {
    await consumeQuota(ctx, { questions: 1 });
    try {
      const answer = await ctx.ai.write(sentence, CHOICES);
      const criteria = CriteriaSchema.parse(answer);
      const named = knownElsewhere(NotCovered.parse(answer).notCovered);
      const notCovered = [...new Set([...read.notCovered, ...named])];
      if (hasCriteria(criteria))
        return {
          criteria,
          writtenBy: ctx.ai.name,
          modelFailed: false,
          readAs: [],
          notCovered,
          notUnderstood: [],
        };
    } catch (error) {
      ctx.log.info("criteria of the model not used", {
        reason: error instanceof Error ? error.name : "unknown",
      });
    }
  }
  return { ...read, writtenBy: null, modelFailed: ctx.ai !== null };
}
