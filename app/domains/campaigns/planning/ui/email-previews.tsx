import { Blanks } from "~/domains/templates/rendering/ui/message-preview";
import { Disclosure } from "~/ui/layout/disclosure";
import { Card } from "~/ui/layout/page";
import type { CampaignPreview, EmailPreview } from "../preview-draft.server";

function Mail({ mail }: { mail: EmailPreview }) {
  return (
    <>
      {mail.language ? <p className="muted small">Translation: {mail.language}.</p> : null}
      <Blanks {...mail} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised HTML and escaped values */}
      <div className="stack tight" dir="auto" dangerouslySetInnerHTML={{ __html: mail.html }} />
    </>
  );
}

/** Emails as a recipient would get them; one is open at a time. */
export function EmailPreviews({
  look: { recipient, mails },
  days,
}: {
  look: CampaignPreview;
  /** The day on which each email is sent, in order. */
  days: readonly string[];
}) {
  if (!recipient || mails.length === 0)
    return (
      <Card title="Preview">
        <p className="muted">Choose a template and an audience to preview each email.</p>
      </Card>
    );
  return (
    <Card title={`Preview for ${recipient}`}>
      {mails.map((mail) => (
        <Disclosure
          key={mail.position}
          isOpen={mail.position === 1}
          group="email"
          summary={`${days[mail.position - 1] ?? "Day 0"}: ${mail.subject || "(no subject)"}`}
        >
          <Mail mail={mail} />
        </Disclosure>
      ))}
    </Card>
  );
}
