import { Alert } from "~/ui/feedback/alert";
import { ConfirmDialog } from "~/ui/feedback/confirm-dialog";
import { Dialog, DialogCloser, DialogOpener } from "~/ui/feedback/dialog";
import { EmptyState } from "~/ui/feedback/empty-state";
import { Progress } from "~/ui/feedback/progress";
import { Skeleton } from "~/ui/feedback/skeleton";
import { Tooltip, TooltipGroup } from "~/ui/feedback/tooltip";
import { UndoNote } from "~/ui/feedback/undo-note";
import { Field } from "~/ui/forms/field";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Chapter, exampleField, Part } from "./ui-part";

const HERE = "/ui";
const ALONE = `${HERE}?alone=yes`;

/** The form of the dialog, and of the page without it. */
export function ExampleForm({ dialogId }: { dialogId?: string }) {
  return (
    <form method="post" action={HERE} className="form" noValidate>
      <Field label="Name of the example" field={exampleField(dialogId ? "dialog-name" : "page-name")} />
      <div className="row">
        {dialogId ? (
          <DialogCloser dialogId={dialogId}>Cancel</DialogCloser>
        ) : (
          <LinkButton to={HERE}>Cancel</LinkButton>
        )}
        <Submit>Add the example</Submit>
      </div>
    </form>
  );
}

function Dialogs() {
  return (
    <>
      <Part name="DialogOpener">
        <div className="row">
          <DialogOpener dialogId="example-dialog" href={ALONE} kind="primary">
            Add an example
          </DialogOpener>
          <DialogOpener dialogId="example-confirm" href={ALONE} kind="danger">
            Delete the example
          </DialogOpener>
        </div>
      </Part>
      <Part name="Dialog">
        <p>Opens from the first button above; the same form stands alone under its own address.</p>
        <Dialog id="example-dialog" title="Add an example">
          <ExampleForm dialogId="example-dialog" />
        </Dialog>
      </Part>
      <Part name="DialogCloser">
        <p>“Cancel” and the cross inside a dialog.</p>
      </Part>
      <Part name="ConfirmDialog">
        <p>Opens from the second button above; the focus is on the button that keeps everything.</p>
        <ConfirmDialog
          id="example-confirm"
          title="Delete this example?"
          loses="The example and its 3 notes are removed for good. This cannot be undone."
          action={HERE}
          confirm="Delete the example"
          keep="Keep example"
        />
      </Part>
    </>
  );
}

export function FeedbackChapter() {
  return (
    <Chapter id="feedback" title="What the product says">
      <Dialogs />
      <Part name="FlashMessage">
        <div className="row">
          <LinkButton to="?toast=success">Show a success</LinkButton>
          <LinkButton to="?toast=error">Show an error</LinkButton>
          <LinkButton to="?toast=info">Show an information for 8 seconds</LinkButton>
        </div>
      </Part>
      <Part name="Alert">
        {(["info", "success", "warning", "error"] as const).map((kind) => (
          <Alert key={kind} kind={kind} title={`Of kind ${kind}`}>
            What happened, what is safe, what to do.
          </Alert>
        ))}
      </Part>
      <Part name="UndoNote">
        <UndoNote action={HERE}>3 examples were archived.</UndoNote>
      </Part>
      <Part name="EmptyState">
        <EmptyState
          title="No examples yet."
          action={<LinkButton to="#EmptyState">Add an example</LinkButton>}
        >
          What this is, why it is empty, and one thing to do.
        </EmptyState>
      </Part>
      <Part name="Progress">
        <div className="grid-2">
          <Progress title="Reading examples" value={40} max={100} />
          <Progress title="Looking for examples" value={12} max={null} />
        </div>
      </Part>
      <Part name="Skeleton">
        <Skeleton label="Loading a text" />
      </Part>
      <Part name="Tooltip">
        <p>
          <Tooltip text="A few words more, never the only place of them.">
            <button type="button" className="button">
              Alone
            </button>
          </Tooltip>
        </p>
      </Part>
      <Part name="TooltipGroup">
        <TooltipGroup>
          {["First", "Second", "Third"].map((word) => (
            <Tooltip key={word} text={`What the ${word.toLowerCase()} does.`}>
              <button type="button" className="button">
                {word}
              </button>
            </Tooltip>
          ))}
        </TooltipGroup>
      </Part>
      <Part name="ErrorPage">
        <p>
          <a href="/ui/no-such-page">A page that is not there</a> shows it.
        </p>
      </Part>
    </Chapter>
  );
}
