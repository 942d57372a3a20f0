import { type RefObject, useEffect, useRef, useState } from "react";
import { Icon } from "../icons";

interface Reason {
  id: string;
  label: string;
  points: number;
  max: number;
  detail: string;
}

/** Scores above which a score counts as high or as medium; the specification sets them per screen. */
export interface Thresholds {
  high: number;
  middle: number;
}

/** "20 of 33"; "−35" if the record loses points. */
export const pointsText = ({ points, max }: Pick<Reason, "points" | "max">) =>
  points < 0 ? `−${-points}` : `${points} of ${max}`;

const colourOf = (score: number, { high, middle }: Thresholds) =>
  score > high ? "text-leaf" : score > middle ? "text-brand" : "text-edge";

/** A score from 0 to 100, with a bar. */
export function Score({ score, thresholds }: { score: number; thresholds: Thresholds }) {
  return (
    <span className="score">
      {`${score}%`}
      <progress className={colourOf(score, thresholds)} value={score} max={100} aria-hidden="true" />
    </span>
  );
}

/** A score that expands to show its reasons. */
export function Confidence({
  score,
  reasons,
  thresholds,
}: {
  score: number;
  reasons: Reason[];
  thresholds: Thresholds;
}) {
  const box = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  useDismiss(box, isOpen);
  return (
    <details className="why" ref={box} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Score score={score} thresholds={thresholds} /> <Icon name="chevron" />
        <span className="visually-hidden">Reasons</span>
      </summary>
      <ul className="reasons">
        {reasons.map(({ id, label, points, max, detail }) => (
          <li key={id}>
            <span>{label}</span>
            <span className="num">{pointsText({ points, max })}</span>
            <span className="hint">{detail}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Closes an open `details` on Escape, which restores focus, or on a click outside. */
function useDismiss(box: RefObject<HTMLDetailsElement>, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    const close = () => box.current?.removeAttribute("open");
    const atKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      close();
      box.current?.querySelector("summary")?.focus();
    };
    const atPress = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) close();
    };
    document.addEventListener("keydown", atKey);
    document.addEventListener("pointerdown", atPress);
    return () => {
      document.removeEventListener("keydown", atKey);
      document.removeEventListener("pointerdown", atPress);
    };
  }, [box, isOpen]);
}
