import { useForm } from "@conform-to/react";
import { sentenceCase } from "~/core/sentence-case";
import { MARKETING } from "~/paths/business/marketing";
import { Badge } from "~/ui/data/badge";
import { Time } from "~/ui/data/metrics";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import type { Outcome } from "../conversations/policy";
import { OUTCOME_NAMES, type ReplyView, type SocialMessageView } from "../conversations/view";

type Refused = Parameters<typeof useForm<{ text: string }>>[0]["lastResult"];

/** A stranger's text as typed: no URL in it becomes a link. */
export const SocialMessages = ({
  messages,
  label,
}: {
  messages: readonly SocialMessageView[];
  label: string;
}) => (
  <ol className="ways plain" aria-label={label}>
    {messages.map(
      ({ id, writer, platform, attached, text, state, hasFailed, isOpen, trouble, link, at, timeText }) => (
        <li key={id} className="stack tight">
          <div className="row between">
            <b>{writer}</b>
            <span className="small muted">
              {platform}, <Time at={at} withHour text={timeText} />
            </span>
          </div>
          {attached ? <span className="muted">{attached}</span> : null}
          {text === null ? null : (
            <span className="whitespace-pre-wrap wrap-anywhere" dir="auto">
              {text}
            </span>
          )}
          {state ? (
            <div className="row">
              <Badge kind={hasFailed ? "bad" : isOpen ? "busy" : "plain"}>{sentenceCase(state)}</Badge>
              {trouble ? <span className="small">{trouble}</span> : null}
              {link ? (
                <LinkButton to={link} slim>
                  Open in WhatsApp
                </LinkButton>
              ) : null}
            </div>
          ) : null}
        </li>
      ),
    )}
  </ol>
);

/** A reply through the platform while it allows one, else text for the user's own WhatsApp. */
export function AnswerForm({ reply, lastResult }: { reply: ReplyView; lastResult: Refused }) {
  const [form, fields] = useForm<{ text: string }>({ lastResult: lastResult ?? null });
  if (reply.way === "none")
    return (
      <p>{reply.words} Reply in the platform’s inbox or by email, or add a phone number to use WhatsApp.</p>
    );
  const isLink = reply.way === "link";
  return (
    <PostForm form={form} creates>
      <input type="hidden" name="way" value={reply.way} />
      <Field
        field={fields.text}
        label={isLink ? "WhatsApp message" : `Reply on ${reply.platform}`}
        type="textarea"
        rows={4}
        hint={isLink ? `${reply.words} You can use your own phone instead.` : reply.words}
        required
      />
      <Submit pending={isLink ? "Preparing" : "Sending"}>{isLink ? "Prepare message" : "Send reply"}</Submit>
    </PostForm>
  );
}

export const OutcomeForm = ({ leadId, outcome }: { leadId: number; outcome: Outcome | null }) => (
  <form method="post" action={MARKETING.leadOutcome(leadId)} className="row">
    <span className="small muted">Outcome:</span>
    {(Object.keys(OUTCOME_NAMES) as Outcome[]).map((choice) => (
      <button
        key={choice}
        type="submit"
        name="outcome"
        value={choice}
        className="button slim"
        aria-pressed={choice === outcome}
      >
        {OUTCOME_NAMES[choice]}
      </button>
    ))}
  </form>
);
