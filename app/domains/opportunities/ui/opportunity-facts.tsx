import { Fragment, type ReactNode } from "react";
import { paths } from "~/paths";
import { Ago } from "~/ui/data/ago";
import { Badge } from "~/ui/data/badge";
import { DefinitionList } from "~/ui/data/definition-list";
import { Alert } from "~/ui/feedback/alert";
import { Link } from "~/ui/link";
import { OPPORTUNITY_FIELDS as FIELDS } from "../fields";
import type { OpportunityView } from "../view";
import { CellLink } from "./cell-link";

const phoneTo = (phone: string) => `tel:${phone.replace(/[^+\d]/g, "")}`;

/** The facts of a deal that can be edited in place. */
export const dealFacts = (opportunity: OpportunityView): (readonly [name: string, value: ReactNode])[] => [
  [
    FIELDS.status.label,
    <CellLink key="stage" opportunity={opportunity} cell="status">
      {opportunity.stage}
    </CellLink>,
  ],
  [
    FIELDS.revenue.label,
    <CellLink key="value" opportunity={opportunity} cell="revenue">
      {opportunity.value ?? "–"}
    </CellLink>,
  ],
  [
    FIELDS.closeDate.label,
    <Fragment key="closing">
      <CellLink opportunity={opportunity} cell="closeDate">
        {opportunity.closeDate ?? "–"}
      </CellLink>{" "}
      {opportunity.isOverdue ? <Badge kind="bad">Overdue</Badge> : null}
    </Fragment>,
  ],
  [
    FIELDS.ownerId.label,
    <CellLink key="owner" opportunity={opportunity} cell="ownerId">
      {opportunity.owner ?? "–"}
    </CellLink>,
  ],
];

export const OpportunityFacts = ({ opportunity }: { opportunity: OpportunityView }) => (
  <div className="stack">
    {opportunity.isStale ? (
      <Alert kind="warning" title={`No stage change since ${opportunity.movedOn}`}>
        Move or close the deal, or email the contact.
      </Alert>
    ) : null}
    <DefinitionList
      facts={[
        [FIELDS.probability.label, opportunity.probability],
        [FIELDS.region.label, opportunity.region],
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
                  View lead
                </Link>,
              ],
            ] as const)
          : []),
        ...(opportunity.threadId
          ? ([
              [
                "Replies",
                <Link key="thread" to={paths.replies.thread(opportunity.threadId)}>
                  View conversation
                </Link>,
              ],
            ] as const)
          : []),
        ["Created", <Ago key="created" at={opportunity.created} />],
        ...(opportunity.closed ? ([["Closed", <Ago key="closed" at={opportunity.closed} />]] as const) : []),
      ]}
    />
    {opportunity.description ? (
      <p className="whitespace-pre-wrap wrap-anywhere">{opportunity.description}</p>
    ) : null}
  </div>
);
