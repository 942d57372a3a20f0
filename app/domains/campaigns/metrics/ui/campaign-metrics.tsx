import { formatNumber, plural } from "~/core/format";
import { paths } from "~/paths";
import { Stat } from "~/ui/data/stat";
import { Link } from "~/ui/link";
import type { CampaignView } from "../../campaign-view";

interface Props {
  campaign: CampaignView;
  /** Most frequent first. */
  skipReasons: { reason: string; count: number }[];
}

/** "No email address is known (2)." */
const reasonText = ({ reason, count }: Props["skipReasons"][number]) =>
  `${reason.replace(/\.$/, "")} (${formatNumber(count)}).`;

export function CampaignMetrics({ campaign, skipReasons }: Props) {
  const rows = (status?: string) =>
    paths.withQuery(paths.campaigns.messages(campaign.id), { status: status ?? null });
  const left = [
    campaign.skipped > 0 ? `${plural(campaign.skipped, "contact")} skipped` : "",
    campaign.failed > 0 ? `${formatNumber(campaign.failed)} failed` : "",
    campaign.unknown > 0 ? `${formatNumber(campaign.unknown)} unconfirmed` : "",
  ].filter(Boolean);
  const ended = [
    plural(campaign.bounces, "bounce"),
    plural(campaign.unsubscribes, "unsubscribe"),
    plural(campaign.complaints, "complaint"),
  ];
  return (
    <div className="stack">
      <progress
        value={Math.min(campaign.progress, 100)}
        max={100}
        aria-label={`Progress ${campaign.progress}%`}
      />
      <div className="grid-4">
        <Stat
          label="Progress"
          value={`${campaign.progress}%`}
          hint={`${campaign.sentText} contacts emailed${campaign.queued > 0 ? `, ${plural(campaign.queued, "email")} queued` : ""}`}
          to={rows("sent")}
        />
        <Stat
          label="Response rate"
          value={`${campaign.responseRate}%`}
          hint={`${plural(campaign.responses, "response")} of ${plural(campaign.peopleSent, "person", "people")}`}
          to={rows("responded")}
        />
        <Stat
          label="Emails sent"
          value={formatNumber(campaign.sent)}
          hint={left.length > 0 ? left.join(", ") : "None failed"}
          to={rows(campaign.failed > 0 ? "failed" : campaign.skipped > 0 ? "skipped" : undefined)}
        />
        <Stat
          label="Clicks"
          value={campaign.countsClicks ? formatNumber(campaign.clicks) : "Not counted"}
          hint={ended.join(", ")}
        />
      </div>
      {skipReasons.length > 0 ? (
        <p className="muted small">
          Skipped: {skipReasons.map(reasonText).join(" ")}{" "}
          <Link to={rows("skipped")}>View skipped contacts</Link>
        </p>
      ) : null}
    </div>
  );
}
