import { paths } from "~/paths";
import { DefinitionList } from "~/ui/data/definition-list";
import { Alert } from "~/ui/feedback/alert";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Section } from "~/ui/layout/page";
import { Link } from "~/ui/link";
import type { InboxJson } from "../inboxes/inbox-json";
import type { MailboxJson } from "../json";

interface InboxView {
  inbox: InboxJson;
  looked: string;
  next: string;
  renumbered: string | null;
  passedOver: string | null;
}

const SECURITY = { tls: "TLS", starttls: "STARTTLS", none: "not encrypted" } as const;

export function InboxSection({
  mailbox: { id: mailboxId, isDemo },
  view,
}: {
  mailbox: MailboxJson;
  view: InboxView | null;
}) {
  if (isDemo)
    return (
      <Section title="Inbox">
        <p>
          Demo bounces and replies are listed in your <Link to={paths.replies.list}>replies</Link>. A demo
          mailbox has no real inbox.
        </p>
      </Section>
    );
  if (!view)
    return (
      <Section title="Inbox">
        <p>
          This mailbox can only send. Connect its inbox to receive{" "}
          <Link to={paths.replies.list}>replies</Link>, or use a{" "}
          <Link to={paths.replies.webhooks}>webhook</Link>.
        </p>
        <div className="row">
          <LinkButton writes kind="primary" to={paths.mailboxes.inbox(mailboxId)}>
            Connect inbox
          </LinkButton>
        </div>
      </Section>
    );
  const { inbox, looked, next, renumbered, passedOver } = view;
  return (
    <Section title="Inbox">
      {inbox.state === "trouble" ? (
        <Alert kind="warning" title="Inbox sync failed">
          {inbox.text} Sending continues. Next check: {next}.
        </Alert>
      ) : null}
      {renumbered ? (
        <Alert title="Some emails may be missing">
          Check your email account for emails that arrived around {renumbered}.
        </Alert>
      ) : null}
      {passedOver ? (
        <Alert title="An email was skipped">
          We couldn’t read an email after 3 attempts, the last on {passedOver}. Check your email account.
        </Alert>
      ) : null}
      <DefinitionList
        facts={[
          ["Server", `${inbox.imapHost}:${inbox.imapPort}, ${SECURITY[inbox.imapSecurity]}`],
          ["Username", inbox.imapUsername],
          ["Last checked", looked],
        ]}
      />
      <div className="row">
        <form method="post" action={paths.mailboxes.look(mailboxId)}>
          <Submit kind="plain">Check now</Submit>
        </form>
        <LinkButton writes to={paths.mailboxes.inbox(mailboxId)}>
          Edit
        </LinkButton>
        <form method="post" action={paths.mailboxes.removeInbox(mailboxId)}>
          <Submit kind="quiet">Disconnect inbox</Submit>
        </form>
      </div>
    </Section>
  );
}
