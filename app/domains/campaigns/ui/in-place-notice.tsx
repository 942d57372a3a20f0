import type { SubmissionResult } from "@conform-to/react";
import { useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import type { FoundSettings } from "~/domains/mailboxes/connecting/find-settings.server";
import { Alert } from "~/ui/feedback/alert";
import { Submit } from "~/ui/forms/submit";
import { MEND } from "../campaign-draft";
import type { CampaignPreview } from "../planning/preview-draft.server";

/** The result of an in-place action, next to its fields. */
export interface InPlaceNotice {
  at: "audience" | "mailbox";
  title: string;
  text: string;
  link: { to: string; label: string };
}

/** Response of the form's action; only in-place actions return all fields. */
export interface InPlaceAnswer {
  result: SubmissionResult<string[]>;
  seen?: CampaignPreview | null;
  found?: FoundSettings | null;
  notice?: InPlaceNotice | null;
  /** The error title. */
  failed?: string | null;
  key?: string | null;
}

/**
 * The last settled action response. It takes precedence over the loader's data, because the form needs its options to
 * show the selection.
 */
export function useSettledAnswer(answer: InPlaceAnswer | undefined) {
  const { state } = useNavigation();
  const [settled, setSettled] = useState(answer);
  if (state === "idle" && answer !== settled) setSettled(answer);
  return settled;
}

/** With JavaScript, the submitted button disappears with the previous form, so this receives focus. The link saves the input. */
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
