import { m } from "~/messages/messages";
/** Fees are US cents. */
export const JOINING = {
  fee: 0,
  monthlyFee: 0,
  /** Minimum years of B2B sales experience. */
  minYears: 2,
  /** Upper limits in minutes. */
  videoMinutes: 2,
  applicationMinutes: 10,
} as const;

/** Programme features marked as coming: true until the page exists. */
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
    get title() {
      return m.agents_programme_profile_review();
    },
    isComing: false,
    get text() {
      return m.agents_programme_tell_us_your_markets_industries();
    },
    asks: [
      {
        get text() {
          return m.agents_programme_at_least_years_of_b2b({ minYears: JOINING.minYears });
        },
      },
      {
        get text() {
          return m.agents_programme_a_form_of_less_than({ applicationMinutes: JOINING.applicationMinutes });
        },
      },
      {
        get text() {
          return m.agents_programme_a_video_introduction_of_less({ videoMinutes: JOINING.videoMinutes });
        },
        isComing: IS_COMING.video,
      },
    ],
  },
  {
    get title() {
      return m.agents_programme_skills_assessment();
    },
    isComing: IS_COMING.assessment,
    get text() {
      return m.agents_programme_questions_on_meeting_customers_handling();
    },
    asks: [
      {
        get text() {
          return m.agents_programme_a_phone_and_a_quiet();
        },
      },
    ],
  },
  {
    get title() {
      return m.agents_programme_training();
    },
    isComing: IS_COMING.training,
    get text() {
      return m.agents_programme_how_to_work_a_lead();
    },
    asks: [
      {
        get text() {
          return m.agents_programme_short_lessons_you_can_pause();
        },
      },
    ],
  },
  {
    get title() {
      return m.agents_programme_certification();
    },
    isComing: IS_COMING.certification,
    get text() {
      return m.agents_programme_a_final_check_then_businesses();
    },
    asks: [
      {
        get text() {
          return m.agents_programme_your_profile_visible_to_businesses();
        },
      },
    ],
  },
];

/** US cents. */
export const AFFILIATE = {
  signupBonus: 5_000,
  /** Percent of the referred agent's monthly earnings, and for how many months. */
  earningsRate: 10,
  months: 12,
  firstDealBonus: 20_000,
  /** Minimum value in US cents for the referred agent's first deal to earn the bonus. */
  firstDealFrom: 500_000,
} as const;

/** What a referral pays, in US cents, for the referred agent's earnings per month (at most twelve months count). */
export function affiliateEarnings(monthlyEarnings: readonly number[], firstDealValue: number) {
  const { signupBonus, earningsRate, months, firstDealBonus, firstDealFrom } = AFFILIATE;
  const share = monthlyEarnings
    .slice(0, months)
    .reduce((sum, earned) => sum + Math.round((earned * earningsRate) / 100), 0);
  const bonus = firstDealValue >= firstDealFrom ? firstDealBonus : 0;
  return { signupBonus, share, bonus, total: signupBonus + share + bonus };
}
