import { MARKETING } from "~/paths/business/marketing";
import { SOCIAL } from "~/paths/business/social";
import { SUPPORT } from "~/paths/business/support";
import { Alert } from "~/ui/feedback/alert";
import { LinkButton } from "~/ui/forms/link-button";
import { Card } from "~/ui/layout/page";
import { Link } from "~/ui/link";
import { REVIEW_TIME } from "../policy";
import type { AccessView } from "../view";

const OPENS = [
  "Posts for each platform, written from your brief, with unverified claims marked.",
  "Campaigns with a budget and dates, and reach measured in link clicks.",
  "Lead forms for your followers that work on any phone.",
];

/** Replaces the portal until access is approved. */
export function AccessState({ access: { state, appliedAt, business, reason } }: { access: AccessView }) {
  if (state === "pending")
    return (
      <Card title="Your application is under review">
        <p>
          {business} applied on <b>{appliedAt}</b>. We’ll email you our decision within {REVIEW_TIME}.
        </p>
        <p>
          You can already <Link to={SOCIAL.home}>add or import social media leads</Link>.
        </p>
      </Card>
    );
  if (state === "withdrawn")
    return (
      <Card title="Your marketing access was revoked">
        <p>{reason}</p>
        <p>Your short links and lead forms no longer work. Nothing has been deleted.</p>
        <LinkButton to={SUPPORT.ask}>Contact support</LinkButton>
      </Card>
    );
  return (
    <>
      {state === "declined" ? (
        <Alert kind="warning" title="Your application was declined">
          {reason} You can edit your application and submit it again.
        </Alert>
      ) : null}
      <Card title="Marketing portal features">
        <ul>
          {OPENS.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <p>An administrator reviews each application within {REVIEW_TIME}.</p>
        <div className="row">
          <LinkButton kind="primary" to={MARKETING.apply} writes>
            {state === "declined" ? "Edit application" : "Apply for Access"}
          </LinkButton>
        </div>
      </Card>
    </>
  );
}
