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

/** Shows how a description was interpreted, and by which parser or model. */
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
      <Alert kind="warning" title="No criteria recognised">
        {notCovered} Add an industry, country, company size or keyword, or choose from the lists below.
      </Alert>
    );
  if (writtenBy)
    return (
      <Alert title={`Interpreted by ${writtenBy}`}>{notCovered} AI can be wrong. Check the criteria.</Alert>
    );
  return (
    <Alert title="Interpreted without the AI model">
      {modelFailed ? "The AI model returned no usable result. " : ""}Check the criteria.
      {readAs.map(({ written, meant }) => ` “${written}” means ${meant}.`)}
      {notCovered ? ` ${notCovered}` : ""}
      {notUnderstood.length > 0
        ? ` Not used: ${notUnderstood.map((word) => `“${word}”`).join(", ")}. Add words as keywords to search for them.`
        : ""}
      {isWordsOnly ? " No industry, country or size recognised. Results match your keywords only." : ""}
    </Alert>
  );
}
