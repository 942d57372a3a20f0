import {
  type IndustryEvidence,
  industryEvidence,
  type Piece,
  statedIndustry,
} from "~/domains/directory/taxonomy/evidence/industry-evidence";
import { SURE } from "~/domains/directory/taxonomy/evidence/weights";
import { INDUSTRIES, industryName, industryWithChildren } from "~/domains/directory/taxonomy/industries";
import { m } from "~/messages/messages";
import { type Answer, choiceText, type Question, type ScoredCompany } from "./confidence-fit";
import { BESIDE_ANY_INDUSTRY, DEDUCTIONS, SHARES, STRENGTH } from "./confidence-weights";

const PARENT = new Map(INDUSTRIES.map(({ id, parent }) => [id, parent]));

const SAYS: Record<Piece["kind"], (text: string) => string> = {
  stated: () => m.site_confidence_stated(),
  label: (text) => m.site_confidence_label({ text }),
  sector: (text) => m.site_confidence_sector({ text }),
  name: (text) => m.site_confidence_in_its_name({ text }),
  description: (text) => m.site_confidence_in_its_description({ text }),
  website: (text) => m.site_confidence_in_its_website({ text }),
};
const MAX_TEXT_LENGTH = 40;

/** An industry derived from the label or sector counts once, together with them; one set by a user is separate evidence. */
function evidenceOf(company: ScoredCompany): IndustryEvidence[] {
  const { name, industry, industryText, sector = null, description, website } = company;
  const label = industryText === sector ? null : industryText;
  const isRead = industry !== null && statedIndustry(label ?? "", sector ?? "") === industry;
  return industryEvidence({ name, label, sector, description, website, industry: isRead ? null : industry });
}

const saidBy = ({ pieces }: IndustryEvidence) =>
  pieces
    .slice(0, 3)
    .map(({ kind, text }) => SAYS[kind](text.slice(0, MAX_TEXT_LENGTH)))
    .join(", ");

const strengthOf = (evidence: IndustryEvidence) => {
  const strength = {
    industry: industryName(evidence.industry),
    weight: evidence.weight,
    evidence: saidBy(evidence),
  };
  return evidence.weight < SURE
    ? m.site_confidence_likely_of_100(strength)
    : m.site_confidence_of_100(strength);
};

const shareOf = (weight: number) => STRENGTH.find(([from]) => weight >= from)?.[1] ?? 0;

export function industryFit({ company, criteria }: Question): Answer {
  const asked = choiceText(criteria.industry.map(industryName));
  const wanted = criteria.industry.flatMap(industryWithChildren);
  const evidence = evidenceOf(company);
  const found = evidence.find(({ industry }) => wanted.includes(industry));
  const isAbove = (id: string) => wanted.some((value) => PARENT.get(value) === id);
  const isRival = ({ industry, weight }: IndustryEvidence) =>
    weight >= SURE &&
    !wanted.includes(industry) &&
    !isAbove(industry) &&
    !BESIDE_ANY_INDUSTRY.includes(industry);
  const rival = evidence.find(isRival);
  if (found) {
    const isContested = rival && rival.weight >= found.weight;
    const name = strengthOf(found);
    const isAsked = criteria.industry.length === 1 && criteria.industry[0] === found.industry;
    const plainText = isAsked
      ? m.site_confidence_industry_matches({ name })
      : m.site_confidence_industry_2({ name, asked });
    return isContested
      ? [
          shareOf(found.weight) * SHARES.contested,
          m.site_confidence_industry_but_also({ name, rival: strengthOf(rival), asked }),
        ]
      : [shareOf(found.weight), plainText];
  }
  const [first] = evidence;
  if (!first) return [0, m.site_confidence_industry_not_available({ asked }), DEDUCTIONS.unknownIndustry];
  const reasonText = m.site_confidence_industry_2({ name: strengthOf(first), asked });
  if (isAbove(first.industry)) return [SHARES.broaderIndustry, reasonText];
  return [0, reasonText, DEDUCTIONS.otherIndustry];
}
