import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatTime } from "~/core/format";
import { parseId } from "~/core/ids";
import { readerZone } from "~/core/time/time-zones";
import { readMessage, ruleText } from "~/domains/campaigns/metrics/read-message.server";
import { MessageBadge } from "~/domains/campaigns/ui/campaign-status";
import { statusOf } from "~/domains/messages/campaign-messages.server";
import { reasonText } from "~/domains/messages/message-reasons";
import { sendTimesOf } from "~/domains/sending/send-times.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { DefinitionList } from "~/ui/data/definition-list";
import { LinkButton } from "~/ui/forms/link-button";
import { Card, Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

export const meta: MetaFunction = () => [{ title: "Message" }];

export const loader = businessPage(async (ctx, { params }) => {
  const campaignId = parseId(params.campaignId, "campaign");
  const messageId = parseId(params.messageId, "message");
  const { campaign, found, content } = await readMessage(ctx, campaignId, messageId);
  const { message } = found;
  const queued = (await sendTimesOf(ctx, [message])).get(message.id);
  const why = reasonText(message);
  const zone = readerZone(ctx);
  const time = (at: Date | null) => (at ? formatTime(at, zone) : null);
  return {
    campaign: { id: campaign.id, name: campaign.name },
    content,
    company: found.companyName,
    leadTo: message.leadId === null ? null : paths.leadSearch.lead(message.leadId),
    contactTo:
      message.leadId === null && message.contactId !== null
        ? paths.business.contactHistory(message.contactId)
        : null,
    status: statusOf(found),
    facts: [
      ...(content?.from ? [["From", content.from]] : []),
      ["To", [found.contactName, message.toAddress].filter(Boolean).join(", ") || null],
      ["Step", `${message.position}${message.variant ? `, subject ${message.variant.toUpperCase()}` : ""}`],
      ...(message.sentAt ? [["Sent", time(message.sentAt)]] : []),
      ...(queued ? [["Sending", queued.text]] : []),
      ...(why ? [["Reason", why]] : []),
      ...(message.rule ? [["Consent rule", ruleText(message.rule, message.country)]] : []),
      ...(message.respondedAt ? [["Responded", time(message.respondedAt)]] : []),
      ...(message.clickedAt ? [["Clicked", time(message.clickedAt)]] : []),
      ...(message.bouncedAt ? [["Bounced", time(message.bouncedAt)]] : []),
      ...(message.unsubscribedAt ? [["Unsubscribed", time(message.unsubscribedAt)]] : []),
      ...(message.messageId ? [["Message-ID", message.messageId]] : []),
      ...(content?.cc.length
        ? [
            [
              "CC (unsubscribed addresses excluded; external recipients get a separate email)",
              content.cc.join(", "),
            ],
          ]
        : []),
    ] as [string, string | null][],
  };
});

export default function CampaignMessagePage() {
  const { campaign, content, company, leadTo, contactTo, status, facts } = useLoaderData<typeof loader>();
  return (
    <Page title={content?.subject ?? `To ${company ?? "a deleted company"}`} width="reading">
      <Breadcrumb
        trail={[
          { to: paths.campaigns.list, label: "Campaigns" },
          { to: paths.campaigns.campaign(campaign.id), label: campaign.name },
          { to: paths.campaigns.messages(campaign.id), label: "Messages" },
        ]}
      />
      <Card>
        <DefinitionList facts={[["Status", <MessageBadge key="status" status={status} />], ...facts]} />
      </Card>
      {content ? (
        <Card title="Email content">
          <p className="whitespace-pre-wrap wrap-anywhere">{content.text}</p>
          <p className="muted small">
            {content.isExact
              ? "Full text as sent. Links may include click tracking."
              : "Older email: shown with the sender’s current signature and without the footer."}
          </p>
        </Card>
      ) : (
        <p className="muted">The content appears once the email is sent.</p>
      )}
      {leadTo || contactTo ? (
        <div className="row">
          {leadTo ? <LinkButton to={leadTo}>Open lead</LinkButton> : null}
          {contactTo ? <LinkButton to={contactTo}>Open contact</LinkButton> : null}
        </div>
      ) : null}
    </Page>
  );
}
