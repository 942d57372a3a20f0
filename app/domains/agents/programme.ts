/** Fees are US cents. */
export const JOINING = {
  fee: 0,
  monthlyFee: 0,
  /** Years of selling to businesses. */
  minYears: 2,
  /** Minutes, each an upper bound. */
  videoMinutes: 2,
  applicationMinutes: 10,
} as const;

/** A promise of the programme: true until its screen exists. */
export const IS_COMING = {
  video: false,
  assessment: false,
  training: false,
  certification: false,
  leads: false,
  payouts: false,
  referrals: false,
} as const satisfies Record<string, boolean>;

interface ApplicationStep {
  title: string;
  isComing: boolean;
  text: string;
  asks: { text: string; isComing?: boolean }[];
}

export const APPLICATION_STEPS: readonly ApplicationStep[] = [
  {
    title: "Profile review",
    isComing: false,
    text: "Tell us your markets, industries and experience. We review it.",
    asks: [
      { text: `At least ${JOINING.minYears} years of B2B sales experience` },
      { text: `A form of less than ${JOINING.applicationMinutes} minutes` },
      {
        text: `A video introduction of less than ${JOINING.videoMinutes} minutes`,
        isComing: IS_COMING.video,
      },
    ],
  },
  {
    title: "Skills assessment",
    isComing: IS_COMING.assessment,
    text: "Questions on meeting customers, handling price objections and following up.",
    asks: [{ text: "A phone and a quiet place" }],
  },
  {
    title: "Training",
    isComing: IS_COMING.training,
    text: "How to work a lead, represent a business and make promises you can keep.",
    asks: [{ text: "Short lessons you can pause and resume" }],
  },
  {
    title: "Certification",
    isComing: IS_COMING.certification,
    text: "A final check. Then businesses can find you and send you leads.",
    asks: [{ text: "Your profile, visible to businesses in your markets" }],
  },
];

/** US cents. */
export const AFFILIATE = {
  signupBonus: 5_000,
  /** Percent of the referred agent's monthly earnings, and the number of months. */
  earningsRate: 10,
  months: 12,
  firstDealBonus: 20_000,
  /** The value from which the first deal of the referred agent counts for the bonus. */
  firstDealFrom: 500_000,
} as const;

/** US cents that a referral pays if the referred agent earns this in each month (at most the twelve counted ones). */
export function affiliateEarnings(monthlyEarnings: readonly number[], firstDealValue: number) {
  const { signupBonus, earningsRate, months, firstDealBonus, firstDealFrom } = AFFILIATE;
  const share = monthlyEarnings
    .slice(0, months)
    .reduce((sum, earned) => sum + Math.round((earned * earningsRate) / 100), 0);
  const bonus = firstDealValue >= firstDealFrom ? firstDealBonus : 0;
  return { signupBonus, share, bonus, total: signupBonus + share + bonus };
}
