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
    <Chapter id="feedback" title="Feedback">
      <Part name="FlashMessage">
        <div className="row">
          <LinkButton to="?toast=success">Show success</LinkButton>
          <LinkButton to="?toast=error">Show error</LinkButton>
          <LinkButton to="?toast=info">Show info for 8 seconds</LinkButton>
        </div>
      </Part>
      <Part name="Alert">
        {(["info", "success", "warning", "error"] as const).map((kind) => (
          <Alert key={kind} kind={kind} title={`Alert: ${kind}`}>
            What happened, what is safe, what to do.
          </Alert>
        ))}
      </Part>
      <Part name="UndoNote">
        <UndoNote action={HERE}>3 examples were archived.</UndoNote>
      </Part>
      <Part name="EmptyState">
        <EmptyState title="No examples yet" action={<LinkButton to="#EmptyState">Add example</LinkButton>}>
          One sentence about this list, and the first step.
        </EmptyState>
      </Part>
      <Part name="Progress">
        <div className="grid-2">
          <Progress title="Reading examples" value={40} max={100} />
          <Progress title="Looking for examples" value={12} max={null} />
        </div>
      </Part>
      <Part name="Skeleton">
        <Skeleton label="Loading text" />
      </Part>
      <Part name="ErrorPage">
        <p>
          <a href="/ui/no-such-page">Open a missing page</a> to see it.
        </p>
      </Part>
    </Chapter>
  );
}
