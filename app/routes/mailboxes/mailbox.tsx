import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatDayOfYear, formatTime } from "~/core/format";
import { parseId } from "~/core/ids";
import { readerZone } from "~/core/time/time-zones";
import { inboxJson } from "~/domains/mailboxes/inboxes/inbox-json";
import { findInbox } from "~/domains/mailboxes/inboxes/save-inbox.server";
import { type MailboxJson, mailboxJson } from "~/domains/mailboxes/json";
import { listMailboxDays, mailboxRates, sentToday } from "~/domains/mailboxes/mailbox-days.server";
import { getMailbox, leavesNowhere } from "~/domains/mailboxes/mailboxes.server";
import { oauthTokenOf } from "~/domains/mailboxes/oauth/access-token.server";
import { GRANT_NAMES, type OauthKey } from "~/domains/mailboxes/oauth/oauth-keys";
import { oauthProviderOf } from "~/domains/mailboxes/oauth/oauth-providers";
import { MailboxFacts } from "~/domains/mailboxes/ui/facts";
import { Health } from "~/domains/mailboxes/ui/health";
import { InboxSection } from "~/domains/mailboxes/ui/inbox-section";
import { MailboxMetrics } from "~/domains/mailboxes/ui/metrics";
import { Records } from "~/domains/mailboxes/ui/records";
import { unknownJson } from "~/domains/messages/json";
import { listUnknown } from "~/domains/messages/unconfirmed-messages.server";
import { UnknownMessages } from "~/domains/sending/ui/unconfirmed-messages";
import { readSetting } from "~/domains/settings/settings.server";
import { businessPage } from "~/http/pages/page.server";
import { nextScreen } from "~/http/pages/safe-redirect";
import { paths } from "~/paths";
import { BarChart } from "~/ui/charts/bar-chart";
import { verticalBars } from "~/ui/charts/bar-shape.server";
import { LinkButton } from "~/ui/forms/link-button";
import { Once } from "~/ui/forms/once";
import { Submit } from "~/ui/forms/submit";
import { Page, Section } from "~/ui/layout/page";
import { ReturnLink } from "~/ui/layout/return-link";
import { Breadcrumb } from "~/ui/layout/tabs";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.mailbox.fromAddress ?? "Mailbox" },
];

export const loader = businessPage(async (ctx, { params, request }) => {
  const zone = readerZone(ctx);
  const row = await getMailbox(ctx, parseId(params.mailboxId, "mailbox"));
  const days = await listMailboxDays(ctx, row.id);
  const unknown = await listUnknown(ctx, row.id);
  const isNowhere = leavesNowhere(ctx, row);
  const inbox = await findInbox(ctx, row.id);
  const timeOf = (time: Date | null) => time && formatTime(time, zone);
  const grant = row.encryptedPassword ? null : await oauthTokenOf(ctx, row.id);
  return {
    next: nextScreen(request, ""),
    grant,
    isOffered: grant !== null && oauthProviderOf(ctx.config, grant) !== null,
    answers: inbox && {
      inbox: inboxJson(inbox),
      looked: timeOf(inbox.polledAt) ?? "–",
      next: formatTime(inbox.nextPollAt, zone),
      renumbered: timeOf(inbox.renumberedAt),
      passedOver: timeOf(inbox.skippedAt),
    },
    limits: await readSetting(ctx, "oneToOneEmail"),
    mailbox: mailboxJson(row, ctx, await sentToday(ctx, row.id)),
    isNowhere,
    isInOutbox: isNowhere && row.kind === "platform",
    rates: await mailboxRates(ctx, row),
    checked: timeOf(row.dnsCheckedAt),
    lastSent: timeOf(row.lastSentAt) ?? "–",
    hasSent: days.some(({ sent }) => sent > 0),
    chart: verticalBars(
      days.map(({ day, sent }) => ({ label: formatDayOfYear(new Date(day)), value: sent })),
    ),
    unknown: unknown.map(unknownJson),
  };
});

function Button({
  to,
  children,
  kind = "plain",
  creates = false,
}: {
  to: string;
  children: string;
  kind?: "primary" | "plain";
  creates?: boolean;
}) {
  return (
    <form method="post" action={to}>
      {creates ? <Once /> : null}
      <Submit kind={kind}>{children}</Submit>
    </form>
  );
}

export default function MailboxPage() {
  const {
    next,
    limits,
    mailbox,
    answers,
    grant,
    isOffered,
    isNowhere,
    isInOutbox,
    rates,
    checked,
    lastSent,
    hasSent,
    chart,
    unknown,
  } = useLoaderData<typeof loader>();
  const { id, fromAddress, fromName, kind, state } = mailbox;
  return (
    <Page
      title={fromAddress}
      subtitle={`${fromName}, ${kind === "smtp" ? "your own email account" : "platform address"}`}
      action={
        <LinkButton writes to={paths.mailboxes.edit(id)}>
          Edit
        </LinkButton>
      }
    >
      <Breadcrumb trail={[{ to: paths.mailboxes.list, label: "Mailboxes" }]} />
      <ReturnLink next={next} isDone={state === "ready"} />
      <Health mailbox={mailbox} isNowhere={isNowhere} isInOutbox={isInOutbox} />
      <div className="row">
        {state === "paused" ? (
          <Button to={paths.mailboxes.resume(id)} kind="primary">
            Resume
          </Button>
        ) : null}
        {isNowhere ? null : (
          <Button
            to={paths.withQuery(paths.mailboxes.check(id), { next })}
            kind={state === "unchecked" ? "primary" : "plain"}
          >
            Check DNS records
          </Button>
        )}
        {state === "unchecked" ? null : (
          <Button to={paths.mailboxes.test(id)} creates>
            Send test email
          </Button>
        )}
        {state === "paused" ? null : <Button to={paths.mailboxes.pause(id)}>Pause</Button>}
        {grant && isOffered ? <SignInAgain mailbox={mailbox} grant={grant} next={next} /> : null}
        {state === "paused" && rates.bounces > 0 ? (
          <LinkButton to={paths.withQuery(paths.suppressions.list, { reason: "bounce" })}>
            View bounces
          </LinkButton>
        ) : null}
      </div>
      <MailboxMetrics mailbox={mailbox} limits={limits} rates={rates} />
      {unknown.length > 0 ? <UnknownMessages mailboxId={id} rows={unknown} /> : null}
      {kind === "smtp" ? <InboxSection mailbox={mailbox} view={answers} /> : null}
      {isNowhere ? null : <Records dns={mailbox.dns} checked={checked} />}
      {hasSent ? (
        <Section title="Sent emails">
          <BarChart
            shape={chart}
            title="Emails sent per day, last 30 days"
            category="Day"
            unit="Emails"
            empty="No emails sent"
          />
        </Section>
      ) : null}
      <Section title="Settings">
        <MailboxFacts mailbox={mailbox} grant={grant} lastSent={lastSent} />
        <div className="row">
          <LinkButton writes to={paths.mailboxes.remove(id)} kind="quiet">
            Remove mailbox
          </LinkButton>
        </div>
      </Section>
    </Page>
  );
}

function SignInAgain({ mailbox, grant, next }: { mailbox: MailboxJson; grant: OauthKey; next: string }) {
  const { fromAddress, fromName, postalAddress } = mailbox;
  const fields = { provider: grant, fromAddress, fromName, postalAddress };
  return (
    <form method="post" action={paths.withQuery(paths.mailboxes.connect, { next })}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Submit kind="plain">{`Sign in with ${GRANT_NAMES[grant]} again`}</Submit>
    </form>
  );
}
