import { paths } from "~/paths";
import { DefinitionList } from "~/ui/data/definition-list";
import { Alert } from "~/ui/feedback/alert";
import { Link } from "~/ui/link";
import { OPPORTUNITY_FIELDS as FIELDS } from "../fields";
import type { OpportunityView } from "../view";
import { StageBadge } from "./stage-badge";

const phoneTo = (phone: string) => `tel:${phone.replace(/[^+\d]/g, "")}`;

export const OpportunityFacts = ({ of }: { of: OpportunityView }) => (
  <div className="stack">
    {of.isStale ? (
      <Alert kind="warning" title={`Nothing has moved since ${of.movedAt}.`}>
        Move it, write to the contact, or close it.
      </Alert>
    ) : null}
    <DefinitionList
      facts={[
        [FIELDS.status.label, <StageBadge key="stage" of={of} />],
        [FIELDS.revenue.label, of.value],
        [FIELDS.probability.label, of.probability],
        [FIELDS.closeDate.label, of.closeDate],
        [FIELDS.region.label, of.region],
        [FIELDS.ownerId.label, of.owner ?? "nobody"],
        [
          FIELDS.companyName.label,
          of.companyId && of.companyName ? (
            <Link key="company" to={paths.business.company(of.companyId)}>
              {of.companyName}
            </Link>
          ) : (
            of.companyName
          ),
        ],
        [FIELDS.contactName.label, of.contactName],
        [
          FIELDS.contactEmail.label,
          of.contactEmail ? (
            <a key="mail" href={`mailto:${of.contactEmail}`}>
              {of.contactEmail}
            </a>
          ) : null,
        ],
        [
          FIELDS.contactPhone.label,
          of.contactPhone ? (
            <a key="phone" href={phoneTo(of.contactPhone)}>
              {of.contactPhone}
            </a>
          ) : null,
        ],
        ...(of.leadId
          ? ([
              [
                "Lead",
                <Link key="lead" to={paths.leadSearch.lead(of.leadId)}>
                  See the lead it came from
                </Link>,
              ],
            ] as const)
          : []),
        ...(of.threadId
          ? ([
              [
                "Replies",
                <Link key="thread" to={paths.replies.thread(of.threadId)}>
                  Read the conversation
                </Link>,
              ],
            ] as const)
          : []),
        ["Created", of.createdAt],
        ...(of.closedAt ? ([["Closed", of.closedAt]] as const) : []),
      ]}
    />
    {of.description ? <p className="prewrap">{of.description}</p> : null}
  </div>
);
