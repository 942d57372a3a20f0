import { paths } from "~/paths";
import { Link } from "~/ui/link";

interface Named {
  messageId: number | null;
  campaignId: number | null;
  step: number | null;
}

export function MessageLink({ message: { messageId, campaignId, step } }: { message: Named }) {
  if (messageId === null) return <span className="muted">None is named</span>;
  if (campaignId === null) return <>A single email</>;
  return <Link to={paths.campaigns.message(campaignId, messageId)}>{`Step ${step} of the campaign`}</Link>;
}
