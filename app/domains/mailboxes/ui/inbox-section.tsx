import { paths } from "~/paths";
import { DefinitionList } from "~/ui/data/definition-list";
import { Alert } from "~/ui/feedback/alert";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Section } from "~/ui/layout/page";
import { Link } from "~/ui/link";
import type { InboxJson } from "../inboxes/inbox-json";
import type { MailboxJson } from "../json";

export interface InboxView {
  inbox: InboxJson;
  looked: string;
  next: string;
  renumbered: string | null;
  passedOver: string | null;
}

const SECURITY = { tls: "TLS from the start", starttls: "STARTTLS", none: "not protected" } as const;

export function InboxSection({
  mailbox: { id: mailboxId, isDemo },
  view,
}: {
  mailbox: MailboxJson;
  view: InboxView | null;
}) {
  if (isDemo)
    return (
      <Section title="Answers">
        <p>
          What came back of its mails stands among your <Link to={paths.replies.list}>replies</Link>, made up
          like them. A demo mailbox has no inbox to look into.
        </p>
      </Section>
    );
  if (!view)
    return (
      <Section title="Answers">
        <p>
          This mailbox only sends. Let its inbox be looked at, and answers stand among your{" "}
          <Link to={paths.replies.list}>replies</Link>. Developers can{" "}
          <Link to={paths.replies.webhooks}>send them by webhook</Link> instead.
        </p>
        <div className="row">
          <LinkButton writes kind="primary" to={paths.mailboxes.inbox(mailboxId)}>
            Read its answers
          </LinkButton>
        </div>
      </Section>
    );
  const { inbox, looked, next, renumbered, passedOver } = view;
  return (
    <Section title="Answers">
      {inbox.state === "trouble" ? (
        <Alert kind="warning" title="Answers can’t be read just now">
          {inbox.text} Sending goes on. It is tried again {next}.
        </Alert>
      ) : null}
      {renumbered ? (
        <Alert title="The mail server numbered its mails anew">
          That was {renumbered}. What came in between two looks then has to be read at your provider.
        </Alert>
      ) : null}
      {passedOver ? (
        <Alert title="A mail was passed over">
          It could not be read, three times; the last such mail was left {passedOver}. Read it at your
          provider.
        </Alert>
      ) : null}
      <DefinitionList
        facts={[
          ["Read from", `${inbox.imapHost}:${inbox.imapPort}, ${SECURITY[inbox.imapSecurity]}`],
          ["User name", inbox.imapUsername],
          ["Last look", looked],
        ]}
      />
      <div className="row">
        <form method="post" action={paths.mailboxes.look(mailboxId)}>
          <Submit kind="plain">Look now</Submit>
        </form>
        <LinkButton writes to={paths.mailboxes.inbox(mailboxId)}>
          Change
        </LinkButton>
        <form method="post" action={paths.mailboxes.removeInbox(mailboxId)}>
          <Submit kind="quiet">Stop reading answers</Submit>
        </form>
      </div>
    </Section>
  );
}
