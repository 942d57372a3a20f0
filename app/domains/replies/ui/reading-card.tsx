import { Form } from "@remix-run/react";
import { WritersOnly } from "~/ui/forms/readers";
import { Submit } from "~/ui/forms/submit";
import { Card } from "~/ui/layout/page";
import { CLASS_NAMES, type ReplyClass } from "../classification/reply-class";
import type { LastReading } from "../corrections/last-reading.server";
import { ClassBadge } from "./class-badge";

const CLASSES = Object.keys(CLASS_NAMES) as ReplyClass[];

function Judged({ said, set }: { said: ReplyClass; set: ReplyClass }) {
  return (
    <Form method="post" className="row between">
      <p className="small">
        {said === set
          ? "A person confirmed it."
          : `We read “${CLASS_NAMES[said]}”; a person corrected it to “${CLASS_NAMES[set]}”.`}
      </p>
      <input type="hidden" name="undo" value="yes" />
      <Submit kind="quiet">Undo</Submit>
    </Form>
  );
}

function Judge({ of, isWaiting }: { of: ReplyClass; isWaiting: boolean }) {
  return (
    <div className="stack tight">
      <p className="small">
        {isWaiting ? "It waits for you: we are not sure. What does it mean?" : "Is that right?"}
      </p>
      <Form method="post">
        <input type="hidden" name="replyClass" value={of} />
        <Submit kind={isWaiting ? "plain" : "primary"} pending="Saving">
          {of === "unclear" ? "Right, it is unclear" : `Right, “${CLASS_NAMES[of]}”`}
        </Submit>
      </Form>
      <p className="muted small">No, it means:</p>
      <Form method="post" className="row">
        {CLASSES.filter((each) => each !== of).map((each) => (
          <Submit key={each} kind="plain" slim name="replyClass" value={each}>
            {CLASS_NAMES[each]}
          </Submit>
        ))}
      </Form>
      <p className="hint">“Wants no mail” also means that you never write to the address again.</p>
    </div>
  );
}

interface Props {
  thread: { replyClass: ReplyClass; score: number; isWaiting: boolean };
  reading: LastReading;
}

export function ReadingCard({ thread, reading }: Props) {
  const said = reading?.saidClass ?? thread.replyClass;
  return (
    <Card title="What it means">
      <div className="stack tight">
        <p className="row between">
          <ClassBadge of={thread.replyClass} />
          <span className="num">Score {thread.score} of 100</span>
        </p>
        <progress value={thread.score} max={100} aria-label="Score" />
      </div>
      <WritersOnly>
        {reading?.setClass ? (
          <Judged said={said} set={reading.setClass} />
        ) : (
          <Judge of={thread.replyClass} isWaiting={thread.isWaiting} />
        )}
      </WritersOnly>
    </Card>
  );
}
