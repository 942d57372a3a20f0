import { Alert } from "~/ui/feedback/alert";
import { CopyField } from "~/ui/forms/copy-field";
import { Section } from "~/ui/layout/page";
import { Link } from "~/ui/link";
import type { hookView } from "../view";

type Hook = NonNullable<ReturnType<typeof hookView>>;

/** The webhook's set-up, entered once in the app at Meta. */
export const WebhookSetUp = ({ hook, name, connectTo }: { hook: Hook; name: string; connectTo: string }) => (
  <Section title="What comes in, at once">
    {hook.hasSecret ? (
      <p>
        {hook.seen
          ? `Meta told us something last at ${hook.seen}.`
          : "Nothing has come yet. Two steps in your app at Meta, under Webhooks:"}
      </p>
    ) : (
      <Alert kind="warning" title="The app secret is missing">
        Meta signs what it sends with it, and unsigned calls are refused. You find it in your app under
        Settings, Basic. <Link to={connectTo}>Connect {name} again with it</Link>.
      </Alert>
    )}
    <CopyField label="1. Callback URL" value={hook.url} hint="Of this connection alone." />
    <CopyField label="Verify token" value={hook.verifyToken} />
    <p>
      2. Subscribe to the fields <b>{hook.fields}</b>.
    </p>
  </Section>
);
