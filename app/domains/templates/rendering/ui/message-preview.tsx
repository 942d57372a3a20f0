import { Alert } from "~/ui/feedback/alert";
import { Disclosure } from "~/ui/layout/disclosure";
import { Card } from "~/ui/layout/page";
import type { RenderedMessage } from "../render-message";

const inBraces = (names: string[]) => names.map((name) => `{{${name}}}`).join(", ");

export function Blanks({ missing, unknown }: Pick<RenderedMessage, "missing" | "unknown">) {
  if (missing.length + unknown.length === 0) return null;
  return (
    <Alert kind="warning" title="Some fields are empty.">
      {unknown.length > 0 ? <p>Unknown fields (left out): {inBraces(unknown)}.</p> : null}
      {missing.length > 0 ? (
        <p>
          No value for this contact: {inBraces(missing)}. Add fallback text, e.g. {"{{firstName|there}}"}.
        </p>
      ) : null}
    </Alert>
  );
}

/** The HTML was sanitised when the template was saved, and every value is escaped. */
export function MessagePreview({ message, to }: { message: RenderedMessage; to: string }) {
  return (
    <Card>
      <p className="muted">To: {to}</p>
      <h2>{message.subject || "(no subject)"}</h2>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised HTML and escaped values */}
      <div className="stack tight" dir="auto" dangerouslySetInnerHTML={{ __html: message.html }} />
      <Disclosure summary="Plain text version">
        <pre>{message.text}</pre>
      </Disclosure>
    </Card>
  );
}
