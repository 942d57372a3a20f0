import type { SubmissionResult } from "@conform-to/react";
import { useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import type { FoundSettings } from "~/domains/mailboxes/connecting/find-settings.server";
import { Alert } from "~/ui/feedback/alert";
import { Submit } from "~/ui/forms/submit";
import { MEND } from "../campaign-draft";
import type { CampaignPreview } from "../planning/preview-draft.server";

/** What was done without leaving the form, beside the fields it is about. */
export interface InPlaceNotice {
  at: "audience" | "mailbox";
  title: string;
  text: string;
  link: { to: string; label: string };
}

/** Only what is done in place answers all of it. */
export interface InPlaceAnswer {
  result: SubmissionResult<string[]>;
  seen?: CampaignPreview | null;
  found?: FoundSettings | null;
  notice?: InPlaceNotice | null;
  /** The title over what went wrong. */
  failed?: string | null;
  key?: string | null;
}

/** An action's answer comes before the loader's, whose choices the form needs to show what is chosen. */
export function useSettledAnswer(answer: InPlaceAnswer | undefined) {
  const { state } = useNavigation();
  const [settled, setSettled] = useState(answer);
  if (state === "idle" && answer !== settled) setSettled(answer);
  return settled;
}

/** With script the button that was pressed is gone with the form before: the focus goes here. The link saves what is typed. */
export function InPlaceDone({ notice }: { notice: InPlaceNotice }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} role="status">
      <Alert kind="success" title={notice.title}>
        <p>{notice.text}</p>
        <Submit kind="plain" slim name={MEND} value={notice.link.to} formNoValidate>
          {notice.link.label}
        </Submit>
      </Alert>
    </div>
  );
}
