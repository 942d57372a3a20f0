import { industryWithChildren } from "~/domains/directory/taxonomy/industries";
import { confidenceOf } from "~/domains/lead-search/confidence/confidence";
import { NOW } from "../../../understanding/confidence/cases";
import { score as scoreOf } from "../../../understanding/confidence/score";
import { sharedFiles } from "../evidence/shared-files";

export const score = () =>
  scoreOf(
    {
      confidence: ({ company, criteria, hasPerson }) =>
        confidenceOf({ company, criteria, hasContact: hasPerson, now: NOW }).confidence,
      finds: ({ industry }, criteria) =>
        industry !== null && criteria.industry.flatMap(industryWithChildren).includes(industry),
    },
    sharedFiles(),
  );
