import { formatUsd } from "~/core/format";
import { IS_COMING } from "~/domains/billing/plans/coming";
import { ANNUAL_DISCOUNT_PERCENT, EXTRA_LEAD_PRICE, PLANS, TRIAL_DAYS } from "~/domains/billing/plans/plans";
import { paths } from "~/paths";

interface PricingQuestion {
  question: string;
  answer: string;
  isComing?: boolean;
  more?: { to: string; label: string };
}

const extra = formatUsd(EXTRA_LEAD_PRICE);
const { trial, startup, scaleup, corporate } = PLANS;

/** What people ask before they pay; search engines read the same words. */
export const PRICING_QUESTIONS: PricingQuestion[] = [
  {
    question: "What is a lead?",
    answer:
      "A company that fits your search, with a score from 0 to 100 and its reasons. Every field has its source and date.",
    more: { to: paths.site.solutions, label: "See a real lead and its reasons" },
  },
  {
    question: "What counts against my leads?",
    answer:
      "A company that a search finds for you for the first time. Found again, it is free. Companies you imported and demo companies never count.",
  },
  {
    question: "What happens when my leads are used up?",
    answer: `On ${startup.name} and ${scaleup.name}, searches wait for the first day of the next month. Before that, you can take a bigger plan or buy extra leads. On ${corporate.name}, searches go on. All leads you have stay yours.`,
  },
  {
    question: "What do extra leads cost?",
    isComing: IS_COMING.extraLeads,
    answer: `${extra} each. We offer them only when the leads of the month are used up, and you pay only after you confirm the price. Where a bigger plan would cost you less, the screen says so.`,
  },
  {
    question: "What happens when the trial ends?",
    answer: `The trial has ${TRIAL_DAYS} days, ${trial.agents} agent and ${trial.leads} leads. After that, the account is read-only until you choose a plan. We have no card of yours, so nothing is charged, and the leads you found stay yours.`,
  },
  {
    question: "Can I change my plan?",
    isComing: IS_COMING.planChange,
    answer:
      "Yes, at any time. A bigger plan starts when its invoice is paid. A smaller plan starts when the period you paid for ends, and removes nothing: what is over the new limit stays there to read.",
  },
  {
    question: "What is the platform fee, and who pays it?",
    isComing: IS_COMING.platformFee,
    answer: `A percentage of a deal that you have confirmed: ${startup.platformFeePercent}% on ${startup.name} and in the trial, ${scaleup.platformFeePercent}% on ${scaleup.name}, ${corporate.platformFeePercent}% on ${corporate.name}. Your business pays it. When there is no deal, there is no fee.`,
  },
  {
    question: "What does an agent cost?",
    isComing: IS_COMING.agents,
    answer:
      "A commission, and only on a deal that you have confirmed. The rate follows the agent’s tier, and you see it beside the platform fee. Agents pay nothing to join.",
    more: { to: paths.site.rates, label: "See the commission rates" },
  },
  {
    question: "Which agents count against my plan?",
    isComing: IS_COMING.agents,
    answer: "Those who are assigned to you at the same time. An agent who declines frees the place again.",
  },
  {
    question: "How does paying by the year work?",
    isComing: IS_COMING.annualPayment,
    answer: `You pay twelve months at once and save ${ANNUAL_DISCOUNT_PERCENT}%. Your leads are still counted month by month.`,
  },
  {
    question: "Which currency are the prices in?",
    answer: "US dollars, in every country.",
  },
  {
    question: "Who sees the companies and contacts I add?",
    answer:
      "Only your account. Nobody is written to whose address has no known source, and anybody can ask what we hold about them.",
    more: { to: paths.site.privacy, label: "Read how we protect data" },
  },
];
