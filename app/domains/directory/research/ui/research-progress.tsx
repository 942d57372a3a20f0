import { Badge } from "~/ui/data/badge";
import type { ResearchView } from "../research-view";

export function ResearchProgress({
  view,
}: {
  view: Pick<ResearchView, "isRunning" | "isWaiting" | "state" | "asked" | "goals">;
}) {
  return (
    <div className="stack">
      <p>
        {view.isRunning ? (
          <Badge kind={view.isWaiting ? "plain" : "busy"}>{view.isWaiting ? "Waiting" : "Running"}</Badge>
        ) : (
          <Badge>Stopped</Badge>
        )}{" "}
        {view.state}
      </p>
      {view.asked ? <p className="small">{view.asked}</p> : null}
      {view.goals.map(({ label, text, percent }) => (
        <div key={label} className="stack tight">
          <div className="row between small">
            <span>{label}</span>
            <span className="num">{text}</span>
          </div>
          <progress value={percent} max={100} aria-label={label} />
        </div>
      ))}
    </div>
  );
}
