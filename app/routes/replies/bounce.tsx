import type { MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { formatTime } from "~/core/format";
import { parseId } from "~/core/ids";
import { readerZone } from "~/core/time/time-zones";
import { bounceDetailJson } from "~/domains/replies/reply-json";
import { getBounce } from "~/domains/replies/responses/bounces.server";
import { DecideButtons } from "~/domains/replies/ui/classify-bounce-buttons";
import { KindBadge } from "~/domains/replies/ui/kind-badge";
import { MessageLink } from "~/domains/replies/ui/message-link";
import { UndoDecisionButton } from "~/domains/replies/ui/undo-classification-button";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { DefinitionList } from "~/ui/data/definition-list";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { Submit } from "~/ui/forms/submit";
import { Page, Section } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  {
    title: data
      ? `${data.classText ?? data.kindText}: ${data.about ?? "unknown"}`
      : "Bounces and auto-replies",
  },
];

export const loader = businessPage(async (ctx, { params }) => {
  const bounce = await getBounce(ctx, parseId(params.returnedId, "mail"));
  return { ...bounceDetailJson(bounce), came: formatTime(bounce.mail.receivedAt, readerZone(ctx)) };
});

const MATCHED_BY: Record<string, string> = {
  "message-id": "Message-ID of the returned email",
  "in-reply-to": "Email the report replies to",
  references: "Emails the report references",
  address: "Address only, which can be forged",
};

export default function BouncePage() {
  const mail = useLoaderData<typeof loader>();
  return (
    <Page
      title={mail.about ?? "Unknown address"}
      subtitle={<span dir="auto">{mail.subject}</span>}
      width="reading"
    >
      <Breadcrumb
        trail={[
          { to: paths.replies.list, label: "Inbox" },
          { to: paths.replies.returned, label: "Bounces and auto-replies" },
        ]}
      />
      <DefinitionList
        facts={[
          ["Type", <KindBadge key="kind" email={mail} />],
          ["Reason", mail.reason],
          ["Action taken", mail.done],
          ["Next step", mail.next],
          ["Status", [mail.status, mail.code].filter(Boolean).join(", SMTP ") || null],
          ["Server response", mail.serverSaid],
          ["Matched rule", mail.rule],
          ["Message", <MessageLink key="message" message={mail} />],
          ["Matched by", mail.matchedBy ? MATCHED_BY[mail.matchedBy] : null],
          ["From", mail.from],
          ["Received", mail.came],
        ]}
      />
      {mail.canDecide ? (
        <Section title="Is this address invalid?">
          <p>If so, we’ll stop emailing this address. You can undo this.</p>
          <DecideButtons mail={mail} />
        </Section>
      ) : null}
      {mail.decidedAt ? (
        <Section title="Wrong classification?">
          <p>
            Undo the classification to review the address again. Its queued emails resume unless stopped for
            another reason.
          </p>
          <UndoDecisionButton mail={mail} />
        </Section>
      ) : null}
      {mail.canSendAgain ? (
        <Section title="Resend this email?">
          <p>
            We’ll resend this email unchanged. Later steps keep their schedule.
            {mail.kind === "delay"
              ? " The recipient’s server may still deliver the first email, so it could arrive twice."
              : ""}
          </p>
          <SendAgainButton mail={mail} />
        </Section>
      ) : null}
      {mail.text ? (
        <Section title="Email content">
          <p className="whitespace-pre-wrap wrap-anywhere [unicode-bidi:plaintext]" dir="auto">
            {mail.text}
          </p>
        </Section>
      ) : null}
    </Page>
  );
}

const SendAgainButton = ({ mail: { id, about } }: { mail: { id: number; about: string | null } }) => (
  <IfCanWrite>
    <Form method="post" action={paths.replies.sendAgain(id)} className="row tight">
      <Submit kind="plain" slim aria-label={`Send again: ${about ?? "unknown"}`}>
        Send again
      </Submit>
    </Form>
  </IfCanWrite>
);
