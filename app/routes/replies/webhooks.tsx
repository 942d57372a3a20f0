import { data, type MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { formatTime } from "~/core/format";
import { readerZone } from "~/core/time/time-zones";
import { canSeeKeys } from "~/domains/identity/policy";
import {
  findWebhookKey,
  rotateWebhookKey,
  WINDOW_SECONDS,
} from "~/domains/replies/responses/webhook-key.server";
import { WEBHOOKS } from "~/domains/replies/responses/webhook-schemas";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { Alert } from "~/ui/feedback/alert";
import { CopyField } from "~/ui/forms/copy-field";
import { Submit } from "~/ui/forms/submit";
import { Disclosure } from "~/ui/layout/disclosure";
import { Card, Page, Section } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

export const meta: MetaFunction = () => [{ title: "Webhooks" }];

export const loader = businessPage(async (ctx) => {
  const mayMake = canSeeKeys(ctx.actor) && ctx.actor.impersonatorId === null;
  const key = mayMake ? await findWebhookKey(ctx) : null;
  return {
    mayMake,
    hasEnded: key?.hasEnded ?? false,
    accountId: String(ctx.account.id),
    since: key && formatTime(key.changedAt, readerZone(ctx)),
    seconds: WINDOW_SECONDS,
    addresses: WEBHOOKS.map((name) => ({ name, url: `${ctx.config.APP_ORIGIN}/api/webhooks/${name}` })),
  };
});

/** The key is shown only in the response to this button. */
export const action = businessPage(async (ctx) => {
  const headers = { "cache-control": "no-store" };
  const isFirst = (await findWebhookKey(ctx)) === null;
  return data({ key: await rotateWebhookKey(ctx), isFirst }, { headers });
});

const WHAT: Record<string, string> = {
  "email-response":
    "Reply: original email (Content-Type: message/rfc822, at most 25 MB) or JSON with from, subject, text and inReplyTo.",
  "email-bounce":
    "Bounce: JSON with address, status (e.g. 5.1.1), messageId, diagnostic (server response) and optional type (hard, soft or blocked).",
  "email-unsubscribe": "Unsubscribe: JSON with address and optional messageId.",
};

function KeyState({
  since,
  hasEnded,
  mayMake,
}: {
  since: string | null;
  hasEnded: boolean;
  mayMake: boolean;
}) {
  if (!mayMake) return <p>Only account owners can view and create keys.</p>;
  if (hasEnded)
    return (
      <Alert kind="warning" title="Key revoked">
        The key from {since} was revoked when a member left the team. Create a new key for your mail server.
      </Alert>
    );
  return <p>{since ? `Key created on ${since}. You can’t view it again.` : "No key yet"}</p>;
}

export default function WebhooksPage() {
  const { accountId, since, hasEnded, mayMake, seconds, addresses } = useLoaderData<typeof loader>();
  const { key, isFirst } = useActionData<typeof action>() ?? {};
  return (
    <Page
      title="Webhooks"
      subtitle="Send replies, bounces and unsubscribes from your mail server."
      width="reading"
    >
      <Breadcrumb trail={[{ to: paths.replies.list, label: "Inbox" }]} />
      <Card title="Signing key">
        {key ? (
          <>
            <Alert kind="warning" title="This key is shown only once.">
              Copy the key now and store it securely on your mail server.
              {isFirst ? "" : " The previous key no longer works."}
            </Alert>
            <CopyField label="Key" value={key} />
          </>
        ) : (
          <KeyState since={since} hasEnded={hasEnded} mayMake={mayMake} />
        )}
        {mayMake ? (
          <Form method="post">
            <Submit kind={since && !hasEnded ? "plain" : "primary"} pending="Creating key">
              {since ? "Create new key" : "Create key"}
            </Submit>
            <p className="hint">
              A new key replaces the current key immediately. Keys are also revoked when a teammate leaves.
            </p>
          </Form>
        ) : null}
      </Card>
      <Section title="Endpoints">
        {addresses.map(({ name, url }) => (
          <CopyField key={name} label={name} value={url} hint={WHAT[name]} />
        ))}
      </Section>
      <Disclosure summary="Request headers and signature">
        <ul>
          <li>
            <code>Njia-Account</code>: {accountId}
          </li>
          <li>
            <code>Njia-Event</code>: event ID of 1 to 200 characters. Repeated IDs are ignored.
          </li>
          <li>
            <code>Njia-Timestamp</code>: Unix time in seconds, within {seconds} seconds of now.
          </li>
          <li>
            <code>Njia-Signature</code>: HMAC-SHA-256 (hex) of timestamp, dot and raw body, using your key.
          </li>
        </ul>
        <CopyField
          label="Shell example"
          value={`printf '%s.' "$TIME" | cat - body.json | openssl dgst -sha256 -hmac "$KEY"`}
        />
      </Disclosure>
    </Page>
  );
}
