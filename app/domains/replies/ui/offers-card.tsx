import { Form } from "@remix-run/react";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/forms/link-button";
import { Once } from "~/ui/forms/once";
import { WritersOnly } from "~/ui/forms/readers";
import { Submit } from "~/ui/forms/submit";
import { Card } from "~/ui/layout/page";
import { Link } from "~/ui/link";

interface Referral {
  address: string;
  name: string;
  contactId: number | null;
}

interface ShownMeeting {
  words: string;
  taskTo: string;
  isDated: boolean;
}

function ReferralOffer({ threadId, of }: { threadId: number; of: Referral }) {
  return (
    <div className="stack tight">
      <p>
        They name{" "}
        <bdi>
          {of.contactId === null ? of.name : <Link to={paths.business.contact(of.contactId)}>{of.name}</Link>}
        </bdi>
        , <bdi>{of.address}</bdi>.
      </p>
      <WritersOnly>
        {of.contactId === null ? (
          <Form method="post" action={paths.replies.referral(threadId)} className="stack tight">
            <Once hasErrors={false} />
            <Submit pending="Adding">Add {of.name} to your contacts</Submit>
            <p className="hint">As a person of the same company. Nothing is sent.</p>
          </Form>
        ) : (
          <LinkButton to={paths.business.writeToContact(of.contactId)} kind="primary">
            Write to {of.name}
          </LinkButton>
        )}
      </WritersOnly>
    </div>
  );
}

interface Props {
  threadId: number;
  referral: Referral | null;
  meeting: ShownMeeting | null;
}

export function OffersCard({ threadId, referral, meeting }: Props) {
  if (!referral && !meeting) return null;
  return (
    <Card title="What they offer">
      {referral ? <ReferralOffer threadId={threadId} of={referral} /> : null}
      {meeting ? (
        <div className="stack tight">
          <p>
            A time to talk: “<bdi>{meeting.words}</bdi>”.
          </p>
          <WritersOnly>
            <LinkButton to={meeting.taskTo}>Create task</LinkButton>
            {meeting.isDated ? null : <p className="hint">Which day that is, you say in the form.</p>}
          </WritersOnly>
        </div>
      ) : null}
    </Card>
  );
}
