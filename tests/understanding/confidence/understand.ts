import {
  industryEvidence,
  statedIndustry,
  sureIndustries,
} from "~/domains/directory/taxonomy/evidence/industry-evidence";
import { industryWithChildren } from "~/domains/directory/taxonomy/industries";
import { confidenceOf } from "~/domains/lead-search/confidence/confidence";
import { NOW, type Pair } from "./cases";
import type { Understand } from "./score";

const labelOf = ({ industryText, sector }: Pair["company"]) =>
  industryText === sector ? null : industryText;

/** Reads the company as an import does now. */
const readCompany = (company: Pair["company"]) => ({
  ...company,
  industry: statedIndustry(labelOf(company) ?? "", company.sector ?? ""),
});

export const understand: Understand = {
  confidence: ({ company, criteria, hasPerson, hasAddress }) =>
    confidenceOf({ company: readCompany(company), criteria, hasContact: hasPerson, hasAddress, now: NOW })
      .confidence,
  finds: (company, criteria) => {
    const { name, sector, description, website } = company;
    const evidence = industryEvidence({ name, label: labelOf(company), sector, description, website });
    const wanted = criteria.industry.flatMap(industryWithChildren);
    return sureIndustries(evidence).some((industry) => wanted.includes(industry));
  },
};
