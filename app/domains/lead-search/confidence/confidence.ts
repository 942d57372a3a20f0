import { formatDate } from "~/core/format";
import { type Answer, countryFit, industryFit, type Question, sizeFit, wordsFit } from "./confidence-fit";
import { COMPLETENESS, CONFIDENCE_WEIGHTS, FRESH_DAYS, OLD_DAYS, SHARES } from "./confidence-weights";

export interface ConfidenceReason {
  id: keyof typeof CONFIDENCE_WEIGHTS;
  label: string;
  points: number;
  max: number;
  detail: string;
}

const DAY = 86_400_000;

function completeness({ company, hasContact }: Question): Answer {
  const known: Record<keyof typeof COMPLETENESS, boolean> = {
    website: Boolean(company.website),
    city: Boolean(company.city),
    description: Boolean(company.description),
    size: company.size !== null,
    industry: company.industry !== null,
    contact: hasContact,
  };
  const names = Object.keys(COMPLETENESS) as (keyof typeof COMPLETENESS)[];
  const missing = names.filter((name) => !known[name]);
  const points = names.reduce((sum, name) => sum + (known[name] ? COMPLETENESS[name] : 0), 0);
  return [
    points,
    missing.length === 0 ? "Record: nothing is missing." : `Record: no ${missing.join(", no ")}.`,
  ];
}

function freshness({ company, now }: Question): Answer {
  const max = CONFIDENCE_WEIGHTS.freshness;
  const days = (now.getTime() - company.updatedAt.getTime()) / DAY;
  if (!Number.isFinite(days)) return [0, "Date: not known."];
  const share = 1 - (days - FRESH_DAYS) / (OLD_DAYS - FRESH_DAYS);
  return [
    Math.round(max * Math.min(1, Math.max(0, share))),
    `Date: written on ${formatDate(company.updatedAt)}.`,
  ];
}

function sourceQuality({ company }: Question): Answer {
  const max = CONFIDENCE_WEIGHTS.source;
  if (company.isDemo) return [0, "Source: demo data, made up for trying out."];
  if (company.accountId !== null) return [max, `Source: ${company.source}, brought by your own team.`];
  if (company.source === "starter list")
    return [
      Math.floor(max * SHARES.starterList),
      "Source: starter list, general knowledge of well-known companies.",
    ];
  return company.source
    ? [Math.floor(max * SHARES.otherShared), `Source: ${company.source}, shared directory.`]
    : [0, "Source: not known."];
}

const PARTS: [id: keyof typeof CONFIDENCE_WEIGHTS, label: string, answer: (question: Question) => Answer][] =
  [
    ["industry", "Industry", industryFit],
    ["country", "Country", countryFit],
    ["size", "Company size", sizeFit],
    ["words", "Your words", wordsFit],
    ["completeness", "How complete the record is", completeness],
    ["freshness", "How fresh the record is", freshness],
    ["source", "Where the record comes from", sourceQuality],
  ];

/** How sure we are that a company is what the search asked for: whole points of 0 to 100, the sum of the reasons'. */
export function confidenceOf(question: Question): { confidence: number; reasons: ConfidenceReason[] } {
  const reasons = PARTS.map(([id, label, answer]) => {
    const [points, detail] = answer(question);
    return { id, label, points, max: CONFIDENCE_WEIGHTS[id], detail };
  });
  return { confidence: reasons.reduce((sum, reason) => sum + reason.points, 0), reasons };
}

export const CONFIDENCE_PARTS = PARTS.map(([id, label]) => ({ id, label, max: CONFIDENCE_WEIGHTS[id] }));
