import { z } from "zod";
import type { AccountContext } from "~/core/context";
import { INDUSTRIES } from "~/domains/directory/taxonomy/industries";
import { SIZES } from "~/domains/directory/taxonomy/sizes";
import { consumeQuota } from "~/domains/quotas/charge-quota.server";
import { findProduct } from "../buyers/products";
import { type IndustryResults, namesBuyers, proposeBuyers } from "../buyers/propose-buyers";
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

type Context = Pick<AccountContext, "ai" | "log" | "db" | "now" | "actor" | "account">;

interface Asked {
  /** The description is the user's product. */
  findBuyers?: boolean;
  /** The account's won deals and replies, read only if buyers are proposed. */
  results?: (() => Promise<IndustryResults[]>) | undefined;
}

/** Returns the model's criteria, or null. @throws DomainError limit_reached */
async function askModel(ctx: Context, sentence: string, isAboutBuyers: boolean) {
  if (!ctx.ai) return null;
  await consumeQuota(ctx, { questions: 1 });
  try {
    const answer = await ctx.ai.write(sentence, { ...CHOICES, isAboutBuyers });
    const criteria = CriteriaSchema.parse(answer);
    if (hasCriteria(criteria)) return { criteria, notCovered: NotCovered.parse(answer).notCovered };
  } catch (error) {
    ctx.log.info("criteria of the model not used", {
      reason: error instanceof Error ? error.name : "unknown",
    });
  }
  return null;
}

/** Uses the built-in parser if the model fails or returns an unknown value. @throws DomainError limit_reached */
export async function writeCriteria(
  ctx: Context,
  sentence: string,
  { findBuyers = false, results }: Asked = {},
): Promise<WrittenCriteria> {
  const read = parseQuery(sentence, findBuyers);
  const isProposed = read.buyers !== null && !namesBuyers(read.buyers);
  const answer = await askModel(ctx, sentence, isProposed);
  const name = ctx.ai?.name ?? "";
  const product = findProduct(read.buyers?.product ?? "");
  const known = { product, results: isProposed ? await results?.() : undefined };
  if (!answer)
    return {
      ...read,
      ...(isProposed && product ? proposeBuyers(read.criteria, known) : {}),
      writtenBy: null,
      modelFailed: ctx.ai !== null,
    };
  const proposed = isProposed
    ? proposeBuyers(answer.criteria, { ...known, model: { industries: answer.criteria.industry, name } })
    : { criteria: answer.criteria, buyers: null };
  return {
    ...proposed,
    writtenBy: name,
    modelFailed: false,
    readAs: [],
    notCovered: [...new Set([...read.notCovered, ...knownElsewhere(answer.notCovered)])],
    notUnderstood: [],
  };
}
