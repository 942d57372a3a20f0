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
  "Posts for each platform, written from what you say, checked for what you did not say.",
  "Campaigns with a budget and dates, whose reach is counted by links of your own.",
  "Forms for your followers that work on any phone, and the leads that come of them.",
];

/** Replaces the portal until access is approved. */
export function AccessState({ access: { state, appliedAt, business, reason } }: { access: AccessView }) {
  if (state === "pending")
    return (
      <Card title="Your application is under review">
        <p>
          {business} applied on <b>{appliedAt}</b>. An administrator answers in {REVIEW_TIME}, and we’ll email
          you. There is nothing to do until then.
        </p>
        <p>
          One thing is open already: <Link to={SOCIAL.home}>type in or import leads</Link> of social media.
          They wait for you here.
        </p>
      </Card>
    );
  if (state === "withdrawn")
    return (
      <Card title="Your marketing access was withdrawn">
        <p>{reason}</p>
        <p>Your short links and lead forms have stopped. Nothing is deleted.</p>
        <LinkButton to={SUPPORT.ask}>Appeal to support</LinkButton>
      </Card>
    );
  return (
    <>
      {state === "declined" ? (
        <Alert kind="warning" title="Your application was declined">
          {reason} You may change it and send it again.
        </Alert>
      ) : null}
      <Card title="What the marketing portal opens">
        <ul>
          {OPENS.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <p>An administrator approves each business, in {REVIEW_TIME}.</p>
        <div className="row">
          <LinkButton kind="primary" to={MARKETING.apply} writes>
            {state === "declined" ? "Change the application" : "Apply for Access"}
          </LinkButton>
        </div>
      </Card>
    </>
  );
}
