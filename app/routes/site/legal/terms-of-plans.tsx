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
          Plans and prices in US dollars are listed on the <a href={paths.site.pricing}>pricing page</a>.
          Annual billing costs {ANNUAL_DISCOUNT_PERCENT}% less.
          <ComingSoon isComing={IS_COMING.annualPayment} />
        </li>
        <li>
          A plan’s leads are for one calendar month of the country your company has its headquarters in.
          Unused leads don’t carry over.
        </li>
        <li>
          An upgrade starts when its invoice is paid. A downgrade starts when the paid period ends.
          <ComingSoon isComing={IS_COMING.planChange} />
        </li>
        <li>A downgrade deletes nothing. Anything over the new limit stays readable.</li>
        <li>
          When the month’s leads are used up, searches stop. {corporate.name} includes{" "}
          {formatNumber(corporate.leads)} leads per month and does not stop there.
        </li>
        <li>
          An extra lead costs {formatUsd(EXTRA_LEAD_PRICE)}, charged only after you confirm the price.
          <ComingSoon isComing={IS_COMING.extraLeads} />
        </li>
        <li>You pay for a company once. Finding it again is free.</li>
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
