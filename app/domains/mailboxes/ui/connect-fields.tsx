import { Field, type FieldMeta } from "~/ui/forms/field";
import { Submit } from "~/ui/forms/submit";
import { Disclosure } from "~/ui/layout/disclosure";
import type { FoundSettings } from "../connecting/find-settings.server";
import { ImapServerFields, type InboxForm } from "./inbox-fields";
import { type MailboxForm, SenderFields, SmtpServerFields } from "./mailbox-fields";

export type ConnectForm = MailboxForm & InboxForm;

export const valuesOf = (address: string, found: FoundSettings | null): ConnectForm => ({
  fromAddress: address,
  username: found?.username ?? address,
  host: found?.smtp?.host ?? null,
  port: found?.smtp?.port ?? null,
  security: found?.smtp?.security ?? "tls",
  ...(found?.imap
    ? { imapHost: found.imap.host, imapPort: found.imap.port, imapSecurity: found.imap.security }
    : { imapSecurity: "tls" }),
  dkimSelector: found?.dkimSelector ?? null,
});

const FOUND: Record<FoundSettings["source"], (name: string) => string> = {
  provider: (name) => `Your email is hosted by ${name}. We filled in the server names.`,
  dns: () => "We found the servers in your domain’s DNS records.",
  published: () => "We found the servers in your domain’s email settings.",
  guess: () =>
    "We couldn’t find your mail servers. Check these common server names and correct them if needed.",
};

const foundText = ({ source, provider }: FoundSettings) => FOUND[source](provider?.name ?? "");

/** The Enter key submits with the form's first button, so the button that leaves the page is second. */
export function ConnectButtons({ grant }: { grant: { key: string; name: string } | null }) {
  return (
    <div className="row">
      <Submit pending="Testing">Test and connect</Submit>
      {grant ? (
        <Submit kind="plain" name="provider" value={grant.key} formNoValidate>
          {`Sign in with ${grant.name}`}
        </Submit>
      ) : null}
    </div>
  );
}

export function ContinueLink({ name, url }: { name: string; url: string }) {
  return (
    <>
      <p>Sign in with {name} to finish. You’ll return here afterwards.</p>
      <a className="button primary" href={url}>
        Continue to {name}
      </a>
    </>
  );
}

export function ConnectFields({
  fields,
  found,
  grant,
  hasErrors,
}: {
  fields: Record<keyof ConnectForm, FieldMeta>;
  found: FoundSettings | null;
  /** Providers whose sign-in this site offers instead of a password. */
  grant: { key: string; name: string } | null;
  hasErrors: boolean;
}) {
  return (
    <>
      <Field field={fields.fromAddress} label="Email address" type="email" autoComplete="off" required />
      <SenderFields fields={fields} />
      {grant ? <p className="muted">Enter an app password, or sign in with {grant.name} below.</p> : null}
      <Field
        field={fields.password}
        label={found?.provider ? `${found.provider.name} app password` : "Password or app password"}
        type="password"
        autoComplete="new-password"
        required
        hint={found?.provider?.password ?? "Stored encrypted. Many providers require an app password."}
      />
      <Disclosure
        summary="Outgoing and incoming mail servers"
        isOpen={hasErrors || !found || found.source === "guess"}
      >
        {found ? <p className="muted">{foundText(found)}</p> : null}
        <SmtpServerFields fields={fields} />
        <ImapServerFields fields={fields} isRequired={false} />
        <p className="hint">
          Without an incoming mail server, this mailbox can only send. We store only replies to your own
          emails.
        </p>
        <Field field={fields.username} label="Username" autoComplete="off" />
        <Field
          field={fields.dkimSelector}
          label="DKIM selector"
          hint="Shown beside your provider’s DKIM record, e.g. google or s1."
        />
      </Disclosure>
    </>
  );
}
