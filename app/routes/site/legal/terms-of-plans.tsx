import { formatNumber, formatUsd } from "~/core/format";
import { IS_COMING } from "~/domains/billing/plans/coming";
import { ANNUAL_DISCOUNT_PERCENT, EXTRA_LEAD_PRICE, PLANS, TRIAL_DAYS } from "~/domains/billing/plans/plans";
import { paths } from "~/paths";
import { ComingSoon } from "~/ui/data/coming-soon";
import type { LegalSection } from "./legal-page";

const { trial, startup, scaleup, corporate } = PLANS;

/** The part of the terms that has figures: trial, plans, deals. */
export const MONEY_SECTIONS: LegalSection[] = [
  {
    id: "trial",
    heading: "The free trial",
    body: (
      <p>
        The trial lasts {TRIAL_DAYS} days and includes {trial.leads} leads and {trial.agents} agent. We ask
        for no card. When it ends, nothing is charged and nothing is removed: the leads you have stay yours.
        To find more leads you choose a plan.
      </p>
    ),
  },
  {
    id: "plans",
    heading: "Plans and payment",
    body: (
      <ul>
        <li>
          The plans and their prices in US dollars stand on the <a href={paths.site.pricing}>pricing page</a>.
          Who pays by the year pays {ANNUAL_DISCOUNT_PERCENT}% less.
          <ComingSoon isComing={IS_COMING.annualPayment} />
        </li>
        <li>
          A plan’s leads are for one calendar month of the country your company has its headquarters in. Leads
          you did not use do not move to the next month.
        </li>
        <li>
          An upgrade starts when its invoice is paid. A downgrade begins when the period you paid for ends.
          <ComingSoon isComing={IS_COMING.planChange} />
        </li>
        <li>A downgrade removes nothing. What is over the new limit stays readable.</li>
        <li>
          When the month’s leads are used up, no search goes on by itself. {corporate.name} includes{" "}
          {formatNumber(corporate.leads)} leads a month and is not stopped there.
        </li>
        <li>
          An extra lead costs {formatUsd(EXTRA_LEAD_PRICE)}, and only after you confirmed the price.
          <ComingSoon isComing={IS_COMING.extraLeads} />
        </li>
        <li>You pay for a company once. If a later search finds it again, it costs no second lead.</li>
      </ul>
    ),
  },
  {
    id: "deals",
    heading: "Deals and the platform fee",
    body: (
      <p>
        When an agent reports a deal, you confirm or dispute it. Only a confirmed deal costs anything: the
        agent’s commission, and a platform fee of {startup.platformFeePercent}% of its value on {startup.name}{" "}
        and in the trial, {scaleup.platformFeePercent}% on {scaleup.name} and {corporate.platformFeePercent}%
        on {corporate.name}. Confirm honestly and soon; a person is waiting to be paid.
        <ComingSoon isComing={IS_COMING.platformFee} />
      </p>
    ),
  },
];
