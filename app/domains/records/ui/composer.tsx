import { type SubmissionResult, useForm } from "@conform-to/react";
import { TaskFields } from "~/domains/opportunities/tasks/ui/task-fields";
import { DraftNote } from "~/domains/sending/ui/draft-note";
import { paths } from "~/paths";
import { Alert } from "~/ui/feedback/alert";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Tabs } from "~/ui/layout/tabs";
import { COMPOSE_KINDS, type ComposeKind, composeLink } from "../compose-kinds";
import type { ComposerView } from "../composer.server";

type Result = SubmissionResult<string[]> | undefined;

const NAMES: Record<ComposeKind, string> = { note: "Note", call: "Call", task: "Task", email: "Email" };

const Kind = ({ kind }: { kind: ComposeKind }) => <input type="hidden" name="compose" value={kind} />;

function NoteForm({ kind, result }: { kind: "note" | "call"; result: Result }) {
  const [form, fields] = useForm<{ text: string }>({ id: kind, lastResult: result ?? null });
  const isCall = kind === "call";
  return (
    <PostForm form={form} creates>
      <Kind kind={kind} />
      <Field field={fields.text} label={isCall ? "Call notes" : "Note"} type="textarea" rows={3} required />
      <Submit kind="plain" pending="Saving">
        {isCall ? "Log call" : "Save note"}
      </Submit>
    </PostForm>
  );
}

function TaskForm({ task, result }: { task: NonNullable<ComposerView["task"]>; result: Result }) {
  const [form, fields] = useForm({ id: "task", lastResult: result ?? null, defaultValue: task.draft });
  return (
    <PostForm form={form} creates>
      <Kind kind="task" />
      <TaskFields fields={fields} team={task.team} zone={task.zone} />
      <Submit kind="plain" pending="Adding">
        Add task
      </Submit>
    </PostForm>
  );
}

function EmailForm({
  email,
  here,
  result,
}: {
  email: NonNullable<ComposerView["email"]>;
  here: string;
  result: Result;
}) {
  const { contacts, mailboxes, blockingReason, draft, draftNote, discardedId, sends, hasMailbox } = email;
  const [form, fields] = useForm({ id: "email", lastResult: result ?? null, defaultValue: draft });
  return (
    <>
      {blockingReason ? (
        <Alert kind="warning" title={blockingReason}>
          {hasMailbox ? null : <LinkButton to={paths.mailboxes.list}>Connect mailbox</LinkButton>}
        </Alert>
      ) : null}
      <DraftNote
        draft={draftNote}
        discardedId={discardedId}
        back={composeLink(here, "email", Number(draft.contactId))}
      />
      <PostForm form={form} creates>
        <Kind kind="email" />
        <Field field={fields.contactId} label="To" type="select" options={contacts} required />
        {mailboxes.length > 1 ? (
          <Field field={fields.mailboxId} label="From" type="select" options={mailboxes} required />
        ) : null}
        <Field field={fields.subject} label="Subject" required />
        <Field
          field={fields.text}
          label="Message"
          type="textarea"
          rows={6}
          required
          hint="Signature, postal address and unsubscribe link are added."
        />
        <div className="row">
          <Submit pending="Sending">Send email</Submit>
          {sends && !blockingReason ? <span className="hint">{sends}</span> : null}
        </div>
      </PostForm>
    </>
  );
}

/** Writes a note, call, task or email about a record. Each kind has its own URL, so it works without JavaScript. */
export function Composer({ composer, result }: { composer: ComposerView; result: Result }) {
  const { kind, here, task, email, noAddress } = composer;
  const own = result?.initialValue?.compose === kind ? result : undefined;
  return (
    <IfCanWrite>
      <section className="card" id="composer" aria-label="Composer">
        <Tabs
          label="Composer"
          tabs={COMPOSE_KINDS.map((name) => ({
            to: composeLink(here, name),
            label: NAMES[name],
            isCurrent: name === kind,
          }))}
        />
        {kind === "note" || kind === "call" ? <NoteForm key={kind} kind={kind} result={own} /> : null}
        {task ? <TaskForm task={task} result={own} /> : null}
        {email ? (
          <EmailForm
            key={`${email.draft.contactId}-${email.draftNote?.id}`}
            email={email}
            here={here}
            result={own}
          />
        ) : null}
        {noAddress ? (
          <p className="row">
            {noAddress.text}
            {noAddress.to ? (
              <LinkButton writes slim to={noAddress.to}>
                {noAddress.label}
              </LinkButton>
            ) : null}
          </p>
        ) : null}
      </section>
    </IfCanWrite>
  );
}
