import { Submit } from "~/ui/forms/submit";

const MARKS = [
  { state: "held", words: "It was held" },
  { state: "missed", words: "The agent missed it" },
  { state: "booked", words: "Take that back" },
] as const;

/** Buttons for what became of an interview that began; each other than what it says now. */
export function InterviewMarks({ state, to }: { state: string; to: string }) {
  return (
    <form method="post" action={to} className="row">
      {MARKS.filter((mark) => mark.state !== state).map((mark) => (
        <Submit key={mark.state} kind="plain" name="state" value={mark.state}>
          {mark.words}
        </Submit>
      ))}
    </form>
  );
}
