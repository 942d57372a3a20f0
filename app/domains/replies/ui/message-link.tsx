import { paths } from "~/paths";
import { Link } from "~/ui/link";

interface Named {
  messageId: number | null;
  campaignId: number | null;
  step: number | null;
}

export function MessageLink({ message: { messageId, campaignId, step } }: { message: Named }) {
  if (messageId === null) return <span className="muted">No matching email</span>;
  if (campaignId === null) return <>Single email</>;
  return <Link to={paths.campaigns.message(campaignId, messageId)}>{`Campaign step ${step}`}</Link>;
}
