import { paths } from "~/paths";
import { Alert } from "~/ui/feedback/alert";
import { LinkButton } from "~/ui/forms/link-button";
import type { CampaignView } from "../campaign-view";

interface Carrier {
  id: number;
  address: string;
  whyPaused: string | null;
  next: string | null;
}

function Silence({ carrier }: { carrier: Carrier }) {
  if (carrier.whyPaused)
    return (
      <Alert kind="warning" title="Nothing leaves: its mailbox is paused.">
        <p>{carrier.whyPaused}</p>
        <LinkButton slim to={paths.mailboxes.mailbox(carrier.id)}>
          Open the mailbox
        </LinkButton>
      </Alert>
    );
  if (carrier.next === null) return null;
  return (
    <Alert title={`The next mail leaves after ${carrier.next}.`}>
      It waits for the hours of the campaign, by the reader's clock. You may leave this page.
    </Alert>
  );
}

export function CampaignNotes({
  campaign,
  problems,
  carrier = null,
}: {
  campaign: CampaignView;
  problems: string[];
  carrier?: Carrier | null;
}) {
  const { id, status, startFailure, search, leads } = campaign;
  const lacksLeads = leads === 0;
  return (
    <>
      {startFailure ? (
        <Alert kind="warning" title="It could not start when it should.">
          {startFailure}
        </Alert>
      ) : null}
      {problems.length > 0 ? (
        <Alert kind="warning" title="Not ready to start.">
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
          <div className="row">
            {lacksLeads && search ? (
              <LinkButton slim to={paths.leadSearch.results(search.id)}>
                Open the lead search
              </LinkButton>
            ) : null}
            {lacksLeads ? (
              <LinkButton slim writes to={paths.campaigns.edit(id)}>
                Choose another one
              </LinkButton>
            ) : null}
            {problems.length > (lacksLeads ? 1 : 0) ? (
              <>
                <LinkButton slim writes to={paths.campaigns.steps(id)}>
                  Change the steps
                </LinkButton>
                <LinkButton slim to={paths.mailboxes.list}>
                  Mailboxes
                </LinkButton>
              </>
            ) : null}
          </div>
        </Alert>
      ) : null}
      {status === "active" && carrier && !campaign.isPlanning ? <Silence carrier={carrier} /> : null}
      {campaign.isPlanning ? (
        <Alert title="The messages are being written.">
          One for each lead. Sending begins at once; you may leave this page.
        </Alert>
      ) : null}
    </>
  );
}
