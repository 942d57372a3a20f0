import { type IndustryEvidence, industryEvidence } from "./industry-evidence";

interface WithFacts {
  name: string;
  industry: string | null;
  industryText: string | null;
  sector: string | null;
  description: string | null;
  website: string | null;
}

export const evidenceOf = ({ industryText, ...company }: WithFacts): IndustryEvidence[] =>
  industryEvidence({ ...company, label: industryText === company.sector ? null : industryText });
