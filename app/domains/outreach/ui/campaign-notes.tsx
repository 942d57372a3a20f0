import { paths } from "~/http/paths";
import { Alert } from "~/ui/feedback/alert";
import { LinkButton } from "~/ui/forms/link-button";
import type { CampaignView } from "../campaign-view";

/** What the reader should know first: what is in the way, why it stopped, what is being done. */
export function CampaignNotes({ campaign, problems }: { campaign: CampaignView; problems: string[] }) {
  const { id, status, pauseReason } = campaign;
  return (
    <>
      {pauseReason ? (
        <Alert
          kind="warning"
          title={status === "draft" ? "It could not start when it should." : "It was paused."}
        >
          {pauseReason}
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
            <LinkButton slim writes to={paths.campaigns.steps(id)}>
              Change the steps
            </LinkButton>
            <LinkButton slim to={paths.mailboxes.list}>
              Mailboxes
            </LinkButton>
          </div>
        </Alert>
      ) : null}
      {campaign.isPlanning ? (
        <Alert title="The messages are being written.">
          One for each lead. Sending begins at once; you may leave this page.
        </Alert>
      ) : null}
    </>
  );
}
