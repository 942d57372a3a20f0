import { Alert } from "~/ui/feedback/alert";
import { LinkButton } from "~/ui/forms/link-button";

export function LimitNote({ refusal, planMail }: { refusal: string | null; planMail: string | null }) {
  if (!refusal) return null;
  return (
    <Alert kind="warning" title={refusal}>
      {planMail ? <LinkButton to={planMail}>Ask for the Startup plan</LinkButton> : null}
    </Alert>
  );
}
