import { Form } from "@remix-run/react";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { Submit } from "~/ui/forms/submit";
import { CLASS_NAMES, type ReplyClass } from "../classification/reply-class";
import type { LastReading } from "../corrections/last-reading.server";
import { ClassBadge } from "./class-badge";

const CLASSES = Object.keys(CLASS_NAMES) as ReplyClass[];

const NO_MAIL = "“Unsubscribe request” also suppresses the address, so you can’t email it again.";

const Shown = ({ id }: { id: number | null }) =>
  id === null ? null : <input type="hidden" name="replyId" value={id} />;

const Choices = ({ classes, shown }: { classes: readonly ReplyClass[]; shown: number | null }) => (
  <Form method="post" className="row">
    <Shown id={shown} />
    {classes.map((category) => (
      <Submit key={category} kind="plain" slim name="replyClass" value={category}>
        {CLASS_NAMES[category]}
      </Submit>
    ))}
  </Form>
);

function Judged({ ours, set, shown }: { ours: ReplyClass; set: ReplyClass; shown: number | null }) {
  return (
    <Form method="post" className="row between">
      <p className="small">
        {ours === set
          ? "Confirmed by your team."
          : `Corrected by your team from “${CLASS_NAMES[ours]}” to “${CLASS_NAMES[set]}”.`}
      </p>
      <Shown id={shown} />
      <input type="hidden" name="undo" value="yes" />
      <Submit kind="quiet">Undo</Submit>
    </Form>
  );
}

interface Asked {
  replyClass: ReplyClass;
  model: ReplyClass | null;
  isWaiting: boolean;
  shown: number | null;
}

function Judge({ replyClass, model, isWaiting, shown }: Asked) {
  if (model && model !== replyClass)
    return (
      <div className="stack tight">
        <p className="small">
          Our rules say “{CLASS_NAMES[replyClass]}”, but the model says “{CLASS_NAMES[model]}”. Which is
          correct?
        </p>
        <Choices classes={[replyClass, model]} shown={shown} />
        <p className="muted small">Neither. Change category to:</p>
        <Choices
          classes={CLASSES.filter((category) => category !== replyClass && category !== model)}
          shown={shown}
        />
        <p className="hint">{NO_MAIL}</p>
      </div>
    );
  return (
    <div className="stack tight">
      {model ? <p className="small">Our rules and the model agree.</p> : null}
      <p className="small">{isWaiting ? "Needs review: uncertain category." : "Is this category correct?"}</p>
      <Form method="post">
        <Shown id={shown} />
        <input type="hidden" name="replyClass" value={replyClass} />
        <Submit kind="plain" pending="Saving">
          {replyClass === "unclear" ? "Confirm “Unclear”" : `Correct, “${CLASS_NAMES[replyClass]}”`}
        </Submit>
      </Form>
      <p className="muted small">Change category to:</p>
      <Choices classes={CLASSES.filter((category) => category !== replyClass)} shown={shown} />
      <p className="hint">{NO_MAIL}</p>
    </div>
  );
}

interface Props {
  thread: { replyClass: ReplyClass; score: number; isWaiting: boolean };
  reading: LastReading;
}

/** The category and its score; "Change category" opens the form, which is open already while the reply needs review. */
export function Reading({ thread, reading }: Props) {
  const said = reading?.saidClass ?? thread.replyClass;
  const shown = reading?.inboundId ?? null;
  const facts = (
    <>
      <ClassBadge replyClass={thread.replyClass} />{" "}
      <span className="muted">Score {thread.score} out of 100</span>
    </>
  );
  return (
    <IfCanWrite otherwise={<p className="small">{facts}</p>}>
      <details className="fold" open={thread.isWaiting}>
        <summary className="small">
          {facts} <span className="float-end text-brand weight-600">Change category</span>
        </summary>
        {reading?.setClass ? (
          <Judged ours={said} set={reading.setClass} shown={shown} />
        ) : (
          <Judge
            replyClass={thread.replyClass}
            model={reading?.modelClass ?? null}
            isWaiting={thread.isWaiting}
            shown={shown}
          />
        )}
        {reading?.readingState === "pending" ? (
          <p className="muted small">The model is still choosing a category. Reload in a minute.</p>
        ) : null}
      </details>
    </IfCanWrite>
  );
}
