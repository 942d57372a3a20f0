import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import type { BusinessContext } from "~/core/context";
import { addCompanyNote, addContactNote, NoteInput } from "~/domains/directory/notes/notes.server";
import { NoteSchema } from "~/domains/opportunities/schemas";
import { TaskSchema } from "~/domains/opportunities/tasks/task-schemas";
import { addTask } from "~/domains/opportunities/tasks/write-task.server";
import { addNote } from "~/domains/opportunities/timeline/add-note.server";
import { COMPOSE_KINDS } from "~/domains/records/compose-kinds";
import { ComposedEmail, type ComposedRecord, sendComposedEmail } from "~/domains/records/composer.server";
import { sendTimeText } from "~/domains/sending/send-times.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { answerForm } from "~/http/pages/form.server";

/** Handles a record's composer; its field `compose` names the kind, by default a note. Returns to the record. */
export function composeActivity(
  ctx: BusinessContext,
  { context }: Pick<ActionFunctionArgs, "context">,
  form: FormData,
  { record, here }: { record: ComposedRecord; here: string },
) {
  const done = (title: string, text?: string) =>
    redirectWithFlash(context, here, { kind: "success", title, ...(text ? { text } : {}) });
  const kind = COMPOSE_KINDS.find((name) => name === form.get("compose")) ?? "note";
  if (kind === "email")
    return answerForm(form, ComposedEmail, async (email) =>
      done("Email queued", await sendTimeText(ctx, await sendComposedEmail(ctx, record, email))),
    );
  if (kind === "task") {
    const about = "opportunityId" in record ? { opportunityId: record.opportunityId } : record;
    return answerForm(form, TaskSchema, async (task) => {
      const { title } = await addTask(ctx, { ...task, ...about });
      return done("Task added", title);
    });
  }
  const saved = () => done(kind === "call" ? "Call logged" : "Note saved");
  if ("opportunityId" in record)
    return answerForm(form, NoteSchema, async ({ text }) => {
      await addNote(ctx, record.opportunityId, { text, kind });
      return saved();
    });
  return answerForm(form, NoteInput, async ({ text }) => {
    if ("contactId" in record) await addContactNote(ctx, record.contactId, { text, kind });
    else await addCompanyNote(ctx, record.companyId, { text, kind });
    return saved();
  });
}
