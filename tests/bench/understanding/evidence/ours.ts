import { industryEvidence, sureIndustries } from "~/domains/directory/taxonomy/evidence/industry-evidence";
import { score as scoreOf } from "../../../understanding/evidence/score";
import { sharedFiles } from "./shared-files";

export const title = "Evidence of an industry";

export const score = () => scoreOf((record) => sureIndustries(industryEvidence(record)), sharedFiles());
