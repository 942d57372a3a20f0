import { formatNumber, formatUsd } from "~/core/format";
import { IS_COMING } from "~/domains/billing/plans/coming";
import {
  ANNUAL_DISCOUNT_PERCENT,
  EXTRA_LEAD_PRICE,
  PLANS,
  TRIAL_AGENTS,
  TRIAL_DAYS,
} from "~/domains/billing/plans/plans";
import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { ComingSoon } from "~/ui/data/coming-soon";
import { Rich } from "~/ui/rich";
import type { LegalSection } from "./legal-page";

const { trial, startup, scaleup, corporate } = PLANS;

/** The sections of the terms that contain figures: trial, plans, deals. */
export const moneySections = (): LegalSection[] => [
  {
    id: "trial",
    heading: m.site_terms_of_plans_the_free_trial(),
    body: (
      <p>
        {m.site_terms_of_plans_the_trial_lasts_days_and({
          trialDays: TRIAL_DAYS,
          leads: trial.leads,
          agents: TRIAL_AGENTS,
        })}
      </p>
    ),
  },
  {
    id: "plans",
    heading: m.site_terms_of_plans_plans_and_payment(),
    body: (
      <ul>
        <li>
          <Rich
            parts={m.site_terms_of_plans_plans_and_prices_in_us.parts({
              discount: ANNUAL_DISCOUNT_PERCENT,
            })}
            tags={{ link: (text) => <a href={paths.site.pricing}>{text}</a> }}
          />
          <ComingSoon isComing={IS_COMING.annualPayment} />
        </li>
        <li>{m.site_terms_of_plans_a_plans_leads_are_for()}</li>
        <li>
          {m.site_terms_of_plans_an_upgrade_starts_when_its()}
          <ComingSoon isComing={IS_COMING.planChange} />
        </li>
        <li>{m.site_terms_of_plans_a_downgrade_deletes_nothing_anything()}</li>
        <li>
          {m.site_terms_of_plans_when_the_months_leads_are({
            plan: corporate.name,
            leads: formatNumber(corporate.leads),
          })}
        </li>
        <li>
          {m.site_terms_of_plans_an_extra_lead_costs_charged({ price: formatUsd(EXTRA_LEAD_PRICE) })}
          <ComingSoon isComing={IS_COMING.extraLeads} />
        </li>
        <li>{m.site_terms_of_plans_you_pay_for_a_company()}</li>
      </ul>
    ),
  },
  {
    id: "deals",
    heading: m.site_terms_of_plans_deals_and_the_platform_fee(),
    body: (
      <p>
        {m.site_terms_of_plans_when_an_agent_reports_a({
          startupFee: startup.platformFeePercent,
          startup: startup.name,
          scaleupFee: scaleup.platformFeePercent,
          scaleup: scaleup.name,
          corporateFee: corporate.platformFeePercent,
          corporate: corporate.name,
        })}
        <ComingSoon isComing={IS_COMING.platformFee} />
      </p>
    ),
  },
];
