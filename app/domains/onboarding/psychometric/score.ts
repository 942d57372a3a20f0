import { m } from "~/messages/messages";
import { ITEMS, OPTIONS, TRAITS, type Trait } from "./questions";

const MAX_POINTS = OPTIONS.length - 1;

export interface TestScore {
  /** Of 100. */
  overall: number;
  traits: Record<Trait, number>;
}

const percent = (points: number, items: number) => Math.round((points * 100) / (items * MAX_POINTS));

/**
 * Scores by the key in docs/psychometric-test.md; `answers[n]` is the option chosen for question n. All questions weigh
 * the same.
 */
export function scoreOf(answers: readonly number[]): TestScore {
  const points = ITEMS.map(({ isReversed }, index) => {
    const option = answers[index] ?? 0;
    return isReversed ? MAX_POINTS - option : option;
  });
  const traitScore = (trait: Trait) => {
    const some = points.filter((_, index) => ITEMS[index]?.trait === trait);
    return percent(
      some.reduce((sum, row) => sum + row, 0),
      some.length,
    );
  };
  const total = points.reduce((sum, point) => sum + point, 0);
  const traits = Object.fromEntries(
    (Object.keys(TRAITS) as Trait[]).map((trait) => [trait, traitScore(trait)]),
  );
  return { overall: percent(total, ITEMS.length), traits: traits as Record<Trait, number> };
}

export const scoreMethod = () => m.onboarding_psychometric_score_each_of_the_20_questions();

const MIDDLE = 60;

export const meaningOf = (traits: Record<string, number>) =>
  (Object.keys(TRAITS) as Trait[]).map((trait) => {
    const score = traits[trait] ?? 0;
    const { name, high, low } = TRAITS[trait];
    return { trait, name, score, meaning: score >= MIDDLE ? high : low };
  });

export const scoreJson = ({ overall, traits }: TestScore) => ({
  overall,
  outOf: 100,
  traits: meaningOf(traits),
  method: scoreMethod(),
});
