import { Field, type FieldMeta } from "~/ui/forms/field";

export interface InboxForm {
  imapHost?: string;
  imapPort?: number;
  imapSecurity?: string;
  imapUsername?: string;
  imapPassword?: string;
}

const SECURITY = [
  { value: "tls", label: "TLS (port 993)" },
  { value: "starttls", label: "STARTTLS (port 143)" },
  { value: "none", label: "None (local server)" },
];

type Server = Record<"imapHost" | "imapPort" | "imapSecurity", FieldMeta>;

export function ImapServerFields({ fields, isRequired = true }: { fields: Server; isRequired?: boolean }) {
  return (
    <>
      <Field
        field={fields.imapHost}
        label="Incoming mail server (IMAP)"
        required={isRequired}
        hint="e.g. imap.example.com"
      />
      <Field field={fields.imapSecurity} label="IMAP encryption" type="select" options={SECURITY} required />
      <Field
        field={fields.imapPort}
        label="IMAP port"
        type="number"
        min={1}
        max={65_535}
        hint="Optional. Defaults to 993 with TLS, 143 with STARTTLS."
      />
    </>
  );
}

export function InboxFields({
  fields,
  hasPassword,
}: {
  fields: Record<keyof InboxForm, FieldMeta>;
  hasPassword: boolean;
}) {
  return (
    <>
      <p className="muted">
        Checked every 5 minutes. Only replies are stored, and nothing is marked as read.
      </p>
      <ImapServerFields fields={fields} />
      <Field field={fields.imapUsername} label="Username" autoComplete="off" />
      <Field
        field={fields.imapPassword}
        label="Password"
        type="password"
        autoComplete="new-password"
        hint={
          hasPassword
            ? "Leave blank to keep the current password."
            : "Stored encrypted. Often the same app password as for sending."
        }
      />
    </>
  );
}
