import { paths } from "~/paths";
import { Submit } from "~/ui/forms/submit";
import type { MailboxJson } from "../json";
import { GRANT_NAMES, type OauthKey } from "../oauth/oauth-keys";

export function SignInAgain({ mailbox, grant }: { mailbox: MailboxJson; grant: OauthKey }) {
  const { fromAddress, fromName, postalAddress } = mailbox;
  const fields = { provider: grant, fromAddress, fromName, postalAddress };
  return (
    <form method="post" action={paths.mailboxes.connect}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Submit kind="plain">{`Sign in with ${GRANT_NAMES[grant]} again`}</Submit>
    </form>
  );
}
