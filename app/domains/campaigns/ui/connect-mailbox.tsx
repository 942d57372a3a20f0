import { useEffect, useState } from "react";
import type { FoundSettings } from "~/domains/mailboxes/connecting/find-settings.server";
import { ConnectFields, type ConnectForm, valuesOf } from "~/domains/mailboxes/ui/connect-fields";
import { paths } from "~/paths";
import { Field, type FieldMeta, type Option } from "~/ui/forms/field";
import { Submit } from "~/ui/forms/submit";
import { useHydrated } from "~/ui/use-hydrated";
import { CONNECT_MAILBOX, FIND_SETTINGS, IN_PLACE, MEND } from "../campaign-draft";

export type MailboxFieldSet = Record<keyof ConnectForm | "hqCountry", FieldMeta>;

/** The form's data for the mailbox to connect. */
export interface MailboxToConnect {
  address: string;
  fromName: string;
  /** Country options for an owner whose company has no country yet; null otherwise. */
  countries: Option[] | null;
}

const FILLED = [
  "host",
  "port",
  "security",
  "imapHost",
  "imapPort",
  "imapSecurity",
  "username",
  "dkimSelector",
] as const;

/** Fills in the servers found for an address; typed values are kept. */
function fill(fields: MailboxFieldSet, before: ConnectForm, now: ConnectForm) {
  for (const name of FILLED) {
    const input = document.getElementById(fields[name].id);
    if (!(input instanceof HTMLInputElement || input instanceof HTMLSelectElement)) continue;
    if (input.value === "" || input.value === String(before[name] ?? ""))
      input.value = String(now[name] ?? "");
  }
}

/** With JavaScript, looks up the servers of the address initially and after each change. */
function useFoundSettings(fields: MailboxFieldSet, first: FoundSettings | null) {
  const [found, setFound] = useState(first);
  const id = fields.fromAddress.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids of the other fields belong to this one
  useEffect(() => {
    const input = document.getElementById(id);
    if (!(input instanceof HTMLInputElement)) return;
    let before = valuesOf(input.value, first);
    let asked = first ? input.value : "";
    const ask = async () => {
      const address = input.value.trim();
      if (address === asked || address === "" || !input.validity.valid) return;
      asked = address;
      const response = await fetch(paths.withQuery(paths.mailboxes.settings, { address })).catch(() => null);
      const answer = response?.ok
        ? ((await response.json().catch(() => null)) as FoundSettings | null)
        : null;
      if (!answer || asked !== address) return;
      fill(fields, before, valuesOf(address, answer));
      before = valuesOf(address, answer);
      setFound(answer);
    };
    void ask();
    input.addEventListener("change", ask);
    return () => input.removeEventListener("change", ask);
  }, [id]);
  return found;
}

/** "Servers: smtp.example.com for sending, imap.example.com for replies." */
const serversText = ({ smtp, imap }: FoundSettings) =>
  `Servers: ${[smtp && `${smtp.host} for sending`, imap && `${imap.host} for replies`].filter(Boolean).join(", ")}.`;

/** Connects an account's first mailbox without leaving the campaign form. */
export function ConnectMailbox({
  fields,
  mailbox,
  first,
}: {
  fields: MailboxFieldSet;
  mailbox: MailboxToConnect;
  first: FoundSettings | null;
}) {
  const found = useFoundSettings(fields, first);
  const isRunning = useHydrated();
  const hasErrors = FILLED.some((name) => fields[name].errors);
  return (
    <fieldset className="card">
      <legend>
        <b>Your mailbox</b>
      </legend>
      <p className="hint">Recipients see your address. Replies arrive in Njia and your inbox.</p>
      <ConnectFields fields={fields} found={found} grant={null} hasErrors={hasErrors} />
      <p role="status">{found && found.source !== "guess" ? serversText(found) : ""}</p>
      {mailbox.countries ? (
        <Field
          field={fields.hqCountry}
          label="Company country"
          type="select"
          options={mailbox.countries}
          placeholder="Choose a country"
          hint="Sets the time zone for daily limits."
          required
        />
      ) : null}
      <div className="row">
        <Submit kind="plain" name={IN_PLACE} value={CONNECT_MAILBOX} formNoValidate pending="Testing">
          Test and connect
        </Submit>
        {isRunning ? null : (
          <Submit kind="plain" name={IN_PLACE} value={FIND_SETTINGS} formNoValidate>
            Find settings
          </Submit>
        )}
        <Submit kind="quiet" name={MEND} value={paths.mailboxes.connect} formNoValidate>
          Other connection methods
        </Submit>
      </div>
    </fieldset>
  );
}
