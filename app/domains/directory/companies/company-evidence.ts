import { evidenceOf } from "../taxonomy/evidence/evidence-of-company";
import type { IndustryEvidence } from "../taxonomy/evidence/industry-evidence";
import { type EvidenceKind, SURE } from "../taxonomy/evidence/weights";
import { industryName } from "../taxonomy/industries";
import type { Company } from "./company";

const SOURCES: Record<EvidenceKind, string> = {
  stated: "stated industry",
  label: "the source’s industry label",
  sector: "the source’s sector",
  name: "its name",
  description: "its description",
  website: "its web address",
};

const MAX_SHOWN = 6;

const pieceText = ({ kind, text, weight }: IndustryEvidence["pieces"][number]) =>
  kind === "stated" ? `${SOURCES.stated} (${weight})` : `“${text}” in ${SOURCES[kind]} (${weight})`;

export const evidenceRows = (company: Company) =>
  evidenceOf(company)
    .slice(0, MAX_SHOWN)
    .map(({ industry, weight, pieces }) => ({
      industry: industryName(industry),
      weight,
      isSure: weight >= SURE,
      pieces: pieces.map(pieceText).join(", "),
    }));
export type EvidenceRow = ReturnType<typeof evidenceRows>[number];
