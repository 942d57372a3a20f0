import { m } from "~/messages/messages";
import { type Answer, countryFit, type Question, sizeFit, wordsFit } from "./confidence-fit";
import { CONFIDENCE_WEIGHTS } from "./confidence-weights";
import { industryFit } from "./industry-fit";
import { activity, completeness, corroboration, freshness, reach, sourceQuality } from "./record-facts";

type ReasonId = keyof typeof CONFIDENCE_WEIGHTS;

export interface ConfidenceReason {
  id: ReasonId;
  label: string;
  /** At most `max`; below 0 if the record contradicts the criterion, or the company is closed. */
  points: number;
  max: number;
  detail: string;
}

type Part = [
  id: ReasonId,
  label: () => string,
  answer: (question: Question) => Answer,
  isAsked?: (question: Question) => boolean,
];

const PARTS: Part[] = [
  ["industry", m.site_confidence_industry, industryFit, ({ criteria }) => criteria.industry.length > 0],
  ["country", m.site_confidence_country_2, countryFit, ({ criteria }) => criteria.location.length > 0],
  ["size", m.site_confidence_company_size, sizeFit, ({ criteria }) => criteria.companySize.length > 0],
  ["words", m.site_confidence_keywords, wordsFit, ({ criteria }) => criteria.keywords.length > 0],
  ["completeness", m.site_confidence_completeness, completeness],
  ["reach", m.site_confidence_contacts, reach],
  ["corroboration", m.site_confidence_second_source, corroboration],
  ["freshness", m.site_confidence_freshness, freshness],
  ["activity", m.site_confidence_activity, activity],
  ["source", m.site_confidence_source, sourceQuality],
];

/** Scales weights to whole numbers with a sum of 100: the largest remainders are rounded up. */
function scaled(weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const exact = weights.map((weight) => (100 * weight) / all);
  const whole = exact.map(Math.floor);
  const left = 100 - whole.reduce((sum, row) => sum + row, 0);
  const byRemainder = exact
    .map((points, index) => ({ at: index, rest: points - Math.floor(points) }))
    .sort((a, b) => b.rest - a.rest || a.at - b.at);
  for (const { at } of byRemainder.slice(0, left)) whole[at] = (whole[at] ?? 0) + 1;
  return whole;
}

/** Returns whole points, 0 to 100, the sum of the reasons. An unset criterion has no reason. */
export function confidenceOf(question: Question): { confidence: number; reasons: ConfidenceReason[] } {
  const parts = PARTS.filter(([, , , isAsked]) => isAsked?.(question) ?? true);
  const maxPoints = scaled(parts.map(([id]) => CONFIDENCE_WEIGHTS[id]));
  const reasons = parts.map(([id, label, answer], index): ConfidenceReason => {
    const [share, detail, off = 0] = answer(question);
    const max = maxPoints[index] ?? 0;
    return { id, label: label(), points: Math.round(max * share) - off, max, detail };
  });
  let below = -reasons.reduce((sum, { points }) => sum + points, 0);
  for (const reason of reasons) {
    if (below <= 0) break;
    const back = Math.min(below, Math.max(0, -reason.points));
    reason.points += back;
    below -= back;
  }
  return { confidence: reasons.reduce((sum, { points }) => sum + points, 0), reasons };
}

export const confidenceParts = () =>
  PARTS.map(([id, label]) => ({ id, label: label(), max: CONFIDENCE_WEIGHTS[id] }));
