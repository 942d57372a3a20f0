import { paths } from "~/paths";
import { DefinitionList } from "~/ui/data/definition-list";
import { Alert } from "~/ui/feedback/alert";
import { Link } from "~/ui/link";
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
        ["Stage", <StageBadge key="stage" of={of} />],
        ["Value", of.value],
        ["Probability", of.probability],
        ["Close date", of.closeDate],
        ["Region", of.region],
        ["Owner", of.owner ?? "nobody"],
        [
          "Company",
          of.companyId && of.companyName ? (
            <Link key="company" to={paths.business.company(of.companyId)}>
              {of.companyName}
            </Link>
          ) : (
            of.companyName
          ),
        ],
        ["Contact", of.contactName],
        [
          "Email",
          of.contactEmail ? (
            <a key="mail" href={`mailto:${of.contactEmail}`}>
              {of.contactEmail}
            </a>
          ) : null,
        ],
        [
          "Phone",
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
