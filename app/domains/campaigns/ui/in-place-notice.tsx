import { useEffect, useRef } from "react";
import { Alert } from "~/ui/feedback/alert";
import { Link } from "~/ui/link";

/** What was done without leaving the form, beside the fields it is about. */
export interface InPlaceNotice {
  at: "audience" | "mailbox";
  title: string;
  text: string;
  link: { to: string; label: string };
}

/** With script the button that was pressed is gone with the form before: the focus goes here. */
export function InPlaceDone({ notice }: { notice: InPlaceNotice }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} role="status">
      <Alert kind="success" title={notice.title}>
        <p>
          {notice.text} <Link to={notice.link.to}>{notice.link.label}</Link>
        </p>
      </Alert>
    </div>
  );
}
