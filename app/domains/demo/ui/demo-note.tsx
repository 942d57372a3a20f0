import { paths } from "~/paths";
import { Alert } from "~/ui/feedback/alert";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { Submit } from "~/ui/forms/submit";
import { Link } from "~/ui/link";
import type { DemoState } from "../demo-view";

export const DEMO_OFFER =
  "Try every screen with 90 days of sample data. It’s labelled, never emailed and removable at any time.";

const WORDS: Partial<Record<DemoState, string>> = {
  filling: "Creating demo data…",
  filled: "Your lists and charts include demo data.",
  removing: "Removing demo data…",
  failed: "Demo data couldn’t be added.",
};

export const FillButton = () => (
  <form method="post" action={paths.demoWork.page}>
    <Submit kind="plain" pending="Adding">
      Add demo data
    </Submit>
  </form>
);

/** The portal's note on demo data: an offer to add it, or one line with its status. */
export function DemoNote({ state }: { state: DemoState | null }) {
  if (state === null) return null;
  if (state === "none")
    return (
      <IfCanWrite>
        <Alert title="Just looking around?">
          <div className="stack tight">
            <p>{DEMO_OFFER}</p>
            <FillButton />
          </div>
        </Alert>
      </IfCanWrite>
    );
  return (
    <p className="muted small">
      {WORDS[state]}{" "}
      <Link to={paths.demoWork.page}>{state === "filled" ? "Remove demo data" : "View status"}</Link>
    </p>
  );
}
