import { Chapter } from "./ui-part";

/** Every chart of app/ui/charts in its states. */
export function ChartsChapter() {
  return (
    <Chapter id="charts" title="Charts">
      <p className="muted">None yet besides the way itself.</p>
    </Chapter>
  );
}
