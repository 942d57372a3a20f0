import { Field, type FieldMeta } from "~/ui/forms/field";
import { Disclosure } from "~/ui/layout/disclosure";
import { LANGUAGES } from "../languages";
import { TYPE_OPTIONS } from "../template-limits";
import { VariableButtons } from "./variable-buttons";

type Name =
  | "name"
  | "templateType"
  | "language"
  | "variantOf"
  | "subject"
  | "content"
  | "ccEmails"
  | "attachment"
  | "attachmentUrl"
  | "attachmentName"
  | "removeAttachment";
export type TemplateFieldSet = Record<Name, FieldMeta>;

const ACCEPT = ".pdf,.doc,.docx,.png,.jpg,.jpeg";

const textOf = (field: FieldMeta) => (typeof field.initialValue === "string" ? field.initialValue : "");

export function TemplateFields({ fields }: { fields: TemplateFieldSet }) {
  return (
    <>
      {fields.attachment.errors ? <h2>Failed to upload file</h2> : null}
      <input type="hidden" name="variantOf" value={textOf(fields.variantOf)} />
      <Field field={fields.name} label="Template name" required hint="Only visible to your team." />
      <Field field={fields.templateType} label="Type" type="select" options={TYPE_OPTIONS} required />
      <Field field={fields.language} label="Language" type="select" options={LANGUAGES} required />
      <Field field={fields.subject} label="Subject" required hint="Supports variables." />
      <Field
        field={fields.content}
        label="Email content"
        type="textarea"
        rows={14}
        required
        hint="Plain text or simple HTML."
      />
      <Variables />
      <Field
        field={fields.ccEmails}
        label="CC"
        hint="Separate with commas. Contacts outside your team get a separate copy."
      />
      <Attachment fields={fields} />
    </>
  );
}

function Variables() {
  return (
    <Disclosure summary="Available variables">
      <VariableButtons />
      <p className="muted">
        Add fallback text after a bar: <code>{"Hello {{firstName|there}}"}</code>.
      </p>
    </Disclosure>
  );
}

/** An uploaded file is kept while other fields are corrected. */
function Attachment({ fields }: { fields: TemplateFieldSet }) {
  const url = textOf(fields.attachmentUrl);
  const name = textOf(fields.attachmentName);
  return (
    <>
      <input type="hidden" name="attachmentUrl" value={url} />
      <input type="hidden" name="attachmentName" value={name} />
      {url ? (
        <p>
          Attached: <a href={url}>{name || "a file"}</a>
        </p>
      ) : null}
      <Field
        field={fields.attachment}
        label={url ? "New file" : "Attachment"}
        type="file"
        accept={ACCEPT}
        hint="PDF, DOC, DOCX, PNG or JPG, at most 10 MB."
      />
      {url ? <Field field={fields.removeAttachment} label="Remove attachment" type="checkbox" /> : null}
    </>
  );
}

TemplateFields.labelsOf = () => ({ name: "Template name" });
