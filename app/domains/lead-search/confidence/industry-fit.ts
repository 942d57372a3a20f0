import {
  type IndustryEvidence,
  industryEvidence,
  type Piece,
  statedIndustry,
} from "~/domains/directory/taxonomy/evidence/industry-evidence";
import { SURE } from "~/domains/directory/taxonomy/evidence/weights";
import { INDUSTRIES, industryName, industryWithChildren } from "~/domains/directory/taxonomy/industries";
import { type Answer, choiceText, type Question, type ScoredCompany } from "./confidence-fit";
import { BESIDE_ANY_INDUSTRY, DEDUCTIONS, SHARES, STRENGTH } from "./confidence-weights";

const PARENT = new Map(INDUSTRIES.map(({ id, parent }) => [id, parent]));

const SAYS: Record<Piece["kind"], (text: string) => string> = {
  stated: () => "stated",
  label: (text) => `label “${text}”`,
  sector: (text) => `sector “${text}”`,
  name: (text) => `“${text}” in its name`,
  description: (text) => `“${text}” in its description`,
  website: (text) => `“${text}” in its website`,
};
const MAX_TEXT_LENGTH = 40;

/** An industry derived from label or sector counts once, with them; one set by a user is separate evidence. */
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

const strengthOf = ({ industry, weight }: IndustryEvidence) =>
  `${weight < SURE ? "likely " : ""}${industryName(industry)}, ${weight} of 100`;

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
    const reasonText = `Industry: ${strengthOf(found)} (${saidBy(found)})`;
    return isContested
      ? [
          shareOf(found.weight) * SHARES.contested,
          `${reasonText}, but also ${strengthOf(rival)} (${saidBy(rival)}); ${asked}.`,
        ]
      : [shareOf(found.weight), `${reasonText}; ${asked}.`];
  }
  const [first] = evidence;
  if (!first) return [0, `Industry: not available; ${asked}.`, DEDUCTIONS.unknownIndustry];
  const reasonText = `Industry: ${strengthOf(first)} (${saidBy(first)}); ${asked}.`;
  if (isAbove(first.industry)) return [SHARES.broaderIndustry, reasonText];
  return [0, reasonText, DEDUCTIONS.otherIndustry];
}
