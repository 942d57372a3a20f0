import type { FieldMetadata } from "@conform-to/react";
import { paths } from "~/paths";
import { Field } from "~/ui/forms/field";
import { Submit } from "~/ui/forms/submit";
import { Link } from "~/ui/link";
import { PICK } from "../campaign-draft";
import type { CampaignPreview } from "../planning/preview-draft.server";

/** Selects the lead for the email preview; with JavaScript the preview follows the choice. */
export const PreviewAs = ({
  field,
  look: { leads },
}: {
  field: FieldMetadata<string>;
  look: CampaignPreview;
}) =>
  leads.length > 1 ? (
    <Field field={field} label="Preview as read by" type="select" options={leads} required />
  ) : null;

export function SearchPeople({ look: { people } }: { look: CampaignPreview }) {
  if (!people) return null;
  return (
    <>
      <p>
        {people.text}
        {people.isEmpty ? (
          <>
            {" "}
            <Link to={paths.leadSearch.results(people.searchId)}>Run this search</Link>
          </>
        ) : null}
      </p>
      {people.isEmpty ? null : (
        <p className="row">
          <Submit kind="plain" slim name={PICK} value="1" formNoValidate>
            Pick some of them
          </Submit>
          <span className="hint">What you wrote is kept as a draft.</span>
        </p>
      )}
    </>
  );
}
