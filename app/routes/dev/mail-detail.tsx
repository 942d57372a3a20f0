import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { senderOf } from "~/adapters/mail/mail-sender";
import { formatTime } from "~/core/format";
import { UTC } from "~/core/time/time-zones";
import { DEV } from "~/paths/dev";
import { DefinitionList } from "~/ui/data/definition-list";
import { LinkButton } from "~/ui/forms/link-button";
import { Page, Section } from "~/ui/layout/page";
import type { PageHandle } from "~/ui/page-handle";
import { mailOf } from "./mail-outbox.server";

export const handle: PageHandle = { style: "work" };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `${data.subject} - email` : "Email" },
  { name: "robots", content: "noindex" },
];

const named = (name: string | null, address: string) => (name ? `${name} <${address}>` : address);

export async function loader({ context, params }: LoaderFunctionArgs) {
  const mail = await mailOf(context, params);
  const from = senderOf(context.base.config);
  return {
    id: mail.id,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    headers: [
      ["From", named(from.name, from.address)],
      ["To", named(mail.toName, mail.toAddress)],
      ["Subject", mail.subject],
      ["Date", formatTime(mail.createdAt, UTC)],
      ["Message-ID", mail.messageId],
      ["Auto-Submitted", "auto-generated"],
      ...Object.entries(mail.headers),
    ] as [string, string][],
    facts: [
      ["Cause", mail.cause],
      ["Status", mail.state],
      ["Attempts", String(mail.attempts)],
      ["Error", mail.error ?? "None"],
    ] as [string, string][],
    attachments: mail.attachments.map(({ name, type }) => ({ name, type })),
  };
}

export default function MailPage() {
  const { id, subject, text, html, headers, facts, attachments } = useLoaderData<typeof loader>();
  return (
    <Page
      title={subject || "(no subject)"}
      subtitle="The message as it is sent."
      action={<LinkButton to={DEV.mails}>All emails</LinkButton>}
    >
      <Section title="Text">
        <pre className="card">{text}</pre>
      </Section>
      <Section title="HTML">
        <p>
          {/* A separate document whose policy allows nothing. */}
          <a href={DEV.mailHtml(id)} className="button slim">
            Open the HTML as a page
          </a>
        </p>
        <pre className="card">{html}</pre>
      </Section>
      <Section title="Headers">
        <DefinitionList facts={headers} />
      </Section>
      <Section title="Attachments">
        {attachments.length ? (
          <ul>
            {attachments.map(({ name, type }, index) => (
              <li key={`${name} ${type}`}>
                <a href={DEV.mailAttachment(id, index + 1)}>{name}</a> ({type})
              </li>
            ))}
          </ul>
        ) : (
          <p>None.</p>
        )}
      </Section>
      <Section title="Delivery">
        <DefinitionList facts={facts} />
      </Section>
    </Page>
  );
}
