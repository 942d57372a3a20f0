import type { Context } from "~/core/context";
import type { CompanyDraft } from "../companies/company";
import { labelKey } from "../taxonomy/industries";

const DECIDED = `SELECT key, industry, decided_by AS decidedBy, decided_at AS decidedAt FROM industry_labels
WHERE industry IS NOT NULL AND key IN (SELECT value FROM json_each(?1))`;

interface Decided {
  key: string;
  industry: string;
  decidedBy: string;
  decidedAt: number;
}

const sourceOfLabel = (decidedBy: string) => `label classified by ${decidedBy}`;

/** Gives companies with a decided label its industry, with the decision as the source. */
export async function withDecidedIndustries(
  ctx: Pick<Context, "d1">,
  drafts: CompanyDraft[],
): Promise<CompanyDraft[]> {
  const keyOf = ({ industry, industryText }: CompanyDraft) =>
    industry === null && industryText ? labelKey(industryText) : "";
  const keys = [...new Set(drafts.map(keyOf))].filter(Boolean);
  if (keys.length === 0) return drafts;
  const { results } = await ctx.d1.prepare(DECIDED).bind(JSON.stringify(keys)).all<Decided>();
  const known = new Map(results.map((row) => [row.key, row]));
  return drafts.map((draft) => {
    const decided = known.get(keyOf(draft));
    return decided ? withIndustry(draft, decided.industry, decided.decidedBy, decided.decidedAt) : draft;
  });
}

export const withIndustry = (
  draft: CompanyDraft,
  industry: string,
  decidedBy: string,
  decidedAt: number,
): CompanyDraft => ({
  ...draft,
  industry,
  fieldSources: {
    ...draft.fieldSources,
    industry: { source: sourceOfLabel(decidedBy), at: new Date(decidedAt * 1000).toISOString() },
  },
});
