import { Alert } from "~/ui/feedback/alert";
import { LinkButton } from "~/ui/forms/link-button";

export function LimitNote({
  refusal,
  wayOn,
}: {
  refusal: string | null;
  wayOn: { to: string; label: string };
}) {
  if (!refusal) return null;
  return (
    <Alert kind="warning" title={refusal}>
      <LinkButton to={wayOn.to}>{wayOn.label}</LinkButton>
    </Alert>
  );
}
