import { useForm } from "@conform-to/react";
import type { ComponentProps } from "react";
import { m } from "~/messages/messages";
import { Time } from "~/ui/data/metrics";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { CLOSED } from "../policy";
import type { MessagesView } from "../view";

type Refused = Parameters<typeof useForm<{ text: string }>>[0]["lastResult"];

/** Plain text as typed: URLs in it do not become links. */
const linked = (text: string | null) =>
  text === null ? (
    <span className="muted">{m.agents_chat_this_message_was_erased()}</span>
  ) : (
    <span className="whitespace-pre-wrap wrap-anywhere" dir="auto">
      {text}
    </span>
  );

export const Messages = ({ messages, label }: { messages: MessagesView["messages"]; label: string }) => (
  <ol className="ways plain" aria-label={label}>
    {messages.map(({ id, at, timeText, writer, isOwn, text }) => (
      <li key={id} className="stack tight">
        <div className="row between">
          <b>{isOwn ? m.agents_chat_you({ writer }) : writer}</b>
          <span className="small muted">
            <Time at={at} withHour text={timeText} />
          </span>
        </div>
        {linked(text)}
      </li>
    ))}
  </ol>
);

export function MessageForm({
  to,
  isOpen,
  lastResult,
  ...rest
}: { to: string; isOpen: boolean; lastResult: Refused } & Pick<ComponentProps<typeof Field>, "hint">) {
  const [form, fields] = useForm<{ text: string }>({ lastResult: lastResult ?? null });
  if (!isOpen) return <p>{CLOSED}</p>;
  return (
    <PostForm form={form} creates>
      <Field
        {...rest}
        field={fields.text}
        label={m.agents_chat_message_to({ to })}
        type="textarea"
        rows={4}
        required
      />
      <Submit>{m.agents_chat_send_message()}</Submit>
    </PostForm>
  );
}
