import type { ReactNode } from "react";
import { formatNumber } from "~/core/format";
import { DefinitionList } from "~/ui/data/definition-list";
import { Provenance } from "~/ui/data/provenance";
import { type Column, Table } from "~/ui/data/table";
import { Card, Section } from "~/ui/layout/page";
import type { EvidenceRow } from "../company-evidence";
import type { CompanyView, Difference, FactRow } from "../company-view.server";
import { OutsideLink } from "./outside-link";

const shown = (value: string | number | null) =>
  value === null ? "–" : typeof value === "number" ? formatNumber(value) : value;

const DIFFERENCES: Column<Difference>[] = [
  { key: "label", label: "Field", isHeader: true, cell: (row) => row.label },
  { key: "shared", label: "Shared company", cell: (row) => shown(row.shared) },
  { key: "own", label: "Your version", cell: (row) => shown(row.own) },
];

function factValue({ field, value }: FactRow): ReactNode {
  if (value === null) return null;
  if (typeof value === "number") return formatNumber(value);
  return field === "website" ? <OutsideLink to={value}>{value}</OutsideLink> : value;
}

/** Each fact with its source. */
export const CompanyFactsCard = ({ facts }: { facts: FactRow[] }) => (
  <Card title="Company">
    <DefinitionList
      facts={facts.map((row) => [
        row.label,
        <Provenance key={row.field} {...row}>
          {factValue(row)}
        </Provenance>,
      ])}
    />
  </Card>
);

export function CompanyFacts({ company, facts }: { company: CompanyView; facts: FactRow[] }) {
  const { differences } = company;
  return (
    <>
      <CompanyFactsCard facts={facts} />
      {company.ownership === "copy" ? (
        <Card>
          <h2>Differences from the shared company</h2>
          {differences === null ? (
            <p>The shared company is no longer in the directory.</p>
          ) : differences.length === 0 ? (
            <p>Your version is the same as the shared company.</p>
          ) : (
            <Table
              caption="Only your team sees your version"
              columns={DIFFERENCES}
              rows={differences}
              rowKey={(row) => row.field}
            />
          )}
        </Card>
      ) : null}
    </>
  );
}

export function CompanyEvidence({ rows }: { rows: EvidenceRow[] }) {
  if (rows.length === 0) return null;
  return (
    <Section title="Industry evidence">
      <ul>
        {rows.map(({ industry, weight, isSure, pieces }) => (
          <li key={industry}>
            <b>
              {isSure ? industry : `Likely ${industry}`}, {weight} out of 100
            </b>
            : {pieces}.
          </li>
        ))}
      </ul>
    </Section>
  );
}
