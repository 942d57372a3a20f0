import { Form } from "@remix-run/react";
import { formatNumber, plural } from "~/core/format";
import type { ConsentNeeded } from "~/domains/messages/consent-needed.server";
import { paths } from "~/paths";
import { Alert } from "~/ui/feedback/alert";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { Once } from "~/ui/forms/once";
import { Submit } from "~/ui/forms/submit";

const countOf = ({ emails, isExact }: ConsentNeeded) =>
  isExact ? plural(emails, "email") : `${formatNumber(emails)}+ emails`;

/** The number of emails that need consent and the request button, for one campaign or the whole account. */
export function ConsentNeededNote({ needed, campaignId }: { needed: ConsentNeeded; campaignId?: number }) {
  if (needed.emails === 0) return null;
  return (
    <Alert kind="warning" title={`Consent needed: ${countOf(needed)} pending`}>
      <div className="stack">
        <p>{plural(needed.people, "recipient")} must confirm the consent your business recorded.</p>
        <IfCanWrite>
          <Form method="post" action={paths.suppressions.consentRequests}>
            <Once />
            {campaignId ? <input type="hidden" name="campaignId" value={campaignId} /> : null}
            <Submit pending="Sending">Send confirmation requests</Submit>
          </Form>
        </IfCanWrite>
      </div>
    </Alert>
  );
}
