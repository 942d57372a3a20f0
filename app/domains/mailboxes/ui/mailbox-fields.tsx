import { useEffect } from "react";
import { Field, type FieldMeta } from "~/ui/forms/field";
import { FieldGroup } from "~/ui/forms/field-group";
import { usualPort, WARMUP_DAILY_INCREASE, WARMUP_FIRST_DAY } from "../policy";

export interface MailboxForm {
  kind?: string;
  fromName?: string;
  postalAddress?: string;
  fromAddress?: string;
  host?: string | null;
  port?: number | null;
  security?: string | null;
  username?: string | null;
  password?: string;
  dkimSelector?: string | null;
  dailyLimit?: number;
  hourlyLimit?: number | null;
  gapSeconds?: number;
}

type Fields = Record<keyof MailboxForm, FieldMeta>;

export function SenderFields({ fields }: { fields: Fields }) {
  return (
    <>
      <Field field={fields.fromName} label="Sender name" required />
      <Field
        field={fields.postalAddress}
        label="Postal address"
        type="textarea"
        rows={3}
        required
        hint="Company name and address, shown in every email. Often legally required."
      />
    </>
  );
}

const SECURITY = [
  { value: "tls", label: "TLS (usually port 465)" },
  { value: "starttls", label: "STARTTLS (usually port 587)" },
  { value: "none", label: "None (local server)" },
];

/** With JavaScript: changing the encryption sets its usual port, unless the user entered another one. */
function usePortOf(securityId: string, portId: string) {
  useEffect(() => {
    const security = document.getElementById(securityId);
    const port = document.getElementById(portId);
    if (!(security instanceof HTMLSelectElement) || !(port instanceof HTMLInputElement)) return;
    const asked = [...security.options].find(({ defaultSelected }) => defaultSelected) ?? security.options[0];
    let before = usualPort(asked?.value ?? security.value);
    const follow = () => {
      const now = usualPort(security.value);
      if (port.value === String(before)) port.value = String(now);
      before = now;
    };
    // The user may have changed the encryption before this script ran.
    follow();
    security.addEventListener("change", follow);
    return () => security.removeEventListener("change", follow);
  }, [securityId, portId]);
}

export function SmtpServerFields({ fields }: { fields: Pick<Fields, "host" | "security" | "port"> }) {
  usePortOf(fields.security.id, fields.port.id);
  return (
    <>
      <Field field={fields.host} label="Outgoing mail server (SMTP)" required hint="e.g. smtp.example.com" />
      <Field field={fields.security} label="Encryption" type="select" options={SECURITY} required />
      <Field
        field={fields.port}
        label="Port"
        type="number"
        min={1}
        max={65_535}
        hint="Optional. Defaults to 465 with TLS, 587 with STARTTLS."
      />
    </>
  );
}

export function OwnFields({ fields, hasPassword }: { fields: Fields; hasPassword: boolean }) {
  return (
    <FieldGroup title="Your mail server">
      <Field
        field={fields.fromAddress}
        label="Email address"
        type="email"
        autoComplete="off"
        required
        hint="Recipients see this address and send their replies to it."
      />
      <SmtpServerFields fields={fields} />
      <Field field={fields.username} label="Username" autoComplete="off" />
      <Field
        field={fields.password}
        label="Password"
        type="password"
        autoComplete="new-password"
        hint={
          hasPassword
            ? "Leave blank to keep the current password."
            : "Stored encrypted. Many providers require an app password."
        }
      />
      <Field
        field={fields.dkimSelector}
        label="DKIM selector"
        hint="Shown beside your provider’s DKIM record, e.g. google or s1."
      />
    </FieldGroup>
  );
}

export function LimitFields({ fields }: { fields: Fields }) {
  return (
    <FieldGroup title="Sending speed">
      <Field
        field={fields.dailyLimit}
        label="Daily sending limit"
        type="number"
        min={1}
        max={10_000}
        required
        hint={`Warm-up starts at ${WARMUP_FIRST_DAY} per day and adds ${WARMUP_DAILY_INCREASE} daily.`}
      />
      <Field
        field={fields.hourlyLimit}
        label="Hourly sending limit"
        type="number"
        min={1}
        max={10_000}
        hint="Your provider’s limit for all email. Optional."
      />
      <Field
        field={fields.gapSeconds}
        label="Delay between emails (seconds)"
        type="number"
        min={0}
        max={86_400}
        required
        hint="We recommend 600 seconds (10 minutes)."
      />
    </FieldGroup>
  );
}
