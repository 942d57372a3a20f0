import type { FieldMetadata } from "@conform-to/react";
import { Field } from "~/ui/forms/field";
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
    <Field field={field} label="Preview recipient" type="select" options={leads} required />
  ) : null;
