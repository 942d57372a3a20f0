import { m } from "~/messages/messages";
export const TRAITS = {
  drive: {
    get name() {
      return m.onboarding_psychometric_questions_drive();
    },
    get high() {
      return m.onboarding_psychometric_questions_you_look_for_new_customers();
    },
    get low() {
      return m.onboarding_psychometric_questions_you_work_best_with_a();
    },
  },
  listening: {
    get name() {
      return m.onboarding_psychometric_questions_listening();
    },
    get high() {
      return m.onboarding_psychometric_questions_you_find_out_what_a();
    },
    get low() {
      return m.onboarding_psychometric_questions_you_talk_about_the_offer();
    },
  },
  reliability: {
    get name() {
      return m.onboarding_psychometric_questions_reliability();
    },
    get high() {
      return m.onboarding_psychometric_questions_you_plan_take_notes_and();
    },
    get low() {
      return m.onboarding_psychometric_questions_you_decide_as_you_go();
    },
  },
  honesty: {
    get name() {
      return m.onboarding_psychometric_questions_honesty();
    },
    get high() {
      return m.onboarding_psychometric_questions_you_tell_the_truth_even();
    },
    get low() {
      return m.onboarding_psychometric_questions_you_let_customers_believe_things();
    },
  },
} as const;
export type Trait = keyof typeof TRAITS;

export const OPTIONS = [
  m.onboarding_psychometric_questions_not_like_me_at_all,
  m.onboarding_psychometric_questions_not_much_like_me,
  m.onboarding_psychometric_questions_sometimes_like_me,
  m.onboarding_psychometric_questions_mostly_like_me,
  m.onboarding_psychometric_questions_very_much_like_me,
] as const;

interface Item {
  trait: Trait;
  text: string;
  /** Set for a reversed statement: agreement earns fewer points. */
  isReversed?: true;
}

/** Answers are stored by the index in this list: add new questions at its end. */
export const ITEMS: readonly Item[] = [
  {
    trait: "drive",
    get text() {
      return m.onboarding_questions_i_call_new_customers_even();
    },
  },
  {
    trait: "listening",
    get text() {
      return m.onboarding_questions_i_ask_about_a_customers();
    },
  },
  {
    trait: "reliability",
    get text() {
      return m.onboarding_questions_i_note_what_i_promised();
    },
  },
  {
    trait: "honesty",
    get text() {
      return m.onboarding_questions_i_tell_a_customer_when();
    },
  },
  {
    trait: "drive",
    get text() {
      return m.onboarding_questions_after_two_rejections_in_a();
    },
    isReversed: true,
  },
  {
    trait: "listening",
    get text() {
      return m.onboarding_questions_while_someone_is_talking_im();
    },
    isReversed: true,
  },
  {
    trait: "reliability",
    get text() {
      return m.onboarding_questions_i_call_back_on_the();
    },
  },
  {
    trait: "honesty",
    get text() {
      return m.onboarding_questions_a_small_lie_about_delivery();
    },
    isReversed: true,
  },
  {
    trait: "drive",
    get text() {
      return m.onboarding_questions_i_set_a_goal_for();
    },
  },
  {
    trait: "listening",
    get text() {
      return m.onboarding_questions_to_be_sure_i_repeat();
    },
  },
  {
    trait: "reliability",
    get text() {
      return m.onboarding_questions_i_often_have_to_search();
    },
    isReversed: true,
  },
  {
    trait: "honesty",
    get text() {
      return m.onboarding_questions_i_report_a_sale_only();
    },
  },
  {
    trait: "drive",
    get text() {
      return m.onboarding_questions_i_like_my_pay_to();
    },
  },
  {
    trait: "listening",
    get text() {
      return m.onboarding_questions_when_a_customer_complains_i();
    },
  },
  {
    trait: "reliability",
    get text() {
      return m.onboarding_questions_i_arrive_on_time_for();
    },
  },
  {
    trait: "honesty",
    get text() {
      return m.onboarding_questions_i_would_keep_a_customers();
    },
    isReversed: true,
  },
  {
    trait: "drive",
    get text() {
      return m.onboarding_questions_i_let_customers_come_to();
    },
    isReversed: true,
  },
  {
    trait: "listening",
    get text() {
      return m.onboarding_questions_i_change_how_i_explain();
    },
  },
  {
    trait: "reliability",
    get text() {
      return m.onboarding_questions_i_start_many_things_and();
    },
    isReversed: true,
  },
  {
    trait: "honesty",
    get text() {
      return m.onboarding_questions_when_i_make_a_mistake();
    },
  },
];

export const questionsJson = () => ({
  questions: ITEMS.map(({ text }) => ({ text, options: OPTIONS.map((option) => option()) })),
});
