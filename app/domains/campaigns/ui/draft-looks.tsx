import type { FieldMetadata } from "@conform-to/react";
import { paths } from "~/paths";
import { Field } from "~/ui/forms/field";
import { Link } from "~/ui/link";
import type { CampaignLook } from "../planning/look-at-draft.server";

/** Whose mails stand beside the form; where script runs they follow the choice. */
export const PreviewAs = ({
  field,
  look: { leads },
}: {
  field: FieldMetadata<string>;
  look: CampaignLook;
}) =>
  leads.length > 1 ? (
    <Field field={field} label="Preview as read by" type="select" options={leads} required />
  ) : null;

export const SearchPeople = ({ look: { people } }: { look: CampaignLook }) =>
  people ? (
    <p>
      {people.text}{" "}
      <Link to={paths.leadSearch.results(people.searchId)}>Look at them, and pick some of them</Link>
    </p>
  ) : null;
