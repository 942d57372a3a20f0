import { Section } from "~/ui/layout/page";
import type { EvidenceRow } from "../company-evidence";

export function CompanyEvidence({ rows }: { rows: EvidenceRow[] }) {
  if (rows.length === 0) return null;
  return (
    <Section title="What speaks for its industry">
      <ul>
        {rows.map(({ industry, weight, isSure, pieces }) => (
          <li key={industry}>
            <b>
              {isSure ? industry : `Likely ${industry}`}, {weight} of 100
            </b>
            : {pieces}.
          </li>
        ))}
      </ul>
    </Section>
  );
}
