import { Form } from "@remix-run/react";
import { plural } from "~/core/format";
import { gapText } from "~/domains/mailboxes/ui/send-interval-text";
import { paths } from "~/paths";
import { SUPPORT } from "~/paths/business/support";
import { Alert } from "~/ui/feedback/alert";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { LinkButton } from "~/ui/forms/link-button";
import { Once } from "~/ui/forms/once";
import { Submit } from "~/ui/forms/submit";
import { Link } from "~/ui/link";
import type { CampaignView } from "../campaign-view";

interface Carrier {
  id: number;
  address: string;
  whyPaused: string | null;
  gapSeconds: number;
  limitToday: number;
  /** Whether queued emails can be sent now. */
  isDue: boolean;
  /** When the mailbox's next email is sent. */
  queued: string | null;
  next: string | null;
}

const paceOf = ({ gapSeconds, limitToday }: Carrier) =>
  `The mailbox sends at most ${plural(limitToday, "email")} today${gapSeconds > 0 ? `, ${gapText(gapSeconds)} apart` : ""}.`;

function Silence({ carrier }: { carrier: Carrier }) {
  if (carrier.whyPaused)
    return (
      <Alert kind="warning" title="Not sending: mailbox paused">
        <p>{carrier.whyPaused}</p>
        <LinkButton slim to={paths.mailboxes.mailbox(carrier.id)}>
          Open mailbox
        </LinkButton>
      </Alert>
    );
  if (carrier.isDue)
    return (
      <Alert title="Emails queued">
        {carrier.queued ? `${carrier.queued}. ` : null}
        {paceOf(carrier)} <Link to={paths.mailboxes.mailbox(carrier.id)}>View mailbox</Link>
      </Alert>
    );
  if (carrier.next === null) return null;
  return (
    <Alert title={`The next email will be sent after ${carrier.next}`}>
      The sending window follows the recipient’s local time. {paceOf(carrier)}
    </Alert>
  );
}

export function CampaignNotes({
  campaign,
  carrier = null,
}: {
  campaign: CampaignView;
  carrier?: Carrier | null;
}) {
  const { status, startFailure, takeDownReason } = campaign;
  return (
    <>
      {takeDownReason === null ? null : (
        <Alert kind="warning" title="Campaign removed by an administrator">
          {takeDownReason} <Link to={SUPPORT.ask}>Contact support</Link>
        </Alert>
      )}
      {startFailure ? (
        <Alert kind="warning" title={status === "draft" ? "Scheduled start failed" : "Campaign paused"}>
          {startFailure}
          {campaign.isWithoutAudience ? (
            <IfCanWrite>
              <Form method="post" action={paths.campaigns.duplicate(campaign.id)}>
                <Once />
                <Submit kind="plain" slim pending="Duplicating">
                  Duplicate campaign
                </Submit>
              </Form>
            </IfCanWrite>
          ) : null}
        </Alert>
      ) : null}
      {status === "active" && takeDownReason === null && carrier && !campaign.isPlanning ? (
        <Silence carrier={carrier} />
      ) : null}
      {campaign.isPlanning ? (
        <Alert title="Preparing emails">
          {plural(campaign.messages, "contact")} so far. Sending starts automatically. You can leave this
          page.
        </Alert>
      ) : null}
    </>
  );
}
