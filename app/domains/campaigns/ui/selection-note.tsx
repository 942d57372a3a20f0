import { paths } from "~/paths";
import { Alert } from "~/ui/feedback/alert";
import { Link } from "~/ui/link";

export function SelectionNote({ campaign }: { campaign: { id: number; name: string } | null }) {
  if (!campaign) return null;
  return (
    <Alert title={`Pick whom “${campaign.name}” writes to.`}>
      Tick them, then press “Write to these” under the list. Or{" "}
      <Link to={paths.campaigns.edit(campaign.id)}>go back and write to all</Link>.
    </Alert>
  );
}
