import { DEFAULT_LEADS_PER_RUN } from "../policy";
import { maxLeads as maxLeadsSchema } from "../schemas";
import { CriteriaSchema } from "./criteria-schema";
import { NO_CRITERIA } from "./search-criteria";
import type { SearchDraft } from "./search-draft";

/** Returns the criteria of a draft in the URL; `problem` is its first error. */
export function criteriaOfDraft(draft: SearchDraft) {
  const parsed = CriteriaSchema.safeParse({
    industry: draft.industries,
    location: draft.countries,
    city: [draft.cities],
    companySize: draft.companySizes,
    keywords: [draft.keywords],
    excludeKeywords: [draft.excludeKeywords],
    excludeIndustry: draft.excludeIndustries,
    ...(draft.takeLikely ? { takeLikely: true } : {}),
  });
  const maxLeads = maxLeadsSchema.safeParse(Number(draft.maxLeads));
  return {
    criteria: parsed.success ? parsed.data : NO_CRITERIA,
    maxLeads: maxLeads.success ? maxLeads.data : DEFAULT_LEADS_PER_RUN,
    problem: (parsed.error ?? maxLeads.error)?.issues[0]?.message ?? null,
  };
}
