import { Alert } from "~/ui/feedback/alert";
import { LinkButton } from "~/ui/forms/link-button";
import { Icon } from "~/ui/icons";
import { type CampaignCheck, isBlocked } from "../campaign-check";

export function CampaignChecks({ checks }: { checks: CampaignCheck[] }) {
  if (checks.length === 0) return null;
  const open = checks.filter(({ state }) => state !== "done");
  const done = checks.filter(({ state }) => state === "done");
  const isReady = !checks.some(isBlocked);
  return (
    <Alert kind={isReady ? "success" : "warning"} title={isReady ? "Ready to start." : "Not ready to start."}>
      <ul className="usages">
        {open.map(({ message, mend }) => (
          <li key={message}>
            {message}{" "}
            {mend ? (
              <LinkButton slim to={mend.to}>
                {mend.label}
              </LinkButton>
            ) : null}
          </li>
        ))}
        {done.map(({ code, message }) => (
          <li key={code}>
            <Icon name="check" /> {message}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
