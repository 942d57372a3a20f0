import { Form } from "@remix-run/react";
import { paths } from "~/paths";
import { Field } from "~/ui/forms/field";
import { Submit } from "~/ui/forms/submit";

const EXAMPLE = "solar companies in Mombasa or West Africa with 11-50 people, no banks";

export function QueryForm({
  sentence = "",
  error,
  isPrimary = true,
}: {
  sentence?: string;
  error?: string | undefined;
  /** Whether its button is the main one of the screen. */
  isPrimary?: boolean;
}) {
  const field = {
    id: "sentence",
    name: "sentence",
    errorId: "sentence-error",
    descriptionId: "sentence-hint",
    errors: error ? [error] : undefined,
    initialValue: sentence,
    maxLength: 500,
    required: true,
  };
  return (
    <Form method="post" action={paths.leadSearch.criteria} className="form" noValidate>
      <Field
        field={field}
        label="Describe your ideal customer"
        type="textarea"
        rows={2}
        hint={`e.g. ${EXAMPLE}. In English, French, Portuguese, Arabic or Swahili. For “Find buyers”, enter what you sell.`}
      />
      <div className="row">
        <Submit kind={isPrimary ? "primary" : "plain"} pending="Reading the description">
          Create criteria
        </Submit>
        <Submit kind="quiet" name="findBuyers" value="on" pending="Finding buyers">
          Find buyers
        </Submit>
      </div>
    </Form>
  );
}
