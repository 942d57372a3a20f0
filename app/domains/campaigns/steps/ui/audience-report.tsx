import { formatNumber, plural } from "~/core/format";
import { paths } from "~/paths";
import { Alert } from "~/ui/feedback/alert";
import { LinkButton } from "~/ui/forms/link-button";
import { Link } from "~/ui/link";
import type { AudienceReport, EmptyVariable } from "../../planning/analyze-audience.server";

const amount = ({ leads }: EmptyVariable, { leads: all, isWhole }: AudienceReport) =>
  `${formatNumber(leads)} of ${isWhole ? "" : "the first "}${plural(all, "contact")}`;

const rowOf = ({ example: { leadId, contactId } }: EmptyVariable) =>
  contactId === null ? paths.leadSearch.lead(leadId ?? 0) : paths.business.contactHistory(contactId);

export function EmptyBlanks({ survey }: { survey: AudienceReport }) {
  const { empty } = survey;
  if (empty.length === 0) return null;
  return (
    <Alert kind="warning" title="Some personalisation fields are empty">
      <ul>
        {empty.map((blank) => (
          <li key={`${blank.position} ${blank.variable}`}>
            {`{{${blank.variable}}}`} in step {blank.position}: empty for {amount(blank, survey)}, such as{" "}
            <Link to={rowOf(blank)}>{blank.example.name}</Link>.
          </li>
        ))}
      </ul>
      <p>
        Add fallback text after a bar, e.g. {`{{${empty[0]?.variable}|…}}`}, or complete the contacts. Without
        fallback text, the field stays blank.
      </p>
      <div className="row">
        <LinkButton slim to={paths.templates.list}>
          View templates
        </LinkButton>
      </div>
    </Alert>
  );
}

export function Languages({ survey: { languages, isWhole, leads } }: { survey: AudienceReport }) {
  if (languages.length < 2) return null;
  const parts = languages.map(({ name, leads }) => `in ${name} to ${plural(leads, "contact")}`);
  return (
    <p>
      {isWhole ? "" : `Of the first ${plural(leads, "contact")}: `}Sending {parts.join(", ")}, based on the
      recipient’s country.
    </p>
  );
}
