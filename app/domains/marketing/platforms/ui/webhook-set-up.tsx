import { Alert } from "~/ui/feedback/alert";
import { CopyField } from "~/ui/forms/copy-field";
import { Section } from "~/ui/layout/page";
import { Link } from "~/ui/link";
import type { hookView } from "../view";

type Hook = NonNullable<ReturnType<typeof hookView>>;

/** The webhook settings, to be entered once in the Meta app. */
export const WebhookSetUp = ({ hook, name, connectTo }: { hook: Hook; name: string; connectTo: string }) => (
  <Section title="Instant updates">
    {hook.hasSecret ? (
      <p>
        {hook.seen
          ? `Last event from Meta: ${hook.seen}.`
          : "No events yet. Complete 2 steps in your Meta app, under Webhooks:"}
      </p>
    ) : (
      <Alert kind="warning" title="App secret missing">
        Find the app secret in your Meta app under Settings &gt; Basic. Then{" "}
        <Link to={connectTo}>connect {name} again</Link>. Without it, no events arrive.
      </Alert>
    )}
    <CopyField label="1. Callback URL" value={hook.url} hint="For this connection only." />
    <CopyField label="Verify token" value={hook.verifyToken} />
    <p>
      2. Subscribe to the fields <b>{hook.fields}</b>.
    </p>
  </Section>
);
