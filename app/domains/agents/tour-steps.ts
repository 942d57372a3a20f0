import { m } from "~/messages/messages";
import { AGENT } from "~/paths/agent";
import { DASHBOARD } from "~/paths/agents/dashboard";

export const TOUR_STEPS = [
  {
    to: AGENT.home,
    get title() {
      return m.agents_tour_steps_overview();
    },
    get text() {
      return m.agents_tour_steps_your_earnings_your_tier_and();
    },
  },
  {
    to: DASHBOARD.leads,
    get title() {
      return m.agents_tour_steps_leads();
    },
    get text() {
      return m.agents_tour_steps_companies_businesses_share_with_you();
    },
  },
  {
    to: DASHBOARD.commission,
    get title() {
      return m.agents_tour_steps_commission();
    },
    get text() {
      return m.agents_tour_steps_earnings_per_deal_commission_on();
    },
  },
] as const;
