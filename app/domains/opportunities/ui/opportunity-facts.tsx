import { paths } from "~/paths";
import { DefinitionList } from "~/ui/data/definition-list";
import { Alert } from "~/ui/feedback/alert";
import { Link } from "~/ui/link";
import { OPPORTUNITY_FIELDS as FIELDS } from "../fields";
import type { OpportunityView } from "../view";
import { StageBadge } from "./stage-badge";

const phoneTo = (phone: string) => `tel:${phone.replace(/[^+\d]/g, "")}`;

export const OpportunityFacts = ({ opportunity }: { opportunity: OpportunityView }) => (
  <div className="stack">
    {opportunity.isStale ? (
      <Alert kind="warning" title={`Nothing has moved since ${opportunity.movedAt}.`}>
        Move it, write to the contact, or close it.
      </Alert>
    ) : null}
    <DefinitionList
      facts={[
        [FIELDS.status.label, <StageBadge key="stage" opportunity={opportunity} />],
        [FIELDS.revenue.label, opportunity.value],
        [FIELDS.probability.label, opportunity.probability],
        [FIELDS.closeDate.label, opportunity.closeDate],
        [FIELDS.region.label, opportunity.region],
        [FIELDS.ownerId.label, opportunity.owner],
        [
          FIELDS.companyName.label,
          opportunity.companyId && opportunity.companyName ? (
            <Link key="company" to={paths.business.company(opportunity.companyId)}>
              {opportunity.companyName}
            </Link>
          ) : (
            opportunity.companyName
          ),
        ],
        [FIELDS.contactName.label, opportunity.contactName],
        [
          FIELDS.contactEmail.label,
          opportunity.contactEmail ? (
            <a key="mail" href={`mailto:${opportunity.contactEmail}`}>
              {opportunity.contactEmail}
            </a>
          ) : null,
        ],
        [
          FIELDS.contactPhone.label,
          opportunity.contactPhone ? (
            <a key="phone" href={phoneTo(opportunity.contactPhone)}>
              {opportunity.contactPhone}
            </a>
          ) : null,
        ],
        ...(opportunity.leadId
          ? ([
              [
                "Lead",
                <Link key="lead" to={paths.leadSearch.lead(opportunity.leadId)}>
                  See the lead it came from
                </Link>,
              ],
            ] as const)
          : []),
        ...(opportunity.threadId
          ? ([
              [
                "Replies",
                <Link key="thread" to={paths.replies.thread(opportunity.threadId)}>
                  Read the conversation
                </Link>,
              ],
            ] as const)
          : []),
        ["Created", opportunity.createdAt],
        ...(opportunity.closedAt ? ([["Closed", opportunity.closedAt]] as const) : []),
      ]}
    />
    {opportunity.description ? <p className="prewrap">{opportunity.description}</p> : null}
  </div>
);
