import { type ComponentProps, useState } from "react";
import { formatNumber, plural } from "~/core/format";
import { useHydrated } from "../use-hydrated";

/** Remaining characters from which a screen reader announces the count. */
const NEARLY_FULL = 20;

/** A text of several lines; under it how long it may be, and while one writes, how much is left. */
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
