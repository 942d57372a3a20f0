import { paths } from "~/paths";
import { LinkButton } from "~/ui/forms/link-button";
import { Link } from "~/ui/link";

/** On a lead: the agent who works on it, or the way to share it. */
export function LeadAgent({
  leadId,
  sharing,
}: {
  leadId: number;
  sharing: { name: string; word: string } | null;
}) {
  if (!sharing) return <LinkButton to={paths.leadSearch.shareLead(leadId)}>Share with an agent</LinkButton>;
  return (
    <span>
      Agent: <Link to={paths.leadSearch.shareLead(leadId)}>{`${sharing.name}, ${sharing.word}`}</Link>
    </span>
  );
}
