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
    more: { to: paths.site.solutions, label: "View a real lead" },
  },
  {
    question: "What counts as a used lead?",
    answer:
      "A company that a search finds for you for the first time. Found again, it is free. Companies you imported and demo companies never count.",
  },
  {
    question: "What happens when my leads are used up?",
    answer: `On ${startup.name} and ${scaleup.name}, searches pause until the next month, unless you upgrade or buy extra leads. On ${corporate.name}, searches continue. You keep all your leads.`,
  },
  {
    question: "What do extra leads cost?",
    isComing: IS_COMING.extraLeads,
    answer: `${extra} each, offered when the month’s leads are used up. You confirm the price first. We tell you if a larger plan costs less.`,
  },
  {
    question: "What happens when the trial ends?",
    answer: `The trial has ${TRIAL_DAYS} days, ${trial.agents} agent and ${trial.leads} leads. Then the account is read-only until you choose a plan. No card, no charge, and you keep your leads.`,
  },
  {
    question: "Can I change my plan?",
    isComing: IS_COMING.planChange,
    answer:
      "Yes, at any time. Upgrades start when the invoice is paid, downgrades when the paid period ends. Nothing is deleted: anything over the new limit stays readable.",
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
    more: { to: paths.site.rates, label: "View commission rates" },
  },
  {
    question: "Which agents count towards my plan?",
    isComing: IS_COMING.agents,
    answer: "Agents assigned at the same time. If one declines, the seat is available again.",
  },
  {
    question: "How does annual billing work?",
    isComing: IS_COMING.annualPayment,
    answer: `You pay for 12 months and save ${ANNUAL_DISCOUNT_PERCENT}%. Leads are still counted monthly.`,
  },
  {
    question: "Which currency are the prices in?",
    answer: "US dollars, in every country.",
  },
  {
    question: "Who sees the companies and contacts I add?",
    answer:
      "Only your account. We never email addresses without a known source, and anyone can ask what we hold about them.",
    more: { to: paths.site.privacy, label: "Data protection" },
  },
];
