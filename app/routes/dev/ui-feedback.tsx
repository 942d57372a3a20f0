import { Alert } from "~/ui/feedback/alert";
import { EmptyState } from "~/ui/feedback/empty-state";
import { Progress } from "~/ui/feedback/progress";
import { Skeleton } from "~/ui/feedback/skeleton";
import { UndoNote } from "~/ui/feedback/undo-note";
import { LinkButton } from "~/ui/forms/link-button";
import { Chapter, Part } from "./ui-part";

const HERE = "/ui";

export function FeedbackChapter() {
  return (
    <Chapter id="feedback" title="What the product says">
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
      <Part name="ErrorPage">
        <p>
          <a href="/ui/no-such-page">A page that is not there</a> shows it.
        </p>
      </Part>
    </Chapter>
  );
}
