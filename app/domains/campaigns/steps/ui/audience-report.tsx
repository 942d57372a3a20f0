import { formatNumber, plural } from "~/core/format";
import { paths } from "~/paths";
import { Alert } from "~/ui/feedback/alert";
import { LinkButton } from "~/ui/forms/link-button";
import { Link } from "~/ui/link";
import type { AudienceReport, EmptyVariable } from "../../planning/analyze-audience.server";

const amount = ({ leads }: EmptyVariable, { leads: all, isWhole }: AudienceReport) =>
  `${formatNumber(leads)} of ${isWhole ? "" : "the first "}${plural(all, "lead")}`;

const rowOf = ({ example: { leadId, contactId } }: EmptyVariable) =>
  contactId === null ? paths.leadSearch.lead(leadId ?? 0) : paths.business.contactHistory(contactId);

export function EmptyBlanks({ survey }: { survey: AudienceReport }) {
  const { empty } = survey;
  if (empty.length === 0) return null;
  return (
    <Alert kind="warning" title="Some blanks stay empty.">
      <ul>
        {empty.map((blank) => (
          <li key={`${blank.position} ${blank.variable}`}>
            {`{{${blank.variable}}}`} in step {blank.position}: not known of {amount(blank, survey)}, such as{" "}
            <Link to={rowOf(blank)}>{blank.example.name}</Link>.
          </li>
        ))}
      </ul>
      <p>
        Give a blank other words after a bar, such as {`{{${empty[0]?.variable}|…}}`}, or complete the leads.
        Else those mails leave with nothing in its place.
      </p>
      <div className="row">
        <LinkButton slim to={paths.templates.list}>
          Templates
        </LinkButton>
      </div>
    </Alert>
  );
}

export function Languages({ survey: { languages, isWhole, leads } }: { survey: AudienceReport }) {
  if (languages.length < 2) return null;
  const parts = languages.map(({ name, leads }) => `in ${name} to ${plural(leads, "lead")}`);
  return (
    <p>
      {isWhole ? "" : `Of the first ${plural(leads, "lead")}: `}Written {parts.join(", ")}, by the reader's
      country.
    </p>
  );
}
