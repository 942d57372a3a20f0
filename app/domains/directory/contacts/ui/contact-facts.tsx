import type { ReactNode } from "react";
import { paths } from "~/paths";
import { DefinitionList } from "~/ui/data/definition-list";
import { Provenance } from "~/ui/data/provenance";
import { Card } from "~/ui/layout/page";
import { Link } from "~/ui/link";
import { OutsideLink } from "../../companies/ui/outside-link";
import type { ContactFact } from "../contact-facts";
import { Phone } from "./people-list";

function factValue({ field, value }: ContactFact, company: { id: number; name: string } | null): ReactNode {
  if (field === "companyName" && company)
    return <Link to={paths.business.company(company.id)}>{company.name}</Link>;
  if (value === null) return null;
  if (field === "phoneNumber") return <Phone phone={value} />;
  return field === "linkedinProfile" ? <OutsideLink to={value}>Profile</OutsideLink> : value;
}

/** `more` contains facts without a source. */
export function ContactFacts({
  facts,
  company,
  more,
}: {
  facts: ContactFact[];
  /** The contact's company in the directory; null if there is none. */
  company: { id: number; name: string } | null;
  more: readonly (readonly [name: string, value: ReactNode])[];
}) {
  return (
    <Card>
      <DefinitionList
        facts={[
          ...facts.map(
            (row) =>
              [
                row.label,
                <Provenance key={row.field} {...row}>
                  {factValue(row, company)}
                </Provenance>,
              ] as const,
          ),
          ...more,
        ]}
      />
    </Card>
  );
}
