import { Form } from "@remix-run/react";
import { paths } from "~/paths";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { LinkButton } from "~/ui/forms/link-button";
import { Once } from "~/ui/forms/once";
import { Submit } from "~/ui/forms/submit";
import { Card } from "~/ui/layout/page";
import { Link } from "~/ui/link";

interface Referral {
  address: string;
  name: string;
  contactId: number | null;
}

interface ShownMeeting {
  /** The kind of calendar event, or else that a time is suggested. */
  title: string;
  words: string;
  taskTo: string;
  isDated: boolean;
}

function ReferralAction({ threadId, referral }: { threadId: number; referral: Referral }) {
  return (
    <div className="stack tight">
      <p>
        The reply mentions{" "}
        <bdi>
          {referral.contactId === null ? (
            referral.name
          ) : (
            <Link to={paths.business.contact(referral.contactId)}>{referral.name}</Link>
          )}
        </bdi>
        , <bdi>{referral.address}</bdi>.
      </p>
      <IfCanWrite>
        {referral.contactId === null ? (
          <Form method="post" action={paths.replies.referral(threadId)} className="stack tight">
            <Once hasErrors={false} />
            <Submit kind="plain" pending="Adding">
              Add {referral.name} to contacts
            </Submit>
            <p className="hint">Adds the contact to the same company without emailing them.</p>
          </Form>
        ) : (
          <LinkButton to={paths.business.writeToContact(referral.contactId)}>
            Email {referral.name}
          </LinkButton>
        )}
      </IfCanWrite>
    </div>
  );
}

interface Props {
  threadId: number;
  referral: Referral | null;
  meeting: ShownMeeting | null;
}

export function SuggestedActionsCard({ threadId, referral, meeting }: Props) {
  if (!referral && !meeting) return null;
  return (
    <Card title="Suggested actions">
      {referral ? <ReferralAction threadId={threadId} referral={referral} /> : null}
      {meeting ? (
        <div className="stack tight">
          <p>
            {meeting.title}: “<bdi>{meeting.words}</bdi>”.
          </p>
          <IfCanWrite>
            <LinkButton to={meeting.taskTo}>Create task</LinkButton>
            {meeting.isDated ? null : <p className="hint">Choose the day in the form.</p>}
          </IfCanWrite>
        </div>
      ) : null}
    </Card>
  );
}
