import { type ComponentProps, useState } from "react";
import { formatNumber, plural } from "~/core/format";
import { useHydrated } from "../use-hydrated";

/** Number of remaining characters from which a screen reader announces the count. */
const NEARLY_FULL = 20;

/** A multi-line text input that shows its maximum length, and while typing the remaining characters. */
export function TextArea(props: ComponentProps<"textarea">) {
  const { maxLength, defaultValue = "", readOnly } = props;
  const isRunning = useHydrated();
  const [length, setLength] = useState(String(defaultValue).length);
  if (maxLength === undefined || readOnly) return <textarea {...props} />;
  const left = `${plural(Math.max(0, maxLength - length), "character")} left`;
  return (
    <>
      <textarea {...props} onInput={(event) => setLength(event.currentTarget.value.length)} />
      <p className="hint num">
        {isRunning ? left : `Use at most ${formatNumber(maxLength)} characters`}
        <span className="visually-hidden" role="status">
          {isRunning && maxLength - length <= NEARLY_FULL ? left : null}
        </span>
      </p>
    </>
  );
}
