import { countryName } from "~/core/places/countries";
import { isBasicRecord } from "~/domains/directory/open-data/basic-record";
import { industryName } from "~/domains/directory/taxonomy/industries";
import type { SearchCriteria } from "../criteria/search-criteria";
import { criteriaJson } from "../json";
import type { LeadDraft } from "./lead-drafts";
import { fitText, previewText, type SearchPreview } from "./preview-search.server";
import { basicText, quoteText } from "./quote-leads.server";
import { idleText } from "./zero-result-keywords.server";

const BEST_REASONS = 2;

const best = ({ reasons }: Pick<LeadDraft, "reasons">) =>
  [...reasons]
    .sort((a, b) => b.points - a.points)
    .slice(0, BEST_REASONS)
    .map(({ label }) => label);

/** The directory's public facts of each company, with its score; contacts are available once it is a lead. */
const rowView = (draft: SearchPreview["rows"][number]) => ({
  id: draft.company.id,
  name: draft.company.name,
  location:
    [draft.company.city, draft.company.country && countryName(draft.company.country)]
      .filter(Boolean)
      .join(", ") || null,
  industry: draft.company.industry && industryName(draft.company.industry),
  size: draft.company.size,
  score: draft.confidence,
  best: best(draft),
  isOwn: draft.free === "own",
  isPaid: draft.free === "paid",
  isBasic: isBasicRecord(draft.company),
});

export const previewView = (preview: SearchPreview) => ({
  text: previewText(preview),
  fit: fitText(preview),
  cost: preview.quote.cost,
  companies: preview.quote.companies,
  quote: quoteText(preview.quote),
  basic: preview.quote.basic,
  basicText: preview.quote.basic > 0 ? basicText(preview.quote) : null,
  idle: idleText(preview.idle),
  rows: preview.rows.map(rowView),
});
export type PreviewView = ReturnType<typeof previewView>;

/** The figures that the page of a new search shows, and its line of text. */
export const searchPreviewJson = (criteria: SearchCriteria, preview: SearchPreview) => ({
  criteria: criteriaJson(criteria),
  ...preview.count,
  leadsAdded: preview.quote.companies,
  leadsUsed: preview.quote.cost,
  leadsLeft: preview.quote.left,
  basicRecords: preview.quote.basic,
  keywordsWithoutResults: preview.idle,
  text: previewText(preview),
});
