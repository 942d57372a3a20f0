import { paths } from "~/paths";
import { Alert } from "~/ui/feedback/alert";
import { Icon } from "~/ui/icons";
import { Link } from "~/ui/link";
import { type CampaignCheck, isBlocked } from "../campaign-check";

const mendTo = (to: string, next: string | undefined) =>
  to === paths.mailboxes.connect ? paths.withQuery(to, { next }) : to;

export function CampaignChecks({ checks, next }: { checks: CampaignCheck[]; next?: string }) {
  if (checks.length === 0) return null;
  const open = checks.filter(({ state }) => state !== "done");
  const done = checks.filter(({ state }) => state === "done");
  const isReady = !checks.some(isBlocked);
  return (
    <Alert kind={isReady ? "success" : "warning"} title={isReady ? "Ready to start." : "Not ready to start."}>
      <ul className="usages stack tight">
        {open.map(({ message, mend }) => (
          <li key={message}>
            {message}{" "}
            {mend ? (
              <Link to={mendTo(mend.to, next)}>
                <b>{mend.label}</b>
              </Link>
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
