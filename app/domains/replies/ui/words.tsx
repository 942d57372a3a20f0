import { CLASS_NAMES, type ClassWord, type ReplyClass } from "../classification/reply-class";

const nameOf = (of: string) => CLASS_NAMES[of as ReplyClass] ?? of;

export function DecidingWords({ words, score }: { words: readonly ClassWord[]; score: number | null }) {
  const said = words.filter((word) => word.class !== "score");
  const reasons = words.filter((word) => word.class === "score");
  return (
    <dl className="stack tight">
      <div>
        <dt className="muted small">Words that decided</dt>
        <dd>
          {said.length === 0
            ? "None that are known: please read it yourself."
            : said.map(({ words: text, class: of }) => `“${text}” (${nameOf(of)})`).join(", ")}
        </dd>
      </div>
      <div>
        <dt className="muted small">Score {score ?? 0} of 100</dt>
        <dd>{reasons.map(({ words: text, points }) => `${text} ${points}`).join(" + ")}</dd>
      </div>
    </dl>
  );
}
