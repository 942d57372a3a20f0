import { Alert } from "~/ui/feedback/alert";

interface Notes {
  writtenBy: string | null;
  modelFailed: boolean;
  isNothing: boolean;
  isWordsOnly: boolean;
  readAs: { written: string; meant: string }[];
  notUnderstood: string[];
  notCovered: string | null;
}

/** What was read of a sentence, and by whom. */
export function QueryNotes({
  writtenBy,
  modelFailed,
  isNothing,
  isWordsOnly,
  readAs,
  notUnderstood,
  notCovered,
}: Notes) {
  if (isNothing)
    return (
      <Alert kind="warning" title="We found nothing to search for in this sentence.">
        {notCovered} Name an industry, a country, a company size or a keyword, or choose from the lists below.
      </Alert>
    );
  if (writtenBy)
    return (
      <Alert title={`Read by ${writtenBy}.`}>
        {notCovered} A language model can be wrong: correct what it chose.
      </Alert>
    );
  return (
    <Alert title="Interpreted without the AI model">
      {modelFailed ? "The model gave no usable answer.  " : ""}Check the criteria and correct them.
      {readAs.map(({ written, meant }) => ` “${written}” was read as ${meant}.`)}
      {notCovered ? ` ${notCovered}` : ""}
      {notUnderstood.length > 0
        ? ` Not used: ${notUnderstood.map((word) => `“${word}”`).join(", ")}. Write such a word as a keyword to search for it.`
        : ""}
      {isWordsOnly
        ? " No industry, country or size was understood: only companies with one of the keywords are found."
        : ""}
    </Alert>
  );
}
